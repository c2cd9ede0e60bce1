import { signatureOf } from '../../src/modules/shipments/tracking/inbound/signed-deliveries.js';
import { carrierInvoice, preliminaryCharges } from '../support/carrier-bills.js';
import { carrierKeyOf, type CarrierKey, carrierRequest } from '../support/carrier-requests.js';
import { dsdcOperation, dsdcSchema } from '../support/dsdc-standard.js';
import { bookShipment, createQuote, quoteRequest } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const CHARGES_FILE = 'ltl-preliminary-freight-charges-1.0.yaml';
const CHARGES_FIT = dsdcSchema(CHARGES_FILE, 'PreliminaryFreightCharge');
const INVOICE_FILE = 'ftl-invoice-and-documents/openapi.yaml';
const clock = new TestClock(new Date('2026-11-20T15:00:00.000Z'));

let app: TestApp;
let owner: SignedIn;
let stranger: SignedIn;
let key: CarrierKey;
let otherKey: CarrierKey;
let shipment: { shipmentId: string; shipmentNumber: string };

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
  stranger = await signUp(app);
  shipment = await bookShipment(owner);
  key = await carrierKeyOf(owner, shipment.shipmentId);
  otherKey = await carrierKeyOf(stranger, (await bookShipment(stranger)).shipmentId);
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  shipment = await bookShipment(owner);
});

/** Sends a signed request of the carrier. */
const call = (method: string, path: string, message?: object, by = key) =>
  carrierRequest({ app, clock, key: by }, method, path, message);

const charges = async ({ client } = owner) => client.get(`/api/v1/shipments/${shipment.shipmentId}/charges`);
const received = async () => (await charges()).body.received;
const timeline = async () => (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}/events`)).body;

describe('preliminary charges of a carrier', () => {
  const send = (total: number, change?: object, by = key) =>
    call('POST', '/preliminary-freight-charges/', preliminaryCharges(shipment.shipmentNumber, total, change), by);

  it('are stored as sent, once each, and shown on the shipment', async () => {
    const first = await send(263.78);
    expect(first.status).toBe(200);
    await send(263.78);
    clock.advance(60_000);
    const { body: history } = await send(301.05);
    const standard = dsdcOperation(CHARGES_FILE, 'POST /v1/preliminary-freight-charges/').response(200)!;
    expect([standard(history), standard.errors]).toEqual([true, null]);
    expect(history.map(({ charges: { preliminaryTotalCharges } }: any) => preliminaryTotalCharges)).toEqual([
      263.78, 301.05,
    ]);
    const list = await received();
    expect(list).toMatchObject([
      { kind: 'preliminary', version: 2, total: 30_105, currency: 'USD', billedOn: '2026-11-25', withdrawn: false },
      { kind: 'preliminary', version: 1, total: 26_378, number: '771000042' },
    ]);
    const { bytes, headers } = await owner.client.download(
      `/api/v1/shipments/${shipment.shipmentId}/charges/received/${list[1].id}`,
    );
    expect(JSON.parse(bytes.toString())).toEqual(preliminaryCharges(shipment.shipmentNumber, 263.78));
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await timeline()).axes.billing).toBe('preliminary');
    const { entries } = (await charges()).body;
    expect(entries.map(({ stage, invoiceId }: any) => [stage, invoiceId])).toEqual(
      Array.from({ length: 7 }, () => ['PRELIMINARY', null]),
    );
    const sums = list.map(({ id }: any) =>
      entries.reduce((sum: number, one: any) => sum + (one.carrierBillId === id ? one.amount : 0), 0),
    );
    expect(sums).toEqual([30_105, 26_378]);
  });

  it('are stored once when the same message arrives five times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(99.5)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await received()).toHaveLength(1);
  });

  it('with a reclass count in the risk of later quotes of the same freight, for this company only', async () => {
    const { charges: asSent } = preliminaryCharges(shipment.shipmentNumber, 301.05);
    const changeLog = [{ eventCode: 'RCL', eventCategoryName: 'Reclass' }, { eventCode: 'LTDAD' }, {}];
    const reclassed = { charges: { ...asSent, changeLog } };
    expect(CHARGES_FIT(preliminaryCharges(shipment.shipmentNumber, 301.05, reclassed))).toBe(true);
    const risk = async (who: SignedIn, description = 'ALUMINIUM fittings,  boxed') => {
      const [unit] = quoteRequest().handlingUnits;
      const commodities = [{ ...unit!.commodities[0]!, description }];
      const request = quoteRequest({ handlingUnits: [{ ...unit!, commodities }] });
      const { reasons } = (await who.client.post('/api/v1/rating/preview', request)).body.derived.risk;
      return reasons.filter(({ code }: any) => code === 'PAST_RECLASS').map(({ message }: any) => message);
    };
    expect(await risk(owner)).toEqual([]);
    expect((await send(301.05, reclassed)).status).toBe(200);
    expect((await send(301.05, reclassed)).status).toBe(200);
    const message = `Reclassed on ${shipment.shipmentNumber} in November 2026.`;
    expect(await risk(owner)).toEqual([message]);
    expect(await risk(owner, 'Plastic crates')).toEqual([]);
    expect(await risk(stranger)).toEqual([]);
    const quote = await createQuote(owner);
    const saved = (await owner.client.get(`/api/v1/quotes/${quote.id}`)).body.derived.risk.reasons;
    expect(saved).toContainEqual({ code: 'PAST_RECLASS', message, points: 20 });
    const rows = await app.database.database.query('SELECT code FROM reclass_event WHERE company_id = ?', [
      owner.companyId,
    ]);
    expect(rows).toEqual([{ code: 'RCL' }]);
  });

  it('of a test are not stored', async () => {
    const { pfc } = preliminaryCharges(shipment.shipmentNumber, 1);
    expect((await send(1, { pfc: { ...pfc, isTest: true } })).status).toBe(200);
    expect(await received()).toEqual([]);
  });

  it('are refused if invalid, unsigned, or of a shipment that the carrier does not have', async () => {
    expect((await send(1, { charges: {} })).body).toMatchObject({ status: 400, code: 'BILL_INVALID' });
    expect((await send(1, {}, { ...key, secret: 'wrong' })).status).toBe(401);
    expect((await send(1, { referenceNumbers: { pro: 'X', shipmentId: 'S-999999' } })).status).toBe(404);
    expect((await send(1, {}, otherKey)).status).toBe(404);
    expect(await received()).toEqual([]);
  });

  it('are shown only to users who see prices, and never to another company', async () => {
    await send(263.78);
    const [{ id }] = await received();
    const path = `/api/v1/shipments/${shipment.shipmentId}/charges/received/${id}`;
    const dock = await signInAs(app, owner.companyId, 'dock');
    expect((await dock.client.get(path)).status).toBe(403);
    expect((await stranger.client.get(path)).status).toBe(404);
    const events = await dock.client.get(`/api/v1/shipments/${shipment.shipmentId}/events`);
    expect(JSON.stringify(events.body)).not.toMatch(/263[.,]?78/);
  });
});

describe('invoices of a carrier', () => {
  const invoice = (value: string) => carrierInvoice(shipment.shipmentNumber, value);
  const path = () => `/invoices/inv-${shipment.shipmentNumber}`;
  const fits = (operation: string, status: number, body: unknown) => {
    const standard = dsdcOperation(INVOICE_FILE, operation).response(status)!;
    expect([standard(body), standard.errors]).toEqual([true, null]);
  };

  it('are created, read, replaced and withdrawn; every version stays stored', async () => {
    const created = await call('POST', '/invoices', invoice('263.78'));
    expect(created.status).toBe(200);
    fits('POST /invoices', 200, created.body);
    expect((await call('POST', '/invoices', invoice('263.78'))).status).toBe(200);
    expect((await timeline()).axes.billing).toBe('invoiced');

    const read = await call('GET', path());
    fits('GET /invoices/{uniqueID}', 200, read.body);
    expect(read.body).toEqual(invoice('263.78'));

    clock.advance(60_000);
    fits('PUT /invoices/{uniqueID}', 200, (await call('PUT', path(), invoice('270.00'))).body);
    const connection = `connection=${key.connectionId}`;
    const listed = await call('GET', `/invoices?${connection}&shipmentID=${shipment.shipmentNumber}&DOT=123456`);
    fits('GET /invoices', 200, listed.body);
    expect(listed.body).toEqual([invoice('270.00')]);
    expect((await call('GET', `/invoices?shipmentID=${shipment.shipmentNumber}&MC=1`)).body).toEqual([]);

    clock.advance(60_000);
    expect((await call('DELETE', path())).status).toBe(204);
    expect((await call('DELETE', path())).status).toBe(204);
    expect((await call('GET', path())).status).toBe(404);
    expect((await call('GET', `/invoices?invoiceNumber=I-${shipment.shipmentNumber}`)).body).toEqual([]);
    expect(await received()).toMatchObject([
      { kind: 'invoice', version: 3, withdrawn: true, total: 27_000 },
      { kind: 'invoice', version: 2, withdrawn: false, total: 27_000 },
      { kind: 'invoice', version: 1, withdrawn: false, total: 26_378, billedOn: '2026-11-30' },
    ]);
  });

  it('are not found by another carrier’s connection, under another id, or with a signature of another request', async () => {
    await call('POST', '/invoices', invoice('1.00'));
    expect((await call('GET', path(), undefined, otherKey)).status).toBe(404);
    expect((await call('DELETE', path(), undefined, otherKey)).status).toBe(404);
    expect((await call('PUT', '/invoices/other', invoice('2.00'))).status).toBe(400);
    expect((await call('PUT', '/invoices/none', carrierInvoice(shipment.shipmentNumber, '2.00', 'none'))).status).toBe(
      404,
    );
    const timestamp = String(clock.now().getTime() / 1_000);
    const signature = signatureOf(Buffer.from(key.secret), timestamp, Buffer.from(`GET /carrier-api/v1${path()}`));
    const headers = {
      'x-lading-connection': key.connectionId,
      'x-lading-timestamp': timestamp,
      'x-lading-signature': signature,
    };
    const replayed = await app.client().request('DELETE', `/carrier-api/v1${path()}`, { headers });
    expect(replayed.status).toBe(401);
    expect(await received()).toHaveLength(1);
  });
});
