import { Button, ListSearch, Text } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense } from 'react';
import { useIdle } from '../table/use-idle';
import type { TableLayout } from '../table/use-table-layout';
import { FilterChips } from './FilterChips';
import classes from './list-toolbar.module.css';
import { type ListFilters, valueText } from './list-filters';
import type { SavedViewsOptions } from './SavedViews';
import { SortSelect } from './SortSelect';
import { useSetFilters } from './use-url-filters';

/** Not needed at first sight, so it is loaded when the browser is idle. */
const ListTools = lazy(async () => ({
  default: (await import(/* webpackChunkName: "list-tools" */ './ListTools')).ListTools,
}));

export interface ToolbarOptions {
  filters?: ListFilters;
  /** How many rows there are on all pages: "25 shipments". */
  count?: string;
  /** Saved filters and columns. */
  views?: SavedViewsOptions;
  /** Address of the filtered list as CSV; absent for users who may not export. */
  exportHref?: string;
  /** Further tools of the page, at the end of the line. */
  tools?: ReactNode;
  /** Clears the filters; undefined while nothing is filtered. */
  onClearFilters?(): void;
}

interface ListToolbarProps<Row extends object> extends ToolbarOptions {
  /** The user's layout of the table; absent without a table, as over a map. */
  layout?: TableLayout<Row>;
}

/** One line above a table: search, filters, count, saved views, columns, density, export. On phones the search is a line of its own and the rest scrolls. */
export function ListToolbar<Row extends object>(props: ListToolbarProps<Row>) {
  const { filters, count, views, exportHref, tools, onClearFilters, layout } = props;
  const setFilters = useSetFilters();
  const isIdle = useIdle();
  const fields = filters?.fields ?? [];
  const active = fields.filter((field) => valueText(field) !== undefined).length;
  return (
    <div className={classes.toolbar}>
      {filters?.search && (
        <div role="search" aria-label={filters.label} className={classes.search}>
          <ListSearch
            label={filters.label}
            placeholder={filters.search.placeholder}
            value={filters.search.value}
            onChange={(q) => setFilters({ q })}
          />
        </div>
      )}
      <div className={classes.strip}>
        {fields.length > 0 && (
          <div role="group" aria-label={filters?.label} className={classes.chips}>
            <FilterChips fields={fields} />
            {active > 1 && onClearFilters && (
              <Button variant="subtle" color="gray" px="xs" onClick={onClearFilters}>
                <Trans>Clear all</Trans>
              </Button>
            )}
          </div>
        )}
        {filters?.sort && filters.sort.choices.length > 1 && (
          <div className={classes.sort}>
            <SortSelect sort={filters.sort} />
          </div>
        )}
        <Text c="dimmed" role="status" className={classes.count}>
          {count}
        </Text>
        <div className={classes.tools}>
          <Suspense>{isIdle && layout && <ListTools layout={layout} views={views} exportHref={exportHref} />}</Suspense>
          {tools}
        </div>
      </div>
    </div>
  );
}
