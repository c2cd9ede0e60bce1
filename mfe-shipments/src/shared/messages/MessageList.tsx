import { formatInstant, Text } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { DisputeMessage } from '../api/invoices';
import classes from '../record.module.css';
import { DIRECTIONS, STATES } from './message-words';

/** Messages with the carrier and notes, newest first. */
export function MessageList({ messages }: { messages: readonly DisputeMessage[] }) {
  return (
    <ol className={classes.history} aria-label={t`Messages`}>
      {messages.toReversed().map(({ id, direction, state, address, text, authorName, createdAt }) => (
        <li key={id}>
          <Text fw={500}>
            {[i18n._(DIRECTIONS[direction]), address, state && i18n._(STATES[state])].filter(Boolean).join(', ')}
          </Text>
          <Text size="xs" c="dimmed">
            {authorName ?? t`Former user`}, {formatInstant(createdAt)}
          </Text>
          <Text className={classes.note}>{text}</Text>
        </li>
      ))}
    </ol>
  );
}
