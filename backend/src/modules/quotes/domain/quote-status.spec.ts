import { mayTransition, QUOTE_STATUSES, type QuoteStatus, statusAt } from './quote-status.js';

/** Statuses from which a status can be reached, and those that can follow it. */
const before = (to: QuoteStatus) => QUOTE_STATUSES.filter((from) => mayTransition(from, to));
const after = (from: QuoteStatus) => QUOTE_STATUSES.filter((to) => mayTransition(from, to));

describe('quote status', () => {
  it.each(['booked', 'cancelled', 'rejected'] as const)('%s is final', (status) => {
    expect(after(status)).toEqual([]);
  });

  it('can reach a final status from every status', () => {
    const reaches = (from: QuoteStatus, seen: QuoteStatus[] = []): boolean =>
      after(from).length === 0 ||
      after(from).some((to) => !seen.includes(to) && to !== from && reaches(to, [...seen, from]));
    for (const status of QUOTE_STATUSES) expect([status, reaches(status)]).toEqual([status, true]);
  });

  it('can be booked only with a price: when quoted, or after approval', () => {
    expect(before('booked')).toEqual(['quoted', 'approval_pending']);
  });

  it('can be rated again while rating, quoted or expired, and not after booking or cancelling', () => {
    expect(before('rating')).toEqual(['draft', 'rating', 'quoted', 'expired']);
  });

  it('can expire only in statuses with offers', () => {
    expect(before('expired')).toEqual(['quoted', 'spot_requested', 'approval_pending']);
  });

  it('cannot be cancelled during approval or after expiration', () => {
    expect(mayTransition('quoted', 'cancelled')).toBe(true);
    expect(mayTransition('approval_pending', 'cancelled')).toBe(false);
    expect(mayTransition('expired', 'cancelled')).toBe(false);
  });

  it('never returns to draft', () => {
    expect(before('draft')).toEqual([]);
  });

  it('is expired from the instant at which the last offer expires', () => {
    const end = new Date('2026-12-04T00:00:00.000Z');
    expect(statusAt('quoted', end, new Date('2026-12-03T23:59:59.999Z'))).toBe('quoted');
    expect(statusAt('quoted', end, end)).toBe('expired');
  });

  it('does not expire without an offer or in another status', () => {
    const late = new Date('2027-01-01T00:00:00.000Z');
    expect(statusAt('quoted', null, late)).toBe('quoted');
    expect(statusAt('booked', new Date(0), late)).toBe('booked');
  });
});
