import { type ListFilter, ListFilterBar } from '@lading/ui';
import type { ReactNode } from 'react';
import { useSetFilters } from './use-url-filters';

interface FilterBarProps<Status extends string> {
  /** Plural noun of the list, such as "Quotes". */
  label: string;
  /** Names the searched fields. */
  placeholder: string;
  statuses: { value: Status; label: string }[];
  /** Search text and status in the URL. */
  filter: ListFilter<Status>;
  /** Values of the further filters, counted if they are set. */
  others: readonly unknown[];
  /** Further filters of the list. */
  children?: ReactNode;
}

/** Search and filters of a list, kept in the URL. */
export function FilterBar<Status extends string>({ others, ...props }: FilterBarProps<Status>) {
  const setFilters = useSetFilters();
  const active = [props.filter.status, ...others].filter(Boolean).length;
  return (
    <ListFilterBar
      {...props}
      active={active}
      onChange={({ q, status }: ListFilter<Status>) => setFilters({ q, status })}
    />
  );
}
