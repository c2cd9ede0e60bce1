import { companyOf, domainEventOf, notificationsOver } from '../../../../test/support/notifications.js';
import { TestClock } from '../../../../test/support/test-clock.js';
import { testDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { newId } from '../../../platform/ids.js';

const ROUNDS = 200;
const SLOW = 120_000;

describe('the count of an inbox', () => {
  let db: TestDatabase;

  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(() => db.close());

  it(
    `equals its rows after ${ROUNDS} rounds of reading and marking from three clients, while more comes in`,
    async () => {
      const clock = new TestClock();
      const { companyId, owner: userId } = await companyOf(db.database, 'owner');
      const actor = { companyId, userId } as Actor;
      const clients = [1, 2, 3].map(() => notificationsOver(db.database, clock));
      const tell = (n: number): Promise<void> =>
        clients[n % 3]!.fanOut.deliver(newId('obx'), domainEventOf(companyId, clock));
      for (let n = 0; n < 12; n += 1) await tell(n);
      const rows = async (state: string) =>
        Number(
          (
            await db.database.query<{ n: number }>(
              'SELECT COUNT(*) AS n FROM notification WHERE user_id = ? AND state = ?',
              [userId, state],
            )
          )[0]?.n,
        );

      for (let round = 0; round < ROUNDS; round += 1) {
        const { items } = await clients[0]!.notifications.list(actor, { limit: 8 });
        const ids = items.map(({ id }) => id);
        const [some, others] = [ids.slice(0, 5), ids.slice(3)];
        const marks = [
          clients[0]!.notifications.read(actor, some),
          clients[1]!.notifications.read(actor, others),
          round % 3 === 0
            ? clients[2]!.notifications.unread(actor, { ids: some })
            : clients[2]!.notifications.readAll(actor, clock.now().toISOString()),
          ...(round % 10 === 0 ? [tell(round)] : []),
        ];
        const [meanwhile] = await Promise.all([clients[round % 3]!.notifications.unreadCount(actor), ...marks]);
        expect(meanwhile.unread).toBeGreaterThanOrEqual(0);
        if (round % 20 === 0)
          expect((await clients[round % 3]!.notifications.unreadCount(actor)).unread).toBe(await rows('unread'));
      }
      expect((await clients[0]!.notifications.unreadCount(actor)).unread).toBe(await rows('unread'));
      const [{ readAt }] = [await clients[0]!.notifications.readAll(actor, clock.now().toISOString())];
      expect(readAt).not.toBeNull();
      expect((await clients[1]!.notifications.unreadCount(actor)).unread).toBe(0);
      expect(await rows('unread')).toBe(0);
    },
    SLOW,
  );

  it('reverts exactly what one mark-all changed', async () => {
    const clock = new TestClock();
    const { companyId, owner: userId } = await companyOf(db.database, 'owner');
    const actor = { companyId, userId } as Actor;
    const { fanOut, notifications } = notificationsOver(db.database, clock);
    for (let n = 0; n < 4; n += 1) await fanOut.deliver(newId('obx'), domainEventOf(companyId, clock));
    const { items } = await notifications.list(actor, {});
    await notifications.read(actor, [items[0]!.id]);
    clock.advance(1_000);
    const marked = await notifications.readAll(actor, clock.now().toISOString());
    expect(marked).toMatchObject({ changed: 3, unread: 0 });
    expect(await notifications.unread(actor, { readAt: marked.readAt! })).toMatchObject({ changed: 3, unread: 3 });
    expect((await notifications.list(actor, { unread: 'true' })).items.map(({ id }) => id)).not.toContain(items[0]!.id);
  });
});
