import type { RowData } from '@tanstack/react-table';
import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';

/** What a row can be: an object. */
export type { RowData };

/** One column of a table. The first one names the row: it is always shown and becomes the row's header. */
export interface Column<Row extends RowData> {
  /** Unique in the table; stored with the user's choice of columns. */
  id: string;
  header: MessageDescriptor;
  cell(row: Row): ReactNode;
  /** Numbers and amounts are aligned right. */
  align?: 'right';
  nowrap?: boolean;
  /** Hidden until the user chooses it. */
  optional?: boolean;
  /** Place in the block that a row becomes on a phone: in the upper right corner without its header, or the whole width. */
  phone?: 'corner' | 'wide';
  /** Value by which `useSortedRows` orders the rows. */
  sortValue?(row: Row): string | number | null;
}

/** Order of the rows by one column. */
export interface Sort {
  column: string;
  direction: 'asc' | 'desc';
}

/** Sorting in the headers: a column is sortable when `options` contains it. */
export interface TableSort {
  value: Sort | null;
  /** The orders that are available now, per column in the order in which its header offers them. */
  options: readonly Sort[];
  onChange(sort: Sort): void;
}
