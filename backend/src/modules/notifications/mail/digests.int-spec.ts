import { companyOf, domainEventOf, notificationsOver } from '../../../../test/support/notifications.js';
import { TestClock } from '../../../../test/support/test-clock.js';
import { testDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/ids.js';

/** A replica's database that loses the replica just before each commit. */
class DyingDatabase extends Database {
  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction(async (tx) => {
      await work(tx);
      throw new Error('killed before the commit');
    });
  }
}

describe('digests', () => {
  let db: TestDatabase;
  let clock: TestClock;
  let company: { companyId: string; owner: string; admin: string };

  beforeAll(async () => {
    db = await testDatabase();
  });
  beforeEach(async () => {
    await db.truncate();
    clock = new TestClock();
    company = await companyOf(db.database, 'owner', 'admin');
    await db.database.execute(
      "INSERT INTO notification_preference (user_id, kind, in_app, email) SELECT id, 'connection.failing', true, 'daily' FROM user_account",
    );
  });
  afterAll(() => db.close());

  const replicas = () => [1, 2, 3].map(() => notificationsOver(db.database, clock));
  const tell = () =>
    notificationsOver(db.database, clock).fanOut.deliver(newId('obx'), domainEventOf(company.companyId, clock));
  const made = () =>
    db.database.query<{ userId: string; mails: number }>(
      `SELECT d.user_id AS userId, COUNT(m.notification_id) AS mails FROM notification_digest d LEFT JOIN notification_mail m ON m.digest_id = d.id
     GROUP BY d.id, d.user_id ORDER BY d.due_at, d.user_id`,
    );
  const asked = async () =>
    (await db.database.query("SELECT id FROM outbox_message WHERE topic = 'notification.digest'")).length;

  it('are created once per user and period by three concurrent replicas', async () => {
    for (let n = 0; n < 3; n += 1) await tell();
    await Promise.all(replicas().map(({ digests }) => digests.run()));
    expect(await asked()).toBe(0);
    clock.set('2026-11-21T13:00:00.000Z');
    await Promise.all([...replicas(), ...replicas()].map(({ digests }) => digests.run()));
    expect(await made()).toEqual([company.owner, company.admin].sort().map((userId) => ({ userId, mails: 3 })));
    expect(await asked()).toBe(2);
    clock.set('2026-11-22T13:00:00.000Z');
    await Promise.all(replicas().map(({ digests }) => digests.run()));
    expect(await asked()).toBe(2);
  });

  it('leave late notifications for the digest of the next hour', async () => {
    await tell();
    clock.set('2026-11-21T13:00:00.000Z');
    const [{ digests }] = replicas() as [ReturnType<typeof notificationsOver>];
    await digests.run();
    clock.set('2026-11-21T12:59:59.999Z');
    await tell();
    clock.set('2026-11-21T13:00:01.000Z');
    await digests.run();
    expect(await asked()).toBe(2);
    clock.set('2026-11-21T14:00:00.000Z');
    await digests.run();
    expect((await made()).map(({ mails }) => mails)).toEqual([1, 1, 1, 1]);
  });

  it('are created by the next replica after a crash, whose work is rolled back', async () => {
    await tell();
    clock.set('2026-11-21T13:00:00.000Z');
    const dying = notificationsOver(new DyingDatabase(db.dataSource), clock);
    await expect(dying.digests.run()).rejects.toThrow('killed');
    expect(await asked()).toBe(0);
    await notificationsOver(db.database, clock).digests.run();
    expect(await asked()).toBe(2);
  });
});
