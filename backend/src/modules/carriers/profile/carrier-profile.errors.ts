import { Conflict } from '../../../platform/http/problems/domain-error.js';
import { msg } from '../../../messages/message.js';

/** The version sent does not match the stored version. */
export function staleCarrier(): Conflict {
  return new Conflict(
    'STALE_REVISION',
    msg`This carrier was changed in the meantime. Reload it and make your change again.`,
  );
}
