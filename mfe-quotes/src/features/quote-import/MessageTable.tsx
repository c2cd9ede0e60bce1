import { Button, formatNumber, Table, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ImportMessage } from '../../shared/api/types';
import classes from './message-table.module.css';

const SHOWN_FIRST = 100;

/** Error in a file, by row and column; `total` when the server counted more than it lists. */
export function MessageTable({
  messages,
  total = messages.length,
}: {
  messages: readonly ImportMessage[];
  total?: number;
}) {
  const [all, setAll] = useState(false);
  const shown = all ? messages : messages.slice(0, SHOWN_FIRST);
  return (
    <div className={classes.frame}>
      <Table className={classes.table}>
        <caption className={classes.caption}>
          <Trans>Errors</Trans>
        </caption>
        <Table.Thead>
          <Table.Tr>
            {[t`Row`, t`Column`, t`Quote`, t`Error`].map((name) => (
              <Table.Th key={name}>{name}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(({ row, column, ref, code, message }) => (
            <Table.Tr key={`${row} ${column} ${code}`}>
              <Table.Td data-label={t`Row`}>{formatNumber(row)}</Table.Td>
              <Table.Td data-label={t`Column`}>{column || t`whole row`}</Table.Td>
              <Table.Td data-label={t`Quote`}>{ref}</Table.Td>
              <Table.Td className={classes.message}>{message}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {shown.length < messages.length && (
        <Button variant="default" size="compact-sm" onClick={() => setAll(true)}>
          <Trans>Show {formatNumber(messages.length - shown.length)} more</Trans>
        </Button>
      )}
      {total > messages.length && (
        <Text c="dimmed">
          <Trans>
            The first {formatNumber(messages.length)} of {formatNumber(total)} are listed.
          </Trans>
        </Text>
      )}
    </div>
  );
}
