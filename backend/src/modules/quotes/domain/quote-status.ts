export const QUOTE_STATUSES = [
  'draft',
  'rating',
  'quoted',
  'spot_requested',
  'approval_pending',
  'booked',
  'expired',
  'cancelled',
  'rejected',
] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** Allowed status transitions (freight.md §3.1). */
export const QUOTE_TRANSITIONS: Record<QuoteStatus, readonly QuoteStatus[]> = {
  draft: ['rating', 'spot_requested', 'cancelled'],
  rating: ['rating', 'quoted', 'cancelled'],
  quoted: ['rating', 'approval_pending', 'spot_requested', 'booked', 'expired', 'cancelled'],
  spot_requested: ['quoted', 'approval_pending', 'expired', 'cancelled'],
  approval_pending: ['booked', 'rejected', 'expired'],
  booked: [],
  expired: ['rating'],
  cancelled: [],
  rejected: [],
};

export function mayTransition(from: QuoteStatus, to: QuoteStatus): boolean {
  return QUOTE_TRANSITIONS[from].includes(to);
}

/** The status at `now`. Offers expire with time, before `ExpireQuotesJob` stores the status. */
export function statusAt(status: QuoteStatus, validUntil: Date | null, now: Date): QuoteStatus {
  const ranOut = status === 'quoted' && validUntil !== null && validUntil.getTime() <= now.getTime();
  return ranOut ? 'expired' : status;
}
