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
    expect(subject).toBe('Tile & Stone: the week of November 30 to December 6');
    for (const line of [
      '12 shipments booked, for CA$1,234.56 and $9,900.00',
      '1 shipment delivered',
      'No shipments found to be late',
      '3 open exceptions',
      '2 quotes expiring within seven days',
    ]) {
      expect(text).toContain(`${line}:\n`);
      expect(html).toContain(`<strong>${line}</strong>`);
    }
    expect(html).toContain('Tile &amp; Stone');
    expect(text).toContain('https://freight.example/settings/user/notifications');
  });

  it('hides prices without permission, and omits zero figures', () => {
    expect(JSON.stringify(content(false))).not.toContain('$');
    expect(content(true, { booked: 0, spend: [] }).text).toContain('No shipments booked:\n');
  });
});
