import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../test/support/redis-server.js';
import { startTcpProxy, type TcpProxy } from '../../../test/support/tcp-proxy.js';
import { testDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { loadConfig } from '../../config/config.js';
import { waitForDatabase } from './wait-for-database.js';

let db: TestDatabase;
let proxy: TcpProxy;
let url: URL;

beforeAll(async () => {
  db = await testDatabase();
  const { hostname: host, port } = new URL(db.url);
  proxy = await startTcpProxy({ host, port: Number(port) });
  url = Object.assign(new URL(db.url), { port: String(proxy.port) });
});
afterAll(async () => {
  await proxy.close();
  await db.close();
});

const config = () => loadConfig({ DATABASE_URL: url.href, LOG_LEVEL: 'silent' });

it('answers that the process is alive and not ready until the database accepts connections', async () => {
  await proxy.cut();
  const address = { port: await freePort(), host: '127.0.0.1' };
  const waiting = waitForDatabase(config(), [address]);
  const get = (path: string) => fetch(`http://127.0.0.1:${address.port}${path}`);
  await delay(1_000);
  expect((await get('/health/live')).status).toBe(200);
  expect((await get('/health/ready')).status).toBe(503);
  const refused = await get('/api/v1/quotes');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE', status: 503 });

  await proxy.mend();
  const release = await waiting;
  await release();
  await expect(get('/health/live')).rejects.toThrow('fetch failed');
}, 30_000);

it('does not wait if the password is wrong', async () => {
  const wrong = Object.assign(new URL(db.url), { password: 'another' });
  await expect(waitForDatabase(loadConfig({ DATABASE_URL: wrong.href }), [])).rejects.toThrow('Access denied');
}, 30_000);
