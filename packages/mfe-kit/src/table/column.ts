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
  /**
   * Least width in pixels. In a table whose columns all have one, the columns share the remaining space in proportion, and text is cut off rather
   * than wrapped.
   */
  width?: number;
  /** Hidden in narrower tables until the user chooses columns: `medium` is 1024 px, `wide` 1280 px. */
  from?: 'medium' | 'wide';
  /** Hidden until the user chooses it. */
  optional?: boolean;
  /** Place in the block that a row becomes in a narrow table: in the upper right corner without its header, or the whole width. */
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
  /** Null restores the usual order. */
  onChange(sort: Sort | null): void;
}
