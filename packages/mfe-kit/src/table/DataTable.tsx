import { Checkbox, Table, useMediaQuery } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import classes from './data-table.module.css';
import type { Column, RowData, TableSort } from './column';
import { HeaderCell } from './HeaderCell';
import { SkeletonBody } from './SkeletonBody';
import { TableRows } from './TableRows';
import type { RowPreview } from './use-row-preview';
import { type RowTable, useRowTable } from './use-row-table';
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
  /** The row on a phone, below its first column and the one in the corner; all columns by default. */
  card?(row: Row): ReactNode;
  /** Sorting in the headers; `useSortedRows` and `useUrlSort` provide it. */
  sort?: TableSort;
  /** Adds a checkbox to each row. */
  selection?: Selection;
  /** Which row is previewed; a click beside its links and Space preview a row. */
  preview?: RowPreview;
  /** The user's columns, widths and density, from `useTableLayout`. */
  layout?: TableLayout<Row>;
  /** True while these rows are those of the previous page or filters. */
  isStale?: boolean;
  /** True while there are no rows yet; the table then has the shape of some, which screen readers skip. */
  isPending?: boolean;
}

/** Rows and columns; in a narrow container, as on a phone, each row is a card. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { caption, rows, sort, selection, layout, preview, isStale, isPending } = props;
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const columns = layout?.columns ?? props.columns;
  const table = useRowTable({ ...props, columns });
  const isVirtual = rows.length > MAX_PLAIN_ROWS;
  const fixed = isFixed(columns, layout) ? 'fixed' : undefined;
  return (
    <div className={classes.container} aria-hidden={isPending || undefined} inert={isPending}>
      <div
        ref={setFrame}
        className={classes.frame}
        data-virtual={isVirtual || undefined}
        data-stale={isStale || undefined}
        data-preview={preview && true}
        data-usual={layout?.isUsual !== false || undefined}
      >
        <Table
          stickyHeader
          highlightOnHover
          aria-label={caption}
          aria-busy={isStale || undefined}
          aria-rowcount={isVirtual ? rows.length + 1 : undefined}
          className={classes.table}
          data-dense={layout?.isDense || undefined}
          data-layout={fixed}
          layout={fixed}
        >
          <Header columns={columns} layout={layout} sort={sort}>
            {selection && <SelectAll table={table} />}
          </Header>
          <Body {...props} columns={columns} table={table} frame={frame} />
        </Table>
      </div>
    </div>
  );
}

interface BodyProps<Row extends RowData> extends Omit<DataTableProps<Row>, 'layout'> {
  table: RowTable<Row>;
  /** The element that scrolls. */
  frame: HTMLDivElement | null;
}

function Body<Row extends RowData>(props: BodyProps<Row>) {
  const { table, columns, rows, rowName, selection, isPending, frame } = props;
  // As in the style sheet.
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const isSelectable = selection !== undefined;
  if (isPending) return <SkeletonBody columns={columns} isSelectable={isSelectable} />;
  const forScreen = isPhone ? { card: props.card } : { preview: props.preview };
  const rowProps = { table, columns, rowName, isSelectable, ...forScreen };
  if (rows.length <= MAX_PLAIN_ROWS) return <TableRows {...rowProps} />;
  return (
    <Suspense>
      <VirtualRows {...rowProps} frame={frame} />
    </Suspense>
  );
}

/** Whether the table has the widths of its columns rather than those of their content. */
const isFixed = <Row extends RowData>(columns: readonly Column<Row>[], layout?: TableLayout<Row>): boolean =>
  columns.every(({ id, width }) => layout?.widths[id] ?? width) || columns.some(({ id }) => layout?.widths[id]);

interface HeaderProps<Row extends RowData> extends Pick<DataTableProps<Row>, 'layout' | 'sort'> {
  columns: readonly Column<Row>[];
  /** Checkbox that selects all rows. */
  children: ReactNode;
}

function Header<Row extends RowData>({ columns, layout, sort, children }: HeaderProps<Row>) {
  return (
    <Table.Thead>
      <Table.Tr>
        {children && (
          <Table.Th className={classes.select} aria-label={t`Selection`}>
            {children}
          </Table.Th>
        )}
        {columns.map((column, index) => (
          <HeaderCell
            key={column.id}
            column={column}
            sort={sort}
            width={layout?.widths[column.id]}
            onWidths={layout?.setWidths}
            isFirst={index === 0}
          />
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}

function SelectAll<Row extends RowData>({ table }: { table: RowTable<Row> }) {
  const isAll = table.getRowModel().rows.length > 0 && table.getIsAllRowsSelected();
  return (
    <Checkbox
      aria-label={t`Select all on this page`}
      checked={isAll}
      indeterminate={!isAll && table.getRowModel().rows.some((row) => row.getIsSelected())}
      onChange={() => table.toggleAllRowsSelected()}
    />
  );
}
