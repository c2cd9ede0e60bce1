import { Conflict } from '../../../platform/http/problems/domain-error.js';
import { msg } from '../../../messages/message.js';

/** Someone else changed the claim since it was read. */
export function staleClaim(version: number): Conflict {
  return new Conflict('STALE', msg`This claim was changed in the meantime. Reload it, then try again.`, { version });
}
