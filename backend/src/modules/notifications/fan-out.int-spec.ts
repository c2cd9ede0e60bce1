import { companyOf, domainEventOf, notificationsOver } from '../../../test/support/notifications.js';
import { TestClock } from '../../../test/support/test-clock.js';
import { testDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { newId } from '../../platform/ids.js';

describe('FanOut', () => {
  let db: TestDatabase;
  let clock: TestClock;
  let company: { companyId: string; owner: string; admin: string; viewer: string };
  let fanOut: ReturnType<typeof notificationsOver>['fanOut'];

  beforeAll(async () => {
    db = await testDatabase();
  });
  beforeEach(async () => {
    await db.truncate();
    clock = new TestClock();
    ({ fanOut } = notificationsOver(db.database, clock));
    company = await companyOf(db.database, 'owner', 'admin', 'viewer');
  });
  afterAll(() => db.close());

  const event = (change?: Parameters<typeof domainEventOf>[2]) => domainEventOf(company.companyId, clock, change);
  const inboxes = () =>
    db.database.query<{ userId: string; state: string }>(
      'SELECT user_id AS userId, state FROM notification ORDER BY user_id, id',
    );
  const cadences = async (userId: string) =>
    (
      await db.database.query<{ cadence: string }>(
        'SELECT cadence FROM notification_mail WHERE user_id = ? ORDER BY notification_id',
        [userId],
      )
    ).map(({ cadence }) => cadence);
  const say = (userId: string, inApp: boolean, email: string) =>
    db.database.execute(
      "INSERT INTO notification_preference (user_id, kind, in_app, email) VALUES (?, 'connection.failing', ?, ?)",
      [userId, inApp, email],
    );
  const count = async (sql: string) =>
    Number((await db.database.query<{ n: number }>(`SELECT COUNT(*) AS n FROM ${sql}`))[0]?.n);

  it('notifies each user once, however often and from any process the event is delivered', async () => {
    const domainEventId = newId('obx');
    const told = event();
    const replicas = [1, 2, 3].map(() => notificationsOver(db.database, clock).fanOut);
    await Promise.all([...replicas, ...replicas].map((replica) => replica.deliver(domainEventId, told)));
    expect((await inboxes()).map(({ userId }) => userId)).toEqual([company.owner, company.admin].sort());
    expect(await count("outbox_message WHERE topic = 'notification.mail'")).toBe(2);
    expect(await count("event_feed WHERE type = 'notification'")).toBe(2);
  });

  it('notifies of the same change of the same subject once in 30 minutes', async () => {
    const first = event();
    const tell = (change: Parameters<typeof domainEventOf>[2] = {}) =>
      fanOut.deliver(newId('obx'), { ...first, ...change });
    await Promise.all([tell(), tell()]);
    expect(await inboxes()).toHaveLength(2);
    await tell({ value: 'another' });
    expect(await inboxes()).toHaveLength(4);
    clock.advance(29 * 60_000);
    await tell();
    expect(await inboxes()).toHaveLength(4);
    clock.advance(60_000);
    await tell();
    expect(await inboxes()).toHaveLength(6);
  });

  it('omits former members', async () => {
    await db.database.execute("UPDATE association SET status = 'removed' WHERE user_id = ?", [company.admin]);
    await fanOut.deliver(newId('obx'), event());
    expect((await inboxes()).map(({ userId }) => userId)).toEqual([company.owner]);
  });

  it("follows each user's preferences", async () => {
    await say(company.owner, false, 'off');
    await say(company.admin, true, 'daily');
    await fanOut.deliver(newId('obx'), event());
    const states = new Map((await inboxes()).map(({ userId, state }) => [userId, state]));
    expect(states).toEqual(
      new Map([
        [company.owner, 'hidden'],
        [company.admin, 'unread'],
      ]),
    );
    expect(await cadences(company.owner)).toEqual([]);
    expect(await cadences(company.admin)).toEqual(['digest']);
    expect(await count("outbox_message WHERE topic = 'notification.mail'")).toBe(0);
  });

  it('collects more than twenty mails an hour', async () => {
    for (let n = 0; n < 22; n += 1) await fanOut.deliver(newId('obx'), event());
    const mails = await cadences(company.owner);
    expect(mails.slice(0, 20)).toEqual(Array(20).fill('immediate'));
    expect(mails.slice(20)).toEqual(['digest', 'digest']);
  });

  it('updates the unread count in the transaction of the notification', async () => {
    await Promise.all(Array.from({ length: 12 }, () => fanOut.deliver(newId('obx'), event())));
    expect(await db.database.query('SELECT unread FROM notification_inbox')).toEqual([{ unread: 12 }, { unread: 12 }]);
  });
});
