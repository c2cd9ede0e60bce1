import { formatDate, formatInstant, Text, Title } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { amountText } from '../../shared/amount';
import type { Claim, ClaimEvent } from '../../shared/api/claims';
import classes from '../../shared/record.module.css';
import { HAPPENED } from './step/step-words';

/** Who recorded what, newest first. */
export function ClaimHistory({ claim: { events, currency } }: { claim: Claim }) {
  return (
    <section className={classes.panel}>
      <Title order={2}>{t`History`}</Title>
      <ol className={classes.history} aria-label={t`History`}>
        {events.toReversed().map((event) => (
          <li key={event.id}>
            <Text fw={500}>{headline(event, currency)}</Text>
            <Text size="xs" c="dimmed">
              {event.actorName ?? t`Former user`}, {formatInstant(event.createdAt)}
            </Text>
            {event.note && <Text className={classes.note}>{event.note}</Text>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function headline({ kind, amount, happenedOn }: ClaimEvent, currency: string): string {
  const parts = [
    i18n._(HAPPENED[kind]),
    amount === null ? null : amountText(amount, currency),
    happenedOn && formatDate(happenedOn),
  ];
  return parts.filter(Boolean).join(', ');
}
