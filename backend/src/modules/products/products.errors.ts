import { Conflict, DomainError } from '../../platform/http/problems/domain-error.js';

/** Something of the same kind has this name. */
export function nameTaken(): Conflict {
  return new Conflict('NAME_TAKEN', 'There is one with this name already. Choose another name, or change that one.');
}

/** Somebody else has changed it since it was read. */
export function changedMeanwhile(): Conflict {
  return new Conflict(
    'STALE_REVISION',
    'This has been changed meanwhile. Load it again and repeat what you wanted to do.',
  );
}

/** The company keeps as many as it can. */
export function tooMany(most: number): DomainError {
  return new DomainError(
    'TOO_MANY',
    422,
    `A company can keep ${most.toLocaleString('en-US')} of these. Remove some first.`,
    { most },
  );
}
