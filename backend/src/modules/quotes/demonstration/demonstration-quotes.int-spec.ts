import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import { Database } from '../../../platform/database/database.js';
import { DemonstrationSeed } from '../../../platform/demonstration/demonstration-seed.js';
import { ExpireQuotesJob } from '../expire-quotes.job.js';

const SLOW = 120_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { DEMONSTRATION: 'true' } });
}, SLOW);
afterAll(() => app.close());

const counts = () =>
  app
    .get(Database)
    .query<{ status: string; n: number }>('SELECT status, COUNT(*) AS n FROM quote GROUP BY status ORDER BY status');

describe('demonstration quotes', () => {
  it(
    'include every status and a shipment for each booked quote, after repeated seeding',
    async () => {
      const seed = app.get(DemonstrationSeed);
      await seed.run(() => undefined);
      await app.get(ExpireQuotesJob).run();
      const expected = Object.entries({
        approval_pending: 1,
        booked: 78,
        cancelled: 12,
        expired: 12,
        no_offers: 1,
        quoted: 12,
      }).map(([status, n]) => ({
        status,
        n,
      }));
      expect(await counts()).toEqual(expected);
      await seed.run(() => undefined);
      expect(await counts()).toEqual(expected);
      expect(await app.get(Database).query('SELECT COUNT(*) AS n FROM shipment')).toEqual([{ n: 78 }]);
      const unpriced = 'SELECT status, stage, total_weight AS weight FROM quote WHERE offer_count = 0';
      expect(await app.get(Database).query(unpriced)).toEqual([{ status: 'no_offers', stage: 'open', weight: 46_500 }]);
    },
    SLOW,
  );

  it('have a high reclass risk in less than 15% of the quotes, and in some', async () => {
    const rows = await app
      .get(Database)
      .query<{ level: string | null; n: string }>(
        `SELECT JSON_UNQUOTE(JSON_EXTRACT(result, '$.derived.risk.level')) AS level, COUNT(*) AS n FROM quote GROUP BY level`,
      );
    const quotes = rows.reduce((sum, { n }) => sum + Number(n), 0);
    const high = Number(rows.find(({ level }) => level === 'high')?.n ?? 0);
    expect(quotes).toBe(116);
    expect(high).toBeGreaterThan(0);
    expect(high / quotes).toBeLessThan(0.15);
  });

  it('moves expired quotes and all their offers into the past', async () => {
    const rows = await app.get(Database).query<{ validUntil: Date; written: string }>(
      `SELECT o.valid_until AS validUntil, JSON_UNQUOTE(JSON_EXTRACT(o.body, '$.validUntil')) AS written
       FROM offer o JOIN quote q ON q.company_id = o.company_id AND q.id = o.quote_id WHERE q.status = 'expired'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { validUntil, written } of rows) {
      expect(validUntil.getTime()).toBeLessThan(Date.now());
      expect(Date.parse(written)).toBe(Math.floor(validUntil.getTime() / 1000) * 1000);
    }
  });
});
