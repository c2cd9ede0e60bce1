import { Database } from '../../src/platform/database/database.js';
import { addPartner, carrierInterchange, uploadX12 } from '../support/edi.js';
import { bookRequest, createQuote, quoteRequest } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { actionsOf } from '../support/membership.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { connectCarrier, uploadTariff } from '../support/tariffs.js';
import { TestClock } from '../support/test-clock.js';

const DATA = '/api/v1/company/demonstration';
const SETUP = '/api/v1/company/setup';
const SLOW = 60_000;
const PRODUCT = { description: 'Ceramic tile', packagingType: 'BOX', freightClass: '70' };

let app: TestApp;
/** Not in demonstration mode: companies start without carriers, and no email is sent to fictional ones. */
beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock() });
}, SLOW);
afterAll(() => app.close());

let keys = 0;
const book = ({ client }: SignedIn, quote: any, offer = quote.offers[0]) =>
  client.post(`/api/v1/quotes/${quote.id}/book`, bookRequest(offer), { 'idempotency-key': `key ${(keys += 1)}` });

const remove = ({ client }: SignedIn) => client.request('DELETE', DATA);
const count = async (table: string, { companyId }: SignedIn): Promise<number> => {
  const [row] = await app
    .get(Database)
    .query<{ n: string }>(`SELECT COUNT(*) AS n FROM ${table} WHERE company_id = ?`, [companyId]);
  return Number(row!.n);
};
const isDemo = (offer: any): boolean => offer.carrier.demo;

async function explorer(): Promise<SignedIn> {
  const owner = await signUp(app);
  expect((await owner.client.post(DATA)).status).toBe(204);
  return owner;
}

describe('demonstration carriers', () => {
  it('are added on request, once, and price freight', async () => {
    const owner = await signUp(app);
    expect((await owner.client.get('/api/v1/company/carriers')).body.items).toEqual([]);
    // On a slow machine the later request waits too long for the lock of the other, and is sent again.
    const add = async () => {
      const answer = await owner.client.post(DATA);
      return answer.status === 503 ? owner.client.post(DATA) : answer;
    };
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const { items } = (await owner.client.get('/api/v1/company/carriers')).body;
    expect(items).toHaveLength(6);
    expect(items.every(({ demo }: { demo: boolean }) => demo)).toBe(true);
    expect(await count('tariff', owner)).toBe((await owner.client.get('/api/v1/company/tariffs')).body.items.length);
    expect((await createQuote(owner)).offers.every(isDemo)).toBe(true);
    expect((await actionsOf(app, owner.companyId)).filter((action) => action === 'demonstration.added')).toHaveLength(
      1,
    );
  });

  it('get no email outside demonstration mode', async () => {
    const owner = await explorer();
    const { shipmentId } = (await book(owner, await createQuote(owner))).body;
    await app.deliverOutbox();
    const { body } = await owner.client.get(`/api/v1/shipments/${shipmentId}`);
    expect(body.tender).toMatchObject({ state: 'sent' });
    expect((await app.mails()).filter(({ to }) => String(to).includes('lading.test'))).toEqual([]);
  });

  it('are the business of owners and admins', async () => {
    const owner = await signUp(app);
    const { client } = await signInAs(app, owner.companyId, 'manager');
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await client.request(method, DATA)).body.code).toBe('FORBIDDEN');
  });
});

/** Tables whose rows a removal deletes because they refer to what it removes. */
const REFERRING = [
  ...['approval_request', 'bol_revision', 'carrier_bill', 'carrier_check', 'document', 'document_hold'],
  ...['handling_unit_label', 'offer', 'carrier_invoice', 'charge_entry', 'claim'],
  ...[
    'quote_carrier_call',
    'quote_event',
    'quote_word',
    'share_link',
    'share_link_view',
    'shipment',
    'shipment_archive',
  ],
  ...[
    'shipment_event',
    'shipment_exception',
    'shipment_follow',
    'shipment_loading',
    'shipment_word',
    'tender',
    'tender_link',
    'tracking_subscription',
  ],
  ...[
    'carrier_connection',
    'carrier_contact',
    'carrier_subscription',
    'carrier_terminal',
    'edi_partner',
    'inbound_delivery',
    'invoice_document',
  ],
  ...['pro_block', 'tariff', 'tariff_rate', 'truckload_rate'],
];

test('a removal knows every table that refers to shipments, quotes and carriers', async () => {
  const parents = ['shipment', 'tender', 'share_link', 'quote', 'carrier', 'carrier_connection', 'tariff'];
  const rows = await app.get(Database).query<{ child: string }>(
    `SELECT DISTINCT table_name AS child FROM information_schema.key_column_usage
      WHERE table_schema = DATABASE() AND referenced_table_name IN (?)`,
    [parents],
  );
  expect(rows.map(({ child }) => child).sort()).toEqual(REFERRING.toSorted());
});

describe('removing the demonstration data', () => {
  it(
    'removes carriers, quotes, shipments, documents and notifications, and is audited once',
    async () => {
      const owner = await explorer();
      const colleague = await signInAs(app, owner.companyId, 'manager');
      await createQuote(owner);
      const { shipmentId } = (await book(owner, await createQuote(owner))).body;
      await app.deliverOutbox();
      expect((await owner.client.get(DATA)).body).toEqual({ carriers: 6, quotes: 2, shipments: 1, held: 0 });
      expect(await count('document', owner)).toBeGreaterThan(0);
      await colleague.client.post(`/api/v1/shipments/${shipmentId}/cancel`, { reason: 'Postponed.' });
      await app.deliverOutbox();
      expect(await count('notification', owner)).toBeGreaterThan(0);

      const [{ scac }] = (await owner.client.get('/api/v1/company/carriers')).body.items;
      await addPartner(owner.client, scac, { enabled: false });
      await uploadX12(owner.client, carrierInterchange(scac, 1, '990', [`B1*${scac}*S-1*20261120*A`]));
      expect(await count('edi_interchange', owner)).toBe(1);

      const removed = await remove(owner);
      expect(removed).toMatchObject({ status: 200, body: { carriers: 6, quotes: 2, shipments: 1 } });
      const tables = [
        'carrier',
        'carrier_connection',
        'edi_interchange',
        'edi_partner',
        'tariff',
        'tariff_rate',
        'truckload_rate',
        'fuel_price',
        'pro_block',
      ];
      const freight = [
        'quote',
        'offer',
        'quote_event',
        'shipment',
        'shipment_archive',
        'shipment_event',
        'tender',
        'document',
        'notification',
      ];
      for (const table of [...tables, ...freight]) expect([table, await count(table, owner)]).toEqual([table, 0]);
      expect((await owner.client.get(`/api/v1/shipments/${shipmentId}`)).status).toBe(404);
      expect((await colleague.client.get('/api/v1/notifications/unread-count')).body).toMatchObject({ unread: 0 });
      expect(await remove(owner)).toMatchObject({ status: 200, body: { carriers: 0, quotes: 0, shipments: 0 } });
      expect(
        (await actionsOf(app, owner.companyId)).filter((action) => action === 'demonstration.removed'),
      ).toHaveLength(1);
      // What was still to be delivered of the removed shipment is dropped.
      await app.deliverOutbox();
      const [dead] = await app.get(Database).query<{ n: string }>('SELECT COUNT(*) AS n FROM outbox_message');
      expect(Number(dead!.n)).toBe(0);
    },
    SLOW,
  );

  it(
    'leaves quotes and shipments of real carriers, contacts, entered fuel prices and other companies untouched',
    async () => {
      const [owner, other] = [await explorer(), await explorer()];
      const foreign = await createQuote(other);
      const foreignBooking = (await book(other, await createQuote(other))).body;
      await connectCarrier(owner.client);
      const open = await createQuote(owner);
      const booked = await createQuote(owner);
      const own = booked.offers.find((offer: any) => !isDemo(offer));
      const { shipmentId } = (await book(owner, booked, own)).body;
      await app.deliverOutbox();
      const shipment = (await owner.client.get(`/api/v1/shipments/${shipmentId}`)).body;

      expect((await remove(owner)).body).toEqual({ carriers: 6, quotes: 0, shipments: 0 });
      const kept = (await owner.client.get(`/api/v1/quotes/${open.id}`)).body;
      expect(kept.offers.map(({ id }: any) => id)).toEqual(
        open.offers.filter((offer: any) => !isDemo(offer)).map(({ id }: any) => id),
      );
      const [listed] = (await owner.client.get('/api/v1/quotes?status=quoted')).body.items;
      expect(listed).toMatchObject({
        id: open.id,
        offerCount: 1,
        bestTotal: kept.offers[0].total,
        bestCarrier: kept.offers[0].carrier.name,
      });
      expect((await owner.client.get(`/api/v1/shipments/${shipmentId}`)).body).toEqual(shipment);
      expect((await owner.client.get(`/api/v1/quotes/${booked.id}`)).body.status).toBe('booked');
      expect((await book(owner, kept)).status).toBe(201);

      expect((await other.client.get(`/api/v1/quotes/${foreign.id}`)).body.offers).toHaveLength(foreign.offers.length);
      expect((await other.client.get(`/api/v1/shipments/${foreignBooking.shipmentId}`)).status).toBe(200);
      expect((await other.client.get('/api/v1/company/carriers')).body.items).toHaveLength(6);
    },
    SLOW,
  );

  it('keeps a shipment that was tendered to a real carrier before', async () => {
    const owner = await explorer();
    await connectCarrier(owner.client);
    const { shipmentId } = (await book(owner, await createQuote(owner))).body;
    await app.deliverOutbox();
    const { database } = app.database;
    await database.query('UPDATE tender SET carrier_demo = FALSE WHERE shipment_id = ?', [shipmentId]);
    await database.query('UPDATE shipment SET carrier_demo = TRUE WHERE id = ?', [shipmentId]);
    expect((await remove(owner)).body).toMatchObject({ shipments: 0 });
    expect((await owner.client.get(`/api/v1/shipments/${shipmentId}`)).status).toBe(200);
  });

  it('waits for a legal hold', async () => {
    const owner = await explorer();
    const { shipmentId } = (await book(owner, await createQuote(owner))).body;
    await owner.client.put(`/api/v1/shipments/${shipmentId}/legal-hold`, { reason: 'Claim' });
    expect((await owner.client.get(DATA)).body.held).toBe(1);
    expect((await remove(owner)).body.code).toBe('LEGAL_HOLD');
    expect((await owner.client.get(`/api/v1/shipments/${shipmentId}`)).status).toBe(200);
  });

  it(
    'and booking at the same time leave no half of a booking',
    async () => {
      const owner = await explorer();
      await connectCarrier(owner.client);
      const onlyDemo = quoteRequest({ mode: 'FTL', equipment: 'DRYVAN' });
      const quotes = [
        ...(await Promise.all([1, 2, 3, 4].map(() => createQuote(owner)))),
        ...(await Promise.all([1, 2].map(async () => (await owner.client.post('/api/v1/quotes', onlyDemo)).body))),
      ];
      const [removed, again, ...bookings] = await Promise.all([
        remove(owner),
        remove(owner),
        ...quotes.map((quote) => book(owner, quote, quote.offers.find(isDemo))),
      ]);
      expect([removed!.status, again!.status]).toEqual([200, 200]);
      for (const { status } of bookings) expect([201, 404, 409]).toContain(status);
      await remove(owner);
      const { database } = app.database;
      const halves = await database.query(
        `SELECT q.id FROM quote q LEFT JOIN shipment s ON s.company_id = q.company_id AND s.id = q.shipment_id
          WHERE q.company_id = ? AND q.shipment_id IS NOT NULL AND s.id IS NULL`,
        [owner.companyId],
      );
      expect(halves).toEqual([]);
      expect(await count('shipment', owner)).toBe(0);
      expect((await owner.client.get(DATA)).body).toEqual({ carriers: 0, quotes: 0, shipments: 0, held: 0 });
      await app.deliverOutbox();
    },
    SLOW,
  );
});

describe('the first steps of a company', () => {
  const done = async ({ client }: SignedIn): Promise<string[]> =>
    (await client.get(SETUP)).body.steps.filter((step: any) => step.done).map(({ name }: any) => name);

  it('follow from its data, and are open again when the data is removed', async () => {
    const owner = await signUp(app);
    expect((await owner.client.get(SETUP)).body.steps.map(({ name }: any) => name)).toEqual([
      'carrier',
      'address',
      'freight',
      'quote',
      'booking',
      'colleague',
    ]);
    expect(await done(owner)).toEqual([]);
    await owner.client.post(DATA);
    await book(owner, await createQuote(owner));
    expect(await done(owner)).toEqual(['carrier', 'quote', 'booking']);
    await owner.client.post('/api/v1/company/invitations', { email: 'guest@outside.test', role: 'dock' });
    await owner.client.post('/api/v1/company/products', PRODUCT);
    const { version } = (await owner.client.get('/api/v1/company')).body;
    const address = { address1: '12 S Dock Pl', city: 'Chicago', state: 'IL', postalCode: '60601', country: 'US' };
    await owner.client.patch('/api/v1/company', { version, address });
    expect(await done(owner)).toHaveLength(6);
    await remove(owner);
    expect(await done(owner)).toEqual(['address', 'freight', 'colleague']);
    await uploadTariff(owner.client);
    expect(await done(owner)).toContain('carrier');
  });

  it('are for those who manage the company', async () => {
    const owner = await signUp(app);
    const { client } = await signInAs(app, owner.companyId, 'booker');
    expect((await client.get(SETUP)).body.code).toBe('FORBIDDEN');
  });
});
