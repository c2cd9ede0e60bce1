import { Table } from '@lading/ui';
import type { ReactNode } from 'react';
import classes from './records.module.css';

/** One column: its heading, and what a row shows in it. */
export interface Column<T> {
  name: string;
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
            <Table.Th key={name}>{name}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={keyOf(row)}>
            {columns.map(({ name, cell }) => (
              <Table.Td key={name} data-label={name}>
                {cell(row)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
