import { type CarrierUnderTest, rlcCarrier } from '../../../../../../test/support/carriers-under-test.js';
import { FakeRlc } from '../../../../../../test/support/fake-rlc/server.js';
import { tenderedShipment } from '../../../../../../test/support/tendered-shipment.js';
import type { TenderRequest } from '../../tenders.js';

let fake: FakeRlc;
let carrier: CarrierUnderTest;
let proNumber: string;
beforeEach(async () => {
  fake = new FakeRlc('key', () => '2026-11-20');
  carrier = await rlcCarrier(fake);
  const request = { key: 'tnd_1', retried: false, shipment: tenderedShipment(), bol: null } as unknown as TenderRequest;
  const { bol } = await carrier.connector.tender!(
    { ...target, carrierName: 'R+L Carriers', tenderEmail: null, isDemo: false },
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
  timeZones: ['America/Chicago', 'America/Toronto'],
};
const trace = (change: object = {}) =>
  carrier.connector.trace!(target, { ...SHIPMENT, proNumber, ...change }, signal());
const PICKED_UP = { Date: '11/24/2026', Time: '02:15 PM' };

it('says nothing before the pickup, and of a shipment that the carrier does not have', async () => {
  expect(await trace()).toEqual([]);
  expect(await trace({ proNumber: 'WP0000000' })).toEqual([]);
});

it('is found by its BOL number if the PRO number is not known', async () => {
  fake.journeys.set(proNumber, { ShortStatus: 'In Transit', LongStatus: '', PickupDate: PICKED_UP });
  expect(await trace({ proNumber: null })).toMatchObject([{ type: 'PICKED_UP' }, { type: 'IN_TRANSIT' }]);
});

it('reads pickup, estimate, appointment and status in the zones of the stops', async () => {
  fake.journeys.set(proNumber, {
    ShortStatus: 'Out for Delivery',
    LongStatus: 'Out for delivery in Toronto.',
    EstimatedDelivery: '12/1/2026',
    PickupDate: PICKED_UP,
    AppointmentDate: { Date: '12/1/2026', Time: '09:00 AM' },
    DeliveryDate: null,
  });
  const shipment = { shipmentId: 'S-000301', references: [{ type: 'PRO', value: proNumber }] };
  expect(await trace()).toMatchObject([
    { type: 'PICKED_UP', occurredAt: '2026-11-24T20:15:00.000Z', shipment },
    { type: 'IN_TRANSIT', status: 'AG', attributes: { estimatedDeliveryDate: '2026-12-01' } },
    {
      type: 'IN_TRANSIT',
      status: 'AB',
      attributes: { appointmentStatus: 'Secured', estimatedArrival: '2026-12-01T14:00:00.000Z' },
    },
    { type: 'OUT_FOR_DELIVERY', notes: 'Out for delivery in Toronto.' },
  ]);
});

it('repeats the events of a repeated trace', async () => {
  fake.journeys.set(proNumber, {
    ShortStatus: 'At Terminal',
    LongStatus: 'x',
    EstimatedDelivery: '12/1/2026',
    PickupDate: PICKED_UP,
  });
  const ids = async () => (await trace())!.map((event) => (event as { eventId: string }).eventId);
  const first = await ids();
  carrier.clock.advance(3_600_000);
  expect(await ids()).toEqual(first);
  expect(new Set(first).size).toBe(3);
});

it('links the documents of a delivered shipment, and fetches them', async () => {
  fake.journeys.set(proNumber, {
    ShortStatus: 'Delivered',
    LongStatus: 'Delivered.',
    PickupDate: PICKED_UP,
    DeliveryDate: { Date: '12/1/2026', Time: '10:40 AM' },
  });
  expect(await trace()).toMatchObject([
    { type: 'PICKED_UP' },
    { type: 'DELIVERED', occurredAt: '2026-12-01T15:40:00.000Z' },
  ]);
  fake.documents.set(proNumber, ['DeliveryReceipt', 'WeightCertificate']);
  const events = (await trace()) as { type: string; documents?: { type: string; url: string }[] }[];
  const documents = events.at(-1)?.documents ?? [];
  expect(documents.map(({ type }) => type)).toEqual(['POD', 'WI']);
  const fetched = await carrier.connector.documents!(target, documents[0]!.url, signal());
  expect(fetched).toMatchObject({ state: 'fetched' });
  expect(fetched.state === 'fetched' && fetched.bytes.toString()).toContain(`DeliveryReceipt of ${proNumber}`);
});

it('tells a document that is missing from one that has to be asked for again', async () => {
  const link = `https://api.rlc.com/DocumentRetrieval?ProNumber=${proNumber}&DocumentTypes=DeliveryReceipt&MediaType=PDF`;
  const fetch = (url: string) => carrier.connector.documents!(target, url, signal());
  expect(await fetch(link)).toMatchObject({ state: 'missing' });
  expect(await fetch('https://elsewhere.example/secret')).toMatchObject({ state: 'missing' });
  carrier.behave('hangs');
  expect(await fetch(link)).toMatchObject({ state: 'unknown' });
});

it.each(['hangs', 'unauthorized', 'busy', 'garbled', 'slow'] as const)(
  'has no result if the carrier %s',
  async (behavior) => {
    carrier.behave(behavior);
    expect(await trace()).toBeNull();
  },
);
