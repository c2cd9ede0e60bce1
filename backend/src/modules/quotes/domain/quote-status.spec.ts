import { mayTransition, QUOTE_STATUSES, type QuoteStatus, statusAfterRating, statusAt } from './quote-status.js';

/** Statuses from which a status can be reached, and those that can follow it. */
const before = (to: QuoteStatus) => QUOTE_STATUSES.filter((from) => mayTransition(from, to));
const after = (from: QuoteStatus) => QUOTE_STATUSES.filter((to) => mayTransition(from, to));

describe('quote status', () => {
  it.each(['booked', 'cancelled'] as const)('%s is final', (status) => {
    expect(after(status)).toEqual([]);
  });

  it('can reach a final status from every status', () => {
    const reaches = (from: QuoteStatus, seen: QuoteStatus[] = []): boolean =>
      after(from).length === 0 ||
      after(from).some((to) => !seen.includes(to) && to !== from && reaches(to, [...seen, from]));
    for (const status of QUOTE_STATUSES) expect([status, reaches(status)]).toEqual([status, true]);
  });

  it('can be booked only with a price: when quoted, or when its request is approved', () => {
    expect(before('booked')).toEqual(['quoted', 'approval_pending']);
  });

  it('can be rated again while rating, quoted, without offers or expired, and not after booking or cancelling', () => {
    expect(before('rating')).toEqual(['rating', 'quoted', 'no_offers', 'expired']);
  });

  it('can expire only with offers', () => {
    expect(before('expired')).toEqual(['quoted', 'approval_pending']);
  });

  it('cannot be rated again, changed or cancelled while its booking waits for approval', () => {
    expect(after('approval_pending')).toEqual(['quoted', 'booked', 'expired']);
  });

  it('cannot be cancelled after expiration', () => {
    expect(mayTransition('quoted', 'cancelled')).toBe(true);
    expect(mayTransition('no_offers', 'cancelled')).toBe(true);
    expect(mayTransition('expired', 'cancelled')).toBe(false);
  });

  it.each([
    [1, 0, 'quoted'],
    [1, 2, 'quoted'],
    [0, 2, 'rating'],
    [0, 0, 'no_offers'],
  ] as const)('with %d offers and %d open calls is %s', (offers, open, status) => {
    expect(statusAfterRating(offers, open)).toBe(status);
  });

  it('is expired from the instant at which the last offer expires', () => {
    const end = new Date('2026-12-04T00:00:00.000Z');
    expect(statusAt('quoted', end, new Date('2026-12-03T23:59:59.999Z'))).toBe('quoted');
    expect(statusAt('quoted', end, end)).toBe('expired');
    expect(statusAt('approval_pending', end, end)).toBe('expired');
  });

  it('does not expire without an offer or in another status', () => {
    const late = new Date('2027-01-01T00:00:00.000Z');
    expect(statusAt('quoted', null, late)).toBe('quoted');
    expect(statusAt('booked', new Date(0), late)).toBe('booked');
  });
});
