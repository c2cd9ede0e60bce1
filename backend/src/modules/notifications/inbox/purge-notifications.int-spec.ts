import { companyOf, domainEventOf, notificationsOver } from '../../../../test/support/notifications.js';
import { TestClock } from '../../../../test/support/test-clock.js';
import { testDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { newId } from '../../../platform/ids.js';

const DAY_MS = 86_400_000;

describe('purging notifications', () => {
  let db: TestDatabase;
  let clock: TestClock;
  let actor: Actor;
  let over: ReturnType<typeof notificationsOver>;

  beforeAll(async () => {
    db = await testDatabase();
  });
  beforeEach(async () => {
    await db.truncate();
    clock = new TestClock();
    over = notificationsOver(db.database, clock);
    const { companyId, owner: userId } = await companyOf(db.database, 'owner');
    actor = { companyId, userId } as Actor;
  });
  afterAll(() => db.close());

  /** Publishes an event and returns the id of its notification. */
  async function tell(): Promise<string> {
    const domainEventId = newId('obx');
    await over.fanOut.deliver(domainEventId, domainEventOf(actor.companyId, clock));
    const [row] = await db.database.query<{ id: string }>('SELECT id FROM notification WHERE fact_id = ?', [
      domainEventId,
    ]);
    return row!.id;
  }
  const ids = async (sql: string) =>
    (await db.database.query<{ id: string }>(`SELECT ${sql}`)).map(({ id }) => id).sort();
  const kept = () => ids('id FROM notification');
  const unreadRows = async () => (await ids("id FROM notification WHERE state = 'unread'")).length;
  const unread = async () => (await over.notifications.unreadCount(actor)).unread;

  it('deletes read ones after 180 days and unread ones after 365, with their mails, and the count equals the rows', async () => {
    const [read, unreadOne] = [await tell(), await tell()];
    await over.notifications.read(actor, [read]);
    clock.advance(180 * DAY_MS);
    const later = await tell();
    await over.purging.run();
    expect(await kept()).toEqual([read, unreadOne, later].sort());
    clock.advance(1);
    await over.purging.run();
    expect(await kept()).toEqual([unreadOne, later].sort());
    expect(await ids('notification_id AS id FROM notification_mail')).toEqual([unreadOne, later].sort());
    clock.advance(185 * DAY_MS);
    await over.purging.run();
    expect(await kept()).toEqual([later]);
    expect(await ids('notification_id AS id FROM notification_mail')).toEqual([later]);
    expect([await unread(), await unreadRows()]).toEqual([1, 1]);
    const [event] = await db.database.query<{ unread: number }>(
      "SELECT JSON_EXTRACT(data, '$.unread') AS unread FROM event_feed WHERE type = 'unread' ORDER BY id DESC LIMIT 1",
    );
    expect(Number(event?.unread)).toBe(1);
  });

  it('deletes mail-only ones like read ones', async () => {
    await db.database.execute(
      "INSERT INTO notification_preference (user_id, kind, in_app, email) VALUES (?, 'connection.failing', false, 'immediate')",
      [actor.userId],
    );
    await tell();
    clock.advance(180 * DAY_MS + 1);
    await over.purging.run();
    expect([await kept(), await unread()]).toEqual([[], 0]);
  });

  it('deletes more than a batch of each', async () => {
    const rows = (state: 'read' | 'unread', count: number): unknown[][] =>
      Array.from({ length: count }, () => [
        actor.companyId,
        actor.userId,
        newId('ntf'),
        newId('obx'),
        'connection.failing',
        'connection',
        newId('con'),
        'Roadrunner',
        '',
        '{}',
        state,
        clock.now(),
        clock.now(),
        state === 'read' ? clock.now() : null,
      ]);
    const insert =
      'INSERT INTO notification (company_id, user_id, id, fact_id, kind, subject_type, subject_id, subject_label, value, data, state, occurred_at, created_at, read_at) VALUES ?';
    await db.database.execute(insert, [[...rows('read', 2_100), ...rows('unread', 1_100)]]);
    await db.database.execute('INSERT INTO notification_inbox (company_id, user_id, unread) VALUES (?, ?, 1100)', [
      actor.companyId,
      actor.userId,
    ]);
    clock.advance(365 * DAY_MS + 1);
    const fresh = await tell();
    await over.purging.run();
    expect([await kept(), await unread()]).toEqual([[fresh], 1]);
  });

  it('keeps the count correct while a user marks notifications that are being purged', async () => {
    const old: string[] = [];
    for (let n = 0; n < 40; n += 1) old.push(await tell());
    await over.notifications.read(actor, old.slice(0, 20));
    clock.advance(366 * DAY_MS);
    const replicas = [1, 2].map(() => notificationsOver(db.database, clock));
    const marks = old.map((id, n) =>
      (n % 2 === 0 ? over.notifications.unread(actor, { ids: [id] }) : over.notifications.read(actor, [id])).catch(
        () => undefined,
      ),
    );
    await Promise.all([...replicas.map(({ purging }) => purging.run()), ...marks]);
    expect(await unread()).toBe(await unreadRows());
    await over.purging.run();
    expect([await kept(), await unread()]).toEqual([[], 0]);
  });
});
