import { Database } from '../../src/platform/database/database.js';
import { type DemoCarriers, startDemoCarriers } from '../support/demo-carriers.js';
import { bookRequest, createQuote } from '../support/freight.js';
import { signUp } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { connectCarrier } from '../support/tariffs.js';
import { TestClock } from '../support/test-clock.js';

const SLOW = 60_000;

let carriers: DemoCarriers;
let app: TestApp;
beforeAll(async () => {
  carriers = await startDemoCarriers();
  app = await startTestApp({ clock: new TestClock(), environment: carriers.environment });
}, SLOW);
afterAll(async () => {
  await app.close();
  await carriers.stop();
});

test(
  'demonstration carriers are removed while their answers are under way, and quotes of real carriers end',
  async () => {
    const owner = await signUp(app);
    await connectCarrier(owner.client);
    const booked = await createQuote(owner);
    const own = booked.offers.find((offer: any) => !offer.carrier.demo);
    const booking = { 'idempotency-key': 'own carrier' };
    expect((await owner.client.post(`/api/v1/quotes/${booked.id}/book`, bookRequest(own), booking)).status).toBe(201);
    const open = await createQuote(owner);
    const { body } = await owner.client.request('DELETE', '/api/v1/company/demonstration');
    expect(body).toEqual({ carriers: 9, quotes: 0, shipments: 0 });
    const quote = (await owner.client.get(`/api/v1/quotes/${open.id}`)).body;
    expect(quote.status).toBe('quoted');
    expect(quote.offers.map(({ carrier }: any) => carrier.demo)).toEqual([false]);
    expect((await owner.client.get(`/api/v1/quotes/${booked.id}`)).status).toBe(200);
    for (const table of ['quote_carrier_call', 'carrier_subscription']) {
      const rows = await app.get(Database).query(`SELECT 1 FROM ${table} WHERE company_id = ?`, [owner.companyId]);
      expect(rows).toEqual([]);
    }
  },
  SLOW,
);
