import { i18n, type MessageDescriptor } from '@lingui/core';
import { useSearchParams } from '@lading/ui/router';
import type { Sort, TableSort } from '../table/column';
import { useSetFilters } from './use-url-filters';

/** Parameter of the order. */
const PARAMETER = 'order';

/** One order that the server offers, under the value that it has in the URL. */
export interface SortOption extends Sort {
  value: string;
  label: MessageDescriptor;
}

/** Orders of a list for the "Sort by" field and for the headers. */
export interface UrlSort {
  table: TableSort;
  value: string;
  choices: { value: string; label: string }[];
  onChoose(value: string): void;
}

/** The option that the URL asks for; the first, which is the default, when it is not available. */
export const sortOf = <Option extends SortOption>(search: URLSearchParams, options: readonly Option[]): Option =>
  options.find(({ value }) => value === search.get(PARAMETER)) ?? options[0]!;

/** Sorting in the URL, done by the server; `options` are the orders that it offers with the present filters. */
export function useUrlSort(options: readonly SortOption[]): UrlSort {
  const [search] = useSearchParams();
  const setFilters = useSetFilters();
  const current = sortOf(search, options);
  const choose = (option: SortOption) => setFilters({ [PARAMETER]: option === options[0] ? undefined : option.value });
  const matching =
    (sort: Sort) =>
    ({ column, direction }: SortOption) =>
      column === sort.column && direction === sort.direction;
  return {
    table: {
      value: current,
      options,
      onChange: (sort) => choose((sort && options.find(matching(sort))) ?? options[0]!),
    },
    value: current.value,
    choices: options.map(({ value, label }) => ({ value, label: i18n._(label) })),
    onChoose: (chosen) => choose(options.find(({ value }) => value === chosen) ?? options[0]!),
  };
}
