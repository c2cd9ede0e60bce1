import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { invoiceOf } from '../support/invoices.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const clock = new TestClock(new Date('2026-11-20T15:00:00.000Z'));
const PATH = '/api/v1/company/charge-codes';

let app: TestApp;
let owner: SignedIn;
let stranger: SignedIn;
let shipment: { shipmentId: string; shipmentNumber: string };
let booked: { lines: any[]; total: { amount: number }; carrier: { scac: string } };

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
  stranger = await signUp(app);
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  shipment = await bookShipment(owner);
  booked = (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}`)).body;
});

const read = async (id: string) => (await owner.client.get(`/api/v1/invoices/${id}`)).body;
async function add(changes: object = {}) {
  const entered = { shipmentNumber: shipment.shipmentNumber, number: `I-${shipment.shipmentNumber}`, ...changes };
  return read((await owner.client.post('/api/v1/invoices', invoiceOf(booked.lines, entered))).body.id);
}
const withCharge = (code: string) => ({
  total: booked.total.amount + 4_500,
  lines: [...invoiceOf(booked.lines).lines, { code, description: 'Call before delivery', amount: 4_500 }],
});
const remember = (carrierCode: string, code: string, { client } = owner) =>
  client.post(PATH, { scac: booked.carrier.scac, carrierCode, code });

describe('remembered charge codes', () => {
  it('apply to the open invoice and to later ones of the carrier, in the ledger too', async () => {
    const invoice = await add(withCharge('cbd'));
    expect(invoice.audit.lines.at(-1)).toMatchObject({
      code: 'OTHR',
      carrierCode: 'cbd',
      finding: { class: 'UNKNOWN_CHARGE' },
    });
    expect(await remember('CBD', 'MNC')).toMatchObject({ status: 201, body: { carrierCode: 'CBD', code: 'MNC' } });
    expect((await read(invoice.id)).audit.lines.at(-1)).toMatchObject({
      code: 'MNC',
      carrierCode: null,
      finding: { class: 'ACCESSORIAL' },
    });
    shipment = await bookShipment(owner);
    const later = await add(withCharge('Cbd'));
    expect(later.audit.lines.at(-1)).toMatchObject({ code: 'MNC' });
    const { body } = await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}/charges`);
    expect(body.entries.map(({ code }: any) => code)).toContain('MNC');
  });

  it('are replaced, listed and forgotten', async () => {
    await remember('XYZ', 'LFTD');
    const { body } = await remember('xyz', 'RES');
    expect((await owner.client.get(PATH)).body.items.filter(({ carrierCode }: any) => carrierCode === 'XYZ')).toEqual([
      body,
    ]);
    expect((await owner.client.request('DELETE', `${PATH}/${body.id}`)).status).toBe(204);
    expect((await owner.client.request('DELETE', `${PATH}/${body.id}`)).status).toBe(404);
    expect((await add(withCharge('XYZ'))).audit.lines.at(-1)).toMatchObject({ code: 'OTHR', carrierCode: 'XYZ' });
  });

  it('are those of the company and of another carrier nothing', async () => {
    const { body } = await remember('OWN', 'RES');
    expect((await stranger.client.get(PATH)).body.items).toEqual([]);
    expect((await stranger.client.request('DELETE', `${PATH}/${body.id}`)).status).toBe(404);
    const other = await add({ ...withCharge('OWN'), scac: 'QQQQ' });
    expect(other.audit.lines.at(-1)).toMatchObject({ code: 'OTHR' });
  });

  it('are no codes that are known or unknown to everyone', async () => {
    expect((await remember('FSC', 'FUEL')).body.errors).toMatchObject([
      { pointer: '/carrierCode', code: 'CODE_KNOWN' },
    ]);
    expect((await remember('OTHR', 'FUEL')).body.errors).toMatchObject([
      { pointer: '/carrierCode', code: 'CODE_KNOWN' },
    ]);
    expect((await remember('ABC', 'NOPE')).body.errors).toMatchObject([{ pointer: '/code', code: 'CODE_UNKNOWN' }]);
    const manager = await signInAs(app, owner.companyId, 'manager');
    expect((await remember('ABC', 'RES', manager)).status).toBe(403);
  });
});

describe('suggestions of an unmatched invoice', () => {
  const suggestions = async (id: string, { client } = owner) => client.get(`/api/v1/invoices/${id}/suggestions`);

  it('are shipments with reasons, and assign it', async () => {
    const { scac } = booked.carrier;
    const invoice = await add({ shipmentNumber: null, number: 'I-lost', scac, billedOn: '2026-11-30' });
    expect(invoice.status).toBe('unmatched');
    const { body } = await suggestions(invoice.id);
    const found = body.items.find(({ number }: any) => number === shipment.shipmentNumber);
    expect(found).toMatchObject({
      id: shipment.shipmentId,
      origin: 'Chicago, IL',
      destination: 'Dallas, TX',
      total: booked.total,
      reasons: ['Same amount', 'Picked up in the 30 days before the invoice', 'Same carrier'],
    });
    const match = { reference: found.number, version: invoice.version };
    expect((await owner.client.post(`/api/v1/invoices/${invoice.id}/match`, match)).body.shipmentId).toBe(
      shipment.shipmentId,
    );
    expect((await suggestions(invoice.id)).body.items).toEqual([]);
  });

  it('are none of another company, and not for users without prices', async () => {
    const invoice = await add({ shipmentNumber: null, number: 'I-own' });
    expect((await suggestions(invoice.id, stranger)).status).toBe(404);
    const dock = await signInAs(app, owner.companyId, 'dock');
    expect((await suggestions(invoice.id, dock)).status).toBe(403);
  });
});
