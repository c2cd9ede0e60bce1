import type { ApiAnswer } from '../support/api-client.js';
import { contact } from '../support/contacts.js';
import { bookRequest, bookShipment, createQuote, quoteRequest } from '../support/freight.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock(), environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
}, 60_000);
afterAll(() => app.close());

const pointersOf = ({ body }: ApiAnswer): string[] => body.errors.map(({ pointer }: { pointer: string }) => pointer);
const [origin, destination] = quoteRequest().stops;

it.each<[string, object]>([
  ['/references/0', { references: [[]] }],
  ['/declaredValue', { declaredValue: [] }],
  ['/delivery', { delivery: [] }],
  ['/pickup', { pickup: [] }],
  ['/temperature', { temperature: [[]] }],
  ['/waivedAccessorials/0', { waivedAccessorials: [[]] }],
  ['/handlingUnits/0', { handlingUnits: [[]] }],
  ['/stops/0/contact', { stops: [{ ...origin, contact: [] }, destination] }],
])('an array is not accepted as an object at %s of a quote', async (pointer, change) => {
  const answer = await owner.client.post('/api/v1/quotes', quoteRequest(change));
  expect(answer.status).toBe(422);
  expect(pointersOf(answer)).toEqual([pointer]);
});

it('nor in a booking or a contact', async () => {
  const quote = await createQuote(owner);
  const { stops } = bookRequest(quote.offers[0]);
  for (const [pointer, change] of [
    ['/references/0', { references: [[]] }],
    ['/acceptedTotal', { acceptedTotal: [] }],
    ['/stops/0/contact', { stops: [{ ...stops[0], contact: [] }, stops[1]] }],
  ] as const) {
    const body = bookRequest(quote.offers[0], change);
    const answer = await owner.client.post(`/api/v1/quotes/${quote.id}/book`, body, { 'idempotency-key': pointer });
    expect(answer.status).toBe(422);
    expect(pointersOf(answer)).toEqual([pointer]);
  }
  for (const [pointer, change] of [
    ['/address', { address: [] }],
    ['/people/0', { people: [[]] }],
    ['/hours/0', { hours: [[]] }],
  ] as const)
    expect(pointersOf(await owner.client.post('/api/v1/contacts', contact(change)))).toEqual([pointer]);
});

it('existing rows with such arrays can be read, copied, changed and tendered', async () => {
  const { shipmentId } = await bookShipment(owner);
  const quote = await createQuote(owner);
  const { database } = app.database;
  const arrays = `'$.references', JSON_ARRAY(JSON_ARRAY()), '$.stops[0].contact', JSON_ARRAY()`;
  const before = (column: string, more = '') => `JSON_REMOVE(JSON_SET(${column}, ${arrays}${more}), '$.schemaVersion')`;
  await database.query(`UPDATE shipment SET body = ${before('body')} WHERE id = ?`, [shipmentId]);
  await database.query(
    `UPDATE quote SET request = ${before('request', ", '$.declaredValue', JSON_ARRAY()")} WHERE id = ?`,
    [quote.id],
  );
  const { client } = owner;
  await app.deliverOutbox();
  const shipment = await client.get(`/api/v1/shipments/${shipmentId}`);
  expect(shipment).toMatchObject({ status: 200, body: { references: [], tender: { state: expect.any(String) } } });
  for (const path of ['documents', 'evidence', 'tender', 'charges', 'events'])
    expect([path, (await client.get(`/api/v1/shipments/${shipmentId}/${path}`)).status]).toEqual([path, 200]);
  expect(await client.get(`/api/v1/quotes/${quote.id}`)).toMatchObject({
    status: 200,
    body: { request: { references: [], declaredValue: null } },
  });
  expect((await client.post(`/api/v1/quotes/${quote.id}/copy`, {})).status).toBe(201);
  const body = bookRequest(quote.offers[0]);
  expect((await client.post(`/api/v1/quotes/${quote.id}/book`, body, { 'idempotency-key': 'old' })).status).toBe(201);
  const change = { version: shipment.body.version, instructions: 'Gate 4' };
  expect((await client.patch(`/api/v1/shipments/${shipmentId}`, change)).status).toBe(200);
});
