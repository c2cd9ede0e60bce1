import { Conflict, DomainError } from '../../platform/http/problems/domain-error.js';

/** Somebody else has changed it since it was read. */
export function changedMeanwhile(): Conflict {
  return new Conflict(
    'STALE_REVISION',
    'This contact has been changed meanwhile. Load it again and repeat what you wanted to do.',
  );
}

/** A contact cannot go into itself. */
export function sameContact(): DomainError {
  return new DomainError('SAME_CONTACT', 422, 'Choose two different contacts to merge.');
}
