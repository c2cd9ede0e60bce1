import { PullEventsJob } from '../../src/modules/shipments/tracking/pull/pull-events.job.js';
import { InvoiceCheckJob } from '../../src/modules/shipments/tender/checks/invoice-check.job.js';
import { type DemoCarriers, startDemoCarriers } from '../support/demo-carriers.js';
import { dsdcSchema } from '../support/dsdc-standard.js';
import { readEvents } from '../support/event-reader.js';
import { bookRequest, createQuote } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const START = '2026-11-20T15:00:00.000Z';
const DAY_MS = 86_400_000;
/** A shipment's day at the carriers. */
const JOURNEY_MS = 500;

const clock = new TestClock(new Date(START));
let carriers: DemoCarriers;
let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  carriers = await startDemoCarriers({ dayMs: JOURNEY_MS, startAt: START, slowMs: 0 });
  const { EGRESS_ALLOW_CARRIERS = '' } = carriers.environment;
  app = await startTestApp({ clock, environment: { EGRESS_ALLOW_CARRIERS } });
  owner = await signUp(app);
  const endpoint = at('');
  const connection = { scac: 'EXPL', name: 'Example Lines', endpoint, timeoutSeconds: 20 };
  expect((await owner.client.post('/api/v1/company/carriers', connection)).status).toBe(201);
}, 60_000);
afterAll(async () => {
  await app.close();
  await carriers.stop();
});

const at = (path: string) => `${carriers.url}/slow/accounts/${owner.companyId}${path}`;
async function book(): Promise<{ id: string; number: string }> {
  const quote = await createQuote(owner);
  await readEvents(owner.client, `/api/v1/quotes/${quote.id}/events`);
  const { offers } = (await owner.client.get(`/api/v1/quotes/${quote.id}`)).body;
  const { body } = await owner.client.post(`/api/v1/quotes/${quote.id}/book`, bookRequest(offers[0]), {
    'idempotency-key': quote.id,
  });
  await app.deliverOutbox();
  return { id: body.shipmentId, number: body.shipmentNumber };
}
const received = async (id: string): Promise<any[]> =>
  (await owner.client.get(`/api/v1/shipments/${id}/charges`)).body.received;
const documents = async (id: string): Promise<string[]> =>
  (await owner.client.get(`/api/v1/shipments/${id}/documents`)).body.items
    .filter(({ source }: any) => source === 'carrier')
    .map(({ kind }: any) => kind)
    .filter((kind: string) => !kind.startsWith('CARRIER_'))
    .sort();
/** Paths of the invoices and documents that the carrier was asked for. */
async function asked(): Promise<string[]> {
  const calls = (await (await fetch(at('/demonstration/received'))).json()) as { path: string }[];
  return calls.map(({ path }) => path).filter((path) => /^\/(invoices|documents)/.test(path));
}
async function nextDay() {
  clock.advance(DAY_MS);
  await app.get(InvoiceCheckJob).run();
  owner = await signInAs(app, owner.companyId, 'owner');
}

it('the invoice of a delivered shipment is read with its documents, once, and asked for again every day', async () => {
  const { id, number } = await book();
  await nextDay();
  expect(await asked()).toEqual([]);

  await new Promise((resolve) => setTimeout(resolve, 2 * JOURNEY_MS));
  clock.set('2026-12-04T15:00:00.000Z');
  owner = await signInAs(app, owner.companyId, 'owner');
  await app.get(InvoiceCheckJob).run();
  expect([(await asked()).length, await received(id)]).toEqual([0, []]);
  clock.set('2026-11-21T16:00:00.000Z');
  await app.get(PullEventsJob).run();
  clock.set('2026-12-05T16:00:00.000Z');
  owner = await signInAs(app, owner.companyId, 'owner');
  await app.get(InvoiceCheckJob).run();

  const bills = await received(id);
  expect(bills).toMatchObject([{ kind: 'invoice', version: 1, withdrawn: false, currency: 'USD' }]);
  const original = await owner.client.download(`/api/v1/shipments/${id}/charges/received/${bills[0].id}`);
  const invoice = JSON.parse(original.bytes.toString());
  const standard = dsdcSchema('ftl-invoice-and-documents/schemas/schemas.yaml', 'Invoice');
  expect([standard(invoice), invoice.shipmentID]).toEqual([true, number]);
  expect(await documents(id)).toEqual(['INVOICE', 'POD']);
  expect(await asked()).toEqual([
    `/invoices?shipmentID=${number}`,
    `/documents/${invoice.invoiceHeader.invoiceNumber}`,
  ]);

  await nextDay();
  expect(await received(id)).toEqual(bills);
  expect(await documents(id)).toEqual(['INVOICE', 'POD']);
  expect((await asked()).slice(2)).toEqual([`/invoices/${invoice.uniqueID}`]);

  clock.advance(60 * DAY_MS);
  await app.get(InvoiceCheckJob).run();
  await nextDay();
  expect((await asked()).length).toBe(3);
}, 90_000);
