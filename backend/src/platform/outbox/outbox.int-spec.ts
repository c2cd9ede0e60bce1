import { testDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import type { Database } from '../database/database.js';
import { Outbox } from './outbox.js';
import { MAX_ATTEMPTS } from './backoff.js';
import type { OutboxTopic } from './outbox-topic.js';
import { OutboxClaims } from './persistence/outbox-claims.sql.js';

const TOPIC = 'test.happened' as OutboxTopic;
const COMPANY = 'cmp_01J00000000000000000000000';

/** The database of a worker that is overtaken between reading due messages and leasing them, once. */
function slowToLease(database: Database, meanwhile: () => Promise<unknown>): Database {
  let overtaken = false;
  const execute: Database['execute'] = async (...statement) => {
    if (!overtaken) await meanwhile();
    overtaken = true;
    return database.execute(...statement);
  };
  return new Proxy(database, {
    get: (target, key): unknown => {
      if (key === 'execute') return execute;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

describe('outbox', () => {
  let db: TestDatabase;
  let outbox: Outbox;
  let claims: OutboxClaims;

  beforeAll(async () => {
    db = await testDatabase();
    outbox = new Outbox(db.database);
    claims = new OutboxClaims(db.database);
  });
  beforeEach(() => db.truncate());
  afterAll(() => db.close());

  const add = (count: number) =>
    db.database.transaction(async (tx) => {
      for (let n = 0; n < count; n += 1) await outbox.add(tx, { companyId: COMPANY, topic: TOPIC, payload: { n } });
    });
  const claimOne = async () => {
    const [message] = await claims.claim(1);
    if (message === undefined) throw new Error('There was nothing to claim.');
    return message;
  };
  const makeDue = () => db.database.query('UPDATE outbox_message SET available_at = UTC_TIMESTAMP(3)');
  const expireLeases = () =>
    db.database.query('UPDATE outbox_message SET leased_until = UTC_TIMESTAMP(3) - INTERVAL 1 SECOND');

  it('gives every message to exactly one of many concurrent workers', async () => {
    await add(100);
    const claimed = (await Promise.all(Array.from({ length: 15 }, () => claims.claim(10)))).flat();
    expect(claimed).toHaveLength(100);
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(100);
    expect(await claims.claim(10)).toEqual([]);
  });

  it('returns messages oldest first, with their payload', async () => {
    await add(3);
    const claimed = await claims.claim(10);
    expect(claimed.map(({ payload }) => payload)).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }]);
    expect(claimed[0]).toMatchObject({ companyId: COMPANY, topic: 'test.happened', attempts: 1 });
  });

  it('has no message of a transaction that was rolled back, and signals only after the commit', async () => {
    let signals = 0;
    outbox.signals.on('due', () => (signals += 1));
    const attempt = db.database.transaction(async (tx) => {
      await outbox.add(tx, { companyId: null, topic: TOPIC, payload: {} });
      throw new Error('rolled back');
    });
    await expect(attempt).rejects.toThrow('rolled back');
    expect(await claims.claim(1)).toEqual([]);
    expect(signals).toBe(0);
    await add(1);
    expect(signals).toBe(1);
  });

  it('gives the message of a crashed worker to another one, and ignores the first from then on', async () => {
    await add(1);
    const first = await claimOne();
    await expireLeases();
    const second = await claimOne();
    expect(second).toMatchObject({ id: first.id, attempts: 2 });
    expect(await claims.renew(first)).toBe(false);
    await claims.failed(first, 'too late');
    await claims.release(first);
    await claims.done(first);
    const left = () => db.database.query('SELECT attempts, last_error FROM outbox_message');
    expect(await left()).toEqual([{ attempts: 2, last_error: null }]);
    await claims.done(second);
    expect(await left()).toEqual([]);
  });

  it('keeps a lease while it is renewed', async () => {
    await add(1);
    const message = await claimOne();
    await expireLeases();
    expect(await claims.renew(message)).toBe(true);
    expect(await claims.claim(1)).toEqual([]);
  });

  it('gives the message of a stopping worker to another one, without counting the attempt', async () => {
    await add(1);
    await claims.release(await claimOne());
    expect(await claimOne()).toMatchObject({ attempts: 1 });
  });

  it('leaves out messages that another worker leases at the same time, and continues with others', async () => {
    await add(4);
    const claimed = await claims.claim(2);
    const others = new OutboxClaims(slowToLease(db.database, () => claims.claim(1)));
    const rest = await others.claim(2);
    expect([...claimed, ...rest].map(({ id }) => id)).toHaveLength(3);
    expect(new Set([...claimed, ...rest].map(({ id }) => id)).size).toBe(3);
    expect(await claims.claim(2)).toEqual([]);
  });

  it('waits after a failure, and gives up after its attempts', async () => {
    await add(1);
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const message = await claimOne();
      expect(message.attempts).toBe(attempt);
      expect(await claims.failed(message, `attempt ${attempt}`)).toBe(attempt === MAX_ATTEMPTS);
      expect(await claims.claim(1)).toEqual([]);
      await makeDue();
    }
    expect(await claims.claim(1)).toEqual([]);
    const [row] = await db.database.query<{ failed_at: Date | null; last_error: string }>(
      'SELECT failed_at, last_error FROM outbox_message',
    );
    expect(row).toMatchObject({ failed_at: expect.any(Date), last_error: `attempt ${MAX_ATTEMPTS}` });
  });

  it('is not blocked by a message that cannot be handled', async () => {
    await add(2);
    const [poison, good] = await claims.claim(2);
    if (poison === undefined || good === undefined) throw new Error('Two messages were expected.');
    await claims.failed(poison, 'poison');
    await claims.done(good);
    await add(1);
    expect((await claims.claim(5)).map(({ id }) => id)).not.toContain(poison.id);
  });
});
