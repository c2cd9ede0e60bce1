import { IconChevronDown, IconChevronUp, Table, UnstyledButton } from '@lading/ui';
import { i18n } from '@lingui/core';
import { lazy, Suspense } from 'react';
import { useIdle } from './use-idle';
import type { Column, TableSort } from './column';
import classes from './data-table.module.css';
import type { Widths } from './use-table-layout';

/** Not needed at first sight. */
const ResizeHandle = lazy(async () => ({
  default: (await import(/* webpackChunkName: "list-tools" */ './ResizeHandle')).ResizeHandle,
}));

interface HeaderCellProps {
  column: Pick<Column<never>, 'id' | 'header' | 'align' | 'width' | 'from'>;
  sort?: TableSort;
  /** Pixels, once the user has resized a column. */
  width?: number;
  onWidths?(widths: Widths): void;
  isFirst: boolean;
}

/** Header of a column: a button where the rows can be sorted by it. */
export function HeaderCell({ column, sort, width, onWidths, isFirst }: HeaderCellProps) {
  const { id, header, align, from } = column;
  const name = i18n._(header);
  const isIdle = useIdle();
  const direction = sort?.value?.column === id ? sort.value.direction : undefined;
  return (
    <Table.Th
      data-align={align}
      aria-label={name}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
      data-column={id}
      data-from={from}
      className={classes.header}
      style={{ width: width ?? column.width }}
    >
      {sort?.options.some(({ column }) => column === id) ? (
        <SortButton id={id} name={name} sort={sort} />
      ) : (
        <span title={name}>{name}</span>
      )}
      <Suspense>
        {onWidths && isIdle && <ResizeHandle id={id} name={name} width={width} onWidths={onWidths} isFirst={isFirst} />}
      </Suspense>
    </Table.Th>
  );
}

function SortButton({ id, name, sort: { value, options, onChange } }: { id: string; name: string; sort: TableSort }) {
  const own = options.filter(({ column }) => column === id);
  const current = own.findIndex(({ direction }) => value?.column === id && value.direction === direction);
  // After its last direction, a header restores the usual order.
  const next = own[current + 1] ?? null;
  return (
    <UnstyledButton className={classes.sort} fz="inherit" fw="inherit" onClick={() => onChange(next)}>
      {name}
      {current >= 0 &&
        (value?.direction === 'asc' ? (
          <IconChevronUp size={14} aria-hidden="true" />
        ) : (
          <IconChevronDown size={14} aria-hidden="true" />
        ))}
    </UnstyledButton>
  );
}
