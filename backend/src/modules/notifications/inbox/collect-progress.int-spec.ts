import { companyOf, domainEventOf, notificationsOver } from '../../../../test/support/notifications.js';
import { TestClock } from '../../../../test/support/test-clock.js';
import { insertShipment } from '../../../../test/support/stored-shipment.js';
import { testDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { newId } from '../../../platform/ids.js';
import type { DomainEventKind } from '../../../platform/registered.js';
import { presentNotification } from './present-notification.js';
import { NOTIFICATION_COLUMNS, readNotification } from '../persistence/inbox.sql.js';
import type { NotificationEntity } from '../persistence/notification.entity.js';

const HOUR = 3_600_000;

describe('steps of shipments', () => {
  let db: TestDatabase;
  let clock: TestClock;
  let company: { companyId: string; dock: string };
  let services: ReturnType<typeof notificationsOver>;

  beforeAll(async () => {
    db = await testDatabase();
  });
  beforeEach(async () => {
    await db.truncate();
    ids.clear();
    clock = new TestClock();
    services = notificationsOver(db.database, clock);
    company = await companyOf(db.database, 'dock');
  });
  afterAll(() => db.close());

  const ids = new Map<string, string>();
  /** The id of the shipment with a number, which is inserted the first time. */
  const idOf = async (number: string, companyId = company.companyId) => {
    const known = ids.get(number);
    if (known !== undefined) return known;
    const id = newId('shp');
    ids.set(number, id);
    await insertShipment(db.database, companyId, id, number);
    return id;
  };
  /** The dock is notified of bookings, confirmations and scheduled pickups. */
  const happens = async (kind: DomainEventKind, number: string, domainEventId = newId('obx')) =>
    services.fanOut.deliver(
      domainEventId,
      domainEventOf(company.companyId, clock, {
        kind,
        subject: { type: 'shipment', id: await idOf(number), label: number },
      }),
    );
  /** Title, shipment and text of what the inbox shows, newest first. */
  const shown = async () =>
    (
      await db.database.query<NotificationEntity>(
        `SELECT ${NOTIFICATION_COLUMNS} FROM notification n WHERE state <> 'hidden' ORDER BY id DESC`,
      )
    ).map((row) => {
      const { title, subject, text } = presentNotification(readNotification(row), 'en-US');
      return [subject.label, title, text];
    });
  const unread = async () =>
    (await db.database.query<{ unread: number }>('SELECT unread FROM notification_inbox'))[0]?.unread;
  const mails = async () => (await db.database.query('SELECT 1 FROM notification_mail')).length;

  it('replace the unread earlier step of their shipment, and are mailed all the same', async () => {
    await happens('shipment.booked', 'S-1');
    await happens('shipment.confirmed', 'S-1');
    clock.advance(24 * HOUR);
    await happens('pickup.scheduled', 'S-1');
    expect(await shown()).toEqual([['S-1', 'Pickup scheduled', '']]);
    expect([await unread(), await mails()]).toEqual([1, 3]);
  });

  it('do not replace a step that was read', async () => {
    await happens('shipment.booked', 'S-1');
    await db.database.execute("UPDATE notification SET state = 'read', read_at = created_at");
    await happens('shipment.confirmed', 'S-1');
    expect(await shown()).toHaveLength(2);
  });

  it('of several shipments within two hours are one notification', async () => {
    for (let count = 1; count <= 11; count += 1) await happens('shipment.booked', `S-${count}`);
    expect(await shown()).toEqual([['S-1', 'Booked', 'Also S-2, S-3, S-4, S-5, S-6, S-7, S-8, S-9 and 2 more.']]);
    expect([await unread(), await mails()]).toEqual([1, 11]);
    clock.advance(2 * HOUR);
    await happens('shipment.booked', 'S-12');
    expect((await shown())[0]).toEqual(['S-12', 'Booked', '']);
  });

  it('do not replace a notification that tells of other shipments too', async () => {
    await happens('shipment.booked', 'S-1');
    await happens('shipment.booked', 'S-2');
    await happens('shipment.confirmed', 'S-1');
    expect(await shown()).toEqual([
      ['S-1', 'Confirmed by carrier', ''],
      ['S-1', 'Booked', 'Also S-2.'],
    ]);
  });

  it('are added once, however often the event is delivered', async () => {
    await happens('shipment.booked', 'S-1');
    await idOf('S-2');
    const id = newId('obx');
    await Promise.all([happens('shipment.booked', 'S-2', id), happens('shipment.booked', 'S-2', id)]);
    await happens('shipment.booked', 'S-2', id);
    expect(await shown()).toEqual([['S-1', 'Booked', 'Also S-2.']]);
    expect([await unread(), await mails()]).toEqual([1, 2]);
  });

  it('leave what needs action alone', async () => {
    const manager = await companyOf(db.database, 'manager');
    const missed = async (number: string) =>
      services.fanOut.deliver(
        newId('obx'),
        domainEventOf(manager.companyId, clock, {
          kind: 'pickup.missed',
          subject: { type: 'shipment', id: await idOf(number, manager.companyId), label: number },
        }),
      );
    await missed('S-1');
    await missed('S-2');
    expect((await shown()).map(([number]) => number)).toEqual(['S-2', 'S-1']);
  });
});
