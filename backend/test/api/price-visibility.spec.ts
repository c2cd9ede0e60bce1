import { execFile } from 'node:child_process';
import { bookRequest, bookShipment, createQuote, quoteRequest } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

let app: TestApp;
let owner: SignedIn;
let dock: SignedIn;
let viewer: SignedIn;
/** May quote, but cannot see prices. */
let booker: SignedIn;
let quoteId: string;
let shipmentId: string;
/** Every amount of the quote and the shipment, formatted for users and for programs. */
let amounts: string[];

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock(), environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
  dock = await signInAs(app, owner.companyId, 'dock');
  viewer = await signInAs(app, owner.companyId, 'viewer');
  booker = await signInAs(app, owner.companyId, 'booker');
  await choosePrices(booker, false);
  const quote = await createQuote(owner);
  quoteId = quote.id;
  ({ shipmentId } = await bookShipment(owner));
  amounts = amountsIn(quote.offers).concat(
    amountsIn((await owner.client.get(`/api/v1/shipments/${shipmentId}`)).body.lines),
  );
  await app.deliverOutbox();
}, 60_000);
afterAll(() => app.close());

const choosePrices = ({ userId }: SignedIn, seesPrices: boolean | null) =>
  owner.client.patch(`/api/v1/company/members/${userId}`, { seesPrices });

/** Amounts of at least a dollar, anywhere in the value. */
function amountsIn(value: unknown): string[] {
  const found = [...JSON.stringify(value).matchAll(/"amount":(\d{3,})/g)].map(([, minor]) => Number(minor));
  return found.flatMap((minor) => [
    String(minor),
    (minor / 100).toFixed(2),
    (minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }),
  ]);
}

function expectNoPrice(text: string): void {
  const words = new Set(text.match(/\d[\d,.]*\d/g));
  expect(amounts.filter((amount) => words.has(amount))).toEqual([]);
  expect(text).not.toMatch(/"amount"|\$\s?\d|USD/);
}

const paths = (): Record<string, string> => ({
  quotes: '/api/v1/quotes',
  quote: `/api/v1/quotes/${quoteId}`,
  shipments: '/api/v1/shipments',
  shipment: `/api/v1/shipments/${shipmentId}`,
  documents: `/api/v1/shipments/${shipmentId}/documents`,
});

/** Every bill of lading as text, and its bytes without layout. */
async function documentsFor({ client }: SignedIn): Promise<string> {
  const { items } = (await client.get(`${paths().documents}`)).body;
  expect(items).not.toEqual([]);
  const texts = await Promise.all(
    items.map(async ({ id }: { id: string }) => textOf((await client.download(`${paths().documents}/${id}`)).bytes)),
  );
  return texts.join('\n');
}

function textOf(bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile('pdftotext', ['-layout', '-', '-'], (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    child.stdin?.end(bytes);
  });
}

it('there are prices to hide', () => {
  expect(amounts.length).toBeGreaterThan(20);
  expect(() => expectNoPrice(JSON.stringify({ total: { amount: Number(amounts[0]), currency: 'USD' } }))).toThrow();
});

it('the owner sees them', async () => {
  expect((await owner.client.get(paths().quote ?? '')).body.offers).not.toEqual([]);
  expect((await owner.client.get(paths().shipment ?? '')).body).toMatchObject({
    total: { currency: 'USD' },
    lines: expect.any(Array),
  });
});

describe.each(['dock', 'viewer', 'booker'] as const)('a %s without price permission', (role) => {
  const who = () => ({ dock, viewer, booker })[role];

  it.each(['quotes', 'quote', 'shipments', 'shipment', 'documents'])('gets none in %s', async (name) => {
    const { status, body } = await who().client.get(paths()[name] ?? '');
    expect(status).toBe(role === 'dock' && name.startsWith('quote') ? 403 : 200);
    expectNoPrice(JSON.stringify(body));
  });

  it('gets none in documents', async () => {
    expectNoPrice(await documentsFor(who()));
  });

  it('cannot rate freight', async () => {
    expect(await who().client.post('/api/v1/rating/preview', quoteRequest())).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    for (const path of ['tariffs', 'fuel-prices', 'carriers', 'activity'])
      expect((await who().client.get(`/api/v1/company/${path}`)).status).toBe(403);
  });
});

it('a booker without prices can quote, and cannot accept a price that is hidden', async () => {
  const created = await booker.client.post('/api/v1/quotes', quoteRequest());
  expect(created).toMatchObject({ status: 201, body: { offers: [], bestTotal: null } });
  expectNoPrice(JSON.stringify(created.body));
  const [offer] = (await owner.client.get(`/api/v1/quotes/${created.body.id}`)).body.offers;
  const guess = bookRequest({ ...offer, total: { amount: 1, currency: 'USD' } });
  const booked = await booker.client.post(`/api/v1/quotes/${created.body.id}/book`, guess, {
    'idempotency-key': 'a guess',
  });
  expect(booked).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expectNoPrice(JSON.stringify(booked.body));
});

it('a viewer with price permission sees them on the next request, and not after it is removed', async () => {
  const guest = await signInAs(app, owner.companyId, 'viewer');
  const total = async () => (await guest.client.get(paths().shipment ?? '')).body.total;
  expect(await total()).toBeNull();
  await choosePrices(guest, true);
  expect(await total()).toMatchObject({ currency: 'USD' });
  expect((await guest.client.get(paths().quote ?? '')).body.offers).not.toEqual([]);
  await choosePrices(guest, null);
  expect(await total()).toBeNull();
});
