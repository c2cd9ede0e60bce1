import { testDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { MAX_ATTEMPTS } from '../backoff.js';
import { listDeadLetters, retryDeadLetters } from './dead-letters.sql.js';
import { Outbox } from '../outbox.js';
import type { OutboxTopic } from '../outbox-topic.js';
import { OutboxClaims } from './outbox-claims.sql.js';

const TOPICS = ['a', 'b', 'c'].map((name) => name as OutboxTopic);

describe('dead letters', () => {
  let db: TestDatabase;
  let claims: OutboxClaims;

  beforeAll(async () => {
    db = await testDatabase();
    claims = new OutboxClaims(db.database);
  });
  beforeEach(async () => {
    await db.truncate();
    const outbox = new Outbox(db.database);
    await db.database.transaction((tx) =>
      outbox.add(tx, ...TOPICS.map((topic) => ({ companyId: null, topic, payload: {} }))),
    );
    await db.database.execute("UPDATE outbox_message SET attempts = ? WHERE topic <> 'c'", [MAX_ATTEMPTS - 1]);
    for (const message of await claims.claim(3)) await claims.failed(message, `no ${message.topic}`);
  });
  afterAll(() => db.close());

  const topics = async () =>
    (await listDeadLetters(db.database)).map(({ topic, lastError }) => `${topic}: ${lastError}`).sort();

  it('are listed with their error, and nothing else is', async () => {
    expect(await topics()).toEqual(['a: no a', 'b: no b']);
  });

  it('are retried one by one, or all, with all attempts', async () => {
    const id = (await listDeadLetters(db.database))[0]!.id;
    expect(await retryDeadLetters(db.database, id)).toBe(1);
    expect(await retryDeadLetters(db.database, id)).toBe(0);
    expect(await topics()).toHaveLength(1);
    expect(await claims.claim(3)).toMatchObject([{ id, attempts: 1 }]);
    expect(await retryDeadLetters(db.database, null)).toBe(1);
    expect(await topics()).toEqual([]);
  });
});
