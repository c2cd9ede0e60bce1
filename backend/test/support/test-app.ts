import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { AppModule } from '../../src/app.module.js';
import { HASH_PARAMETERS } from '../../src/modules/identity/passwords/password-hasher.js';
import { Config, loadConfig } from '../../src/config/config.js';
import { Clock } from '../../src/platform/clock.js';
import { RAW_BODY_ROUTES } from '../../src/contributions/contributions.js';
import { configureServer } from '../../src/platform/http/server/configure-server.js';
import { HttpAdapter } from '../../src/platform/http/server/http-adapter.js';
import { closeServer, stopServer } from '../../src/platform/http/server/stop-server.js';
import { createPino, PINO } from '../../src/platform/logging/logger.js';
import { Mailbox, type MailboxMessage } from '../../src/platform/mail/mailbox.js';
import { OutboxWorker } from '../../src/platform/outbox/outbox-worker.js';
import { ApiClient } from './api-client.js';
import { testDatabase, type TestDatabase } from './test-database.js';

export interface TestAppOptions {
  /** Defaults to the real time. */
  clock?: Clock;
  /** Defaults to this worker's empty database. */
  database?: TestDatabase;
  /** Environment variables beyond the ones tests need. */
  environment?: Record<string, string>;
  /** Additional modules for tests. */
  modules?: Type[];
  /** Receives every log line of every level. */
  log?: (line: string) => void;
}

/** Hashes of passwords cost 1 ms instead of 150 ms; `password-hasher.spec.ts` checks the real parameters. */
const CHEAP_HASHES = { memoryCost: 256, timeCost: 1, parallelism: 1 };

/** The real application on a free port, with its own database, files and mail. */
export interface TestApp {
  url: string;
  database: TestDatabase;
  /** A new client without cookies. */
  client(): ApiClient;
  /** Any injectable. */
  get<T>(token: abstract new (...args: never[]) => T): T;
  /** Handles outbox messages until none is due, like the worker. */
  deliverOutbox(): Promise<void>;
  /** Mails sent so far, newest first. Call `deliverOutbox` first for mails that go through the outbox. */
  mails(): Promise<MailboxMessage[]>;
  /** Same as a stop signal: drains, then closes everything. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

export async function startTestApp({
  clock = new Clock(),
  database: given,
  environment = {},
  modules = [],
  log,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = given ?? (await testDatabase());
  const directory = await mkdtemp(join(tmpdir(), 'lading-test-'));
  const config = loadConfig({
    LOG_LEVEL: process.env.LOG_LEVEL,
    DATABASE_URL: database.url,
    LADING_DIR: directory,
    // Tests send requests faster than people do.
    REQUEST_LIMIT_FACTOR: '1000',
    ...environment,
  });
  // A worker keeps the variables of each spec file (docs/adr/0033), but not an application that is closed.
  let opened: NestExpressApplication | undefined = await createApp(config, clock, modules, log);
  await opened.listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${(opened.getHttpServer().address() as AddressInfo).port}`;
  const app = (): NestExpressApplication => {
    if (!opened) throw new Error('The application is closed.');
    return opened;
  };

  return {
    url,
    database,
    client: () => new ApiClient(url, config.publicUrl.origin),
    get: (token) => app().get(token, { strict: false }),
    mails: () => app().get(Mailbox).messages(),
    deliverOutbox: async () => {
      while ((await app().get(OutboxWorker).deliver()) > 0);
    },
    stop: () => stopServer(app()),
    close: async () => {
      await closeServer(app());
      opened = undefined;
      await database.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function createApp(
  config: Config,
  clock: Clock,
  modules: Type[],
  log: TestAppOptions['log'],
): Promise<NestExpressApplication> {
  const builder = Test.createTestingModule({ imports: [AppModule, ...modules] })
    .overrideProvider(Config)
    .useValue(config)
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(HASH_PARAMETERS)
    .useValue(CHEAP_HASHES);
  if (log !== undefined) builder.overrideProvider(PINO).useValue(createPino('trace', { write: log }));
  const module = await builder.compile();
  const app = module.createNestApplication<NestExpressApplication>(new HttpAdapter(), {
    bodyParser: false,
    logger: false,
  });
  configureServer(app, RAW_BODY_ROUTES);
  return app;
}
