import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import { TestClock } from '../../../../test/support/test-clock.js';
import { Database } from '../../../platform/database/database.js';
import { DemonstrationSeed } from '../../../platform/demonstration/demonstration-seed.js';
import { TimeBasedExceptionsJob } from '../exceptions/time-based-exceptions.job.js';
import { SHIPMENT_STATUSES } from '../domain/shipment-status.js';
import { DemonstrationMovesJob } from './demonstration-moves.job.js';

const SLOW = 120_000;
const MINUTE = 60_000;
const clock = new TestClock(new Date('2026-11-18T16:00:00.000Z'));

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
  await app.get(DemonstrationSeed).run(() => undefined);
  await app.deliverOutbox();
  await app.get(TimeBasedExceptionsJob).run();
}, SLOW);
afterAll(() => app.close());

const query = <T>(sql: string) => app.get(Database).query<T>(sql);
const column = async (sql: string) => (await query<{ value: string }>(sql)).map(({ value }) => value);
const live = () =>
  query<{ number: string; status: string; kinds: string; state: string }>(
    `SELECT s.number, s.status, s.exception_kinds AS kinds, t.state FROM shipment s JOIN tender t ON t.company_id = s.company_id AND t.shipment_id = s.id WHERE s.number > 'S-000373' ORDER BY s.number LIMIT 4`,
  );

describe('demonstration shipments', () => {
  it('cover every status', async () => {
    const statuses = await column('SELECT DISTINCT status AS value FROM shipment');
    // `booked` becomes `tendered` a moment later.
    expect(new Set(statuses)).toEqual(new Set(SHIPMENT_STATUSES.filter((status) => status !== 'booked')));
    expect(
      new Set(await column(`SELECT CONCAT(status, ' ', pod) AS value FROM shipment WHERE status = 'delivered'`)),
    ).toEqual(new Set(['delivered pending', 'delivered available']));
    expect(await column('SELECT DISTINCT customs AS value FROM shipment ORDER BY customs')).toEqual([
      'cleared',
      'hold',
      'none',
    ]);
  });

  it('have an EDI partner with a mailbox of the last days', async () => {
    const mailbox = await column(
      `SELECT CONCAT_WS(' ', direction, sets, state, acknowledgment) AS value FROM edi_interchange ORDER BY created_at, control`,
    );
    expect(mailbox).toEqual([
      'out 211 sent accepted',
      'in 997 processed none',
      'out 211 sent rejected',
      'in 997 processed none',
      'out 997 sent none',
      'in 990 processed accepted',
      'out 997 sent none',
      'in 210 processed accepted',
      'out TA1 sent none',
      'in  rejected none',
      'out 997 sent none',
      'in 214 processed partial',
      'out 997 sent none',
      'in 214 processed accepted',
      'out 211 waiting open',
    ]);
  });

  it('have open exceptions, none of which contradicts the status', async () => {
    const kinds = (await column(`SELECT exception_kinds AS value FROM shipment WHERE exception_kinds <> ''`)).flatMap(
      (value) => value.split(','),
    );
    expect(kinds).toEqual(
      expect.arrayContaining([
        'pickup_missed',
        'damage',
        'late',
        'customs_hold',
        'pod_missing',
        'refused',
        'returned',
        'lost',
        'appointment_needed',
      ]),
    );
    expect(
      await column(
        `SELECT number AS value FROM shipment WHERE status IN ('accepted', 'pickup_scheduled', 'en_route_pickup', 'at_pickup') AND exception_kinds LIKE '%pickup%' AND exception_kinds NOT LIKE '%missed%'`,
      ),
    ).toEqual([]);
  });

  it('mark every simulated event as a demonstration', async () => {
    expect(await column(`SELECT DISTINCT source AS value FROM shipment_event WHERE source_key LIKE 'seed:%'`)).toEqual([
      'lading',
    ]);
    expect(
      await column(
        `SELECT id AS value FROM shipment_event WHERE source_key LIKE 'seed:%' AND (reason NOT LIKE '%Demonstration%' OR raw IS NULL)`,
      ),
    ).toEqual([]);
  });
});

test('demonstration invoices: over tolerance, within it, approved, paid, disputed, unmatched, and held because they came twice', async () => {
  expect(
    await query(
      `SELECT i.status, i.verdict, COUNT(*) AS n, COUNT(s.id) AS matched FROM carrier_invoice i
         LEFT JOIN shipment s ON s.company_id = i.company_id AND s.id = i.shipment_id GROUP BY i.status, i.verdict ORDER BY i.status, i.verdict`,
    ),
  ).toEqual([
    { status: 'approved', verdict: 'agreed', n: 4, matched: 4 },
    { status: 'disputed', verdict: 'over', n: 1, matched: 1 },
    { status: 'held', verdict: 'duplicate', n: 1, matched: 1 },
    { status: 'paid', verdict: 'agreed', n: 21, matched: 21 },
    { status: 'review', verdict: 'over', n: 3, matched: 3 },
    { status: 'review', verdict: 'within_tolerance', n: 1, matched: 1 },
    { status: 'unmatched', verdict: 'unmatched', n: 1, matched: 0 },
  ]);
});

test('a demonstration claim for the damaged shipment has an offer to decide about', async () => {
  expect(
    await query(
      `SELECT c.number, c.status, c.claimed, c.offered, s.exception_kinds LIKE '%damage%' AS damaged
         FROM claim c JOIN shipment s ON s.company_id = c.company_id AND s.id = c.shipment_id`,
    ),
  ).toMatchObject([{ number: 'C-000001', status: 'offered', damaged: 1 }]);
});

describe('demonstration shipments tendered by email', () => {
  it(
    'are accepted at once, move on their dates: one late, one after a missed pickup, one damaged',
    async () => {
      expect((await live()).map(({ status, state }) => [status, state])).toEqual(
        Array.from({ length: 4 }, () => ['tendered', 'sent']),
      );
      clock.advance(MINUTE);
      await app.get(DemonstrationMovesJob).run();
      expect((await live()).map(({ status, state }) => [status, state])).toEqual(
        Array.from({ length: 4 }, () => ['pickup_scheduled', 'accepted']),
      );
      const seen = new Set<string>();
      let shipments = await live();
      for (let hour = 0; hour < 24 * 24 && shipments.some(({ status }) => status !== 'delivered'); hour += 2) {
        clock.advance(2 * 60 * MINUTE);
        await app.get(DemonstrationMovesJob).run();
        shipments = await live();
        for (const { number, status, kinds } of shipments) seen.add(`${number} ${status}`).add(`${number} ${kinds}`);
      }
      expect((await live()).map(({ status, state }) => [status, state])).toEqual(
        Array.from({ length: 4 }, () => ['delivered', 'accepted']),
      );
      expect([...seen]).toEqual(
        expect.arrayContaining([
          'S-000377 late',
          'S-000374 pickup_missed',
          'S-000375 damage',
          'S-000376 in_transit',
          'S-000376 out_for_delivery',
        ]),
      );
      const events = await column('SELECT COUNT(*) AS value FROM shipment_event');
      await app.get(DemonstrationMovesJob).run();
      expect(await column('SELECT COUNT(*) AS value FROM shipment_event')).toEqual(events);
    },
    SLOW,
  );
});
