import { carrierInvoice } from '../support/carrier-bills.js';
import { carrierKeyOf, type CarrierKey, carrierRequest } from '../support/carrier-requests.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { invoiceOf } from '../support/invoices.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const clock = new TestClock(new Date('2026-11-20T15:00:00.000Z'));
const PATH = '/api/v1/company/invoice-settings';
const DEFAULTS = { toleranceAmount: 500, toleranceBasisPoints: 200, autoApprove: false };
const AUTOMATIC = { ...DEFAULTS, autoApprove: true };

let app: TestApp;
let owner: SignedIn;
let stranger: SignedIn;
let key: CarrierKey;
let shipment: { shipmentId: string; shipmentNumber: string };
let booked: { lines: any[]; total: { amount: number } };

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
  stranger = await signUp(app);
  key = await carrierKeyOf(owner, (await bookShipment(owner)).shipmentId);
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  shipment = await bookShipment(owner);
  booked = (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}`)).body;
});

const save = (settings: object, { client } = owner) => client.put(PATH, settings);
const read = async (id: string) => (await owner.client.get(`/api/v1/invoices/${id}`)).body;

/** Enters an invoice with `more` cents of the first charge. */
async function add(more = 0, changes: object = {}) {
  const { lines, ...entered } = invoiceOf(booked.lines, {
    shipmentNumber: shipment.shipmentNumber,
    number: `I-${shipment.shipmentNumber}`,
    ...changes,
  });
  const [first, ...others] = lines;
  const changed = [{ ...first!, amount: first!.amount + more }, ...others];
  const { body } = await owner.client.post('/api/v1/invoices', {
    lines: changed,
    ...entered,
    total: entered.total + more,
  });
  return read(body.id);
}

describe('the settings', () => {
  it('have the defaults of the trade, and are those of the company', async () => {
    expect((await owner.client.get(PATH)).body).toEqual(DEFAULTS);
    const changed = { toleranceAmount: 0, toleranceBasisPoints: 50, autoApprove: true };
    expect(await save(changed)).toMatchObject({ status: 200, body: changed });
    expect((await owner.client.get(PATH)).body).toEqual(changed);
    expect((await stranger.client.get(PATH)).body).toEqual(DEFAULTS);
    await save(DEFAULTS);
  });

  it('report everything that is wrong at once', async () => {
    const { status, body } = await save({ toleranceAmount: -1, toleranceBasisPoints: 2_501, autoApprove: 'yes' });
    expect(status).toBe(422);
    expect(body.errors.map(({ pointer }: any) => pointer).sort()).toEqual([
      '/autoApprove',
      '/toleranceAmount',
      '/toleranceBasisPoints',
    ]);
  });

  it.each(['manager', 'booker', 'viewer'])('are not of the role %s', async (role) => {
    const member = await signInAs(app, owner.companyId, role as 'manager');
    expect([(await member.client.get(PATH)).status, (await save(AUTOMATIC, member)).status]).toEqual([403, 403]);
  });
});

describe('the tolerance', () => {
  afterEach(() => save(DEFAULTS));

  it('of the company decides what is over', async () => {
    const invoice = await add(400);
    expect(invoice).toMatchObject({ verdict: 'within_tolerance', status: 'review' });
    await save({ toleranceAmount: 300, toleranceBasisPoints: 0, autoApprove: false });
    expect(await read(invoice.id)).toMatchObject({ verdict: 'over', audit: { tolerance: 300 } });
    const { body } = await owner.client.post('/api/v1/invoices/approvals', { invoiceIds: [invoice.id] });
    expect(body).toMatchObject({ approved: [], refused: [{ code: 'REVIEW_NEEDED' }] });
  });
});

describe('automatic approval', () => {
  beforeEach(() => save(AUTOMATIC));
  afterAll(() => save(DEFAULTS));

  it('approves what is within tolerance, as the rule and not as a user', async () => {
    const invoice = await add(37);
    expect(invoice).toMatchObject({
      status: 'approved',
      approvedTotal: booked.total.amount + 37,
      possible: ['pay', 'reopen'],
      decisions: [
        { kind: 'approve', actorName: null, note: expect.stringMatching(/^\$0\.37 above .* rule of the company\.$/) },
      ],
    });
    const { body: events } = await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}/events`);
    expect(events.axes.billing).toBe('approved');
    const { body: activity } = await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}/activity`);
    const decided = activity.items.find(({ action }: any) => action === 'invoice.decided');
    expect(decided).toMatchObject({ userId: null });
  });

  it('approves what a carrier sends', async () => {
    const value = (booked.total.amount / 100).toFixed(2);
    const sent = carrierInvoice(shipment.shipmentNumber, value);
    const charges = booked.lines.map(({ code, amount: { amount } }) => ({
      ...sent.invoiceCharges[0]!,
      chargeCode: code,
      cost: { currencyCode: 'USD', value: (amount / 100).toFixed(2) },
    }));
    await carrierRequest({ app, clock, key }, 'POST', '/invoices', { ...sent, invoiceCharges: charges });
    const { body } = await owner.client.get(`/api/v1/invoices?q=${sent.invoiceHeader.invoiceNumber}`);
    expect(body.items).toMatchObject([{ status: 'approved', verdict: 'agreed' }]);
    const { body: events } = await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}/events`);
    expect(events.axes.billing).toBe('approved');
  });

  it('approves an unmatched invoice when it is assigned, not before', async () => {
    const invoice = await add(0, { shipmentNumber: 'S-999999' });
    expect(invoice.status).toBe('unmatched');
    const reference = { reference: shipment.shipmentNumber, version: invoice.version };
    const { body } = await owner.client.post(`/api/v1/invoices/${invoice.id}/match`, reference);
    expect(body).toMatchObject({
      status: 'approved',
      decisions: [{ kind: 'match' }, { kind: 'approve', actorName: null }],
    });
  });

  it('leaves what is over, has new charges, is in another currency or a duplicate', async () => {
    expect((await add(9_000, { number: 'I-over' })).status).toBe('review');
    const charge = { code: 'OTHR', description: 'Palletizing', amount: 100 };
    const lines = [...invoiceOf(booked.lines).lines, charge];
    const more = await add(0, { lines, total: booked.total.amount + 100, number: 'I-more' });
    expect(more).toMatchObject({ status: 'review', verdict: 'new_charges' });
    expect((await add(0, { currency: 'CAD', number: 'I-cad' })).status).toBe('review');
    expect((await add(0, { number: 'I-over' })).status).toBe('held');
  });

  it('leaves a second invoice of the shipment, however small', async () => {
    expect((await add(0, { number: 'I-first' })).status).toBe('approved');
    const second = await add(0, { number: 'I-second', total: 1_000 });
    expect(second).toMatchObject({ verdict: 'under', status: 'review' });
  });
});
