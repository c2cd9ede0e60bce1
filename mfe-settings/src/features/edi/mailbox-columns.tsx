import type { Column } from '@lading/mfe-kit';
import { Button, DateTimeInZone, StatusBadge, Text } from '@lading/ui';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Interchange } from '../../shared/types';
import { ACKNOWLEDGMENTS, DIRECTIONS, receiptText, setName, STATES } from './edi-words';

/** Columns of the mailbox. */
export const mailboxColumns = (onOpen: (interchange: Interchange) => void): Column<Interchange>[] => [
  { id: 'time', header: msg`Time`, cell: ({ createdAt }) => <DateTimeInZone instant={createdAt} /> },
  {
    id: 'content',
    header: msg`Content`,
    cell: ({ sets, direction, control, test }) => (
      <div>
        {sets.length > 0 ? sets.map(setName).join(', ') : t`Unreadable`}
        <Text c="dimmed" size="sm">
          {i18n._(DIRECTIONS[direction])} · <Trans>No. {control}</Trans>
          {test && ` · ${t({ context: 'interchange', message: 'Test' })}`}
        </Text>
      </div>
    ),
  },
  { id: 'carrier', header: msg`Carrier`, cell: ({ carrierName }) => carrierName },
  {
    id: 'status',
    header: msg`Status`,
    cell: ({ state, error }) => (
      <div>
        <StatusBadge tone={STATES[state].tone}>{i18n._(STATES[state].word)}</StatusBadge>
        {error && (
          <Text c="dimmed" size="sm">
            {error}
          </Text>
        )}
      </div>
    ),
  },
  {
    id: 'acknowledgment',
    header: msg`Acknowledgment`,
    cell: ({ acknowledgment, receipt }) => {
      const { tone, word } = ACKNOWLEDGMENTS[acknowledgment];
      return (
        <div>
          <StatusBadge tone={tone}>{i18n._(word)}</StatusBadge>
          {receipt && (
            <Text c="dimmed" size="sm">
              {receiptText(receipt)}
            </Text>
          )}
        </div>
      );
    },
  },
  {
    id: 'actions',
    header: msg`Actions`,
    cell: (interchange) => (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t`Open interchange ${interchange.control} of ${interchange.carrierName}`}
        onClick={() => onOpen(interchange)}
      >
        <Trans>Open</Trans>
      </Button>
    ),
  },
];
