import { setTimeout as delay } from 'node:timers/promises';
import { ClsServiceManager } from 'nestjs-cls';
import { DataSource } from 'typeorm';
import { openThrowAwayDatabase, type ThrowAwayDatabase } from '../../../../../infra/database.mjs';
import { startTcpProxy, type TcpProxy } from '../../../../test/support/tcp-proxy.js';
import type { RequestStore } from '../../request-context.js';
import { dataSourceOptions } from '../data-source-options.js';
import { Database } from '../database.js';
import { isDatabaseUnavailable } from '../errors.js';
import { withDatabase } from '../with-database.js';
import { ReadReplicas } from './read-replicas.js';
import { replicaFaults } from './replica-faults.js';

const SLOW = 60_000;
const [WRITER, REPLICA] = [1, 2];
const SIZE = 6;
const messages: string[] = [];
const note = (message: string): void => void messages.push(message);

let writer: ThrowAwayDatabase;
let replica: ThrowAwayDatabase;
/** Between the product and the replica. */
let proxy: TcpProxy;
let dataSource: DataSource;
let replicas: ReadReplicas;
let database: Database;

const onServer = (url: string, ...statements: string[]) =>
  withDatabase({ databaseUrl: `${url}mysql` }, async (root) => {
    for (const sql of statements) await root.query(sql);
  });

beforeAll(async () => {
  const start = (id: number) =>
    openThrowAwayDatabase({ flags: [`--server-id=${id}`, ...(id === WRITER ? ['--log-bin=writer'] : [])] });
  [writer, replica] = (await Promise.all([start(WRITER), start(REPLICA)])) as [ThrowAwayDatabase, ThrowAwayDatabase];
  const { port, username, password } = new URL(writer.url);
  await onServer(
    writer.url,
    'CREATE DATABASE lading',
    'CREATE TABLE lading.written (id int PRIMARY KEY, n int NOT NULL)',
  );
  await onServer(
    replica.url,
    `CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = ${port}, MASTER_USER = '${username}', MASTER_PASSWORD = '${password}', MASTER_USE_GTID = slave_pos, MASTER_SSL_VERIFY_SERVER_CERT = 0`,
    'START SLAVE',
  );
  proxy = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(replica.url).port) });
  const settings = { databaseUrl: `${writer.url}lading`, databasePoolSize: SIZE };
  dataSource = await new DataSource(dataSourceOptions(settings)).initialize();
  replicas = new ReadReplicas({ ...settings, databaseReplicas: `127.0.0.1:${proxy.port}` }, { log: note, warn: note });
  database = new Database(dataSource, replicas);
  await database.execute('INSERT INTO written (id, n) VALUES (1, 0)');
  await served(REPLICA);
}, SLOW);
afterAll(async () => {
  await replicas.onApplicationShutdown();
  await dataSource.destroy();
  await proxy.close();
  await Promise.all([writer.stop(), replica.stop()]);
});

/** The accounts of the replica are those of the writer. */
function replicaUrl(): string {
  const url = new URL(writer.url);
  url.port = new URL(replica.url).port;
  return url.href;
}

function request<T>(work: () => Promise<T>, companyId = 'cmp_a'): Promise<T> {
  const store: RequestStore = { requestId: 'test', ipAddress: '127.0.0.1', companyId };
  return ClsServiceManager.getClsService<RequestStore>().runWith(store, work);
}

interface Row {
  n: number;
  server: number;
}
const read = async () => (await database.read<Row>('SELECT n, @@server_id AS server FROM written WHERE id = 1'))[0]!;
const write = (n: number) => database.execute('UPDATE written SET n = ? WHERE id = 1', [n]);

/** What `lading check` says of the replica. */
const faults = () => replicaFaults({ databaseUrl: `${writer.url}lading`, databaseReplicas: `127.0.0.1:${proxy.port}` });

/** Waits until this server answers reads of requests. */
async function served(by: number): Promise<void> {
  for (const deadline = performance.now() + 20_000; (await request(read)).server !== by; await delay(50))
    if (performance.now() > deadline) throw new Error(`Reads do not reach the server ${by}: ${messages.join('\n')}`);
}

/** Writes from another process while requests read; returns the servers that answered. Every read must have the last write. */
async function writeAndRead(rounds: number): Promise<Set<number>> {
  const servers = new Set<number>();
  for (let n = 1; n <= rounds; n += 1) {
    await write(n);
    const rows = await Promise.all(Array.from({ length: 3 }, () => request(read)));
    for (const row of rows) servers.add(row.server);
    expect(rows.map((row) => row.n)).toEqual([n, n, n]);
  }
  return servers;
}

describe('a read replica', () => {
  it('serves reads of requests, and neither background work nor other statements', async () => {
    const [row] = await request(() => database.query<{ server: number }>('SELECT @@server_id AS server'));
    expect([(await request(read)).server, (await read()).server, row?.server]).toEqual([REPLICA, WRITER, WRITER]);
    const sql = 'SELECT n, @@server_id AS server FROM written WHERE id = ?';
    const [prepared] = await request(() => database.readPrepared<Row>(sql, [1]));
    expect(prepared?.server).toBe(REPLICA);
  });

  it('has all that was committed before the request, and what the request itself wrote', async () => {
    // The writer answers if the replica needs long to apply a write.
    expect([...(await writeAndRead(100))]).toContain(REPLICA);
    await request(async () => {
      await read();
      await write(1_000);
      expect(await read()).toMatchObject({ n: 1_000 });
      await database.transaction((tx) => tx.query('UPDATE written SET n = 1001'));
      expect(await read()).toMatchObject({ n: 1_001 });
    });
  });

  it(
    'leaves reads to the writer while it lags, and serves them again',
    async () => {
      await onServer(replicaUrl(), 'STOP SLAVE SQL_THREAD');
      messages.length = 0;
      expect(await writeAndRead(20)).toEqual(new Set([WRITER]));
      expect(messages).toEqual([expect.stringMatching(/^The writer serves the reads of the replica .*: it lags$/)]);
      expect([...replicas.serving().values()]).toEqual([0]);
      expect(await faults()).toEqual([`DATABASE_REPLICAS 127.0.0.1:${proxy.port}: it lags`]);
      await onServer(replicaUrl(), 'START SLAVE SQL_THREAD');
      await served(REPLICA);
      expect(messages.at(-1)).toMatch(/serves reads again/);
      expect([...replicas.serving().values()]).toEqual([1]);
      expect(await faults()).toEqual([]);
    },
    SLOW,
  );

  it(
    'leaves reads to the writer while it does not answer',
    async () => {
      proxy.hold();
      const startedAt = performance.now();
      expect(await writeAndRead(5)).toEqual(new Set([WRITER]));
      expect(performance.now() - startedAt).toBeLessThan(5_000);
      proxy.release();
      await served(REPLICA);
    },
    SLOW,
  );

  it('lets a company use a third of its connections, and refuses the excess after 1 s', async () => {
    const sleeping = Array.from({ length: SIZE }, () =>
      request(() => database.read<Row>('SELECT SLEEP(1.5) AS n, @@server_id AS server')).then(
        ([row]) => row?.server,
        (error: unknown) => isDatabaseUnavailable(error),
      ),
    );
    await delay(100);
    expect((await request(read, 'cmp_b')).server).toBe(REPLICA);
    const outcomes = await Promise.all(sleeping);
    expect(outcomes.toSorted()).toEqual([REPLICA, REPLICA, true, true, true, true]);
  });

  it(
    'fails without an error for anyone, also in the middle of a statement',
    async () => {
      const slow = request(() => database.read<Row>('SELECT SLEEP(1) AS n, @@server_id AS server'));
      await delay(200);
      const reads = writeAndRead(200);
      await delay(100);
      await replica.stop();
      expect([...(await reads)]).toContain(WRITER);
      expect(await slow).toEqual([{ n: 0, server: WRITER }]);
      expect(await writeAndRead(10)).toEqual(new Set([WRITER]));
      expect(await faults()).toEqual([expect.stringContaining('DATABASE_REPLICAS 127.0.0.1')]);
    },
    SLOW,
  );
});
