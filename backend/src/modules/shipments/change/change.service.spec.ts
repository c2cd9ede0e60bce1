import { TestClock } from '../../../../test/support/test-clock.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Database, Transaction } from '../../../platform/database/database.js';
import type { ShipmentChangesRepository, VersionedShipment } from '../persistence/shipment-changes.sql.js';
import type { CurrentTender } from '../tender/current-tender.js';
import type { ApplyChange } from './apply-change.js';
import type { ChangeShipmentDto } from './change.dto.js';
import { ChangeService } from './change.service.js';

const ANN = { userId: 'usr_ann', companyId: 'cmp_1' } as Actor;
const SHIPMENT = {
  id: 'shp_1',
  companyId: 'cmp_1',
  status: 'accepted',
  version: 4,
  scac: 'ODFL',
  proNumber: null,
  mode: 'LTL',
  pickupOn: '2026-11-24',
  estimatedDeliveryOn: '2026-11-30',
  body: {
    timeZones: ['America/Chicago'],
    stops: [{ country: 'US' }, { country: 'US' }],
    delivery: { type: 'by', on: '2026-12-01' },
  },
} as VersionedShipment;
const PICKUP = { on: '2026-11-24', readyFrom: '09:00', closeAt: '16:00' };

/** A service with one shipment, and what it passes on. `changed` is the result of applying the change. */
function serviceWith(part: Partial<VersionedShipment> = {}, changed = true) {
  const applied: unknown[] = [];
  const accepted: string[] = [];
  const service = new ChangeService(
    {
      lock: () => Promise.resolve({ ...SHIPMENT, ...part }),
    } as Partial<ShipmentChangesRepository> as ShipmentChangesRepository,
    {
      apply: (_tx, _actor, _shipment, change) => Promise.resolve(applied.push(change) > 0 && changed),
    } as Partial<ApplyChange> as ApplyChange,
    {
      acceptByMail: (_tx, _userId, _shipment, pro) => Promise.resolve(void accepted.push(pro)),
    } as Partial<CurrentTender> as CurrentTender,
    {
      transaction: <T>(work: (tx: Transaction) => Promise<T>) => work({} as Transaction),
    } as Partial<Database> as Database,
    new TestClock(new Date('2026-11-20T15:00:00.000Z')),
  );
  const change = (wanted: Omit<ChangeShipmentDto, 'version'>, version = 4) =>
    service.change(ANN, 'shp_1', { version, ...wanted });
  return { change, applied, accepted };
}

describe('ChangeService', () => {
  it('increases the version only if something changed', async () => {
    expect(await serviceWith().change({ instructions: 'Call first.' })).toEqual({ version: 5, warnings: [] });
    expect(await serviceWith({}, false).change({ instructions: 'Call first.' })).toEqual({ version: 4, warnings: [] });
  });

  it('refuses a change that is based on an earlier version', async () => {
    const { change, applied } = serviceWith();
    await expect(change({ instructions: 'Call first.' }, 3)).rejects.toMatchObject({
      code: 'STALE',
      params: { version: 4 },
    });
    expect(applied).toEqual([]);
  });

  it.each(['cancelled', 'closed'] as const)('refuses changes of a %s shipment', async (status) => {
    const { change, applied } = serviceWith({ status });
    await expect(change({ instructions: 'Call first.' })).rejects.toMatchObject({ code: 'SHIPMENT_READ_ONLY' });
    expect(applied).toEqual([]);
  });

  it('refuses another pickup once the freight is picked up, but not other changes', async () => {
    const { change } = serviceWith({ status: 'in_transit' });
    await expect(change({ pickup: PICKUP })).rejects.toMatchObject({ code: 'PICKUP_TOO_LATE' });
    expect(await change({ proNumber: '12345678901' })).toMatchObject({ version: 5 });
  });

  it.each([
    ['yesterday at the origin', { on: '2026-11-19' }, '/pickup/on', 'PICKUP_PAST'],
    ['too far ahead', { on: '2027-12-31' }, '/pickup/on', 'PICKUP_FAR'],
    ['without a ready time', { readyFrom: null }, '/pickup/readyFrom', 'REQUIRED'],
    ['without a closing time', { closeAt: null }, '/pickup/closeAt', 'REQUIRED'],
    ['in a window of 59 minutes', { readyFrom: '15:01' }, '/pickup/closeAt', 'WINDOW_SHORT'],
  ])('refuses a pickup %s', async (_, part, pointer, code) => {
    const { change, applied } = serviceWith();
    await expect(change({ pickup: { ...PICKUP, ...part } as typeof PICKUP })).rejects.toMatchObject({
      errors: [{ pointer, code }],
    });
    expect(applied).toEqual([]);
  });

  it('accepts a pickup today, in a window of one hour', async () => {
    const pickup = { on: '2026-11-20', readyFrom: '15:00', closeAt: '16:00' };
    const { change, applied } = serviceWith();
    await change({ pickup });
    expect(applied).toEqual([{ pickup, proNumber: null }]);
  });

  it.each([
    ['warns of a pickup that delivers after the required date', '2026-11-30', ['DELIVERY_LATE']],
    ['does not warn of a pickup that delivers on it', '2026-11-25', []],
  ])('%s', async (_, on, codes) => {
    const { warnings } = await serviceWith().change({ pickup: { ...PICKUP, on } });
    expect(warnings.map(({ code }) => code)).toEqual(codes);
  });

  it('normalizes the PRO number, which accepts a tender by email', async () => {
    const { change, applied, accepted } = serviceWith();
    expect(await change({ proNumber: '123-4567 8901' })).toEqual({ version: 5, warnings: [] });
    expect(applied).toEqual([{ proNumber: '12345678901' }]);
    expect(accepted).toEqual(['12345678901']);
  });

  it('removes the PRO number without accepting the tender', async () => {
    const { change, applied, accepted } = serviceWith({ proNumber: '12345678901' });
    await change({ proNumber: null });
    expect(applied).toEqual([{ proNumber: null }]);
    expect(accepted).toEqual([]);
  });

  it('refuses a PRO number of six characters', async () => {
    await expect(serviceWith().change({ proNumber: '123456' })).rejects.toMatchObject({
      errors: [{ pointer: '/proNumber', code: 'PRO_INVALID' }],
    });
  });

  it.each([
    ['of another length than usual', 'ODFL', '1234567', ['PRO_FORM']],
    ['in the usual form', 'ODFL', '12345678901', []],
    ['with a wrong XPO check digit', 'CNWY', '123456789', ['PRO_CHECK_DIGIT']],
    ['of a carrier without a known form', 'ZZAA', '1234567', []],
  ])('warns of a PRO number %s', async (_, scac, proNumber, codes) => {
    const { warnings } = await serviceWith({ scac }).change({ proNumber });
    expect(warnings.map(({ code }) => code)).toEqual(codes);
  });

  it('does not warn again of a PRO number that is stored', async () => {
    expect(await serviceWith({ proNumber: '1234567' }).change({ proNumber: '1234567' })).toMatchObject({
      warnings: [],
    });
  });
});
