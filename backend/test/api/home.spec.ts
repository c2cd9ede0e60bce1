import { KeepReportsJob } from '../../src/modules/shipments/reports/keep-reports.job.js';
import { bookRequest, bookShipment, createQuote } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { statementsDuring } from '../support/statements.js';
import { connectCarrier } from '../support/tariffs.js';
import { Database } from '../../src/platform/database/database.js';

let app: TestApp;
let owner: SignedIn;
let total: number;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock() });
  owner = await signUp(app);
  await connectCarrier(owner.client);
  const { shipmentId } = await bookShipment(owner);
  await app.deliverOutbox();
  await createQuote(owner);
  const { body } = await owner.client.get(`/api/v1/shipments/${shipmentId}`);
  total = body.total.amount;
  // Today, whatever the date of the booked pickup is.
  const { today } = (await owner.client.get('/api/v1/home')).body;
  const database = app.get(Database);
  await database.query('UPDATE shipment SET pickup_on = ? WHERE id = ?', [today, shipmentId]);
  await database.query('UPDATE report_due SET ship_on = ? WHERE company_id = ?', [today, owner.companyId]);
  await app.get(KeepReportsJob).run();
}, 120_000);
afterAll(() => app.close());

/** The home page, and its statements without those of the session. */
async function readHome({ client }: SignedIn): Promise<{ body: any; count: number }> {
  let body: any;
  const statements = await statementsDuring(app, async () => {
    ({ body } = await client.get('/api/v1/home'));
  });
  return { body, count: statements.filter(({ sql }) => !/session|UPDATE/.test(sql)).length };
}

describe('GET /home', () => {
  it('has the numbers of the lists, in at most eight statements', async () => {
    const { body, count } = await readHome(owner);
    expect(count).toBeLessThanOrEqual(6);
    const { body: counts } = await owner.client.get('/api/v1/shipments/counts');
    expect(body.shipments).toEqual(counts);
    expect(body.shipments).toMatchObject({ all: 1, pickupToday: 1, deliveryToday: 0 });
    expect(body.needsAction).toEqual({
      shipments: counts.needsAction,
      approvals: 0,
      expiringQuotes: (await owner.client.get('/api/v1/quotes?expiring=true')).body.total,
      invoices: 0,
      disputes: 0,
    });
    expect(body.spend).toEqual([{ currency: 'USD', thisMonth: total, quotedThisMonth: total, lastMonth: 0 }]);
    expect(body.onTime).toMatchObject({ to: body.today, deliveries: 0, pickups: 0 });
    expect(body.carriers).toEqual([]);
  });

  it.each([
    ['booker', { spend: null, needsAction: { invoices: 0, approvals: null } }],
    ['finance', { spend: [{ thisMonth: expect.any(Number) }], needsAction: { invoices: 0, approvals: null } }],
    ['viewer', { spend: null, needsAction: { invoices: null, disputes: null, expiringQuotes: expect.any(Number) } }],
    ['dock', { spend: null, needsAction: { invoices: null, expiringQuotes: null, approvals: null } }],
  ] as const)('hides prices from a %s without permission', async (role, expected) => {
    const member = await signInAs(app, owner.companyId, role);
    const { body } = await member.client.get('/api/v1/home');
    expect(body).toMatchObject(expected);
    const days = await member.client.get(`/api/v1/reports?by=month&from=${body.today}&to=${body.today}`);
    expect(days.body.rows).toMatchObject([
      {
        shipments: 1,
        booked: role === 'finance' ? total : null,
        highestOffers: role === 'finance' ? expect.any(Number) : null,
      },
    ]);
    const { body: file } = await member.client.get(
      `/api/v1/reports/export?by=month&from=${body.today}&to=${body.today}`,
    );
    expect(String(file).includes(String(total / 100))).toBe(role === 'finance');
  });

  it('counts the bookings that wait for the user, in at most eight statements', async () => {
    const approvers = { roles: ['manager'], userIds: [] };
    const rule = { name: 'Every booking', on: true, conditions: [], approvers, secondStep: null, stop: false };
    expect((await owner.client.post('/api/v1/company/approval-rules', rule)).status).toBe(201);
    const [booker, manager] = [
      await signInAs(app, owner.companyId, 'booker'),
      await signInAs(app, owner.companyId, 'manager'),
    ];
    const { id, offers } = await createQuote(booker);
    const booking = bookRequest(offers[0]);
    const key = { 'idempotency-key': 'approval' };
    expect((await booker.client.post(`/api/v1/quotes/${id}/book`, booking, key)).status).toBe(202);
    const { body, count } = await readHome(manager);
    expect(body.needsAction.approvals).toBe(1);
    expect(count).toBeLessThanOrEqual(8);
    // The owner's role is not that of the rule.
    expect((await readHome(owner)).body.needsAction.approvals).toBe(0);
  });

  it('shows nothing of another company', async () => {
    const other = await signUp(app);
    const { body } = await other.client.get('/api/v1/home');
    expect(body).toMatchObject({
      shipments: { all: 0 },
      spend: [],
      carriers: [],
      exceptions: { items: [], more: false },
    });
  });
});
