import type { Database, Transaction } from '../../../platform/database/database.js';
import type { Outbox } from '../../../platform/outbox/outbox.js';
import type { TenderOutcome } from '../../carriers/index.js';
import type { ShipmentDocuments } from '../documents/shipment-documents.js';
import type { ShipmentChangesRepository } from '../persistence/shipment-changes.sql.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';
import type { ShipmentLog } from '../tracking/shipment-log.js';
import type { CarrierChecksRepository } from './checks/persistence/carrier-checks.repository.js';
import type { TenderEntity } from './persistence/tender.entity.js';
import type { TendersRepository } from './persistence/tenders.repository.js';
import { SettleTender } from './settle-tender.js';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const SHIPMENT = {
  companyId: 'cmp_1',
  id: 'shp_1',
  proNumber: null,
  pickupOn: '2026-11-24',
  estimatedDeliveryOn: '2026-11-27',
  body: { timeZones: ['America/Chicago'], pickup: { on: '2026-11-24', readyFrom: '10:00', closeAt: '16:00' } },
} as ShipmentRow;
const TENDER = {
  companyId: 'cmp_1',
  id: 'tnd_1',
  shipmentId: 'shp_1',
  number: 1,
  carrierName: 'Acme Freight',
  scac: 'ZZAA',
  proNumber: null,
  carrierConfirmation: null,
  connectionId: null,
} as TenderEntity;
const BOL = { proNumber: '12345678901', confirmation: 'C-1' } as TenderOutcome['bol'];
const NO_IMAGES: TenderOutcome['images'] = { bol: null, labels: null };

function outcome(state: TenderOutcome['state'], part: Partial<TenderOutcome> = {}): TenderOutcome {
  return { state, bol: null, pickupNumber: null, images: NO_IMAGES, code: null, message: null, ...part };
}

/** The service, and what it writes. `before`: the state of the tender when the outcome arrives. */
function settling(before: TenderEntity['state'] = 'pending') {
  const states: string[] = [];
  const events: string[] = [];
  const pros: string[] = [];
  const reissued: string[][] = [];
  const notices: string[] = [];
  const kept: string[] = [];
  const checks: string[] = [];
  const service = new SettleTender(
    {
      settle: (_tx, _tender, { state }) => {
        states.push(state);
        return Promise.resolve(before);
      },
      keepBol: (_tx, _tender, { proNumber }) => Promise.resolve(void kept.push(String(proNumber))),
    } as Partial<TendersRepository> as TendersRepository,
    {
      lock: () => Promise.resolve(null),
      givePro: (_tx, _shipment, pro) => Promise.resolve(void pros.push(pro)),
    } as Partial<ShipmentChangesRepository> as ShipmentChangesRepository,
    {
      reissue: (_tx, _company, _shipment, changes) => Promise.resolve(void reissued.push([...changes])),
      keepCarrierImage: (_company, _shipment, kind) => Promise.resolve(void kept.push(kind)),
    } as Partial<ShipmentDocuments> as ShipmentDocuments,
    {
      add: (_tx, list) => Promise.resolve(void checks.push(...list.map(({ kind }) => kind))),
    } as Partial<CarrierChecksRepository> as CarrierChecksRepository,
    {
      append: (_tx, _key, list) => {
        events.push(...list.map(({ type }) => type));
        return Promise.resolve({
          added: list.length,
          addedKeys: [],
          duplicates: 0,
          before: 'tendered',
          status: 'accepted',
        });
      },
    } as Partial<ShipmentLog> as ShipmentLog,
    {
      add: (_tx, { payload }) => Promise.resolve(void notices.push((payload as { reason: string }).reason)),
    } as Partial<Outbox> as Outbox,
    {
      transaction: <T>(work: (tx: Transaction) => Promise<T>) => work({} as Transaction),
    } as Partial<Database> as Database,
  );
  const settle = (result: TenderOutcome, shipment = SHIPMENT) => service.settle(shipment, TENDER, result, NOW);
  return { service, settle, states, events, pros, reissued, notices, kept, checks };
}

describe('SettleTender', () => {
  it('asks the carrier later about an accepted pickup, the journey and invoices, not without a connection or an acceptance', async () => {
    const over = (connectionId: string | null) => ({ ...TENDER, connectionId });
    const cases = [
      [outcome('accepted', { bol: BOL, pickupNumber: 'P-7' }), 'con_1', ['pickup', 'trace', 'invoice']],
      [outcome('accepted', { bol: BOL }), 'con_1', ['trace', 'invoice']],
      [outcome('accepted', { bol: BOL, pickupNumber: 'P-7' }), null, []],
      [outcome('rejected'), 'con_1', []],
    ] as const;
    for (const [result, connectionId, expected] of cases) {
      const { service, checks } = settling();
      await service.settle(SHIPMENT, over(connectionId), result, NOW);
      expect(checks).toEqual(expected);
    }
  });

  it('records an acceptance with its pickup, assigns the PRO number and reissues documents', async () => {
    const { settle, states, events, pros, reissued, notices } = settling();
    await settle(outcome('accepted', { bol: BOL, pickupNumber: 'P-7' }));
    expect(states).toEqual(['accepted']);
    expect(events).toEqual(['tender_acknowledged', 'pickup_appointment']);
    expect(pros).toEqual(['12345678901']);
    expect(reissued).toEqual([['PRO 12345678901 was assigned by the carrier.']]);
    expect(notices).toEqual([]);
  });

  it('records no appointment without a pickup number', async () => {
    const { settle, events } = settling();
    await settle(outcome('accepted', { bol: BOL }));
    expect(events).toEqual(['tender_acknowledged']);
  });

  it('keeps the PRO number that a member has entered', async () => {
    const { settle, pros, reissued } = settling();
    await settle(outcome('accepted', { bol: BOL }), { ...SHIPMENT, proNumber: '99999999999' });
    expect([pros, reissued]).toEqual([[], []]);
  });

  it('records a rejection, and withdraws a bill of lading that the carrier had accepted', async () => {
    const withoutBol = settling();
    await withoutBol.settle(outcome('rejected', { code: 'NO_CAPACITY' }));
    expect([withoutBol.events, withoutBol.notices]).toEqual([['tender_rejected'], []]);

    const withBol = settling();
    await withBol.settle(outcome('rejected', { bol: BOL }));
    expect([withBol.events, withBol.notices]).toEqual([['tender_rejected'], ['The pickup was rejected.']]);
    expect(withBol.pros).toEqual([]);
  });

  it.each(['unknown', 'failed'] as const)('records an outcome that is %s as a failed tender', async (state) => {
    const { settle, states, events } = settling();
    await settle(outcome(state));
    expect([states, events]).toEqual([['failed'], ['tender_failed']]);
  });

  it('records no event for a tender sent by email, which waits for the reply', async () => {
    const { settle, states, events } = settling();
    await settle(outcome('sent'));
    expect([states, events]).toEqual([['sent'], []]);
  });

  it('withdraws an acceptance that arrives after the cancellation, and changes nothing else', async () => {
    const { settle, events, pros, notices } = settling('withdrawn');
    await settle(outcome('accepted', { bol: BOL, pickupNumber: 'P-7' }));
    expect(notices).toEqual(['The shipment was canceled.']);
    expect([events, pros]).toEqual([[], []]);
  });

  it.each(['accepted', 'rejected'] as const)('changes nothing on a tender that was %s by link', async (before) => {
    const { settle, events, pros, notices } = settling(before);
    await settle(outcome('sent'));
    await settle(outcome('failed'));
    expect([events, pros, notices]).toEqual([[], [], []]);
  });

  it('stores the numbers and images of the bill of lading that the carrier returned', async () => {
    const { service, kept } = settling();
    const image = Buffer.from('%PDF-');
    await service.keepBol(TENDER, outcome('unknown'), NOW);
    expect(kept).toEqual([]);
    await service.keepBol(TENDER, outcome('unknown', { bol: BOL, images: { bol: image, labels: null } }), NOW);
    expect(kept).toEqual(['12345678901', 'CARRIER_BOL']);
  });
});
