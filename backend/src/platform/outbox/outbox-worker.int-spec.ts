import { setTimeout as delay } from 'node:timers/promises';
import { ClsServiceManager } from 'nestjs-cls';
import { testDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { loadServerConfig } from '../../config/config.js';
import { ErrorReports } from '../errors/error-reports.js';
import { createPino, Logger } from '../logging/logger.js';
import { RequestContext, requestIds } from '../request-context.js';
import { Outbox } from './outbox.js';
import { OutboxClaims } from './outbox-claims.js';
import { OutboxHandlers, type OutboxHandler } from './outbox-handlers.js';
import { OutboxWorker } from './outbox-worker.js';

const COMPANY = 'cmp_01J00000000000000000000000';

describe('OutboxWorker', () => {
  let db: TestDatabase;
  let outbox: Outbox;
  let handlers: OutboxHandlers;
  let worker: OutboxWorker;

  beforeAll(async () => {
    db = await testDatabase();
  });
  beforeEach(async () => {
    await db.truncate();
    outbox = new Outbox(db.database);
    handlers = new OutboxHandlers();
    const context = new RequestContext(ClsServiceManager.getClsService());
    const reports = new ErrorReports(loadServerConfig({}), context);
    worker = new OutboxWorker(
      outbox,
      new OutboxClaims(db.database),
      handlers,
      context,
      new Logger(createPino('silent')),
      reports,
    );
  });
  afterEach(() => worker.beforeApplicationShutdown());
  afterAll(() => db.close());

  const add = (topic: string) =>
    db.database.transaction((tx) => outbox.add(tx, { companyId: COMPANY, topic, payload: { topic } }));
  const states = () =>
    db.database.query<{ topic: string; done: number; last_error: string | null }>(
      'SELECT topic, done_at IS NOT NULL AS done, last_error FROM outbox_message ORDER BY topic',
    );
  const handle = (topic: string, handler: OutboxHandler = () => Promise.resolve()) => handlers.on(topic, handler);

  it('does not wait for the next look when a message is committed', async () => {
    let handled: () => void = () => undefined;
    handle('mail.wanted', () => Promise.resolve(handled()));
    worker.start();
    const startedAt = Date.now();
    for (let n = 0; n < 6; n += 1) {
      const seen = new Promise<void>((resolve) => (handled = resolve));
      await delay(20);
      await add('mail.wanted');
      await seen;
    }
    expect(Date.now() - startedAt).toBeLessThan(2_000);
  });

  it('handles a message under its own id and for its company', async () => {
    const seen: object[] = [];
    handle('mail.wanted', (message) => Promise.resolve(void seen.push({ ...message, ...requestIds() })));
    await add('mail.wanted');
    await worker.deliver();
    const [row] = await db.database.query<{ id: string }>('SELECT id FROM outbox_message');
    expect(seen).toMatchObject([
      { id: row?.id, companyId: COMPANY, payload: { topic: 'mail.wanted' }, requestId: row?.id },
    ]);
  });

  it('marks what was handled and keeps what was not, for later', async () => {
    handle('a.works');
    handle('b.fails', () => Promise.reject(new Error('the mail server is away')));
    await add('a.works');
    await add('b.fails');
    await add('c.unknown');
    expect(await worker.deliver()).toBe(3);
    expect(await states()).toEqual([
      { topic: 'a.works', done: 1, last_error: null },
      { topic: 'b.fails', done: 0, last_error: 'the mail server is away' },
      { topic: 'c.unknown', done: 0, last_error: 'Nothing handles the topic c.unknown.' },
    ]);
    expect(await worker.deliver()).toBe(0);
  });

  it('finishes what it has begun before it stops', async () => {
    let begun: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    handle('slow', async () => {
      begun();
      await delay(150);
    });
    await add('slow');
    worker.start();
    await hasBegun;
    await worker.beforeApplicationShutdown();
    expect(await states()).toMatchObject([{ done: 1 }]);
  });
});
