import { signUp } from '../../../../test/support/identity.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import { TestClock } from '../../../../test/support/test-clock.js';
import { PurgeExpiredRowsJob } from '../../../platform/retention/purge-expired-rows.job.js';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
let app: TestApp;
const clock = new TestClock();

beforeAll(async () => {
  app = await startTestApp({ clock });
}, 60_000);
afterAll(() => app.close());

async function counts(): Promise<number[]> {
  const tables = ['registration', 'registration_link', 'mailed_link', 'mailed_link_token'];
  const rows = await Promise.all(
    tables.map((table) => app.database.database.query<{ n: number | string }>(`SELECT COUNT(*) AS n FROM ${table}`)),
  );
  return rows.map(([row]) => Number(row?.n));
}

it('purges registrations and links, with their tokens, one week after they expire and not earlier', async () => {
  const { email } = await signUp(app);
  await app.client().post('/api/v1/auth/register', { email: 'new@riverside.test' });
  await app.client().post('/api/v1/auth/password-reset', { email });
  await app.deliverOutbox();
  const job = app.get(PurgeExpiredRowsJob);
  clock.advance(7 * DAY);
  await job.run();
  expect(await counts()).toEqual([1, 1, 1, 1]);
  clock.advance(HOUR);
  await job.run();
  expect(await counts()).toEqual([1, 1, 0, 0]);
  clock.advance(DAY);
  await job.run();
  expect(await counts()).toEqual([0, 0, 0, 0]);
});
