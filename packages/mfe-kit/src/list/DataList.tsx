import { Button, EmptyState, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { LoadFailure } from '../query/LoadFailure';
import type { RowData } from '../table/column';
import type { DataTableProps } from '../table/DataTable';
import { useTableLayout } from '../table/use-table-layout';
import { ListRows, type ListRowsProps } from './ListRows';
import { ListToolbar, type ToolbarOptions } from './ListToolbar';

type ListQuery = Pick<UseQueryResult, 'isPending' | 'isError' | 'isPlaceholderData' | 'error' | 'refetch'>;

export interface DataListProps<Row extends RowData>
  extends
    Omit<DataTableProps<Row>, 'layout' | 'isStale' | 'isPending' | 'preview'>,
    Pick<ListRowsProps<Row>, 'stableKey' | 'preview'>,
    ToolbarOptions {
  /** Names the stored layout: "shipments". */
  name: string;
  /** The query of the rows; `rows` is empty until it has succeeded. */
  query: ListQuery;
  /** Replaces the table if the company has no row at all. */
  empty: ReactNode;
  /** A page can be empty although later ones are not, because a search reads only so many rows at once. */
  hasMore?: boolean;
  /** `Pager` or `ShowMore`. */
  pager?: ReactNode;
  /** Actions on the selected rows, a lazy `SelectionBar`; shown while rows are selected. */
  selectionBar?: ReactNode;
}

/** Toolbar, table and pages of one list, with its loading, empty and error states. */
export function DataList<Row extends RowData>(props: DataListProps<Row>) {
  const { name, query, filters, count, views, exportHref, tools, onClearFilters, pager, selectionBar, ...table } =
    props;
  const layout = useTableLayout(name, table.columns);
  const isLoaded = !query.isPending && !query.isError;
  return (
    <>
      <ListToolbar
        filters={filters}
        count={count}
        views={views}
        exportHref={props.rows.length > 0 ? exportHref : undefined}
        tools={tools}
        onClearFilters={onClearFilters}
        layout={layout}
      />
      {query.isError && (
        <LoadFailure
          error={query.error}
          title={t`${table.caption} could not be loaded`}
          onRetry={() => void query.refetch()}
        >
          <Trans>Your filters are kept.</Trans>
        </LoadFailure>
      )}
      {isLoaded && props.rows.length === 0 && <NoRows {...props} />}
      <ListRows {...table} layout={layout} isStale={query.isPlaceholderData} isPending={query.isPending} />
      {isLoaded && pager}
      <Suspense>{props.selection && props.selection.ids.size > 0 && selectionBar}</Suspense>
    </>
  );
}

type NoRowsProps = Pick<DataListProps<RowData>, 'hasMore' | 'onClearFilters' | 'empty'>;

function NoRows({ hasMore, onClearFilters, empty }: NoRowsProps) {
  if (hasMore)
    return (
      <Text c="dimmed">
        <Trans>No matches so far. Show the next rows to search on.</Trans>
      </Text>
    );
  if (!onClearFilters) return empty;
  return (
    <EmptyState
      title={t`No matches`}
      action={
        <Button variant="default" onClick={onClearFilters}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    >
      <Trans>Try other search terms or fewer filters.</Trans>
    </EmptyState>
  );
}
