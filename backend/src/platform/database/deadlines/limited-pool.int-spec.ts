import { ClsServiceManager } from 'nestjs-cls';
import { DataSource } from 'typeorm';
import { startTcpProxy } from '../../../../test/support/tcp-proxy.js';
import { testDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { databaseCaller, type RequestStore } from '../../request-context.js';
import { dataSourceOptions } from '../data-source-options.js';
import { Database } from '../database.js';
import { isDatabaseUnavailable, isRetryable } from '../errors.js';
import { limitedDriver } from './limited-pool.js';

const SIZE = 6;
/** Deadlines of requests are 1 s and 5 s. */
const SLOW = 30_000;

let db: TestDatabase;
let dataSource: DataSource;
let database: Database;

const open = (databaseUrl: string) =>
  new DataSource({
    ...dataSourceOptions({ databaseUrl, databasePoolSize: SIZE }),
    driver: limitedDriver(databaseCaller),
  } as ReturnType<typeof dataSourceOptions>).initialize();

beforeAll(async () => {
  db = await testDatabase();
  dataSource = await open(db.url);
  database = new Database(dataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await db.close();
});

/** Runs the work as a request of the company, and returns its error, if any, and the seconds that it took. */
async function request(
  work: () => Promise<unknown>,
  companyId = 'cmp_a',
): Promise<{ error?: unknown; seconds: number }> {
  const startedAt = performance.now();
  const store: RequestStore = { requestId: 'test', ipAddress: '127.0.0.1', companyId };
  const error = await ClsServiceManager.getClsService<RequestStore>()
    .runWith(store, work)
    .then(
      () => undefined,
      (reason: unknown) => reason,
    );
  return { error, seconds: (performance.now() - startedAt) / 1_000 };
}

describe('deadlines of a request', () => {
  it(
    'end a slow statement after 5 s, of either protocol, and other work goes on',
    async () => {
      const [text, prepared, background] = await Promise.all([
        request(() => database.query('SELECT SLEEP(8)')),
        request(() => database.queryPrepared('SELECT SLEEP(?)', [8]), 'cmp_b'),
        database.query('SELECT SLEEP(7) AS slept'),
      ]);
      for (const { error, seconds } of [text, prepared]) {
        expect(isDatabaseUnavailable(error)).toBe(true);
        expect(seconds).toBeGreaterThan(4.5);
        expect(seconds).toBeLessThan(6.5);
      }
      expect(background).toEqual([{ slept: 0 }]);
      expect((await request(() => database.query('SELECT 1'))).error).toBeUndefined();
    },
    SLOW,
  );

  it(
    'end a wait for a locked row, without trying again',
    async () => {
      await db.database.query("REPLACE INTO gs1_serial (prefix, `last_value`) VALUES ('locked', 0)");
      const holder = db.dataSource.createQueryRunner();
      await holder.startTransaction();
      await holder.query("SELECT * FROM gs1_serial WHERE prefix = 'locked' FOR UPDATE");
      const { error, seconds } = await request(() =>
        database.transaction((tx) => tx.query("UPDATE gs1_serial SET `last_value` = 1 WHERE prefix = 'locked'")),
      );
      await holder.rollbackTransaction();
      await holder.release();
      expect(isRetryable(error)).toBe(true);
      expect(seconds).toBeLessThan(4.5);
    },
    SLOW,
  );

  it(
    'refuse after 1 s without a free connection',
    async () => {
      const busy = Array.from({ length: SIZE }, () => database.query('SELECT SLEEP(3)'));
      const { error, seconds } = await request(() => database.query('SELECT 1'));
      expect(isDatabaseUnavailable(error)).toBe(true);
      expect(seconds).toBeGreaterThan(0.9);
      expect(seconds).toBeLessThan(2.5);
      await Promise.all(busy);
      expect((await request(() => database.query('SELECT 1'))).error).toBeUndefined();
    },
    SLOW,
  );
});

it(
  'one company uses at most a third of the connections, and its excess is refused after 1 s',
  async () => {
    const ofOne = Array.from({ length: SIZE }, () => request(() => database.query('SELECT SLEEP(4)')));
    const other = await request(() => database.query('SELECT 1'), 'cmp_b');
    expect(other.error).toBeUndefined();
    expect(other.seconds).toBeLessThan(0.9);
    const outcomes = await Promise.all(ofOne);
    const refused = outcomes.filter(({ error }) => isDatabaseUnavailable(error));
    expect(refused).toHaveLength(SIZE - SIZE / 3);
    expect(outcomes.filter(({ error }) => error === undefined)).toHaveLength(SIZE / 3);
    expect(Math.max(...refused.map(({ seconds }) => seconds))).toBeLessThan(2.5);
    const again = await Promise.all(
      Array.from({ length: SIZE }, () => request(() => database.query('SELECT SLEEP(0.1)'))),
    );
    expect(again.filter(({ error }) => error !== undefined)).toEqual([]);
  },
  SLOW,
);

it(
  'a database that stops answering delays requests by 5 s at most, and none once it answers again',
  async () => {
    const url = new URL(db.url);
    const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    const proxied = await open(url.href);
    const behind = new Database(proxied);
    try {
      await Promise.all(Array.from({ length: SIZE }, () => behind.query('SELECT SLEEP(0.1)')));
      proxy.hold();
      const companies = Array.from({ length: 3 * SIZE }, (_, n) => `cmp_${n}`);
      const held = await Promise.all(companies.map((id) => request(() => behind.query('SELECT 1'), id)));
      expect(held.filter(({ error }) => !isDatabaseUnavailable(error))).toEqual([]);
      expect(Math.max(...held.map(({ seconds }) => seconds))).toBeLessThan(6.5);
      proxy.release();
      const after = await request(() => behind.query('SELECT 1'));
      expect(after.error).toBeUndefined();
      expect(after.seconds).toBeLessThan(1);
    } finally {
      await proxied.destroy();
      await proxy.close();
    }
  },
  SLOW,
);
