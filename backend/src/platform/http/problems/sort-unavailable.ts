import { DomainError } from './domain-error.js';

/** No index supports this sort order with these filters, so the query would read the whole list. */
export function sortUnavailable(sort: string): DomainError {
  return new DomainError(
    'SORT_UNAVAILABLE',
    422,
    'This sort order is not available with these filters. Remove the sort order or a filter.',
    { sort },
  );
}
