import type { QuoteStatus } from './quote-status.js';

/** The status as it is at `now`: offers run out by themselves, whether or not that has been recorded yet. */
export function statusAt(status: QuoteStatus, validUntil: Date | null, now: Date): QuoteStatus {
  const ranOut = status === 'quoted' && validUntil !== null && validUntil.getTime() <= now.getTime();
  return ranOut ? 'expired' : status;
}
