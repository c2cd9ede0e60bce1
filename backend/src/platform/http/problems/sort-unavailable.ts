import { DomainError } from './domain-error.js';

/** No index serves the order together with the filters, so that it would read the whole list. */
export function sortUnavailable(sort: string): DomainError {
  return new DomainError(
    'SORT_UNAVAILABLE',
    422,
    'The list cannot be ordered like that with these filters. Leave out the order, or a filter.',
    { sort },
  );
}
