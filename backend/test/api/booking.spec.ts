import { Database } from '../../src/platform/database/database.js';
import type { ApiAnswer } from '../support/api-client.js';
import { bookRequest, createQuote, quoteRequest } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { statementsDuring } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { patiently } from '../support/patiently.js';

const DAY = 24 * 3_600_000;
const START = '2026-11-20T15:00:00.000Z';
const PARALLEL = 200;

const clock = new TestClock();
let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
}, 60_000);
afterAll(() => app.close());
beforeEach(() => clock.set(START));

let keys = 0;
const newKey = () => `key ${(keys += 1)}`;

function book(quote: any, changes: object = {}, key = newKey(), { client } = owner): Promise<ApiAnswer> {
  return client.post(`/api/v1/quotes/${quote.id}/book`, bookRequest(quote.offers[0], changes), {
    'idempotency-key': key,
  });
}

async function shipmentsOf(quote: { id: string }): Promise<{ id: string }[]> {
  return app.get(Database).query('SELECT id FROM shipment WHERE quote_id = ?', [quote.id]);
}

async function rowCounts(): Promise<Record<string, number>> {
  const tables = ['shipment', 'shipment_event', 'quote_event', 'outbox_message', 'idempotency_record'];
  const counts = await Promise.all(
    tables.map((table) => app.get(Database).query<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`)),
  );
  return Object.fromEntries(tables.map((table, index) => [table, counts[index]![0]!.n]));
}

describe('booking a quote', () => {
  it('creates a shipment with its numbers and makes the quote read-only', async () => {
    const quote = await createQuote(owner);
    const { status, body } = await book(quote);
    expect(status).toBe(201);
    expect(body.shipmentNumber).toMatch(/^S-000\d{3}$/);
    const booked = (await owner.client.get(`/api/v1/quotes/${quote.id}`)).body;
    expect(booked).toMatchObject({ status: 'booked', shipmentId: body.shipmentId, revision: 1 });
    expect((await owner.client.put(`/api/v1/quotes/${quote.id}`, quoteRequest())).body.code).toBe('QUOTE_READ_ONLY');

    const shipment = (await owner.client.get(`/api/v1/shipments/${body.shipmentId}`)).body;
    expect(shipment).toMatchObject({
      number: body.shipmentNumber,
      status: 'booked',
      quoteId: quote.id,
      quoteNumber: quote.number,
      total: quote.offers[0].total,
      carrier: quote.offers[0].carrier,
      pickupOn: '2026-11-24',
      totalWeight: 1_000,
      handlingUnitCount: 2,
      lines: quote.offers[0].lines,
      timeZones: ['America/Chicago', 'America/Chicago'],
    });
    expect(shipment.bolNumber).toMatch(/^0400000\d{10}$/);
    expect(shipment.proNumber).toMatch(/^[A-Z0-9]{7,15}$/);
    expect(shipment.stops[1]).toMatchObject({
      name: 'Oak Fixtures',
      address1: '1 Oak Rd',
      city: 'Dallas',
      contact: { name: 'Sam Roe', phone: '+12145550199' },
      instructions: 'Ring the bell',
    });
    expect(shipment.events).toMatchObject([
      { type: 'booked', occurredAt: START, timeZone: 'America/Chicago', source: 'member' },
    ]);
  });

  it('requires a verified email address', async () => {
    const quote = await createQuote(owner);
    const verify = (at: Date | null) =>
      app.get(Database).execute('UPDATE user_account SET email_verified_at = ? WHERE id = ?', [at, owner.userId]);
    await verify(null);
    expect(await book(quote)).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });
    expect(await shipmentsOf(quote)).toEqual([]);
    await verify(clock.now());
    expect((await book(quote)).status).toBe(201);
  });

  it("numbers a company's shipments consecutively from S-000301", async () => {
    const other = await signUp(app);
    const first = await book(await createQuote(other), {}, newKey(), other);
    const second = await book(await createQuote(other), {}, newKey(), other);
    expect([first.body.shipmentNumber, second.body.shipmentNumber]).toEqual(['S-000301', 'S-000302']);
  });

  it('returns the first response on a retry, and writes nothing', async () => {
    const quote = await createQuote(owner);
    const first = await book(quote, {}, 'retried');
    const before = await rowCounts();
    clock.advance(60_000);
    const again = await book(quote, {}, 'retried');
    expect([first.status, again.status, again.body]).toEqual([201, 200, first.body]);
    expect(await rowCounts()).toEqual(before);
  });

  it('is one commit of at most thirteen statements, three of them for the activity log and two for the PRO number, after four reads', async () => {
    const quote = await createQuote(owner);
    const statements = (await statementsDuring(app, () => book(quote))).map(({ sql }) => sql);
    const [start, end] = [statements.indexOf('START TRANSACTION'), statements.indexOf('COMMIT')];
    expect(statements.filter((statement) => statement === 'COMMIT')).toHaveLength(1);
    expect(
      statements.slice(start + 1, end).filter((statement) => statement.includes('INSERT INTO shipment ')),
    ).toHaveLength(1);
    expect(end - start - 1).toBeLessThanOrEqual(13);
    expect(statements.slice(start, end).filter((statement) => statement.includes('audit_'))).toHaveLength(3);
    expect(
      statements
        .slice(0, start)
        .filter((statement) => !statement.includes('gs1_serial'))
        .slice(4),
    ).toEqual([]);
  });

  it('writes nothing and opens no transaction on a retry with the same key', async () => {
    const quote = await createQuote(owner);
    await book(quote, {}, 'once and again');
    const statements = (await statementsDuring(app, () => book(quote, {}, 'once and again'))).map(({ sql }) => sql);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.filter((statement) => !/^\s*SELECT/.test(statement))).toEqual([]);
  });

  it.each([
    ['one key', () => 'shared'],
    ['different keys', (index: number) => `own ${index}`],
  ])(
    `makes exactly one shipment of ${PARALLEL} parallel bookings with %s`,
    async (_, keyOf) => {
      const quote = await createQuote(owner);
      const answers = await Promise.all(
        Array.from({ length: PARALLEL }, (_, index) => patiently(() => book(quote, {}, `${quote.id} ${keyOf(index)}`))),
      );
      const won = answers.filter(({ status }) => status === 201);
      expect(won).toHaveLength(1);
      expect(await shipmentsOf(quote)).toEqual([{ id: won[0]!.body.shipmentId }]);
      const losers = answers.filter(({ status }) => status !== 201);
      if (keyOf(0) === keyOf(1))
        expect(new Set(losers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
          new Set([JSON.stringify([200, won[0]!.body])]),
        );
      else
        expect(new Set(losers.map(({ status, body }) => [status, body.code, body.params.shipmentId].join()))).toEqual(
          new Set([`409,ALREADY_BOOKED,${won[0]!.body.shipmentId}`]),
        );
    },
    60_000,
  );
});

describe('idempotency keys', () => {
  it('are required, with a limited length', async () => {
    const quote = await createQuote(owner);
    const path = `/api/v1/quotes/${quote.id}/book`;
    const send = (headers: Record<string, string>) => owner.client.post(path, bookRequest(quote.offers[0]), headers);
    expect([(await send({})).status, (await send({})).body.code]).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED']);
    expect((await send({ 'idempotency-key': 'x'.repeat(256) })).status).toBe(400);
    expect((await send({ 'idempotency-key': 'x'.repeat(255) })).status).toBe(201);
  });

  it('are valid for one body and one quote only', async () => {
    const [quote, other] = [await createQuote(owner), await createQuote(owner)];
    await book(quote, {}, 'misused');
    for (const answer of [
      await book(quote, { instructions: 'Something else' }, 'misused'),
      await book(other, {}, 'misused'),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    }
    expect(await shipmentsOf(other)).toEqual([]);
    expect((await book(other)).status).toBe(201);
  });

  it('are valid for one quote, even if two are booked concurrently', async () => {
    const quotes = [await createQuote(owner), await createQuote(owner)];
    const answers = await Promise.all(quotes.map((quote) => book(quote, {}, 'at once')));
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [201, undefined],
      [422, 'IDEMPOTENCY_KEY_REUSED'],
    ]);
    expect((await Promise.all(quotes.map(shipmentsOf))).flat()).toHaveLength(1);
  });

  it('are separate for each company', async () => {
    const other = await signUp(app);
    const mine = await book(await createQuote(owner), {}, 'same words');
    const theirs = await book(await createQuote(other), {}, 'same words', other);
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.body.shipmentId).not.toBe(mine.body.shipmentId);
  });

  it('can be reused after a failed booking', async () => {
    const quote = await createQuote(owner);
    expect((await book(quote, { acceptedTotal: { amount: 1, currency: 'USD' } }, 'second try')).status).toBe(409);
    expect((await book(quote, {}, 'second try')).status).toBe(201);
  });
});

describe('a quote cannot be booked because of', () => {
  it('a total that was never offered', async () => {
    const quote = await createQuote(owner);
    const { total } = quote.offers[0];
    for (const amount of [1, total.amount - 1, total.amount + 1]) {
      const { status, body } = await book(quote, { acceptedTotal: { ...total, amount } });
      expect([status, body.code, body.params]).toEqual([
        409,
        'PRICE_CHANGED',
        { acceptedTotal: { ...total, amount }, currentTotal: total },
      ]);
    }
    expect(await shipmentsOf(quote)).toEqual([]);
  });

  it('a price increase, until the new price is accepted', async () => {
    const person = await signUp(app);
    const quote = await createQuote(person);
    await person.client.post('/api/v1/company/fuel-prices', {
      prices: [{ index: 'US', effectiveOn: '2026-11-18', price: '4.268' }],
    });
    const before = await rowCounts();
    const { status, body } = await book(quote, {}, 'rise', person);
    expect([status, body.code, body.params.acceptedTotal]).toEqual([409, 'PRICE_CHANGED', quote.offers[0].total]);
    expect(body.params.currentTotal.amount).toBeGreaterThan(quote.offers[0].total.amount);
    expect(await rowCounts()).toEqual(before);

    const accepted = await book(quote, { acceptedTotal: body.params.currentTotal }, 'rise', person);
    expect(accepted.status).toBe(201);
    const shipment = (await person.client.get(`/api/v1/shipments/${accepted.body.shipmentId}`)).body;
    expect(shipment.total).toEqual(body.params.currentTotal);
    expect(shipment.lines.reduce((sum: number, line: any) => sum + line.amount.amount, 0)).toBe(shipment.total.amount);
  });

  it('expiration', async () => {
    const quote = await createQuote(owner, { pickup: { on: '2026-12-15', readyFrom: '10:00', closeAt: '16:00' } });
    clock.advance(16 * DAY);
    const booker = await signInAs(app, owner.companyId, 'booker');
    const { status, body } = await book(quote, {}, newKey(), booker);
    expect([status, body.code]).toEqual([410, 'QUOTE_EXPIRED']);
  });

  it('cancellation', async () => {
    const quote = await createQuote(owner);
    await owner.client.post(`/api/v1/quotes/${quote.id}/cancel`, { reason: 'Not needed' });
    expect((await book(quote)).body).toMatchObject({ status: 409, code: 'QUOTE_READ_ONLY' });
  });

  it('an offer of an earlier revision, of another quote or an unknown one', async () => {
    const [quote, other] = [await createQuote(owner), await createQuote(owner)];
    await owner.client.post(`/api/v1/quotes/${quote.id}/rate`);
    expect((await book(quote)).body).toMatchObject({ status: 409, code: 'STALE_REVISION' });
    for (const offerId of [other.offers[0].id, 'ofr_01BX5ZZKBKACTAV9WEVGEMMVRZ']) {
      expect((await book(quote, { offerId })).body).toMatchObject({
        status: 422,
        errors: [{ pointer: '/offerId', code: 'OFFER_UNKNOWN' }],
      });
    }
  });

  it('missing contacts, addresses and times, all reported at once', async () => {
    const [origin, destination] = quoteRequest().stops;
    const quote = await createQuote(owner, {
      stops: [
        { ...origin, name: null, contact: null },
        { ...destination, address1: null },
      ],
      pickup: { on: '2026-11-24' },
    });
    const { status, body } = await book(quote, { stops: [], pickup: { on: '2026-11-24' } });
    expect(status).toBe(422);
    expect(body.errors.map((error: any) => error.pointer)).toEqual([
      '/stops/0/name',
      '/stops/0/contact',
      '/stops/1/address1',
      '/stops/1/contact',
      '/pickup/readyFrom',
      '/pickup/closeAt',
    ]);
  });

  it('an impossible pickup', async () => {
    const quote = await createQuote(owner);
    const past = await book(quote, { pickup: { on: '2026-11-19', readyFrom: '10:00', closeAt: '16:00' } });
    expect(past.body).toMatchObject({ status: 422, errors: [{ pointer: '/pickup/on' }] });
    const short = await book(quote, { pickup: { on: '2026-11-24', readyFrom: '10:00', closeAt: '10:30' } });
    expect(short.body).toMatchObject({ status: 422, errors: [{ pointer: '/pickup/closeAt', code: 'WINDOW_SHORT' }] });
  });

  it('freight without a description', async () => {
    const [unit] = quoteRequest().handlingUnits;
    const quote = await createQuote(owner, {
      handlingUnits: [unit, { ...unit, commodities: [{ weight: 1_000, freightClass: '70' }] }],
    });
    expect((await book(quote)).body).toMatchObject({
      status: 422,
      code: 'DESCRIPTION_REQUIRED',
      params: { rows: [2] },
    });
    const unknown = [{ handlingUnit: 2, commodity: 0, description: 'Steel brackets' }];
    expect((await book(quote, { descriptions: unknown })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: '/descriptions/0', code: 'COMMODITY_UNKNOWN' }],
    });
    const { status, body } = await book(quote, { descriptions: [{ ...unknown[0], handlingUnit: 1 }] });
    expect(status).toBe(201);
    const shipment = (await owner.client.get(`/api/v1/shipments/${body.shipmentId}`)).body;
    expect(JSON.stringify(shipment)).toContain('Steel brackets');
  });

  it('a role without permission, or another company', async () => {
    const quote = await createQuote(owner);
    const viewer = await signInAs(app, owner.companyId, 'viewer');
    expect((await book(quote, {}, newKey(), viewer)).status).toBe(403);
    const stranger = await signUp(app);
    const [foreign, unknown] = [
      await book(quote, {}, newKey(), stranger),
      await book({ ...quote, id: 'qte_01ARZ3NDEKTSV4RRFFQ69G5FAV' }, {}, newKey(), stranger),
    ];
    expect([foreign.status, foreign.body.code, foreign.body.detail]).toEqual([
      404,
      unknown.body.code,
      unknown.body.detail,
    ]);
  });
});
