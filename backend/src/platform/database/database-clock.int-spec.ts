import { testDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { Clock, setClockAhead } from '../clock.js';
import { newId } from '../ids.js';
import { createPino, Logger } from '../logging/logger.js';
import { DatabaseThrottleStore } from '../throttle/persistence/database-throttle-store.sql.js';
import { DatabaseClock } from './database-clock.js';

const HOUR_MS = 3_600_000;
const machineTime = Date.now.bind(Date);

let db: TestDatabase;
const lines: string[] = [];

/** Sets the clock of this machine wrong by this much, as another process would have it. */
async function processWithClock(wrongByMs: number): Promise<void> {
  Date.now = () => machineTime() + wrongByMs;
  const clock = new DatabaseClock(db.database, new Logger(createPino('info', { write: (line) => lines.push(line) })));
  await clock.synchronize();
}

beforeAll(async () => {
  db = await testDatabase();
});
afterEach(() => {
  Date.now = machineTime;
  setClockAhead(0);
});
afterAll(() => db.close());

it.each([HOUR_MS, -HOUR_MS])(
  'makes a process whose clock is wrong by %s ms use the time of the database',
  async (wrongByMs) => {
    await processWithClock(wrongByMs);
    expect(Math.abs(new Clock().now().getTime() - machineTime())).toBeLessThan(1_000);
    expect(lines.at(-1)).toContain(`differs by ${wrongByMs > 0 ? '-' : ''}3600.`);
  },
);

it('keeps ids in the order of creation across processes', async () => {
  await processWithClock(HOUR_MS);
  const first = newId('obx');
  await processWithClock(-HOUR_MS);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(newId('obx') > first).toBe(true);
});

it('makes processes count limits in the same window', async () => {
  const store = new DatabaseThrottleStore(db.database);
  await processWithClock(HOUR_MS);
  expect(await store.add('mail', 600)).toBe(1);
  await processWithClock(-HOUR_MS);
  expect(await store.add('mail', 600)).toBe(2);
  expect(await store.timeLeft('mail')).toBeLessThanOrEqual(600_000);
});
