/** Statuses of a quote. The column also allows names that no version has stored: draft, spot_requested, rejected. */
export const QUOTE_STATUSES = [
  'rating',
  'quoted',
  'approval_pending',
  'no_offers',
  'booked',
  'expired',
  'cancelled',
] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** Allowed status transitions (freight.md §3.1). A rejected request returns its quote to `quoted`. */
export const QUOTE_TRANSITIONS: Record<QuoteStatus, readonly QuoteStatus[]> = {
  rating: ['rating', 'quoted', 'no_offers', 'cancelled'],
  quoted: ['rating', 'approval_pending', 'booked', 'expired', 'cancelled'],
  approval_pending: ['quoted', 'booked', 'expired'],
  no_offers: ['rating', 'cancelled'],
  booked: [],
  expired: ['rating'],
  cancelled: [],
};

export function mayTransition(from: QuoteStatus, to: QuoteStatus): boolean {
  return QUOTE_TRANSITIONS[from].includes(to);
}

/** The status after rating, with the carrier calls that are still open. Rating ends with the first offer or the last call. */
export function statusAfterRating(offerCount: number, openCalls: number): QuoteStatus {
  if (offerCount > 0) return 'quoted';
  return openCalls > 0 ? 'rating' : 'no_offers';
}

/** The status at `now`. Offers expire with time, before `ExpireQuotesJob` stores the status. */
export function statusAt(status: QuoteStatus, validUntil: Date | null, now: Date): QuoteStatus {
  const ends = status === 'quoted' || status === 'approval_pending';
  const ranOut = ends && validUntil !== null && validUntil.getTime() <= now.getTime();
  return ranOut ? 'expired' : status;
}
