import { Button, EmptyState, Group, SkeletonRows, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { LoadFailure } from '../query/LoadFailure';
import type { RowData } from '../table/column';
import { DataTable, type DataTableProps } from '../table/DataTable';
import { usePauseWhileHovered } from '../table/use-pause-while-hovered';
import { useStableRows } from '../table/use-stable-rows';
import { useTableLayout } from '../table/use-table-layout';
import classes from './list.module.css';
import type { SavedViewsOptions } from './SavedViews';
import { useIdle } from '../table/use-idle';

/** Not needed at first sight, so it is loaded when the browser is idle. */
const ListTools = lazy(async () => ({
  default: (await import(/* webpackChunkName: "list-tools" */ './ListTools')).ListTools,
}));

type ListQuery = Pick<UseQueryResult, 'isPending' | 'isError' | 'isPlaceholderData' | 'error' | 'refetch'>;

export interface DataListProps<Row extends RowData> extends Omit<DataTableProps<Row>, 'layout' | 'isStale'> {
  /** Names the stored layout: "shipments". */
  name: string;
  /** The query of the rows; `rows` is empty until it has succeeded. */
  query: ListQuery;
  /** Filter fields, above the table. */
  filters?: ReactNode;
  /** How many rows there are on all pages: "25 shipments". */
  count?: string;
  /** Saved filters and columns. */
  views?: SavedViewsOptions;
  /** Address of the filtered list as CSV; absent for users who may not export. */
  exportHref?: string;
  /** Replaces the table if the company has no row at all. */
  empty: ReactNode;
  /** Clears the filters; undefined while nothing is filtered. */
  onClearFilters?(): void;
  /** A page can be empty although later ones are not, because a search reads only so many rows at once. */
  hasMore?: boolean;
  /** For lists that refresh themselves: within one key, no row moves while the pointer or the focus is in the table. */
  stableKey?: string;
  /** `Pager` or `ShowMore`. */
  pager?: ReactNode;
}

/** Filters, tools, table and pages of one list, with its loading, empty and error states. */
export function DataList<Row extends RowData>(props: DataListProps<Row>) {
  const { name, query, filters, count, views, exportHref, pager, ...table } = props;
  const layout = useTableLayout(name, table.columns);
  const isIdle = useIdle();
  return (
    <>
      {filters}
      <div className={classes.tools}>
        <Text c="dimmed" role="status" className={classes.count}>
          {count}
        </Text>
        <Suspense>
          {isIdle && (
            <ListTools layout={layout} views={views} exportHref={props.rows.length > 0 ? exportHref : undefined} />
          )}
        </Suspense>
      </div>
      {query.isPending && <SkeletonRows rows={10} height={52} label={t`Loading`} />}
      {query.isError && (
        <LoadFailure
          error={query.error}
          title={t`${table.caption} could not be loaded`}
          onRetry={() => void query.refetch()}
        >
          <Trans>Your filters are kept.</Trans>
        </LoadFailure>
      )}
      {!query.isPending && !query.isError && props.rows.length === 0 && <NoRows {...props} />}
      <Rows {...table} layout={layout} isStale={query.isPlaceholderData} />
      {!query.isPending && !query.isError && pager}
    </>
  );
}

type RowsProps<Row extends RowData> = DataTableProps<Row> & Pick<DataListProps<Row>, 'stableKey'>;

function Rows<Row extends RowData>({ stableKey, ...table }: RowsProps<Row>) {
  const { isPaused, props } = usePauseWhileHovered();
  const { rows, hasChanged, showChanges } = useStableRows(table.rows, {
    rowId: table.rowId,
    listKey: `${stableKey} ${table.isStale}`,
    isPaused: isPaused && stableKey !== undefined,
  });
  return (
    <>
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
      {rows.length > 0 && (
        <div {...props}>
          <DataTable {...table} rows={rows} />
        </div>
      )}
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
