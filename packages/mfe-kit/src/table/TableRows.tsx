import { Checkbox, Table } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { type FocusEvent, type ReactNode, type Ref, useState } from 'react';
import type { Column, RowData } from './column';
import classes from './data-table.module.css';
import { handleRowKey } from './row-keys';
import type { RowTable } from './use-row-table';

export interface TableRowsProps<Row extends RowData> {
  table: RowTable<Row>;
  columns: readonly Column<Row>[];
  rowName?(row: Row): string;
  isSelectable: boolean;
}

interface BodyProps<Row extends RowData> extends TableRowsProps<Row> {
  /** Indexes of the rows in the document; all by default. */
  indexes?: readonly number[];
  /** Space of the rows that are not in the document, in pixels. */
  before?: number;
  after?: number;
  scrollTo?(index: number): void;
  rowRef?: Ref<HTMLTableRowElement>;
}

/** The body of the table. One row is in the tab order; the arrow keys move between rows. */
export function TableRows<Row extends RowData>({ indexes, before, after, scrollTo, rowRef, ...props }: BodyProps<Row>) {
  const { table, isSelectable } = props;
  const [active, setActive] = useState<string>();
  const { rows } = table.getRowModel();
  const shown = indexes ?? rows.map((_, index) => index);
  const first = shown.find((index) => rows[index]?.id === active) ?? shown[0];
  const toggle = isSelectable ? (index: number) => rows[index]?.toggleSelected() : undefined;
  const onFocus = ({ target }: FocusEvent) => {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
    setActive(index === undefined ? undefined : rows[Number(index)]?.id);
  };
  return (
    <Table.Tbody
      className={classes.body}
      onFocus={onFocus}
      onKeyDown={(event) => handleRowKey(event, { count: rows.length, toggle, scrollTo })}
    >
      <Spacer height={before} />
      {shown.map((index) => (
        <TableRow key={rows[index]!.id} {...props} index={index} tabIndex={index === first ? 0 : -1} rowRef={rowRef} />
      ))}
      <Spacer height={after} />
    </Table.Tbody>
  );
}

const Spacer = ({ height }: { height?: number }) => (height ? <tr aria-hidden="true" style={{ height }} /> : null);

interface TableRowProps<Row extends RowData> extends TableRowsProps<Row> {
  index: number;
  tabIndex: number;
  rowRef?: Ref<HTMLTableRowElement>;
}

function TableRow<Row extends RowData>({
  table,
  columns,
  rowName,
  isSelectable,
  index,
  tabIndex,
  rowRef,
}: TableRowProps<Row>) {
  const row = table.getRowModel().rows[index]!;
  const isSelected = isSelectable && row.getIsSelected();
  return (
    <Table.Tr
      ref={rowRef}
      tabIndex={tabIndex}
      className={classes.row}
      data-index={index}
      data-selected={isSelected || undefined}
      aria-rowindex={rowRef ? index + 2 : undefined}
    >
      {isSelectable && (
        <Table.Td className={classes.select}>
          <Checkbox
            aria-label={t`Select ${rowName?.(row.original) ?? row.id}`}
            checked={isSelected}
            // Shift selects the range since the last click.
            onClick={row.getToggleSelectedHandler()}
            onChange={() => undefined}
          />
        </Table.Td>
      )}
      {columns.map((column, position) => (
        <BodyCell key={column.id} column={column} isHeader={position === 0}>
          {column.cell(row.original)}
        </BodyCell>
      ))}
    </Table.Tr>
  );
}

interface BodyCellProps {
  column: Pick<Column<never>, 'id' | 'header' | 'align' | 'nowrap' | 'phone'>;
  isHeader: boolean;
  children: ReactNode;
}

function BodyCell({ column: { id, header, align, nowrap, phone }, isHeader, children }: BodyCellProps) {
  const props = {
    className: classes.cell,
    'data-column': id,
    'data-align': align,
    'data-nowrap': nowrap || undefined,
    'data-phone': isHeader ? 'title' : phone,
  };
  if (isHeader)
    return (
      <Table.Th scope="row" {...props}>
        {children}
      </Table.Th>
    );
  return (
    <Table.Td {...props} data-label={i18n._(header)}>
      {children}
    </Table.Td>
  );
}
