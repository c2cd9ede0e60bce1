import { Checkbox, IconEye, Table, UnstyledButton } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { type FocusEvent, type MouseEvent, type ReactNode, type Ref, useState } from 'react';
import type { Column, RowData } from './column';
import classes from './data-table.module.css';
import { handleRowKey } from './row-keys';
import type { RowPreview } from './use-row-preview';
import type { RowTable } from './use-row-table';

export interface TableRowsProps<Row extends RowData> {
  table: RowTable<Row>;
  columns: readonly Column<Row>[];
  rowName?(row: Row): string;
  isSelectable: boolean;
  preview?: RowPreview;
  /** Content below the first column and the one in the corner, in place of the other columns. */
  card?(row: Row): ReactNode;
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
  const { table, isSelectable, preview } = props;
  const [active, setActive] = useState<string>();
  const { rows } = table.getRowModel();
  const shown = indexes ?? rows.map((_, index) => index);
  const first = shown.find((index) => rows[index]?.id === active) ?? shown[0];
  const toggle = isSelectable ? (index: number) => rows[index]?.toggleSelected() : undefined;
  const show = preview && ((index: number) => preview.show(rows[index]?.id));
  const onFocus = ({ target }: FocusEvent) => {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
    const id = index === undefined ? undefined : rows[Number(index)]?.id;
    setActive(id);
    // An open preview follows the focus from row to row.
    if (preview?.id !== undefined && target instanceof HTMLTableRowElement) preview.show(id);
  };
  const onClick = ({ target }: MouseEvent) => {
    const row = (target as Element).closest<HTMLElement>('[data-index]');
    if (!preview || !row || (target as Element).closest('a, button, input, label') || isTextSelected()) return;
    row.focus({ preventScroll: true });
    preview.show(rows[Number(row.dataset.index)]?.id);
  };
  return (
    <Table.Tbody
      className={classes.body}
      onFocus={onFocus}
      onClick={onClick}
      onKeyDown={(event) => handleRowKey(event, { count: rows.length, toggle, show, scrollTo })}
    >
      <Spacer height={before} />
      {shown.map((index) => (
        <TableRow key={rows[index]!.id} {...props} index={index} tabIndex={index === first ? 0 : -1} rowRef={rowRef} />
      ))}
      <Spacer height={after} />
    </Table.Tbody>
  );
}

/** Whether a click ends the selection of text. */
const isTextSelected = () => getSelection()?.type === 'Range';

const Spacer = ({ height }: { height?: number }) => (height ? <tr aria-hidden="true" style={{ height }} /> : null);

interface TableRowProps<Row extends RowData> extends TableRowsProps<Row> {
  index: number;
  tabIndex: number;
  rowRef?: Ref<HTMLTableRowElement>;
}

function TableRow<Row extends RowData>(props: TableRowProps<Row>) {
  const { table, columns, rowName, isSelectable, preview, card, index, tabIndex, rowRef } = props;
  const row = table.getRowModel().rows[index]!;
  const isSelected = isSelectable && row.getIsSelected();
  const name = rowName?.(row.original) ?? row.id;
  const shown = card ? columns.filter(({ phone }, position) => position === 0 || phone === 'corner') : columns;
  return (
    <Table.Tr
      ref={rowRef}
      tabIndex={tabIndex}
      className={classes.row}
      data-index={index}
      data-selected={isSelected || undefined}
      data-previewed={preview?.id === row.id || undefined}
      aria-rowindex={rowRef ? index + 2 : undefined}
    >
      {isSelectable && (
        <Table.Td className={classes.select}>
          <Checkbox
            aria-label={t`Select ${name}`}
            checked={isSelected}
            // Shift selects the range since the last click.
            onClick={row.getToggleSelectedHandler()}
            onChange={() => undefined}
          />
        </Table.Td>
      )}
      {shown.map((column, position) => (
        <BodyCell key={column.id} column={column} isHeader={position === 0}>
          {column.cell(row.original)}
          {position === 0 && preview && (
            // Space does the same on the focused row, so that the button is no stop of the Tab key.
            <UnstyledButton
              tabIndex={-1}
              className={classes.eye}
              aria-label={t`Preview ${name}`}
              title={t`Preview (Space)`}
              onClick={() => preview.show(row.id)}
            >
              <IconEye size={16} aria-hidden="true" />
            </UnstyledButton>
          )}
        </BodyCell>
      ))}
      {card && <Table.Td className={classes.card}>{card(row.original)}</Table.Td>}
    </Table.Tr>
  );
}

interface BodyCellProps {
  column: Pick<Column<never>, 'id' | 'header' | 'align' | 'nowrap' | 'from' | 'phone'>;
  isHeader: boolean;
  children: ReactNode;
}

function BodyCell({ column, isHeader, children }: BodyCellProps) {
  const { id, header, align, nowrap, from, phone } = column;
  const props = {
    className: classes.cell,
    'data-column': id,
    'data-align': align,
    'data-nowrap': nowrap || undefined,
    'data-from': from,
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
