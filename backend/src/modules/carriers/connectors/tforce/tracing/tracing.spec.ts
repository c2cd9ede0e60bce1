import {
  type CarrierUnderTest,
  TFORCE_CLIENT,
  tforceCarrier,
} from '../../../../../../test/support/carriers-under-test.js';
import { FakeTforce } from '../../../../../../test/support/fake-tforce/server.js';
import { tenderedShipment } from '../../../../../../test/support/tendered-shipment.js';
import type { TenderRequest } from '../../tenders.js';

let fake: FakeTforce;
let carrier: CarrierUnderTest;
let proNumber: string;
beforeEach(async () => {
  fake = new FakeTforce(TFORCE_CLIENT, () => '2026-11-20');
  carrier = await tforceCarrier(fake);
  const request = { retried: false, shipment: tenderedShipment(), bol: null } as unknown as TenderRequest;
  const { bol } = await carrier.connector.tender!(
    { ...target, carrierName: 'TForce Freight', tenderEmail: null, isDemo: false },
    request,
    signal(),
  );
  proNumber = bol!.proNumber!;
});
afterEach(() => carrier.stop());

const target = { companyId: 'cmp_1', connectionId: 'con_1' };
const signal = () => AbortSignal.timeout(5_000);
const SHIPMENT = {
  number: 'S-000301',
  bolNumber: '06141411234567890',
  timeZones: ['America/Chicago', 'America/New_York'],
};
const trace = (change: object = {}) =>
  carrier.connector.trace!(target, { ...SHIPMENT, proNumber, ...change }, signal());
const pickup = { date: '2026-11-24T14:15:00' };

it('says nothing before the pickup, of a shipment that the carrier does not have, and without a PRO number', async () => {
  expect(await trace()).toEqual([]);
  expect(await trace({ proNumber: '905000999' })).toEqual([]);
  expect(await trace({ proNumber: null })).toEqual([]);
});

it('reads pickup, events, estimate and status in the words of the carrier', async () => {
  fake.journeys.set(proNumber, {
    pickup,
    delivery: { estimated: { date: '2026-11-27' } },
    currentStatus: { code: 'X', description: 'On the last truck', details: '006' },
    events: [
      { date: '2026-11-24T14:15:00', description: 'PICKED UP' },
      { date: '2026-11-25T03:00:00', code: 'ARR', displayDescription: 'Arrived', serviceCenter: 'TOLEDO, OH' },
      { date: '2026-11-27T07:30:00', description: 'Out for delivery' },
      { description: 'Without a date' },
    ],
  });
  const shipment = { shipmentId: 'S-000301', references: [{ type: 'PRO', value: proNumber }] };
  expect(await trace()).toMatchObject([
    { type: 'PICKED_UP', occurredAt: '2026-11-24T20:15:00.000Z', shipment },
    { type: 'IN_TRANSIT', occurredAt: '2026-11-25T08:00:00.000Z', notes: 'Arrived TOLEDO, OH [ARR]' },
    { type: 'OUT_FOR_DELIVERY', notes: 'Out for delivery' },
    { type: 'IN_TRANSIT', status: 'AG', attributes: { estimatedDeliveryDate: '2026-11-27' } },
    { type: 'OUT_FOR_DELIVERY', notes: 'On the last truck' },
  ]);
});

it('repeats the events of a repeated trace', async () => {
  fake.journeys.set(proNumber, {
    pickup,
    delivery: { estimated: { date: '2026-11-27' } },
    events: [{ date: '2026-11-25T03:00:00', description: 'Left' }],
  });
  const ids = async () => (await trace())!.map((event) => (event as { eventId: string }).eventId);
  const first = await ids();
  carrier.clock.advance(3_600_000);
  expect(await ids()).toEqual(first);
  expect(new Set(first).size).toBe(3);
});

it('reports the delivery, links the documents that the carrier has, and fetches them', async () => {
  fake.journeys.set(proNumber, {
    pickup,
    delivery: { actual: { date: '2026-11-28T10:40:00' } },
    events: [{ date: '2026-11-28T10:40:00', description: 'Delivered' }],
    documents: ['DR', 'CLM'],
  });
  const events = (await trace()) as { type: string; documents?: { type: string; url: string }[] }[];
  expect(events.map(({ type }) => type)).toEqual(['PICKED_UP', 'DELIVERED', 'PROOF_OF_DELIVERY']);
  const documents = events.at(-1)?.documents ?? [];
  expect(documents.map(({ type }) => type)).toEqual(['POD']);
  const fetched = await carrier.connector.documents!(target, documents[0]!.url, signal());
  expect(fetched.state === 'fetched' && fetched.bytes.toString()).toContain(`DR of ${proNumber}`);
});

it('tells a document that is missing from one that has to be asked for again', async () => {
  const link = `https://api.tforcefreight.com/documents/pro?pro=${proNumber}&category=BOL`;
  const fetch = (url: string) => carrier.connector.documents!(target, url, signal());
  expect(await fetch(link)).toMatchObject({ state: 'missing', message: 'No documents found.' });
  expect(await fetch('https://elsewhere.example/secret')).toMatchObject({ state: 'missing' });
  carrier.behave('hangs');
  expect(await fetch(link)).toMatchObject({ state: 'unknown' });
});

it.each(['hangs', 'unauthorized', 'busy', 'garbled', 'slow', 'lacks'] as const)(
  'has no result if the carrier %s',
  async (behavior) => {
    carrier.behave(behavior);
    expect(await trace()).toBeNull();
  },
);
