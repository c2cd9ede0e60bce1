import { Conflict, DomainError } from '../../platform/http/problems/domain-error.js';

/** Another product, or template, of the company has this name. */
export function nameTaken(): Conflict {
  return new Conflict('NAME_TAKEN', 'This name is already in use. Choose another name.');
}

/** The version sent does not match the stored version. */
export function staleRevision(): Conflict {
  return new Conflict('STALE_REVISION', 'This was changed in the meantime. Reload it and make your change again.');
}

/** The company has reached the limit. */
export function tooMany(most: number): DomainError {
  return new DomainError(
    'TOO_MANY',
    422,
    `A company can save up to ${most.toLocaleString('en-US')}. Delete one first.`,
    { most },
  );
}
