import { preliminaryCharges } from '../support/carrier-bills.js';
import { carrierKeyOf, type CarrierKey, carrierRequest } from '../support/carrier-requests.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { invoiceOf } from '../support/invoices.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const clock = new TestClock(new Date('2026-11-20T15:00:00.000Z'));

let app: TestApp;
let owner: SignedIn;
let key: CarrierKey;
let shipment: { shipmentId: string; shipmentNumber: string };
/** Booked from a tariff: 1,000 lb of class 70. */
let booked: { lines: any[]; total: { amount: number } };

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
  key = await carrierKeyOf(owner, (await bookShipment(owner)).shipmentId);
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  shipment = await bookShipment(owner);
  booked = (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}`)).body;
});

const report = (shipmentTotals: object, units: object[] = []) => {
  const { shipmentTotals: totals, ...message } = preliminaryCharges(shipment.shipmentNumber, 301.05);
  const body = { ...message, shipmentTotals: { ...totals, ...shipmentTotals }, commodities: { handlingUnits: units } };
  return carrierRequest({ app, clock, key }, 'POST', '/preliminary-freight-charges', body);
};
const charges = async ({ client } = owner) =>
  (await client.get(`/api/v1/shipments/${shipment.shipmentId}/charges`)).body;

async function invoice(changes: object) {
  const entered = { shipmentNumber: shipment.shipmentNumber, number: `I-${shipment.shipmentNumber}`, ...changes };
  const { body } = await owner.client.post('/api/v1/invoices', invoiceOf(booked.lines, entered));
  return (await owner.client.get(`/api/v1/invoices/${body.id}`)).body;
}

describe('preliminary charges', () => {
  it('with the booked freight change nothing', async () => {
    expect((await report({})).status).toBe(200);
    expect((await charges()).rerating).toBeNull();
  });

  it('with another weight and class are priced by the agreed tariff', async () => {
    const unit = { count: 2, type: 'PAT', weight: 1_180, weightUnit: 'Pounds', length: 48, width: 40, height: 48 };
    const item = { weight: 1_180, weightUnit: 'Pounds', classification: '85' };
    await report({ grossWeight: 1_180 }, [{ ...unit, dimensionUnit: 'Inches', lineItems: [item] }]);
    const { rerating } = await charges();
    expect(rerating).toMatchObject({
      source: 'preliminary',
      recomputed: true,
      message: expect.stringMatching(
        /^Reweigh: 1,000 → 1,180 lb, class 70 → 85: \+\$[\d.]+, of which fuel \$[\d.]+\.$/,
      ),
    });
    expect(rerating.total - rerating.difference).toBe(booked.total.amount);
    expect(rerating.fuelDifference).toBeGreaterThan(0);
    expect(rerating.difference).toBeGreaterThan(rerating.fuelDifference);
  });

  it('of a user without prices are not shown', async () => {
    await report({ grossWeight: 1_180 });
    const dock = await signInAs(app, owner.companyId, 'dock');
    expect((await dock.client.get(`/api/v1/shipments/${shipment.shipmentId}/charges`)).status).toBe(403);
  });
});

describe('an invoice', () => {
  it('over exactly the recomputed price leaves nothing unexplained', async () => {
    await report({ grossWeight: 1_180 });
    const { rerating } = await charges();
    const { rerating: exact, verdict } = await invoice({ total: rerating.total });
    expect(verdict).not.toBe('agreed');
    expect(exact).toEqual({ ...rerating, unexplained: 0 });
    expect((await charges()).invoices[0].rerating).toEqual(exact);
  });

  it('with its own weight and class counts rather than preliminary charges', async () => {
    await report({ grossWeight: 1_180 });
    const { rerating } = await invoice({ weight: 1_050, freightClass: '77.5', total: booked.total.amount + 20_000 });
    expect(rerating).toMatchObject({
      source: 'invoice',
      message: expect.stringMatching(/^Reweigh: 1,000 → 1,050 lb, class 70 → 77\.5: /),
      unexplained: booked.total.amount + 20_000 - rerating.total,
    });
  });

  it('in another currency has no difference from the recomputed price', async () => {
    const { rerating } = await invoice({ weight: 1_180, currency: 'CAD' });
    expect(rerating).toMatchObject({ recomputed: true, currency: 'USD', unexplained: null });
  });

  it('with the booked weight and class has nothing to recompute', async () => {
    expect((await invoice({ weight: 1_000, freightClass: '70' })).rerating).toBeNull();
    const refused = await owner.client.post('/api/v1/invoices', invoiceOf(booked.lines, { freightClass: '71' }));
    expect(refused.body.errors).toMatchObject([{ pointer: '/freightClass' }]);
  });
});
