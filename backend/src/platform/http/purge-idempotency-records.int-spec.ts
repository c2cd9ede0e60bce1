import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { statementsDuring } from '../../../test/support/statements.js';
import { TestClock } from '../../../test/support/test-clock.js';
import { PurgeIdempotencyRecordsJob } from './purge-idempotency-records.job.js';

const HOUR = 3_600_000;
const COMPANY = 'cmp_01J00000000000000000000000';
const clock = new TestClock();

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
}, 60_000);
beforeEach(() => app.database.truncate());
afterAll(() => app.close());

const keep = (keys: readonly string[]) =>
  app.database.database.execute(
    `INSERT INTO idempotency_record (company_id, idempotency_key, operation, request_hash, response, created_at) VALUES ${keys.map(() => "(?, ?, 'bookQuote', REPEAT('a', 64), '{}', ?)").join(', ')}`,
    keys.flatMap((key) => [COMPANY, key, clock.now()]),
  );
const kept = async () =>
  (
    await app.database.database.query<{ name: string }>(
      'SELECT idempotency_key AS name FROM idempotency_record ORDER BY idempotency_key',
    )
  ).map(({ name }) => name);

it('purges records 72 hours after they were saved, and no earlier', async () => {
  await keep(['first']);
  clock.advance(HOUR);
  await keep(['second']);
  clock.advance(71 * HOUR - 1);
  await app.get(PurgeIdempotencyRecordsJob).run();
  expect(await kept()).toEqual(['first', 'second']);
  clock.advance(1);
  await app.get(PurgeIdempotencyRecordsJob).run();
  expect(await kept()).toEqual(['second']);
});

it('deletes many in bounded batches by the index on their time', async () => {
  await keep(Array.from({ length: 2_500 }, (_, index) => `key-${index}`));
  clock.advance(72 * HOUR);
  const statements = await statementsDuring(app, () => app.get(PurgeIdempotencyRecordsJob).run());
  expect(statements).toHaveLength(3);
  expect(await kept()).toEqual([]);
});
