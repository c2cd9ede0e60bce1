import { DomainError } from './domain-error.js';

/** No index supports this sort order with these filters, so the query would read the whole list. */
export function sortUnavailable(sort: string): DomainError {
  return new DomainError(
    'SORT_UNAVAILABLE',
    422,
    'The list cannot be ordered like that with these filters. Leave out the order, or a filter.',
    { sort },
  );
}
