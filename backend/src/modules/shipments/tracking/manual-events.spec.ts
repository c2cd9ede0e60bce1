import { TestClock } from '../../../../test/support/test-clock.js';
import type { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Database, Transaction } from '../../../platform/database/database.js';
import type { Role } from '../../../platform/registered.js';
import type { ShipmentStatus } from '../domain/shipment-status.js';
import { ManualEvents } from './manual-events.js';
import type { ShipmentLogRepository, TrackedShipment } from './persistence/shipment-log.sql.js';
import type { NewShipmentEvent, ShipmentLog } from './shipment-log.js';
import type { Timeline } from './timeline.js';
import type { NewShipmentEventDto, TimelineDto } from './tracking.dto.js';

const NOW = '2026-11-20T15:00:00.000Z';
const EARLIER = '2026-11-20T14:00:00.000Z';
const DELIVERED_AT = '2026-11-19T18:00:00.000Z';

const actor = (role: Role) => ({ userId: 'usr_ann', companyId: 'cmp_1', role }) as Actor;

interface Given {
  /** Null: there is no such shipment. Undefined: it has no events yet. */
  execution?: ShipmentStatus | null;
  /** Whether the event is already in the log. */
  known?: boolean;
}

/** One shipment from Chicago to Newark, and what an entry appends and records. */
function shipmentWith({ execution, known = false }: Given = {}) {
  const tracking = execution && { state: { execution, deliveredAt: DELIVERED_AT } };
  const terms = { originTimeZone: 'America/Chicago', destinationTimeZone: 'America/New_York' };
  const shipment = { id: 'shp_1', tracking: tracking ?? null, terms } as TrackedShipment;
  const appended: NewShipmentEvent[] = [];
  const recorded: unknown[] = [];
  const events = new ManualEvents(
    {
      transaction: <T>(work: (tx: Transaction) => Promise<T>) => work({} as Transaction),
    } as Partial<Database> as Database,
    {
      append: (_tx, _key, added) => {
        appended.push(...added);
        return Promise.resolve({ added: known ? 0 : 1, addedKeys: [] as string[], duplicates: known ? 1 : 0 });
      },
    } as Partial<ShipmentLog> as ShipmentLog,
    {
      lock: () => Promise.resolve(execution === null ? [] : [shipment]),
    } as Partial<ShipmentLogRepository> as ShipmentLogRepository,
    { of: () => Promise.resolve({} as TimelineDto) } as Partial<Timeline> as Timeline,
    {
      record: (_tx, { action, details }) => Promise.resolve(void recorded.push([action, details])),
    } as Partial<AuditLog> as AuditLog,
    new TestClock(new Date(NOW)),
  );
  const enter = (type: NewShipmentEventDto['type'], part: Partial<NewShipmentEventDto> = {}, role: Role = 'booker') =>
    events.add(actor(role), 'shp_1', { type, occurredAt: EARLIER, reason: 'Driver called.', ...part });
  return { enter, appended, recorded };
}

describe('an event entered by a member', () => {
  it('is appended with its reason, and recorded', async () => {
    const { enter, appended, recorded } = shipmentWith();
    await enter('in_transit', {
      key: 'entry-01',
      place: { city: 'Gary', state: 'IN' } as NewShipmentEventDto['place'],
    });
    expect(appended).toEqual([
      {
        type: 'in_transit',
        occurredAt: new Date(EARLIER),
        timeZone: 'America/New_York',
        source: 'member',
        actorId: 'usr_ann',
        sourceKey: 'member:entry-01',
        place: { city: 'Gary', state: 'IN' },
        reason: 'Driver called.',
        data: {},
      },
    ]);
    expect(recorded).toEqual([
      ['shipment.event_entered', { event: 'in_transit', occurredAt: EARLIER, reason: 'Driver called.' }],
    ]);
  });

  it.each(['pickup_appointment', 'arrived_pickup', 'pickup_attempted', 'picked_up'] as const)(
    'is in the time zone of the origin: %s',
    async (type) => {
      const { enter, appended } = shipmentWith();
      await enter(type);
      expect(appended[0]).toMatchObject({ timeZone: 'America/Chicago', sourceKey: null, place: null });
    },
  );

  it('carries an estimated arrival', async () => {
    const { enter, appended } = shipmentWith();
    await enter('estimated_arrival', { etaOn: '2026-11-25' });
    expect(appended[0]?.data).toEqual({ etaOn: '2026-11-25' });
  });

  it('is recorded once when the request is repeated', async () => {
    const { enter, recorded } = shipmentWith({ known: true });
    await enter('in_transit', { key: 'entry-01' });
    expect(recorded).toEqual([]);
  });

  it('may happen now, but not in the future', async () => {
    const { enter, appended } = shipmentWith();
    await enter('in_transit', { occurredAt: NOW });
    await expect(enter('in_transit', { occurredAt: '2026-11-20T15:00:00.001Z' })).rejects.toMatchObject({
      errors: [{ pointer: '/occurredAt', code: 'IN_FUTURE' }],
    });
    expect(appended).toHaveLength(1);
  });

  it('needs a shipment of the company', async () => {
    const { enter, appended } = shipmentWith({ execution: null });
    await expect(enter('in_transit')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(appended).toEqual([]);
  });
});

describe('a correction', () => {
  it.each(['delivery_time_corrected', 'delivery_reversed', 'lost'] as const)('needs a manager: %s', async (type) => {
    const { enter, appended } = shipmentWith({ execution: 'delivered' });
    for (const role of ['booker', 'dock', 'finance', 'viewer'] as const)
      await expect(enter(type, {}, role)).rejects.toMatchObject({ code: 'MANAGERS_ONLY', status: 403 });
    for (const role of ['owner', 'admin', 'manager'] as const) await enter(type, {}, role);
    expect(appended).toHaveLength(3);
  });

  it('of the delivery time occurs now, after the event that it corrects', async () => {
    const { enter, appended, recorded } = shipmentWith({ execution: 'delivered' });
    await enter('delivery_time_corrected', {}, 'manager');
    expect(appended[0]).toMatchObject({ occurredAt: new Date(NOW), data: { deliveredAt: EARLIER } });
    expect(recorded).toEqual([
      [
        'shipment.corrected',
        { event: 'delivery_time_corrected', before: DELIVERED_AT, after: EARLIER, reason: 'Driver called.' },
      ],
    ]);
  });

  it('that reverses the delivery leaves no delivery time', async () => {
    const { enter, recorded } = shipmentWith({ execution: 'delivered' });
    await enter('delivery_reversed', {}, 'manager');
    expect(recorded).toMatchObject([['shipment.corrected', { before: DELIVERED_AT, after: null }]]);
  });

  it.each([undefined, 'accepted', 'in_transit', 'out_for_delivery'] as const)(
    'of a delivery needs a delivery, not %s',
    async (execution) => {
      const { enter, appended } = shipmentWith({ execution });
      for (const type of ['delivery_time_corrected', 'delivery_reversed', 'closed'] as const)
        await expect(enter(type, {}, 'manager')).rejects.toMatchObject({ code: 'NOT_DELIVERED', status: 409 });
      expect(appended).toEqual([]);
    },
  );

  it('gives freight up for lost while it is on the way', async () => {
    const { enter, appended } = shipmentWith({ execution: 'in_transit' });
    await enter('lost', {}, 'manager');
    expect(appended).toMatchObject([{ type: 'lost', occurredAt: new Date(EARLIER) }]);
  });
});
