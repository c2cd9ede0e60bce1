import { mayTransition, QUOTE_STATUSES, type QuoteStatus, statusAt } from './quote-status.js';

/** Statuses that a status can be reached from, and that it leads to. */
const before = (to: QuoteStatus) => QUOTE_STATUSES.filter((from) => mayTransition(from, to));
const after = (from: QuoteStatus) => QUOTE_STATUSES.filter((to) => mayTransition(from, to));

describe('quote status', () => {
  it.each(['booked', 'cancelled', 'rejected'] as const)('%s is final', (status) => {
    expect(after(status)).toEqual([]);
  });

  it('ends in a final status from every other one', () => {
    const reaches = (from: QuoteStatus, seen: QuoteStatus[] = []): boolean =>
      after(from).length === 0 ||
      after(from).some((to) => !seen.includes(to) && to !== from && reaches(to, [...seen, from]));
    for (const status of QUOTE_STATUSES) expect([status, reaches(status)]).toEqual([status, true]);
  });

  it('is booked with a price only: once quoted, or approved', () => {
    expect(before('booked')).toEqual(['quoted', 'approval_pending']);
  });

  it('is rated again while it is rated, quoted or expired, and never after booking or cancelling', () => {
    expect(before('rating')).toEqual(['draft', 'rating', 'quoted', 'expired']);
  });

  it('expires only where offers can run out', () => {
    expect(before('expired')).toEqual(['quoted', 'spot_requested', 'approval_pending']);
  });

  it('cannot be cancelled while it waits for approval, nor once it has expired', () => {
    expect(mayTransition('quoted', 'cancelled')).toBe(true);
    expect(mayTransition('approval_pending', 'cancelled')).toBe(false);
    expect(mayTransition('expired', 'cancelled')).toBe(false);
  });

  it('never returns to draft', () => {
    expect(before('draft')).toEqual([]);
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
