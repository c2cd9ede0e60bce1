import { PullEventsJob } from '../../src/modules/shipments/tracking/pull/pull-events.job.js';
import { DETAILS } from '../support/accessorials.js';
import { type DemoCarriers, startDemoCarriers } from '../support/demo-carriers.js';
import { dsdcOperation } from '../support/dsdc-standard.js';
import { readEvents } from '../support/event-reader.js';
import { bookRequest, createQuote } from '../support/freight.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const START = '2026-11-20T15:00:00.000Z';
/** A shipment's day at the carriers. */
const DAY_MS = 500;
const EBOL = 'ltl-ebol-2.1.0.yaml';

const clock = new TestClock(new Date(START));
let carriers: DemoCarriers;
let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  carriers = await startDemoCarriers({ dayMs: DAY_MS, startAt: START });
  app = await startTestApp({ clock, environment: carriers.environment });
  owner = await signUp(app);
  await enable('ZZQC');
}, 60_000);
afterAll(async () => {
  await app.close();
  await carriers.stop();
});

/** Enables only this one of the carriers over HTTP. */
async function enable(only: string) {
  for (const { scac, connections } of (await owner.client.get('/api/v1/company/carriers')).body.items) {
    for (const { id, connector } of connections)
      if (connector === 'dsdc') await owner.client.patch(`/api/v1/company/carriers/${id}`, { enabled: scac === only });
  }
}

/** Books with the carrier of that SCAC. */
async function book(scac: string, request: object = {}): Promise<string> {
  const quote = await createQuote(owner, request);
  await readEvents(owner.client, `/api/v1/quotes/${quote.id}/events`);
  const { offers } = (await owner.client.get(`/api/v1/quotes/${quote.id}`)).body;
  const offer = offers.find(({ carrier }: any) => carrier.scac === scac);
  const { status, body } = await owner.client.post(`/api/v1/quotes/${quote.id}/book`, bookRequest(offer), {
    'idempotency-key': quote.id,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  await app.deliverOutbox();
  return body.shipmentId;
}

const shipmentOf = async (id: string) => (await owner.client.get(`/api/v1/shipments/${id}`)).body;

/** The last bill of lading that the fast carrier got for the shipment, valid by the standard. */
async function bolOf(number: string, method: 'POST' | 'PUT'): Promise<any> {
  const response = await fetch(`${carriers.url}/fast/accounts/${owner.companyId}/demonstration/received`, {
    headers: { authorization: 'Bearer demo-token' },
  });
  const received = (await response.json()) as { method: string; path: string; message: any }[];
  const { message } = received.findLast(
    (call) => call.method === method && call.message?.referenceNumbers?.shipmentId === number,
  )!;
  const standard = dsdcOperation(EBOL, method === 'POST' ? 'POST /bol/v1/app/' : 'PUT /bol/v1/app/{pro}').request()!;
  expect([standard(message), standard.errors]).toEqual([true, null]);
  return message;
}

/** Where the bill of lading has the details of each code. */
const IN_EBOL: Record<string, (accessorials: any) => unknown> = {
  APTD: ({ appointmentDetails }) => appointmentDetails.delivery.start,
  APTP: ({ appointmentDetails }) => appointmentDetails.pickup.start,
  COD: ({ cod }) => cod.amount,
  FVC: ({ fullValueCoverageDetails }) => fullValueCoverageDetails,
  MARK: ({ markDetails }) => markDetails,
  SRT: ({ sortAndSegregateDetails }) => sortAndSegregateDetails,
  TCS: ({ timeCriticalDetails }) => timeCriticalDetails.type,
};

it.each(Object.keys(DETAILS))(
  'the service %s reaches the carrier with its details',
  async (code) => {
    const { number, tender } = await shipmentOf(await book('ZZQC', { accessorials: [{ code, ...DETAILS[code] }] }));
    expect(tender.state).toBe('accepted');
    const { accessorials } = await bolOf(number, 'POST');
    expect(accessorials.codes).toContain(code);
    expect(IN_EBOL[code]!(accessorials)).toBeTruthy();
  },
  30_000,
);

it('a guaranteed service reaches the carrier, and so does a change after booking', async () => {
  const id = await book('ZZQC', { accessorials: ['GTD_NOON'] });
  const { number, version, tender } = await shipmentOf(id);
  expect(tender.state).toBe('accepted');
  expect((await bolOf(number, 'POST')).accessorials.codes).toContain('GTD_NOON');
  const changed = await owner.client.patch(`/api/v1/shipments/${id}`, { version, instructions: 'Use gate 4' });
  expect(changed.status).toBe(200);
  await app.deliverOutbox();
  const update = await bolOf(number, 'PUT');
  expect(update.bol).toMatchObject({ function: 'Update', specialInstructions: expect.stringContaining('Use gate 4') });
  expect(update.accessorials.codes).toContain('GTD_NOON');
  expect((await shipmentOf(id)).exceptions).toEqual([]);
}, 30_000);

it('events of a carrier without a number of pages are read, and the linked proof of delivery is fetched', async () => {
  // The last digits of the number decide the journey; every fourth has a proof of delivery.
  while (Number((await shipmentOf(await book('ZZQC'))).number.slice(-2)) % 4 !== 3);
  await enable('ZZST');
  const shipment = await shipmentOf(await book('ZZST'));
  expect(shipment.tender.state).toBe('accepted');
  await new Promise((resolve) => setTimeout(resolve, 2 * DAY_MS));
  clock.advance(120_000);
  await app.get(PullEventsJob).run();
  await app.deliverOutbox();
  const { status, documents } = await shipmentOf(shipment.id);
  expect(status).toBe('delivered');
  expect(documents.find(({ kind }: any) => kind === 'POD')).toMatchObject({
    source: 'carrier',
    fileName: 'Carrier-POD.pdf',
    contentType: 'application/pdf',
  });
}, 90_000);
