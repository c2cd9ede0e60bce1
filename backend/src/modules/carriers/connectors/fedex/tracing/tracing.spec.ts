import {
  type CarrierUnderTest,
  FEDEX_CLIENT,
  fedexCarrier,
  TO_DALLAS,
} from '../../../../../../test/support/carriers-under-test.js';
import { FakeFedex } from '../../../../../../test/support/fake-fedex/server.js';
import { tenderedShipment } from '../../../../../../test/support/tendered-shipment.js';
import type { TenderRequest } from '../../tenders.js';

let fake: FakeFedex;
let carrier: CarrierUnderTest;
let proNumber: string;
beforeEach(async () => {
  fake = new FakeFedex(FEDEX_CLIENT, () => '2026-11-20');
  carrier = await fedexCarrier(fake);
  const request = { retried: false, shipment: tenderedShipment(TO_DALLAS), bol: null } as unknown as TenderRequest;
  const { bol } = await carrier.connector.tender!(
    { ...target, carrierName: 'FedEx Freight', tenderEmail: null, isDemo: false },
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
const PICKED_UP = { type: 'ACTUAL_PICKUP', dateTime: '2026-11-24T14:15:00-06:00' };

it('says nothing before the pickup, of a shipment that the carrier does not have, and without a PRO number', async () => {
  expect(await trace()).toEqual([]);
  expect(await trace({ proNumber: '4310000999' })).toEqual([]);
  expect(await trace({ proNumber: null })).toEqual([]);
});

it('reads pickup, scans, estimate and appointment; scans that Lading does not know keep text and code', async () => {
  fake.journeys.set(proNumber, {
    dateAndTimes: [
      PICKED_UP,
      { type: 'ESTIMATED_DELIVERY', dateTime: '2026-11-27T00:00:00' },
      { type: 'APPOINTMENT_DELIVERY', dateTime: '2026-11-27T09:00:00' },
    ],
    scanEvents: [
      { date: '2026-11-24T14:15:00-06:00', eventType: 'PU', eventDescription: 'Picked up' },
      {
        date: '2026-11-25T03:00:00-05:00',
        eventType: 'ZZ',
        eventDescription: 'Held by the tide',
        exceptionCode: 'A25',
        exceptionDescription: 'Bridge closed',
        scanLocation: { city: 'Toledo', stateOrProvinceCode: 'OH' },
      },
      { date: '2026-11-27T07:30:00-05:00', eventType: 'OD', eventDescription: 'Out for delivery' },
    ],
  });
  const shipment = { shipmentId: 'S-000301', references: [{ type: 'PRO', value: proNumber }] };
  expect(await trace()).toMatchObject([
    { type: 'PICKED_UP', occurredAt: '2026-11-24T20:15:00.000Z', shipment },
    {
      type: 'IN_TRANSIT',
      occurredAt: '2026-11-25T08:00:00.000Z',
      notes: 'Held by the tide Bridge closed (A25) Toledo, OH [ZZ]',
    },
    { type: 'OUT_FOR_DELIVERY', notes: 'Out for delivery' },
    { type: 'IN_TRANSIT', status: 'AG', attributes: { estimatedDeliveryDate: '2026-11-27' } },
    { type: 'IN_TRANSIT', status: 'AB', attributes: { estimatedArrival: '2026-11-27T14:00:00.000Z' } },
  ]);
});

it('repeats the events of a repeated trace', async () => {
  fake.journeys.set(proNumber, {
    dateAndTimes: [PICKED_UP, { type: 'ESTIMATED_DELIVERY', dateTime: '2026-11-27' }],
    scanEvents: [{ date: '2026-11-25T03:00:00-05:00', eventType: 'DP', eventDescription: 'Left' }],
  });
  const ids = async () => (await trace())!.map((event) => (event as { eventId: string }).eventId);
  const first = await ids();
  carrier.clock.advance(3_600_000);
  expect(await ids()).toEqual(first);
  expect(new Set(first).size).toBe(3);
});

it('reports an attempt and the delivery, links its documents, and fetches them', async () => {
  fake.journeys.set(proNumber, {
    dateAndTimes: [
      PICKED_UP,
      { type: 'ATTEMPTED_DELIVERY', dateTime: '2026-11-27T10:00:00-05:00' },
      { type: 'ACTUAL_DELIVERY', dateTime: '2026-11-28T10:40:00-05:00' },
    ],
    availableImages: [{ type: 'SIGNATURE_PROOF_OF_DELIVERY' }, { type: 'X_RAY' }],
  });
  const events = (await trace()) as { type: string; documents?: { type: string; url: string }[] }[];
  expect(events.map(({ type }) => type)).toEqual(['PICKED_UP', 'DELIVERY_ATTEMPTED', 'DELIVERED', 'PROOF_OF_DELIVERY']);
  const documents = events.at(-1)?.documents ?? [];
  expect(documents.map(({ type }) => type)).toEqual(['POD']);
  const fetched = await carrier.connector.documents!(target, documents[0]!.url, signal());
  expect(fetched.state === 'fetched' && fetched.bytes.toString()).toContain(
    `SIGNATURE_PROOF_OF_DELIVERY of ${proNumber}`,
  );
});

it('tells a document that is missing from one that has to be asked for again', async () => {
  const link = `https://apis.fedex.com/track/v1/trackingdocuments?number=${proNumber}&type=BILL_OF_LADING`;
  const fetch = (url: string) => carrier.connector.documents!(target, url, signal());
  expect(await fetch(link)).toMatchObject({ state: 'missing', message: 'Tracking number cannot be found.' });
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
