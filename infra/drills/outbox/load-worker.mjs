// A worker process of the load check: the product's outbox worker, with a handler that records each call.
import { setTimeout as delay } from 'node:timers/promises';
import { importBuilt, requireFromBackend } from '../../bench/lib/product.mjs';

/** Minimum duration of a handler that sends something. */
const HANDLER_MS = 5;

requireFromBackend('reflect-metadata');
const { DataSource } = requireFromBackend('typeorm');
const { ClsServiceManager } = requireFromBackend('nestjs-cls');
const [
  { dataSourceOptions },
  { Database },
  { Outbox },
  { OutboxClaims },
  { OutboxWorker },
  { RequestContext },
  logging,
  { onStopSignal },
] = await Promise.all(
  [
    'platform/database/data-source-options.js',
    'platform/database/database.js',
    'platform/outbox/outbox.js',
    'platform/outbox/persistence/outbox-claims.sql.js',
    'platform/outbox/outbox-worker.js',
    'platform/request-context.js',
    'platform/logging/logger.js',
    'platform/lifecycle/drain.js',
  ].map(importBuilt),
);

const dataSource = await new DataSource(dataSourceOptions({ databaseUrl: process.env.DATABASE_URL })).initialize();
const database = new Database(dataSource);
const handle = async ({ id }) => {
  await database.execute(
    'INSERT INTO check_handling (message_id, worker, started_at) VALUES (?, ?, UTC_TIMESTAMP(3))',
    [id, process.pid],
  );
  await delay(HANDLER_MS);
};
const worker = new OutboxWorker(
  new Outbox(database),
  new OutboxClaims(database),
  { handlerOf: () => handle },
  new RequestContext(ClsServiceManager.getClsService()),
  new logging.Logger(logging.createPino('error')),
  { report: () => undefined },
);
worker.start();
onStopSignal(async () => {
  await worker.beforeApplicationShutdown();
  await dataSource.destroy();
});
