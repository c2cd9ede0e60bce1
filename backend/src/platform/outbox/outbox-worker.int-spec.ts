import { jest } from '@jest/globals';
import { once } from 'node:events';
import { ClsServiceManager } from 'nestjs-cls';
import { testDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { loadServerConfig } from '../../config/config.js';
import { ErrorReports } from '../errors/error-reports.js';
import { createPino, Logger } from '../logging/logger.js';
import { RequestContext, requestIds } from '../request-context.js';
import { Outbox } from './outbox.js';
import { OutboxClaims } from './persistence/outbox-claims.sql.js';
import type { OutboxHandler, OutboxHandlers } from './outbox-handlers.js';
import type { OutboxTopic } from './outbox-topic.js';
import { OutboxWorker } from './outbox-worker.js';

const COMPANY = 'cmp_01J00000000000000000000000';

describe('OutboxWorker', () => {
  let db: TestDatabase;
  let outbox: Outbox;
  let handlers: Map<string, OutboxHandler>;
  let worker: OutboxWorker;

  beforeAll(async () => {
    db = await testDatabase();
  });
  beforeEach(async () => {
    await db.truncate();
    outbox = new Outbox(db.database);
    handlers = new Map();
    const context = new RequestContext(ClsServiceManager.getClsService());
    const reports = new ErrorReports(loadServerConfig({}), context);
    worker = new OutboxWorker(
      outbox,
      new OutboxClaims(db.database),
      { handlerOf: (topic: string) => handlers.get(topic) } as OutboxHandlers,
      context,
      new Logger(createPino('silent')),
      reports,
    );
  });
  afterEach(async () => {
    await worker.beforeApplicationShutdown();
    jest.useRealTimers();
  });
  afterAll(() => db.close());

  const add = (topic: string) =>
    db.database.transaction((tx) =>
      outbox.add(tx, { companyId: COMPANY, topic: topic as OutboxTopic, payload: { topic } }),
    );
  const states = () =>
    db.database.query<{ topic: string; attempts: number; leasedUntil: Date | null; last_error: string | null }>(
      'SELECT topic, attempts, leased_until AS leasedUntil, last_error FROM outbox_message ORDER BY topic',
    );
  const handle = (topic: string, handler: OutboxHandler = () => Promise.resolve()) => void handlers.set(topic, handler);

  it('claims a committed message immediately, without waiting for the next poll', async () => {
    // The poll's timer is stopped, so only the commit can wake the worker.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date', 'hrtime'] });
    let handled: () => void = () => undefined;
    handle('mail.wanted', () => Promise.resolve(handled()));
    worker.start();
    for (let n = 0; n < 6; n += 1) {
      const seen = new Promise<void>((resolve) => (handled = resolve));
      await add('mail.wanted');
      await seen;
    }
  });

  it('handles a message under its own id and for its company', async () => {
    const seen: object[] = [];
    handle('mail.wanted', (message) => Promise.resolve(void seen.push({ ...message, ...requestIds() })));
    await add('mail.wanted');
    const [row] = await db.database.query<{ id: string }>('SELECT id FROM outbox_message');
    await worker.deliver();
    expect(seen).toMatchObject([
      { id: row?.id, companyId: COMPANY, payload: { topic: 'mail.wanted' }, requestId: row?.id },
    ]);
  });

  it('deletes handled messages and keeps the others', async () => {
    handle('a.works');
    handle('b.fails', () => Promise.reject(new Error('the mail server is away')));
    await add('a.works');
    await add('b.fails');
    await add('c.unknown');
    expect(await worker.deliver()).toBe(3);
    const kept = { attempts: 1, leasedUntil: null };
    expect(await states()).toEqual([
      { topic: 'b.fails', last_error: 'the mail server is away', ...kept },
      { topic: 'c.unknown', last_error: 'Nothing handles the topic c.unknown.', ...kept },
    ]);
    expect(await worker.deliver()).toBe(0);
  });

  it('finishes running handlers before it stops', async () => {
    const handling = Promise.withResolvers<void>();
    const begun = new Promise<void>((resolve) =>
      handle('slow', () => {
        resolve();
        return handling.promise;
      }),
    );
    await add('slow');
    worker.start();
    await begun;
    const stopped = worker.beforeApplicationShutdown();
    await add('late');
    handling.resolve();
    await stopped;
    expect(await states()).toMatchObject([{ topic: 'late', attempts: 0 }]);
  });

  it('aborts a handler that is too slow for a shutdown, waits for it, and makes its message due again', async () => {
    let settled = false;
    const begun = new Promise<void>((resolve) =>
      handle('slow', async (_, signal) => {
        resolve();
        await once(signal, 'abort');
        await states();
        settled = true;
        throw new Error('cut off');
      }),
    );
    await add('slow');
    worker.start();
    await begun;
    expect(await states()).toMatchObject([{ attempts: 1, leasedUntil: expect.any(Date) }]);
    await worker.stop(0);
    expect(settled).toBe(true);
    expect(await states()).toEqual([{ topic: 'slow', attempts: 0, leasedUntil: null, last_error: null }]);
    expect(await new OutboxClaims(db.database).claim(1)).toMatchObject([{ topic: 'slow', attempts: 1 }]);
  });
});
