import { makeKey } from '../support/api-keys.js';
import { bookRequest, quoteRequest } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const [origin, destination] = quoteRequest().stops.map(({ type: _, ...place }) => place);
const PALLET = { type: 'PAT', length: 48, width: 40, height: 48, weight: 500, stackable: false };
const BOLTS = {
  description: 'Steel bolts, boxed',
  sku: 'BOLT-10',
  packagingType: 'BOX',
  freightClass: '70',
  nmfc: '13360',
  piecesPerUnit: 12,
  handlingUnit: PALLET,
};
/** The same pallet in centimeters and kilograms. */
const NUTS = {
  description: 'Steel nuts, boxed',
  sku: 'NUT-10',
  units: 'metric',
  handlingUnit: { ...PALLET, length: 121.92, width: 101.6, height: 121.92, weight: 226.79 },
};

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock(), environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
  for (const product of [BOLTS, NUTS, { description: 'Washers', sku: 'WASHER' }])
    expect((await owner.client.post('/api/v1/company/products', product)).status).toBe(201);
}, 60_000);
afterAll(() => app.close());

const order = (orderNumber: string, changes: object = {}) => ({
  orderNumber,
  pickup: { on: '2026-11-24' },
  shipFrom: origin,
  shipTo: destination,
  lines: [{ sku: 'bolt-10', quantity: 20 }],
  references: [{ type: 'PO', value: '4471' }],
  ...changes,
});
const send = (body: object, client = owner.client) => client.post('/api/v1/orders', body);

it('an order gets a quote from its products, which the list finds by its number', async () => {
  const { status, body } = await send(
    order('WEB-1001', {
      lines: [
        { sku: 'bolt-10', quantity: 20 },
        { sku: 'NUT-10', quantity: 1 },
      ],
    }),
  );
  expect([status, body.orderNumber, body.repeated]).toEqual([201, 'WEB-1001', false]);
  expect(body.quote).toMatchObject({ status: 'quoted', totalWeight: 1_500, handlingUnitCount: 3 });
  expect(body.quote.request).toMatchObject({
    units: 'imperial',
    references: [
      { type: 'SO', value: 'WEB-1001' },
      { type: 'PO', value: '4471' },
    ],
    handlingUnits: [
      {
        ...PALLET,
        count: 2,
        weight: 1_000,
        commodities: [{ description: BOLTS.description, pieces: 20, freightClass: '70', nmfc: '13360', weight: 1_000 }],
      },
      { ...PALLET, count: 1, weight: 499.99, commodities: [{ description: NUTS.description, pieces: 1 }] },
    ],
  });
  expect(body.quote.offers.length).toBeGreaterThan(0);
  const { items } = (await owner.client.get('/api/v1/quotes?q=WEB-1001')).body;
  expect(items.map(({ id }: { id: string }) => id)).toEqual([body.quote.id]);
});

it('the booking of an order has its number for webhooks, and no amount', async () => {
  const { quote } = (await send(order('WEB-1009'))).body;
  const { status } = await owner.client.post(`/api/v1/quotes/${quote.id}/book`, bookRequest(quote.offers[0]), {
    'idempotency-key': 'WEB-1009',
  });
  expect(status).toBe(201);
  const events = await app.database.database.query<{ orderNumber: string; fields: number }>(
    `SELECT JSON_VALUE(payload, '$.data.orderNumber') AS orderNumber, JSON_LENGTH(payload, '$.data') AS fields FROM outbox_message
     WHERE company_id = ? AND topic = 'fact' AND JSON_VALUE(payload, '$.kind') = 'shipment.booked'`,
    [owner.companyId],
  );
  expect(events.map(({ orderNumber, fields }) => [orderNumber, Number(fields)])).toEqual([['WEB-1009', 1]]);
});

it('an order that is sent again has the same quote, also at the same time; other content is refused', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => send(order('WEB-1002'))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  const ids = new Set(answers.map(({ body }) => body.quote.id));
  expect(ids.size).toBe(1);
  expect(await send(order('WEB-1002'))).toMatchObject({ status: 200, body: { repeated: true } });
  const changed = await send(order('WEB-1002', { lines: [{ sku: 'BOLT-10', quantity: 24 }] }));
  expect(changed).toMatchObject({ status: 409, body: { code: 'ORDER_CHANGED', params: { quoteId: [...ids][0] } } });
  const stranger = await signUp(app);
  const foreign = await send(order('WEB-1002'), stranger.client);
  expect(foreign.body.errors).toMatchObject([{ pointer: '/lines/0/sku', code: 'SKU_UNKNOWN' }]);
});

const pointersOf = (body: any) => body.errors.map(({ pointer, code }: any) => `${pointer} ${code}`).sort();

it('all faulty fields are named as the order has them', async () => {
  const { status, body } = await send({ ...order(' '), lines: [{ sku: '', quantity: 0 }], shipTo: {} });
  expect([status, pointersOf(body).map((text: string) => text.split(' ')[0])]).toEqual([
    422,
    expect.arrayContaining([
      '/lines/0/quantity',
      '/lines/0/sku',
      '/orderNumber',
      '/shipTo/country',
      '/shipTo/postalCode',
    ]),
  ]);
  const lines = [
    { sku: 'NOPE', quantity: 1 },
    { sku: 'WASHER', quantity: 1 },
  ];
  expect(pointersOf((await send(order('WEB-1003', { lines }))).body)).toEqual([
    '/lines/0/sku SKU_UNKNOWN',
    '/lines/1/sku PRODUCT_INCOMPLETE',
  ]);
  const rated = order('WEB-1003', { pickup: { on: '2026-02-30' }, shipTo: { postalCode: '00000', country: 'US' } });
  const pointers = pointersOf((await send(rated)).body).map((text: string) => text.split(' ')[0]);
  expect(pointers).toEqual(expect.arrayContaining(['/pickup/on']));
  for (const pointer of pointers) expect(pointer).toMatch(/^\/(pickup|shipFrom|shipTo|lines|orderNumber)/);
  // Nothing was stored for the number.
  expect((await send(order('WEB-1003'))).status).toBe(201);
});

it('needs the permission of quotes, for keys too', async () => {
  const key = await makeKey(app, owner, ['quote.create', 'quote.read']);
  expect((await key.post('/api/v1/orders', order('WEB-1004'))).status).toBe(201);
  const reader = await makeKey(app, owner, ['quote.read']);
  expect((await reader.post('/api/v1/orders', order('WEB-1005'))).status).toBe(403);
  const viewer = await signInAs(app, owner.companyId, 'viewer');
  expect((await send(order('WEB-1005'), viewer.client)).status).toBe(403);
});

it('a SKU is taken once, in whatever case', async () => {
  const { status, body } = await owner.client.post('/api/v1/company/products', {
    description: 'Other',
    sku: 'bolt-10',
  });
  expect([status, body.code]).toEqual([409, 'NAME_TAKEN']);
});

it('a quote is created once for an idempotency key', async () => {
  const post = (request: object) => owner.client.post('/api/v1/quotes', request, { 'idempotency-key': 'quote once' });
  const answers = await Promise.all([1, 2, 3].map(() => post(quoteRequest())));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await post(quoteRequest({ accessorials: [] }))).toMatchObject({
    status: 422,
    body: { code: 'IDEMPOTENCY_KEY_REUSED' },
  });
});

describe('a file of orders', () => {
  const ROW = {
    order_number: 'FILE-1',
    sku: 'bolt-10',
    quantity: '20',
    pickup_date: '11/24/2026',
    o_zip: '60601',
    d_zip: '75201',
    po: '4471',
  };
  const upload = (rows: object[], query = '', client = owner.client, headers?: Record<string, string>) => {
    const columns = Object.keys(ROW) as (keyof typeof ROW)[];
    const lines = rows.map((row) => columns.map((column) => ({ ...ROW, ...row })[column]).join(','));
    const form = new FormData();
    form.set('file', new Blob([[columns.join(','), ...lines].join('\n')]), 'orders.csv');
    return client.request('POST', `/api/v1/orders/imports${query}`, { body: form, headers });
  };
  const numbers = async (id: string) =>
    (await owner.client.get(`/api/v1/quotes?import=${id}`)).body.items.map(({ number }: { number: string }) => number);
  const finished = async (id: string) => {
    await app.deliverOutbox();
    return (await owner.client.get(`/api/v1/quotes/imports/${id}`)).body;
  };

  it('gets a quote for each order, once, however it is sent', async () => {
    const rows = [{}, { sku: 'NUT-10', quantity: '1', po: '' }, { order_number: 'FILE-2', quantity: '12' }];
    expect((await upload(rows, '?dryRun=true')).body).toMatchObject({
      header: Object.keys(ROW),
      samples: [['FILE-1', ...Object.values(ROW).slice(1)], expect.any(Array), expect.any(Array)],
      rows: 3,
      quotes: 2,
      errorCount: 0,
    });
    const { status, body } = await upload(rows, '', owner.client, { 'idempotency-key': 'orders of the day' });
    expect([status, body.quotes]).toEqual([201, 2]);
    const again = await upload(rows, '', owner.client, { 'idempotency-key': 'orders of the day' });
    expect(again.body.id).toBe(body.id);
    expect(await finished(body.id)).toMatchObject({ status: 'done', done: 2, failed: 0, errors: [] });
    const { items } = (await owner.client.get('/api/v1/quotes?q=FILE-1')).body;
    expect(items).toHaveLength(1);
    const quote = (await owner.client.get(`/api/v1/quotes/${items[0].id}`)).body;
    expect(quote.request).toMatchObject({
      references: [
        { type: 'SO', value: 'FILE-1' },
        { type: 'PO', value: '4471' },
      ],
      handlingUnits: [{ count: 2, weight: 1_000, commodities: [{ nmfc: '13360' }] }, { count: 1 }],
    });
    const second = await upload(rows);
    expect(await finished(second.body.id)).toMatchObject({ status: 'done', done: 2, failed: 0 });
    expect(await numbers(second.body.id)).toEqual(await numbers(body.id));
    const changed = await upload([{ quantity: '24' }], '?dryRun=true');
    expect(changed.body.errors).toMatchObject([{ row: 2, column: 'order_number', code: 'ORDER_CHANGED' }]);
  });

  it('names all errors of all rows at once, by the columns of the file', async () => {
    const { body } = await upload(
      [
        { order_number: 'FILE-3', sku: 'NOPE', d_zip: '00000' },
        { order_number: 'FILE-3', sku: 'bolt-10', quantity: 'ten', d_zip: '' },
        { order_number: 'FILE-4', sku: 'WASHER', pickup_date: 'soon' },
        { order_number: '', po: '' },
        { order_number: 'FILE-5' },
        { order_number: 'FILE-5', po: '1' },
      ],
      '?dryRun=true',
    );
    const found = body.errors.map(({ row, column, code }: any) => [row, column, code]);
    expect(found).toEqual([
      [2, 'sku', 'SKU_UNKNOWN'],
      [2, 'd_zip', 'ZIP_UNKNOWN'],
      [3, 'quantity', expect.any(String)],
      [4, 'pickup_date', expect.any(String)],
      [4, 'sku', 'PRODUCT_INCOMPLETE'],
      [5, 'order_number', 'REQUIRED'],
      [7, 'po', 'REF_CONFLICT'],
    ]);
    expect([body.quotes, body.faulty]).toEqual([4, 4]);
    const refused = await upload([{ order_number: 'FILE-6', sku: 'NOPE' }]);
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'IMPORT_INVALID', errors: [{ pointer: '/file/2/sku', code: 'SKU_UNKNOWN' }] },
    });
  });

  it('an order that another request takes meanwhile keeps that quote, or is refused with other content', async () => {
    const rows = [{ order_number: 'FILE-7' }, { order_number: 'FILE-8' }];
    const { body } = await upload(rows);
    const sent = await send(order('FILE-7'));
    const done = await finished(body.id);
    expect(done).toMatchObject({ status: 'done', done: 1, failed: 1, errors: [{ row: 2, code: 'ORDER_CHANGED' }] });
    expect(done.errors[0].message).toContain(sent.body.quote.number);
  });

  it('needs the permission of quotes', async () => {
    const viewer = await signInAs(app, owner.companyId, 'viewer');
    expect((await upload([{}], '', viewer.client)).status).toBe(403);
  });
});
