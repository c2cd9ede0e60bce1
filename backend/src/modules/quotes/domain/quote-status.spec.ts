import { mayTransition, QUOTE_STATUSES, type QuoteStatus, statusAt } from './quote-status.js';

/** The arrows of freight.md 3.1 that exist in the product's states; a change while carriers are asked starts over. */
const ALLOWED: Record<QuoteStatus, QuoteStatus[]> = {
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

describe('quote status', () => {
  it.each(
    QUOTE_STATUSES.flatMap((from) => QUOTE_STATUSES.map((to) => [from, to, ALLOWED[from].includes(to)] as const)),
  )('%s to %s: %s', (from, to, allowed) => {
    expect(mayTransition(from, to)).toBe(allowed);
  });

  it('is expired from the instant on at which the last offer ends', () => {
    const end = new Date('2026-12-04T00:00:00.000Z');
    expect(statusAt('quoted', end, new Date('2026-12-03T23:59:59.999Z'))).toBe('quoted');
    expect(statusAt('quoted', end, end)).toBe('expired');
  });

  it('does not expire without an offer or in another state', () => {
    const late = new Date('2027-01-01T00:00:00.000Z');
    expect(statusAt('quoted', null, late)).toBe('quoted');
    expect(statusAt('booked', new Date(0), late)).toBe('booked');
  });
});
