import { setTimeout as delay } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { openThrowAwayDatabase } from '../../../../../infra/database.mjs';
import { startTcpProxy, type TcpProxy } from '../../../../test/support/tcp-proxy.js';
import { testDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { dataSourceOptions } from '../data-source-options.js';
import { isDatabaseUnavailable } from '../errors.js';
import { withDatabase } from '../with-database.js';

const SLOW = 60_000;
/** A node that hangs is left after two questions of 3 s each. */
const LEFT_AFTER_MS = 9_000;

let db: TestDatabase;
let first: TcpProxy;
let second: TcpProxy;
let dataSource: DataSource | undefined;

beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  const { hostname: host, port } = new URL(db.url);
  first = await startTcpProxy({ host, port: Number(port) });
  second = await startTcpProxy({ host, port: Number(port) });
});
afterEach(async () => {
  await dataSource?.destroy();
  dataSource = undefined;
  await Promise.all([first, second].map((proxy) => proxy.close()));
});
afterAll(() => db.close());

/** A pool with both nodes in its list. */
async function open(): Promise<DataSource> {
  const hosts = [first, second].map((proxy) => `127.0.0.1:${proxy.port}`).join(',');
  const options = dataSourceOptions({ databaseUrl: db.url.replace(/@[^/]+/, `@${hosts}`), databasePoolSize: 5 });
  return (dataSource = await new DataSource(options).initialize());
}

it(
  'uses the next node when the first cannot be reached, at once and later',
  async () => {
    await first.cut();
    const nodes = await open();
    expect(await nodes.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await first.mend();
    await second.cut();
    await delay(100);
    expect(await nodes.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  },
  SLOW,
);

it(
  'leaves a node that hangs: what waits there fails, and later statements use the next node',
  async () => {
    const nodes = await open();
    await nodes.query('SELECT 1');
    first.hold();
    const startedAt = performance.now();
    const lost: unknown = await nodes.query('SELECT 2').catch((error: unknown) => error);
    expect(isDatabaseUnavailable(lost)).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(LEFT_AFTER_MS);
    expect(await nodes.query('SELECT 3 AS three')).toEqual([{ three: 3 }]);
    first.release();
  },
  SLOW,
);

it(
  'refuses nodes that are read-only, as unavailable',
  async () => {
    // A server of its own: other tests write to the common one meanwhile.
    const server = await openThrowAwayDatabase();
    try {
      const { hostname, port, username, password } = new URL(server.url);
      await withDatabase({ databaseUrl: `${server.url}mysql` }, (root) => root.query('SET GLOBAL read_only = 1'));
      const hosts = `${hostname}:${port},localhost:${port}`;
      const options = dataSourceOptions({ databaseUrl: `mysql://${username}:${password}@${hosts}/mysql` });
      const refused: unknown = await new DataSource(options).initialize().catch((error: unknown) => error);
      expect((refused as Error).message).toBe('the server is read-only');
      expect(isDatabaseUnavailable(refused)).toBe(true);
    } finally {
      await server.stop();
    }
  },
  SLOW,
);
