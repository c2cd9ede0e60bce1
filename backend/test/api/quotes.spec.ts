import { ExpireQuotesJob } from '../../src/modules/quotes/expire-quotes.job.js';
import { Database } from '../../src/platform/database/database.js';
import type { ApiAnswer } from '../support/api-client.js';
import { createQuote, quoteRequest } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const DAY = 24 * 3_600_000;
const START = '2026-11-20T15:00:00.000Z';

const clock = new TestClock();
let app: TestApp;
let owner: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
  stranger = await signUp(app);
}, 60_000);
afterAll(() => app.close());
beforeEach(() => clock.set(START));

const path = (quote: { id: string }, action = '') => `/api/v1/quotes/${quote.id}${action}`;

/** A response without the values that differ between requests. */
function visible({ status, body }: ApiAnswer) {
  const { instance: _, ...rest } = body;
  return { status, body: rest };
}

describe('creating a quote', () => {
  it('rates it, numbers it and returns offers whose lines add up', async () => {
    const { status, body } = await stranger.client.post('/api/v1/quotes', quoteRequest());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      number: 'Q-001001',
      status: 'quoted',
      revision: 1,
      mode: 'LTL',
      pickupOn: '2026-11-24',
      totalWeight: 1_000,
      handlingUnitCount: 2,
      shipmentId: null,
      origin: { city: 'Chicago', state: 'IL', postalCode: '60601' },
      destination: { city: 'Dallas', state: 'TX', postalCode: '75201' },
      createdBy: 'Rosa Delgado',
      createdAt: START,
      revisions: [],
    });
    expect(body.offers.length).toBeGreaterThan(1);
    expect(body.offerCount).toBe(body.offers.length);
    expect(body.bestTotal).toEqual(body.offers[0].total);
    expect(body.bestCarrier).toBe(body.offers[0].carrier.name);
    for (const offer of body.offers) {
      expect(offer.lines.reduce((sum: number, line: any) => sum + line.amount.amount, 0)).toBe(offer.total.amount);
      expect(offer.lines.map((line: any) => line.code)).toContain('LFTD');
    }
    const totals = body.offers.map((offer: any) => offer.total.amount);
    expect(totals).toEqual(totals.toSorted((left: number, right: number) => left - right));
    expect(body.request).toEqual(quoteRequest());

    expect((await createQuote(stranger)).number).toBe('Q-001002');
    expect((await stranger.client.get(path(body))).body).toEqual(body);
  });

  it('is stored with the reasons if no carrier makes an offer, and cannot be booked', async () => {
    const heavy = {
      ...quoteRequest().handlingUnits[0],
      count: 10,
      weight: 60_000,
      commodities: [{ weight: 60_000, freightClass: '70' }],
    };
    const quote = await createQuote(owner, { handlingUnits: [heavy] });
    expect(quote).toMatchObject({
      status: 'no_offers',
      offers: [],
      offerCount: 0,
      bestTotal: null,
      bestCarrier: null,
      validUntil: null,
    });
    expect(quote.declined.map((declined: any) => declined.code)).toContain('LTL_LIMIT');
    const { items } = (await owner.client.get('/api/v1/quotes?status=no_offers')).body;
    expect(items.map(({ id }: any) => id)).toContain(quote.id);
    expect((await owner.client.post(path(quote, '/rate'))).body).toMatchObject({ status: 'no_offers', revision: 2 });
    const light = await owner.client.request('PUT', path(quote), { body: quoteRequest() });
    expect(light.body).toMatchObject({ status: 'quoted', revision: 3 });
  });

  it('reports every wrong field at once', async () => {
    const request = quoteRequest({
      pickup: { on: 'tomorrow' },
      handlingUnits: [{ ...quoteRequest().handlingUnits[0], count: 0 }],
      surprise: true,
    });
    const { status, body } = await owner.client.post('/api/v1/quotes', request);
    expect(status).toBe(422);
    expect(body.errors.map((error: any) => error.pointer).sort()).toEqual([
      '/handlingUnits/0/count',
      '/pickup/on',
      '/surprise',
    ]);
  });

  it.each([
    ['weight', -1],
    ['weight', 1e308],
    ['count', 1.5],
  ])('refuses %s %d', async (field, value) => {
    const { status } = await owner.client.post(
      '/api/v1/quotes',
      quoteRequest({ handlingUnits: [{ ...quoteRequest().handlingUnits[0], [field]: value }] }),
    );
    expect(status).toBe(422);
  });
});

describe('changing a quote', () => {
  it('rates it again and keeps earlier offers', async () => {
    const quote = await createQuote(owner);
    clock.advance(60_000);
    const { status, body } = await owner.client.put(path(quote), {
      ...quoteRequest({ accessorials: [] }),
      revision: 1,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: quote.id,
      number: quote.number,
      revision: 2,
      createdAt: START,
      updatedAt: '2026-11-20T15:01:00.000Z',
    });
    expect(body.request).toEqual(quoteRequest({ accessorials: [] }));
    expect(body.bestTotal.amount).toBeLessThan(quote.bestTotal.amount);
    expect(body.revisions).toEqual([{ revision: 1, ratedAt: START, offers: quote.offers }]);
  });

  it('refuses a change of an earlier revision', async () => {
    const quote = await createQuote(owner);
    await owner.client.put(path(quote), quoteRequest());
    const { status, body } = await owner.client.put(path(quote), { ...quoteRequest(), revision: 1 });
    expect([status, body.code, body.params]).toEqual([409, 'STALE_REVISION', { revision: 2 }]);
  });

  it('accepts one of two concurrent changes', async () => {
    const quote = await createQuote(owner);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => owner.client.put(path(quote), { ...quoteRequest(), revision: 1 })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    expect((await owner.client.get(path(quote))).body.revision).toBe(2);
  });

  it('rates it again unchanged', async () => {
    const quote = await createQuote(owner);
    const { status, body } = await owner.client.post(path(quote, '/rate'));
    expect([status, body.revision, body.bestTotal]).toEqual([200, 2, quote.bestTotal]);
  });

  it('cancels it permanently with a reason', async () => {
    const quote = await createQuote(owner);
    expect((await owner.client.post(path(quote, '/cancel'), {})).status).toBe(422);
    const { status, body } = await owner.client.post(path(quote, '/cancel'), { reason: 'Customer withdrew' });
    expect([status, body.status]).toEqual([200, 'cancelled']);
    for (const answer of [
      await owner.client.put(path(quote), quoteRequest()),
      await owner.client.post(path(quote, '/rate')),
      await owner.client.post(path(quote, '/cancel'), { reason: 'again' }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'QUOTE_READ_ONLY']);
    }
  });

  it('expires automatically and is restored when it is rated again', async () => {
    const quote = await createQuote(owner, { pickup: { on: '2026-12-15' } });
    clock.advance(16 * DAY);
    const { client } = await signInAs(app, owner.companyId, 'booker');
    const idsOf = async (status: string) =>
      (await client.get(`/api/v1/quotes?status=${status}`)).body.items.map((item: any) => item.id);
    expect((await client.get(path(quote))).body.status).toBe('expired');
    expect(await idsOf('quoted')).not.toContain(quote.id);

    await app.get(ExpireQuotesJob).run();
    await app.get(ExpireQuotesJob).run();
    expect(await idsOf('expired')).toContain(quote.id);
    const events = await app
      .get(Database)
      .query('SELECT type, actor_id FROM quote_event WHERE quote_id = ? ORDER BY id', [quote.id]);
    expect(events).toEqual([
      { type: 'rated', actor_id: owner.userId },
      { type: 'expired', actor_id: null },
    ]);
    expect((await client.post(path(quote, '/cancel'), { reason: 'late' })).status).toBe(409);
    expect((await client.post(path(quote, '/rate'))).body).toMatchObject({ status: 'quoted', revision: 2 });
  });
});

describe('the list of quotes', () => {
  let person: SignedIn;
  let numbers: string[];
  beforeAll(async () => {
    person = await signUp(app);
    clock.set(START);
    // The first three are created in the same millisecond, so only the id orders them.
    for (let index = 0; index < 6; index += 1) {
      if (index > 2) clock.advance(1_000);
      await createQuote(person);
    }
    numbers = ['Q-001006', 'Q-001005', 'Q-001004', 'Q-001003', 'Q-001002', 'Q-001001'];
  }, 60_000);

  const list = async (query: string) => (await person.client.get(`/api/v1/quotes?${query}`)).body;

  it('pages through everything once, newest first', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: any = await list(`limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`);
      seen.push(...page.items.map((item: any) => item.number));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(numbers);
  });

  it('filters by status and text', async () => {
    const { items } = await list('');
    await person.client.post(path(items[1], '/cancel'), { reason: 'test' });
    expect((await list('status=cancelled')).items.map((item: any) => item.number)).toEqual(['Q-001005']);
    expect((await list('status=quoted')).items).toHaveLength(5);
    expect((await list('q=q-001003')).items.map((item: any) => item.number)).toEqual(['Q-001003']);
    expect((await list('q=dallas')).items).toHaveLength(6);
    expect((await list('q=%25')).items).toHaveLength(0);
  });

  it('refuses invalid limits and cursors', async () => {
    for (const query of ['limit=101', 'limit=0', 'cursor=x', 'status=lost', 'sort=price']) {
      expect([query, (await person.client.get(`/api/v1/quotes?${query}`)).status]).toEqual([query, 422]);
    }
  });
});

describe('access', () => {
  it('answers a foreign id like an unknown one, on every route', async () => {
    const quote = await createQuote(owner);
    const unknown = { id: 'qte_01ARZ3NDEKTSV4RRFFQ69G5FAV' };
    const attempts = (target: { id: string }) => [
      stranger.client.get(path(target)),
      stranger.client.put(path(target), quoteRequest()),
      stranger.client.post(path(target, '/rate')),
      stranger.client.post(path(target, '/cancel'), { reason: 'mine now' }),
    ];
    const foreign = await Promise.all(attempts(quote));
    const missing = await Promise.all(attempts(unknown));
    expect(foreign.map(visible)).toEqual(missing.map(visible));
    expect(foreign.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
    expect((await stranger.client.get('/api/v1/quotes')).body.items.map((item: any) => item.id)).not.toContain(
      quote.id,
    );
  });

  it('shows a viewer no prices and refuses changes without permission', async () => {
    const quote = await createQuote(owner);
    const viewer = await signInAs(app, owner.companyId, 'viewer');
    const { body } = await viewer.client.get(path(quote));
    expect(body).toMatchObject({
      offers: [],
      bestTotal: null,
      bestCarrier: null,
      revisions: [],
      offerCount: quote.offerCount,
    });
    const [listed] = (await viewer.client.get('/api/v1/quotes')).body.items;
    expect(listed).toMatchObject({ bestTotal: null, bestCarrier: null });
    expect((await viewer.client.post('/api/v1/quotes', quoteRequest())).status).toBe(403);
    expect((await viewer.client.post(path(quote, '/cancel'), { reason: 'no' })).status).toBe(403);
    const dock = await signInAs(app, owner.companyId, 'dock');
    expect((await dock.client.get(path(quote))).status).toBe(403);
    expect((await app.client().get(path(quote))).status).toBe(401);
  });
});
