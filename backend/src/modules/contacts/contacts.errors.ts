import { Conflict, DomainError } from '../../platform/http/problems/domain-error.js';
import { msg } from '../../messages/message.js';

/** The version sent does not match the stored version. */
export function staleRevision(): Conflict {
  return new Conflict(
    'STALE_REVISION',
    msg`This contact was changed in the meantime. Reload it and make your change again.`,
  );
}

/** A contact cannot be merged with itself. */
export function sameContact(): DomainError {
  return new DomainError('SAME_CONTACT', 422, msg`Choose two different contacts to merge.`);
}
