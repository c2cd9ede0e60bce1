import { formatDate } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { UrlSort } from './use-url-sort';

/** One of several values. */
export interface ChoiceFilter {
  kind: 'choice';
  /** "Mode" */
  label: string;
  /** Parameter in the URL. */
  parameter: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
}

/** A period of local dates (`YYYY-MM-DD`), open at either end. */
export interface DatesFilter {
  kind: 'dates';
  label: string;
  parameters: { from: string; to: string };
  from: string | undefined;
  to: string | undefined;
}

/** Typed text, such as a lane. */
export interface TextFilter {
  kind: 'text';
  label: string;
  parameter: string;
  value: string | undefined;
  /** Example of an entry. */
  placeholder: string;
  maxLength?: number;
  /** The value in the URL; null if the text is invalid. */
  read(typed: string): string | null;
  /** Message for invalid text. */
  hint: string;
}

export type FilterField = ChoiceFilter | DatesFilter | TextFilter;

/** Search, filters and sort orders of a list, kept in the URL. */
export interface ListFilters {
  /** Plural noun of the list, such as "Quotes". */
  label: string;
  /** Search text, in the parameter `q`. */
  search?: { placeholder: string; value: string | undefined };
  /** Filters in the order of the menu. */
  fields?: readonly FilterField[];
  /** Orders to choose from on phones, where the table has no header. */
  sort?: UrlSort;
}

/** What a filter is set to, in words; undefined if it is not set. */
export function valueText(field: FilterField): string | undefined {
  if (field.kind === 'choice')
    return (field.options.find(({ value }) => value === field.value)?.label ?? field.value) || undefined;
  if (field.kind === 'text') return field.value || undefined;
  const [from, to] = [field.from && formatDate(field.from), field.to && formatDate(field.to)];
  if (from && to) return from === to ? from : t`${from} – ${to}`;
  if (from) return t`from ${from}`;
  return to && t`until ${to}`;
}

/** Parameters of a filter, to remove it from the URL. */
export const withoutFilter = (field: FilterField): Record<string, undefined> =>
  Object.fromEntries(
    (field.kind === 'dates' ? Object.values(field.parameters) : [field.parameter]).map((name) => [name, undefined]),
  );
