import type { WeeklyFigures } from '../persistence/weekly-figures.sql.js';
import { summaryContent } from './summary-mails.js';

const FIGURES: WeeklyFigures = {
  booked: 12,
  spend: [
    { amount: 123_456, currency: 'CAD' },
    { amount: 990_000, currency: 'USD' },
  ],
  delivered: 1,
  late: 0,
  openExceptions: 3,
  expiringQuotes: 2,
};
const content = (withSpend: boolean, figures: Partial<WeeklyFigures> = {}) =>
  summaryContent(
    { companyName: 'Tile & Stone', dueOn: '2026-12-07', figures: { ...FIGURES, ...figures }, withSpend },
    new URL('https://freight.example'),
  );

describe('summaryContent', () => {
  it("contains the week's figures and open work, as text", () => {
    const { subject, text, html } = content(true);
    expect(subject).toBe('Tile & Stone: the week of Mon, Nov 30, 2026 to Sun, Dec 6, 2026');
    for (const [label, value] of [
      ['Bookings', '12 shipments, for CA$1,234.56 and $9,900.00'],
      ['Deliveries', '1 shipment'],
      ['Late', '0 shipments'],
      ['Open exceptions', '3 exceptions'],
      ['Expiring within seven days', '2 quotes'],
    ] as const) {
      expect(text).toContain(`${label}: ${value}\n`);
      expect(html).toMatch(new RegExp(`>${label}</th><td[^>]*>${value.replaceAll('$', '\\$')}</td>`));
    }
    expect(html).toContain('Tile &amp; Stone');
    expect(text).toContain('https://freight.example/settings/user/notifications');
  });

  it('hides prices without permission, and omits spend of zero', () => {
    expect(JSON.stringify(content(false))).not.toContain('$');
    expect(content(true, { booked: 0, spend: [] }).text).toContain('Bookings: 0 shipments\n');
  });
});
