import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import { TestClock } from '../../../../test/support/test-clock.js';
import { Database } from '../../../platform/database/database.js';
import { DemonstrationSeed } from '../../../platform/demonstration/demonstration-seed.js';
import { TimeBasedExceptionsJob } from '../exceptions/time-based-exceptions.job.js';
import { DemonstrationMovesJob } from './demonstration-moves.job.js';

const SLOW = 300_000;
const HOUR_MS = 3_600_000;
/** Contradictions are looked for after every fourth hour. */
const CHECK_HOURS = 4;
/** Notifications that a user gets at most, in an hour and in a day. */
const MOST_PER_HOUR = 6;
const MOST_PER_DAY = 20;
/** A Monday, so that the seeded journeys and the simulated week cross weekends. */
const SEEDED_AT = '2026-11-16T15:00:00.000Z';
const clock = new TestClock(new Date(SEEDED_AT));

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
  await app.get(DemonstrationSeed).run(() => undefined);
  await runJobs();
}, SLOW);
afterAll(() => app.close());

async function runJobs() {
  await app.deliverOutbox();
  await app.get(DemonstrationMovesJob).run();
  await app.get(TimeBasedExceptionsJob).run();
  await app.deliverOutbox();
}

const query = <T>(sql: string, parameters: unknown[] = []) => app.get(Database).query<T>(sql, parameters);
const numbers = async (sql: string, parameters: unknown[] = []) =>
  (await query<{ number: string }>(sql, parameters)).map(({ number }) => number);
/** The most notifications that one user got since an instant, in the inbox. */
const received = async (since: Date) =>
  Math.max(
    0,
    ...(
      await query<{ n: string }>(
        `SELECT COUNT(*) AS n FROM notification WHERE state <> 'hidden' AND created_at >= ? GROUP BY user_id`,
        [since],
      )
    ).map(({ n }) => Number(n)),
  );

const EVENTS = `SELECT DISTINCT s.number FROM shipment s JOIN shipment_event e ON e.company_id = s.company_id AND e.shipment_id = s.id`;

/** Shipments and quotes whose dates contradict each other, by the rule that they break. */
async function contradictions(): Promise<Record<string, string[]>> {
  const rules: Record<string, string[]> = {
    'event in the future': await numbers(`${EVENTS} WHERE e.occurred_at > ?`, [clock.now()]),
    'picked up before its day': await numbers(
      `${EVENTS} WHERE e.type = 'picked_up' AND DATE(e.occurred_at - INTERVAL 6 HOUR) < s.pickup_on`,
    ),
    'delivered before pickup': await numbers(
      `${EVENTS} JOIN shipment_event p ON p.company_id = s.company_id AND p.shipment_id = s.id AND p.type = 'picked_up'
         WHERE e.type IN ('out_for_delivery', 'delivered', 'refused', 'pod_available') AND e.occurred_at <= p.occurred_at`,
    ),
    'delivered without pickup': await numbers(
      `${EVENTS} WHERE e.type = 'delivered' AND NOT EXISTS
         (SELECT 1 FROM shipment_event p WHERE p.company_id = s.company_id AND p.shipment_id = s.id AND p.type = 'picked_up')`,
    ),
    'pickup missed before its day': await numbers(
      `SELECT number FROM shipment WHERE exception_kinds LIKE '%pickup_missed%' AND pickup_on > DATE(?)`,
      [clock.now()],
    ),
    'pickup on a weekend': await numbers(
      `SELECT number FROM shipment WHERE DAYOFWEEK(pickup_on) IN (1, 7) UNION SELECT number FROM quote WHERE DAYOFWEEK(pickup_on) IN (1, 7)`,
    ),
    'delivery planned before pickup': await numbers(
      'SELECT number FROM shipment WHERE LEAST(estimated_delivery_on, promised_on) < pickup_on',
    ),
    'booked before quoted': await numbers(
      `SELECT s.number FROM shipment s JOIN quote q ON q.company_id = s.company_id AND q.id = s.quote_id
         WHERE q.created_at >= s.created_at OR s.pickup_on <> q.pickup_on OR q.pickup_on < DATE(q.created_at - INTERVAL 6 HOUR)`,
    ),
    'tendered before booked': await numbers(
      `SELECT s.number FROM shipment s JOIN tender t ON t.company_id = s.company_id AND t.shipment_id = s.id WHERE t.created_at < s.created_at`,
    ),
  };
  return Object.fromEntries(Object.entries(rules).filter(([, broken]) => broken.length > 0));
}

it('the seeded quotes and shipments have dates that fit, and few notifications', async () => {
  expect(await contradictions()).toEqual({});
  expect(await received(new Date(SEEDED_AT))).toBeLessThanOrEqual(MOST_PER_HOUR);
});

it(
  'a simulated week adds no contradiction and few notifications, and shipments go on',
  async () => {
    const perHour: number[] = [];
    const found: Record<string, string[]> = {};
    for (let hour = 1; hour <= 7 * 24; hour += 1) {
      const since = clock.now();
      clock.advance(HOUR_MS);
      await runJobs();
      perHour.push(await received(new Date(since.getTime() + 1)));
      if (hour % CHECK_HOURS === 0) Object.assign(found, await contradictions());
    }
    const perDay = Array.from({ length: 7 }, (_, day) => perHour.slice(day * 24, (day + 1) * 24)).map((hours) =>
      hours.reduce((sum, one) => sum + one, 0),
    );
    expect(found).toEqual({});
    expect(Math.max(...perHour)).toBeLessThanOrEqual(MOST_PER_HOUR);
    expect(Math.max(...perDay)).toBeLessThanOrEqual(MOST_PER_DAY);
    expect(Math.max(...perDay)).toBeGreaterThan(0);
    const moving = await numbers(
      `SELECT number FROM shipment WHERE status = 'delivered' AND delivered_at > ? ORDER BY number`,
      [new Date(SEEDED_AT)],
    );
    expect(moving.length).toBeGreaterThanOrEqual(10);
  },
  SLOW,
);
