import { TestClock } from '../../../../test/support/test-clock.js';
import type { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Database, Transaction } from '../../../platform/database/database.js';
import type { Permission, Role } from '../../../platform/registered.js';
import type { ShipmentStatus } from '../domain/shipment-status.js';
import type { ShipmentChangesRepository, VersionedShipment } from '../persistence/shipment-changes.sql.js';
import type { CurrentTender } from '../tender/current-tender.js';
import type { ShipmentLog } from '../tracking/shipment-log.js';
import { CancelService } from './cancel.service.js';

const BOOKED_BY_ANN = {
  id: 'shp_1',
  companyId: 'cmp_1',
  createdBy: 'usr_ann',
  mode: 'LTL',
  currency: 'USD',
  carrierSettings: {},
  pickupOn: '2026-11-24',
  body: { timeZones: ['America/Chicago'] },
};

/** The carrier charges 49.91 USD for an attempted LTL pickup (freight.md §2.6). */
const ATTEMPT = { amount: 4_991, currency: 'USD' as const };

function actor(userId: string, role: Role, ...permissions: Permission[]): Actor {
  const all: ReadonlySet<Permission> = new Set<Permission>(['quote.book', 'price.read', ...permissions]);
  return { userId, role, companyId: 'cmp_1', permissions: all } as Actor;
}
const ANN = actor('usr_ann', 'booker');
const BOB = actor('usr_bob', 'booker');
const MANAGER = actor('usr_mia', 'manager', 'company.manage');

/** A service with one shipment, and what a cancellation writes. */
function serviceWith(status: ShipmentStatus | null, part: object = {}, clock = new TestClock()) {
  const row = status === null ? null : ({ ...BOOKED_BY_ANN, status, ...part } as VersionedShipment);
  const done: unknown[] = [];
  const service = new CancelService(
    {
      lock: () => Promise.resolve(row),
      find: () => Promise.resolve(row && { ...row, status: done.length > 0 ? 'cancelled' : row.status }),
    } as Partial<ShipmentChangesRepository> as ShipmentChangesRepository,
    {
      withdraw: (_tx, _row, reason) => Promise.resolve(void done.push(['tender', reason])),
    } as Partial<CurrentTender> as CurrentTender,
    {
      append: (_tx, _key, events) => {
        done.push(['event', events[0]?.type]);
        return Promise.resolve({ added: 1, addedKeys: [], duplicates: 0, before: 'accepted', status: 'cancelled' });
      },
    } as Partial<ShipmentLog> as ShipmentLog,
    {
      record: (_tx, { details }) => Promise.resolve(void done.push(['audit', details])),
    } as Partial<AuditLog> as AuditLog,
    {
      transaction: <T>(work: (tx: Transaction) => Promise<T>) => work({} as Transaction),
    } as Partial<Database> as Database,
    clock,
  );
  const cancel = (who: Actor, acceptedFee: { amount: number; currency: 'USD' | 'CAD' } | null = null) =>
    service.cancel(who, 'shp_1', { reason: 'Sold out', acceptedFee });
  return { service, row, done, cancel };
}

describe('CancelService', () => {
  it('withdraws the tender, and records event and activity', async () => {
    const { cancel, done } = serviceWith('accepted');
    expect(await cancel(ANN)).toMatchObject({ allowed: false, stage: 'ended' });
    expect(done).toEqual([
      ['tender', 'Sold out'],
      ['event', 'cancelled'],
      ['audit', { reason: 'Sold out', fee: 0 }],
    ]);
  });

  it('has no effect on a cancelled shipment', async () => {
    const { cancel, done } = serviceWith('cancelled');
    expect(await cancel(ANN)).toMatchObject({ stage: 'ended' });
    expect(done).toEqual([]);
  });

  it('refuses shipments of others to bookers, but not to managers', async () => {
    const { cancel, done } = serviceWith('booked');
    await expect(cancel(BOB)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(done).toEqual([]);
    await cancel(MANAGER);
    expect(done).toHaveLength(3);
  });

  it('requires a manager and the exact fee once the driver is on the way', async () => {
    const { cancel, done } = serviceWith('en_route_pickup');
    await expect(cancel(ANN, ATTEMPT)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    for (const fee of [null, { ...ATTEMPT, amount: 4_990 }, { ...ATTEMPT, currency: 'CAD' as const }])
      await expect(cancel(MANAGER, fee)).rejects.toMatchObject({ code: 'CANCEL_FEE', params: { fee: ATTEMPT } });
    expect(done).toEqual([]);
    await cancel(MANAGER, ATTEMPT);
    expect(done.at(-1)).toEqual(['audit', { reason: 'Sold out', fee: 4_991 }]);
  });

  it.each(['picked_up', 'in_transit', 'delivered', 'closed'] as const)('is too late when %s', async (status) => {
    const { cancel, done } = serviceWith(status);
    await expect(cancel(MANAGER, ATTEMPT)).rejects.toMatchObject({ code: 'CANCEL_TOO_LATE' });
    expect(done).toEqual([]);
  });

  it('charges more for a truckload on the day of pickup, in the time zone of the origin', async () => {
    // 20 November, 23:00 in Chicago.
    const clock = new TestClock(new Date('2026-11-21T05:00:00.000Z'));
    const feeOn = (pickupOn: string) => {
      const { service, row } = serviceWith('accepted', { mode: 'FTL', pickupOn }, clock);
      return service.cancellationOf(MANAGER, row!).fee?.amount;
    };
    expect([feeOn('2026-11-20'), feeOn('2026-11-21')]).toEqual([20_000, 15_000]);
  });

  it('charges what the carrier’s settings say, nothing for a fee of 0', () => {
    const carrierSettings = { attemptedPickupFee: 0, truckNotUsedFee: 30_000, truckNotUsedSameDayFee: 40_000 };
    const feeOf = (part: object) => {
      const { service, row } = serviceWith('at_pickup', { carrierSettings, ...part });
      return service.cancellationOf(MANAGER, row!).fee;
    };
    expect(feeOf({})).toBeNull();
    expect(feeOf({ mode: 'FTL', currency: 'CAD' })).toEqual({ amount: 40_000, currency: 'CAD' });
    expect(feeOf({ mode: 'FTL', status: 'accepted', pickupOn: '2026-12-24' })?.amount).toBe(30_000);
    const inDollars = { ...carrierSettings, feeCurrency: 'USD' };
    expect(feeOf({ mode: 'FTL', currency: 'CAD', carrierSettings: inDollars })).toEqual({
      amount: 40_000,
      currency: 'USD',
    });
  });

  it('charges what the booked offer says for a truck ordered and not used, on the day of pickup too', () => {
    const orderNotUsed = { amount: 27_500, currency: 'USD' };
    const at = (pickupOn: string, status: ShipmentStatus = 'accepted') => {
      const body = { ...BOOKED_BY_ANN.body, orderNotUsed };
      const { service, row } = serviceWith(status, { mode: 'FTL', pickupOn, body });
      return service.cancellationOf(MANAGER, row!).fee;
    };
    expect(at('2026-11-27')).toEqual(orderNotUsed);
    expect(at('2026-11-27', 'at_pickup')).toEqual(orderNotUsed);
  });

  it('hides the fee without permission to see prices', () => {
    const { service, row } = serviceWith('en_route_pickup');
    const blind = { ...MANAGER, permissions: new Set<Permission>(['quote.book', 'company.manage']) };
    expect(service.cancellationOf(blind, row!)).toMatchObject({ allowed: true, fee: null });
    expect(service.cancellationOf(MANAGER, row!)).toMatchObject({ allowed: true, fee: ATTEMPT });
  });

  it('throws NotFound for an unknown shipment', async () => {
    await expect(serviceWith(null).cancel(ANN)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
