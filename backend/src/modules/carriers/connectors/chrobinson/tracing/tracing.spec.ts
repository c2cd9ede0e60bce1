import {
  type CarrierUnderTest,
  CHR_CLIENT,
  chrobinsonCarrier,
} from '../../../../../../test/support/carriers-under-test.js';
import { FakeChrobinson } from '../../../../../../test/support/fake-chrobinson/server.js';

let fake: FakeChrobinson;
let carrier: CarrierUnderTest;
beforeEach(async () => {
  fake = new FakeChrobinson(CHR_CLIENT, () => '2026-11-20');
  carrier = await chrobinsonCarrier(fake);
});
afterEach(() => carrier.stop());

const target = { companyId: 'cmp_1', connectionId: 'con_1' };
const signal = () => AbortSignal.timeout(5_000);
const NUMBER = 'S-000301';
const trace = () =>
  carrier.connector.trace!(
    target,
    {
      number: NUMBER,
      bolNumber: '06141411234567890',
      proNumber: null,
      timeZones: ['America/Chicago', 'America/New_York'],
    },
    signal(),
  );
const event = (eventType: string, eventTime: string, more: object = {}) => ({
  eventTime,
  event: { eventType, loadNumber: 987_654_321, ...more },
});
const DROP = { type: 'Drop', name: 'Oak Fixtures', address: { city: 'Toledo', stateProvinceCode: 'OH' } };
const ON_THE_WAY = [
  event('IN TRANSIT', '2026-11-25T08:00:00.000Z', { carrier: { name: 'Fast Freight', proNumber: '771000042' } }),
  event('LOAD PICKED UP', '2026-11-24T20:15:00.000Z'),
  event('CARRIER ARRIVED', '2026-11-24T19:00:00.000Z', { location: { type: 'Pick' } }),
  event('LOAD BOOKED', '2026-11-20T16:00:00.000Z'),
];

it('says nothing before the pickup', async () => {
  expect(await trace()).toEqual([]);
  fake.events.set(NUMBER, ON_THE_WAY.slice(2));
  expect(await trace()).toEqual([]);
});

it('reads pickup, events on the way, appointment and estimate, with the PRO number of the carrier that has the freight', async () => {
  const location = {
    ...DROP,
    scheduledOpenDateTime: '2026-11-27T14:00:00.000Z',
    etaDateTime: '2026-11-27T13:00:00.000Z',
  };
  fake.events.set(NUMBER, [event('APPOINTMENT UPDATED', '2026-11-25T09:00:00.000Z', { location }), ...ON_THE_WAY]);
  const shipment = { shipmentId: NUMBER, references: [{ type: 'PRO', value: '771000042' }] };
  expect(await trace()).toMatchObject([
    { type: 'PICKED_UP', occurredAt: '2026-11-24T20:15:00.000Z', shipment },
    { type: 'IN_TRANSIT', notes: 'IN TRANSIT (Fast Freight)' },
    { status: 'AG', attributes: { estimatedDeliveryDate: '2026-11-27' } },
    { status: 'AB', attributes: { estimatedArrival: '2026-11-27T14:00:00.000Z' } },
  ]);
});

it('repeats the events of a repeated trace, also after the PRO number is known', async () => {
  fake.events.set(NUMBER, ON_THE_WAY.slice(1));
  const ids = async () => (await trace())!.map((each) => (each as { eventId: string }).eventId);
  const first = await ids();
  fake.events.set(NUMBER, ON_THE_WAY);
  expect((await ids()).slice(0, 1)).toEqual(first);
});

it('reports the delivery, links the documents of the load, and fetches them', async () => {
  const delivered = event('LOAD DELIVERED', '2026-11-28T15:40:00.000Z', { location: DROP });
  const arrived = event('CARRIER ARRIVED', '2026-11-28T15:00:00.000Z', { location: DROP });
  fake.events.set(NUMBER, [delivered, arrived, ...ON_THE_WAY]);
  fake.documents.set('987654321', [
    { documentId: 862_077_900, doumentType: 'POD' },
    { documentId: 862_077_901, doumentType: 'LUMPER' },
  ]);
  const events = (await trace()) as { type: string; notes?: string; documents?: { type: string; url: string }[] }[];
  expect(events.map(({ type }) => type)).toEqual([
    'PICKED_UP',
    'IN_TRANSIT',
    'IN_TRANSIT',
    'DELIVERED',
    'PROOF_OF_DELIVERY',
  ]);
  expect(events[2]?.notes).toBe('CARRIER ARRIVED Oak Fixtures Toledo, OH');
  const documents = events.at(-1)?.documents ?? [];
  expect(documents.map(({ type }) => type)).toEqual(['POD']);
  const fetched = await carrier.connector.documents!(target, documents[0]!.url, signal());
  expect(fetched.state === 'fetched' && fetched.bytes.toString()).toContain('document 862077900');
});

it('tells a document that is missing from one that has to be asked for again', async () => {
  const fetch = (url: string) => carrier.connector.documents!(target, url, signal());
  const link = 'https://api.navisphere.com/v1/documents/5';
  expect(await fetch(link)).toMatchObject({ state: 'missing', message: 'the carrier answered HTTP 404' });
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
