import { setImmediate as nextTurn } from 'node:timers/promises';
import { ClsServiceManager } from 'nestjs-cls';
import { openDataSource, testDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { loadServerConfig } from '../../config/config.js';
import { Database } from '../database/database.js';
import { isRetryable } from '../database/errors.js';
import { ErrorReports } from '../errors/error-reports.js';
import { createPino, Logger } from '../logging/logger.js';
import { RequestContext } from '../request-context.js';
import { Outbox } from './outbox.js';
import { OutboxClaims } from './persistence/outbox-claims.sql.js';
import type { OutboxHandler, OutboxHandlers } from './outbox-handlers.js';
import type { OutboxTopic } from './outbox-topic.js';
import { OutboxWorker } from './outbox-worker.js';

const BURSTS = 6;
const BURST = 200;
const TOPICS = ['first', 'second', 'third', 'fourth'].map((name) => name as OutboxTopic);

let db: TestDatabase;
const dataSources: TestDatabase['dataSource'][] = [];
const workers: OutboxWorker[] = [];
/** Statements that failed with a deadlock or a lock timeout. */
const lockFailures: string[] = [];
const handlings = new Map<string, number>();
let allHandled: () => void;
const finished = new Promise<void>((resolve) => (allHandled = resolve));

/** A database with its own pool, like another process. */
async function ownDatabase(): Promise<Database> {
  const dataSource = await openDataSource(db.url);
  dataSources.push(dataSource);
  const ignore = (): void => undefined;
  dataSource.logger = {
    logQuery: ignore,
    logQueryError: (error, sql) => {
      if (isRetryable(error)) lockFailures.push(sql);
    },
    logQuerySlow: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: ignore,
  };
  return new Database(dataSource);
}

async function startWorker(): Promise<void> {
  const database = await ownDatabase();
  const handler: OutboxHandler = async ({ id }) => {
    await nextTurn();
    handlings.set(id, (handlings.get(id) ?? 0) + 1);
    if (handlings.size === BURSTS * BURST) allHandled();
  };
  const context = new RequestContext(ClsServiceManager.getClsService());
  const worker = new OutboxWorker(
    new Outbox(database),
    new OutboxClaims(database),
    { handlerOf: () => handler } as unknown as OutboxHandlers,
    context,
    new Logger(createPino('silent')),
    new ErrorReports(loadServerConfig({}), context),
  );
  workers.push(worker);
  worker.start();
}

/** Many small concurrent transactions, as requests write them. */
async function burst(database: Database, outbox: Outbox): Promise<void> {
  await Promise.all(
    Array.from({ length: BURST }, (_, n) =>
      database.transaction((tx) =>
        outbox.add(tx, { companyId: null, topic: TOPICS[n % TOPICS.length]!, payload: { n } }),
      ),
    ),
  );
}

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.beforeApplicationShutdown()));
  await Promise.all(dataSources.map((dataSource) => dataSource.destroy()));
  await db.close();
});

it('handles bursts of messages with three workers, once each, without a deadlock, and keeps none of them', async () => {
  await Promise.all([startWorker(), startWorker(), startWorker()]);
  const database = await ownDatabase();
  const outbox = new Outbox(database);
  for (let n = 0; n < BURSTS; n += 1) await burst(database, outbox);
  await finished;
  await Promise.all(workers.map((worker) => worker.beforeApplicationShutdown()));
  expect([...handlings.values()].filter((times) => times > 1)).toEqual([]);
  expect(lockFailures).toEqual([]);
  expect(await db.database.query('SELECT id, attempts, last_error FROM outbox_message')).toEqual([]);
}, 60_000);
