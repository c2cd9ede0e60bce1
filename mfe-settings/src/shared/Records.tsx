import { Table } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import classes from './records.module.css';

/** One column: its heading, and what a row shows in it. */
export interface Column<T> {
  name: MessageDescriptor;
  cell(row: T): ReactNode;
}

interface RecordsProps<T> {
  /** What the rows are, for people who cannot see the heading above. */
  caption: string;
  columns: Column<T>[];
  rows: readonly T[];
  keyOf(row: T): string;
}

/** Rows and columns; on a phone each row stands as a block of named values. */
export function Records<T>({ caption, columns, rows, keyOf }: RecordsProps<T>) {
  return (
    <Table className={classes.table} aria-label={caption}>
      <Table.Thead>
        <Table.Tr>
          {columns.map(({ name }) => (
            <Table.Th key={name.id}>{i18n._(name)}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={keyOf(row)}>
            {columns.map(({ name, cell }) => (
              <Table.Td key={name.id} data-label={i18n._(name)}>
                {cell(row)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
