import { Checkbox, Table } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';
import classes from './data-table.module.css';
import type { Column, RowData, TableSort } from './column';
import { HeaderCell } from './HeaderCell';
import { TableRows } from './TableRows';
import { useRowTable } from './use-row-table';
import type { Selection } from './use-selection';
import type { TableLayout } from './use-table-layout';
import type { VirtualRows as VirtualRowsComponent } from './VirtualRows';

/** More rows than this are virtualized: only those in view are in the document. */
const MAX_PLAIN_ROWS = 200;
const VirtualRows = lazy(async () => ({
  default: (await import(/* webpackChunkName: "virtual-rows" */ './VirtualRows')).VirtualRows,
})) as unknown as typeof VirtualRowsComponent; // `lazy` drops the type parameter

export interface DataTableProps<Row extends RowData> {
  /** Accessible name of the table: "Shipments". */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId(row: Row): string;
  /** What a row is called, to name its checkbox: "S-000317". */
  rowName?(row: Row): string;
  /** Sorting in the headers; `useSortedRows` and `useUrlSort` provide it. */
  sort?: TableSort;
  /** Adds a checkbox to each row. */
  selection?: Selection;
  /** The user's columns, widths and density, from `useTableLayout`. */
  layout?: TableLayout<Row>;
  /** True while these rows are those of the previous page or filters. */
  isStale?: boolean;
}

/** Rows and columns; in a narrow container, as on a phone, each row is a block of named values. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { caption, rows, sort, selection, layout, isStale } = props;
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const columns = layout?.columns ?? props.columns;
  const table = useRowTable({ ...props, columns });
  const isVirtual = rows.length > MAX_PLAIN_ROWS;
  const widths = layout?.widths ?? {};
  const isResized = columns.some(({ id }) => id in widths);
  const rowProps = { table, columns, rowName: props.rowName, isSelectable: selection !== undefined };
  return (
    <div className={classes.container}>
      <div
        ref={setFrame}
        className={classes.frame}
        data-virtual={isVirtual || undefined}
        data-stale={isStale || undefined}
      >
        <Table
          stickyHeader
          highlightOnHover
          aria-label={caption}
          aria-busy={isStale || undefined}
          aria-rowcount={isVirtual ? rows.length + 1 : undefined}
          className={classes.table}
          verticalSpacing={layout?.isDense ? 2 : undefined}
          layout={isResized ? 'fixed' : undefined}
        >
          <Table.Thead>
            <Table.Tr>
              {selection && (
                <Table.Th className={classes.select} aria-label={t`Selection`}>
                  <SelectAll table={table} />
                </Table.Th>
              )}
              {columns.map((column, index) => (
                <HeaderCell
                  key={column.id}
                  column={column}
                  sort={sort}
                  width={widths[column.id]}
                  onWidths={layout?.setWidths}
                  isFirst={index === 0}
                />
              ))}
            </Table.Tr>
          </Table.Thead>
          {isVirtual ? (
            <Suspense>
              <VirtualRows {...rowProps} frame={frame} />
            </Suspense>
          ) : (
            <TableRows {...rowProps} />
          )}
        </Table>
      </div>
    </div>
  );
}

function SelectAll<Row extends RowData>({ table }: { table: ReturnType<typeof useRowTable<Row>> }) {
  const isAll = table.getIsAllRowsSelected();
  return (
    <Checkbox
      aria-label={t`Select all on this page`}
      checked={isAll}
      indeterminate={!isAll && table.getRowModel().rows.some((row) => row.getIsSelected())}
      onChange={() => table.toggleAllRowsSelected()}
    />
  );
}
