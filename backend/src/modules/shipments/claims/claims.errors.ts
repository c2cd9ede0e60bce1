import { Conflict } from '../../../platform/http/problems/domain-error.js';

/** Someone else changed the claim since it was read. */
export function staleClaim(version: number): Conflict {
  return new Conflict('STALE', 'This claim was changed in the meantime. Reload it, then try again.', { version });
}
