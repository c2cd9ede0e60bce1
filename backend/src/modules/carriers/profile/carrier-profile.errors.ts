import { Conflict } from '../../../platform/http/problems/domain-error.js';

/** The version sent does not match the stored version. */
export function staleCarrier(): Conflict {
  return new Conflict(
    'STALE_REVISION',
    'This carrier was changed in the meantime. Reload it and make your change again.',
  );
}
