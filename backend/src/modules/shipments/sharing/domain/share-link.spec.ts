import { lastDayOf, linkStateAt, type LinkValidity } from './share-link.js';

const link = (changes: Partial<LinkValidity> = {}): LinkValidity => ({
  expiresOn: null,
  revokedAt: null,
  endedAt: null,
  timeZone: 'America/Chicago',
  ...changes,
});
const at = (instant: string): Date => new Date(instant);

describe('lastDayOf', () => {
  it("is the expiration date, regardless of the shipment's status", () => {
    expect(lastDayOf(link({ expiresOn: '2026-12-01', endedAt: at('2026-11-20T15:00:00Z') }))).toBe('2026-12-01');
  });

  it('is 90 days after the local date of delivery', () => {
    // 9 in the evening of the 20th in Chicago is the 21st in UTC.
    expect(lastDayOf(link({ endedAt: at('2026-11-21T03:00:00Z') }))).toBe('2027-02-18');
  });

  it('is unknown before the end of the journey', () => {
    expect(lastDayOf(link())).toBeNull();
  });
});

describe('linkStateAt', () => {
  it('expires at midnight of the destination, not of the server', () => {
    const dated = link({ expiresOn: '2026-11-25' });
    expect(linkStateAt(at('2026-11-26T05:59:59Z'), dated)).toBe('open');
    expect(linkStateAt(at('2026-11-26T06:00:00Z'), dated)).toBe('expired');
  });

  it('stays open without an expiration date before the end of the journey', () => {
    expect(linkStateAt(at('2036-01-01T00:00:00Z'), link())).toBe('open');
  });

  it('is revoked after revoking, even if it has expired', () => {
    expect(
      linkStateAt(at('2027-01-01T00:00:00Z'), link({ expiresOn: '2026-11-25', revokedAt: at('2026-11-21T00:00:00Z') })),
    ).toBe('revoked');
  });
});
