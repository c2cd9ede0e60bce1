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
  column: Pick<Column<never>, 'id' | 'header' | 'align'>;
  sort?: TableSort;
  /** Pixels, once the user has resized a column. */
  width?: number;
  onWidths?(widths: Widths): void;
  isFirst: boolean;
}

/** Header of a column: a button where the rows can be sorted by it. */
export function HeaderCell({ column: { id, header, align }, sort, width, onWidths, isFirst }: HeaderCellProps) {
  const name = i18n._(header);
  const isIdle = useIdle();
  const direction = sort?.value?.column === id ? sort.value.direction : undefined;
  return (
    <Table.Th
      data-align={align}
      aria-label={name}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
      data-column={id}
      className={classes.header}
      style={width ? { width } : undefined}
    >
      {sort?.options.some(({ column }) => column === id) ? <SortButton id={id} name={name} sort={sort} /> : name}
      <Suspense>
        {onWidths && isIdle && <ResizeHandle id={id} name={name} width={width} onWidths={onWidths} isFirst={isFirst} />}
      </Suspense>
    </Table.Th>
  );
}

function SortButton({ id, name, sort: { value, options, onChange } }: { id: string; name: string; sort: TableSort }) {
  const own = options.filter(({ column }) => column === id);
  const current = own.findIndex(({ direction }) => value?.column === id && value.direction === direction);
  const next = own[(current + 1) % own.length]!;
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
