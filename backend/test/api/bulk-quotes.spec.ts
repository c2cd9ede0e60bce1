import { newId } from '../../src/platform/ids.js';
import { bookShipment, createQuote } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { pdfText } from '../support/pdf.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const clock = new TestClock();
let app: TestApp;
let owner: SignedIn;
let keys = 0;

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
}, 60_000);
beforeEach(async () => {
  clock.set('2026-11-20T15:00:00.000Z');
  await app.database.database.query('DELETE FROM throttle');
  owner = await signUp(app);
});
afterAll(() => app.close());

const path = (action: string) => `/api/v1/quotes/${action}`;
function post(action: string, body: object, { client } = owner, key = `bulk ${(keys += 1)}`) {
  return client.post(path(action), body, { 'idempotency-key': key });
}
/** Moves the clock and signs in again, because sessions have ended by then. */
async function goTo(instant: string): Promise<void> {
  clock.set(instant);
  owner = await signInAs(app, owner.companyId, 'admin');
}
const listed = async (query = '') => (await owner.client.get(`/api/v1/quotes?${query}`)).body;
const ids = (quotes: { id: string }[]) => quotes.map(({ id }) => id);

describe('selected quotes are canceled', () => {
  it('each on its own: those that cannot be are returned with the reason', async () => {
    const quotes = [await createQuote(owner), await createQuote(owner)];
    await bookShipment(owner);
    const [booked] = (await listed('status=booked')).items;
    const { status, body } = await post('cancel', { quoteIds: [...ids(quotes), booked.id], reason: 'Postponed' });
    expect(status).toBe(200);
    expect(body).toEqual({
      done: quotes.map(({ id, number }) => ({ id, number })),
      refused: [
        {
          id: booked.id,
          number: booked.number,
          code: 'QUOTE_READ_ONLY',
          message: 'This quote is booked and cannot be changed.',
        },
      ],
    });
    expect(ids((await listed('status=cancelled')).items).sort()).toEqual(ids(quotes).sort());
    const events = await app.database.database.query<{ data: string }>(
      "SELECT data FROM quote_event WHERE type = 'cancelled' AND company_id = ?",
      [owner.companyId],
    );
    expect(events).toHaveLength(2);
  });

  it('once per key: a retry gets the first response, another body is refused', async () => {
    const quote = await createQuote(owner);
    const body = { quoteIds: [quote.id], reason: 'Postponed' };
    const first = await post('cancel', body, owner, 'once');
    expect((await post('cancel', body, owner, 'once')).body).toEqual(first.body);
    expect((await post('cancel', { ...body, reason: 'Other' }, owner, 'once')).body).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect((await owner.client.post(path('cancel'), body)).body.code).toBe('IDEMPOTENCY_KEY_REQUIRED');
  });
});

describe('selected quotes are copied', () => {
  it('with their freight and prices, once per key; one whose pickup day has passed is refused', async () => {
    const quote = await createQuote(owner);
    const later = await createQuote(owner, { pickup: { on: '2026-12-08', readyFrom: '10:00', closeAt: '16:00' } });
    await goTo('2026-11-30T15:00:00.000Z');
    const body = { quoteIds: [quote.id, later.id] };
    const first = await post('copy', body, owner, 'copy');
    expect(first.status).toBe(200);
    expect(first.body.refused).toMatchObject([{ id: quote.id, number: quote.number, code: 'VALIDATION_FAILED' }]);
    expect(first.body.refused[0].message).toContain('has passed at the origin');
    const [copy] = first.body.done;
    expect((await owner.client.get(`/api/v1/quotes/${copy.id}`)).body).toMatchObject({
      number: copy.number,
      status: 'quoted',
      pickupOn: '2026-12-08',
      totalWeight: later.totalWeight,
    });
    expect((await post('copy', body, owner, 'copy')).body).toEqual(first.body);
    expect((await listed()).total).toBe(3);
  });

  it('on another day, if one is given', async () => {
    const quote = await createQuote(owner);
    const { body } = await post('copy', { quoteIds: [quote.id], pickupOn: '2026-12-09' });
    expect((await owner.client.get(`/api/v1/quotes/${body.done[0].id}`)).body.pickupOn).toBe('2026-12-09');
  });
});

describe('selected quotes are exported and printed', () => {
  it('as CSV with the columns of the list, in the requested order', async () => {
    const [first, second] = [await createQuote(owner), await createQuote(owner)];
    const { status, headers, text } = await csv({ quoteIds: [second.id, first.id] }, owner);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = text.trimEnd().split('\r\n');
    expect(lines[0]).toContain('"bestTotal","currency","bestCarrier"');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([`"${second.number}"`, `"${first.number}"`]);
    expect(lines[1]).toContain(`"${second.offers[0].carrier.name}"`);
  });

  it('as one PDF, and without prices for a role that does not see them', async () => {
    const quotes = [await createQuote(owner), await createQuote(owner)];
    const viewer = await signInAs(app, owner.companyId, 'viewer');
    for (const [who, isPriced] of [
      [owner, true],
      [viewer, false],
    ] as const) {
      const { status, bytes } = await who.client.download(path('print'), { quoteIds: ids(quotes) });
      expect(status).toBe(200);
      const text = pdfText(bytes);
      for (const { number } of quotes) expect(text).toContain(`Freight quote ${number}`);
      expect(text.includes('USD')).toBe(isPriced);
      const exported = await csv({ quoteIds: ids(quotes) }, who);
      expect(exported.text.includes('USD')).toBe(isPriced);
      expect(exported.text.includes(quotes[0].offers[0].carrier.name)).toBe(isPriced);
    }
  });

  async function csv(body: object, { client }: SignedIn) {
    const { status, headers, bytes } = await client.download(path('export'), body);
    return { status, headers, text: bytes.toString() };
  }
});

describe('a selection', () => {
  const ACTIONS = [
    ['cancel', { reason: 'Postponed' }, 100],
    ['copy', {}, 25],
    ['export', {}, 100],
    ['print', {}, 25],
  ] as const;

  it.each(ACTIONS)(
    'to %s must not have a quote of another company, and then nothing is changed',
    async (action, body) => {
      const quote = await createQuote(owner);
      const foreign = await createQuote(await signUp(app, { companyName: 'Hilltop Stone' }));
      for (const other of [foreign.id, newId('qte')])
        expect((await post(action, { ...body, quoteIds: [quote.id, other] })).status).toBe(404);
      expect(await listed()).toMatchObject({ total: 1, items: [{ id: quote.id, status: 'quoted' }] });
    },
  );

  it.each(ACTIONS)('to %s is limited', async (action, body, most) => {
    const many = Array.from({ length: most + 1 }, () => newId('qte'));
    for (const quoteIds of [[], many, [many[0], many[0]], ['shp_1']])
      expect((await post(action, { ...body, quoteIds })).status).toBe(422);
  });

  it('is canceled and copied only with permission to create quotes', async () => {
    const quote = await createQuote(owner);
    const viewer = await signInAs(app, owner.companyId, 'viewer');
    for (const [action, body] of ACTIONS.slice(0, 2))
      expect((await post(action, { ...body, quoteIds: [quote.id] }, viewer)).status).toBe(403);
  });
});

describe('views', () => {
  it('are counted, and list what they are named after', async () => {
    const ready = await createQuote(owner);
    await bookShipment(owner);
    const heavy = {
      ...ready.request.handlingUnits[0],
      count: 10,
      weight: 60_000,
      commodities: [{ weight: 60_000, freightClass: '70' }],
    };
    const without = await createQuote(owner, { handlingUnits: [heavy] });
    expect(without.status).toBe('no_offers');
    const counts = async () => (await owner.client.get(path('counts'))).body;
    expect(await counts()).toEqual({ all: 3, needsAction: 1, readyToBook: 1, closed: 1 });
    await goTo(new Date(Date.parse(ready.validUntil) - 3_600_000).toISOString());
    expect(await counts()).toEqual({ all: 3, needsAction: 2, readyToBook: 1, closed: 1 });
    expect(ids((await listed('view=needs_action')).items)).toEqual([ready.id, without.id]);
    expect(ids((await listed('view=ready_to_book')).items)).toEqual([ready.id]);
    expect((await listed('view=closed')).items).toMatchObject([{ status: 'booked' }]);
    clock.set(ready.validUntil);
    expect(await counts()).toMatchObject({ needsAction: 1, readyToBook: 0 });
  });
});
