import { testDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { parseJson } from './columns.js';
import { isCheckViolation } from './errors.js';

describe('values through the driver', () => {
  let db: TestDatabase;
  let one: <T>(sql: string, params?: unknown[]) => Promise<T | undefined>;

  beforeAll(async () => {
    db = await testDatabase();
    one = async (sql, params) => (await db.database.query<any>(sql, params))[0];
    await db.database.query(
      'CREATE TABLE IF NOT EXISTS value_probe (id int PRIMARY KEY, at datetime(3), d date, amount bigint, body json, CHECK (amount >= 0))',
    );
  });
  afterAll(async () => {
    await db.database.query('DROP TABLE value_probe');
    await db.close();
  });

  it('preserves instants to the millisecond, in any time zone of the process', async () => {
    const at = new Date('2026-03-08T08:30:00.123Z');
    await db.database.query('INSERT INTO value_probe (id, at) VALUES (1, ?)', [at]);
    expect(await one('SELECT at, CAST(at AS char) AS text FROM value_probe WHERE id = 1')).toEqual({
      at,
      text: '2026-03-08 08:30:00.123',
    });
  });

  it('returns local dates as text', async () => {
    await db.database.query("INSERT INTO value_probe (id, d) VALUES (2, '2026-02-28')");
    expect(await one('SELECT d FROM value_probe WHERE id = 2')).toEqual({ d: '2026-02-28' });
  });

  it('returns counts and sums of bigint columns as numbers', async () => {
    await db.database.query('INSERT INTO value_probe (id, amount) VALUES (3, 26584)');
    expect(await one('SELECT COUNT(*) AS count, amount FROM value_probe WHERE id = 3 GROUP BY amount')).toEqual({
      count: 1,
      amount: 26584,
    });
  });

  it('returns an unsafe bigint in a form that is detected', async () => {
    await db.database.query('INSERT INTO value_probe (id, amount) VALUES (4, 9007199254740993)');
    expect(await one('SELECT amount FROM value_probe WHERE id = 4')).toEqual({ amount: '9007199254740993' });
  });

  it('preserves JSON', async () => {
    const body = { stops: [{ city: 'Montréal' }] };
    await db.database.query('INSERT INTO value_probe (id, body) VALUES (5, ?)', [JSON.stringify(body)]);
    const row = await one<{ body: unknown }>('SELECT body FROM value_probe WHERE id = 5');
    expect(parseJson(row?.body)).toEqual(body);
  });

  it('does not let an object in a parameter become SQL', async () => {
    expect(await one('SELECT id FROM value_probe WHERE id = ?', [{ id: 1 }])).toBeUndefined();
  });

  it('enforces CHECK constraints', async () => {
    const error: unknown = await db.database
      .query('INSERT INTO value_probe (id, amount) VALUES (6, -1)')
      .catch((reason: unknown) => reason);
    expect(isCheckViolation(error)).toBe(true);
  });
});
