import { Button, Group, Text, VisuallyHidden } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, lazy, type ReactNode, Suspense } from 'react';
import type { RowData } from '../table/column';
import { DataTable, type DataTableProps } from '../table/DataTable';
import { usePauseWhileHovered } from '../table/use-pause-while-hovered';
import { type RowPreview, useRowPreview } from '../table/use-row-preview';
import { useStableRows } from '../table/use-stable-rows';
import classes from './list.module.css';

/** Loaded with the first previewed row. */
const PreviewPanel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "preview" */ './PreviewPanel')).PreviewPanel,
}));

/** Preview of a row at the right of the table. */
export interface ListPreview<Row extends RowData> {
  /** Page of a row. */
  to(row: Row): string;
  /** Content for a row; load it lazily. */
  render(row: Row): ReactNode;
}

export interface ListRowsProps<Row extends RowData> extends Omit<DataTableProps<Row>, 'preview'> {
  /** For lists that refresh themselves: within one key, no row moves while the pointer or the focus is in the table. */
  stableKey?: string;
  /** Rows can be previewed; `rowName` is the heading. */
  preview?: ListPreview<Row>;
}

/** The table of a list, its rows kept in place while they are used, and the preview of a row. */
export function ListRows<Row extends RowData>({ stableKey, preview, ...table }: ListRowsProps<Row>) {
  const { isPaused, props } = usePauseWhileHovered();
  const { rows, hasChanged, showChanges } = useStableRows(table.rows, {
    rowId: table.rowId,
    listKey: `${stableKey} ${table.isStale}`,
    isPaused: isPaused && stableKey !== undefined,
  });
  const previewed = useRowPreview(rows, table.rowId);
  if (rows.length === 0 && !table.isPending) return null;
  return (
    <>
      {table.isPending && (
        <VisuallyHidden role="status">
          <Trans>Loading</Trans>
        </VisuallyHidden>
      )}
      {hasChanged && (
        <Group gap="xs" role="status">
          <Text>
            <Trans>The list has changed.</Trans>
          </Text>
          <Button variant="default" size="compact-sm" onClick={showChanges}>
            <Trans>Show changes</Trans>
          </Button>
        </Group>
      )}
      {/* eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- keys of the rows and of the preview in it */}
      <div
        {...props}
        className={classes.rows}
        data-previewing={previewed.row ? true : undefined}
        onKeyDown={(event) => handleListKey(event, previewed)}
      >
        <DataTable {...table} rows={rows} preview={preview && previewed} />
        {preview && previewed.row && (
          <Suspense>
            <Panel table={table} rows={rows} row={previewed.row} preview={preview} onShow={previewed.show} />
          </Suspense>
        )}
      </div>
    </>
  );
}

interface PanelProps<Row extends RowData> {
  table: Pick<DataTableProps<Row>, 'rowId' | 'rowName'>;
  rows: readonly Row[];
  row: Row;
  preview: ListPreview<Row>;
  onShow(id: string | undefined): void;
}

function Panel<Row extends RowData>({ table: { rowId, rowName }, rows, row, preview, onShow }: PanelProps<Row>) {
  const index = rows.indexOf(row);
  const to = (neighbor: Row | undefined) => neighbor && (() => onShow(rowId(neighbor)));
  return (
    <PreviewPanel
      name={rowName?.(row) ?? rowId(row)}
      to={preview.to(row)}
      onClose={() => onShow(undefined)}
      onPrevious={to(rows[index - 1])}
      onNext={to(rows[index + 1])}
    >
      {preview.render(row)}
    </PreviewPanel>
  );
}

/** A leads to the actions on the selected rows; Escape closes the preview, and the arrow to the right leads into it. */
function handleListKey(event: KeyboardEvent<HTMLElement>, { id, show }: RowPreview): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key.toLowerCase() === 'a' && event.target instanceof HTMLTableRowElement)
    document.querySelector<HTMLElement>('[data-selection-bar] button:enabled')?.focus();
  if (id === undefined) return;
  const inList = (selector: string) => event.currentTarget.querySelector<HTMLElement>(selector);
  if (event.key === 'Escape') {
    inList('[data-previewed]')?.focus();
    show(undefined);
  } else if (event.key === 'ArrowRight' && event.target instanceof HTMLTableRowElement) {
    event.preventDefault();
    inList('[data-preview-panel]')?.focus();
  }
}
