import { Button, formatNumber, Table, Text } from '@lading/ui';
import { useState } from 'react';
import type { ImportMessage } from '../../shared/api/types';
import classes from './message-table.module.css';

const SHOWN_FIRST = 100;

/** What is wrong in a file, by row and column; `total` when the server counted more than it lists. */
export function MessageTable({ messages, total = messages.length }: { messages: readonly ImportMessage[]; total?: number }) {
  const [all, setAll] = useState(false);
  const shown = all ? messages : messages.slice(0, SHOWN_FIRST);
  return (
    <div className={classes.frame}>
      <Table className={classes.table}>
        <caption>Errors</caption>
        <Table.Thead>
          <Table.Tr>
            {['Row', 'Column', 'Quote', 'What is wrong'].map((name) => (
              <Table.Th key={name}>{name}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(({ row, column, ref, code, message }) => (
            <Table.Tr key={`${row} ${column} ${code}`}>
              <Table.Td data-label="Row">{formatNumber(row)}</Table.Td>
              <Table.Td data-label="Column">{column || 'whole row'}</Table.Td>
              <Table.Td data-label="Quote">{ref}</Table.Td>
              <Table.Td className={classes.message}>{message}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {shown.length < messages.length && (
        <Button variant="default" size="compact-sm" onClick={() => setAll(true)}>
          Show {formatNumber(messages.length - shown.length)} more
        </Button>
      )}
      {total > messages.length && <Text c="dimmed">The first {formatNumber(messages.length)} of {formatNumber(total)} are listed.</Text>}
    </div>
  );
}
