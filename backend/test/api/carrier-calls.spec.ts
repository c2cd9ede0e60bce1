import { type DemoCarriers, startDemoCarriers } from '../support/demo-carriers.js';
import { readEvents } from '../support/event-reader.js';
import { bookRequest, createQuote, quoteRequest } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

let carriers: DemoCarriers;
let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  carriers = await startDemoCarriers();
  app = await startTestApp({ clock: new TestClock(), environment: carriers.environment });
  owner = await signUp(app);
  for (const scac of ['ZZST', 'ZZFT']) await setConnection(scac, { enabled: false });
}, 60_000);
afterAll(async () => {
  await app.close();
  await carriers.stop();
});

const listCarriers = async () => (await owner.client.get('/api/v1/company/carriers')).body.items;

async function connectionOf(scac: string) {
  const carrier = (await listCarriers()).find((item: { scac: string }) => item.scac === scac);
  return carrier.connections.find(({ connector }: { connector: string }) => connector === 'dsdc');
}

async function setConnection(scac: string, change: object) {
  const { status, body } = await owner.client.patch(
    `/api/v1/company/carriers/${(await connectionOf(scac)).id}`,
    change,
  );
  if (status !== 200) throw new Error(`The change was answered ${status}: ${JSON.stringify(body)}`);
}

/** Enables HTTP responses only for these demo carriers while `work` runs. */
async function withCarriers(scacs: string[], work: () => Promise<void>) {
  const others = ['ZZQC', 'ZZST', 'ZZFT'].filter((scac) => !scacs.includes(scac));
  for (const scac of scacs) await setConnection(scac, { enabled: true });
  for (const scac of others) await setConnection(scac, { enabled: false });
  await work();
}

const eventsOf = (quote: { id: string }, options = {}) =>
  readEvents(owner.client, `/api/v1/quotes/${quote.id}/events`, options);

it('lists the called carriers only on saving, not in a preview', async () => {
  await withCarriers(['ZZQC', 'ZZST'], async () => {
    const { body } = await owner.client.post('/api/v1/rating/preview', quoteRequest());
    expect(body.askedOnSaving.map(({ scac }: { scac: string }) => scac)).toEqual(['ZZQC', 'ZZST']);
    expect(body.offers.map(({ carrier }: { carrier: { scac: string } }) => carrier.scac)).not.toContain('ZZQC');
  });
});

it('returns tariff offers immediately and carrier offers over HTTP into the same revision', async () => {
  await withCarriers(['ZZQC'], async () => {
    const quote = await createQuote(owner);
    expect(quote.status).toBe('quoted');
    expect(quote.offers.length).toBeGreaterThan(0);
    expect(quote.carriers).toEqual([
      { carrier: { scac: 'ZZQC', name: 'Demo Quick Connect', demo: true }, state: 'asked', since: expect.any(String) },
    ]);

    const events = await eventsOf(quote);
    expect(events.map(({ type }) => type)).toEqual(['offer', 'done']);
    const { offer, revision } = events[0]!.data;
    expect(revision).toBe(1);
    expect(offer).toMatchObject({
      mode: 'LTL',
      carrier: { scac: 'ZZQC' },
      likelyTotal: null,
      likelyReason: 'the carrier’s rules for a reclass are not known',
      liability: null,
      carrierQuoteNumber: expect.stringMatching(/^SW-\d+$/),
    });
    expect(offer.lines.reduce((sum: number, line: { amount: { amount: number } }) => sum + line.amount.amount, 0)).toBe(
      offer.total.amount,
    );

    const { body: later } = await owner.client.get(`/api/v1/quotes/${quote.id}`);
    expect(later.carriers[0].state).toBe('offered');
    expect(later.offers.map(({ id }: { id: string }) => id)).toContain(offer.id);
    expect(later.offerCount).toBe(quote.offerCount + 1);
    const totals = later.offers.map(({ total }: { total: { amount: number } }) => total.amount);
    expect(totals).toEqual([...totals].sort((left, right) => left - right));
    expect(later.bestTotal.amount).toBe(totals[0]);
    expect(later.bestCarrier).toBe(later.offers[0].carrier.name);
  });
});

it('returns the same price for the same request', async () => {
  await withCarriers(['ZZQC'], async () => {
    const totals = [];
    for (let round = 0; round < 2; round += 1)
      totals.push((await eventsOf(await createQuote(owner)))[0]?.data.offer.total);
    expect(totals[0]).toEqual(totals[1]);
  });
});

it('requests a truckload without a tariff, and is quoted when the carrier has responded', async () => {
  await withCarriers(['ZZQC'], async () => {
    const quote = await createQuote(owner, { mode: 'FTL', equipment: 'FLATBED' });
    const [event] = (await eventsOf(quote)).filter(({ type }) => type === 'offer');
    expect(event?.data.offer).toMatchObject({ mode: 'FTL', total: { currency: 'USD' } });
    expect((await owner.client.get(`/api/v1/quotes/${quote.id}`)).body.status).toBe('quoted');
  });
});

it('resumes after the last event, and answers 204 when nothing is left', async () => {
  await withCarriers(['ZZQC'], async () => {
    const quote = await createQuote(owner);
    const [first] = await eventsOf(quote, { most: 1 });
    const rest = await eventsOf(quote, { lastEventId: first?.id });
    expect(rest.map(({ type }) => type)).toEqual(['done']);
    const { status } = await owner.client.open(`/api/v1/quotes/${quote.id}/events`, {
      'last-event-id': rest[0]?.id ?? '',
    });
    expect(status).toBe(204);
  });
});

it('answers 204 for a quote without carrier calls', async () => {
  await withCarriers([], async () => {
    const quote = await createQuote(owner);
    expect(quote.carriers).toEqual([]);
    expect((await owner.client.open(`/api/v1/quotes/${quote.id}/events`)).status).toBe(204);
  });
});

it('shows nothing of another company', async () => {
  const stranger = await signUp(app, { companyName: 'Hilltop Stone' });
  const quote = await createQuote(owner);
  expect((await stranger.client.get(`/api/v1/quotes/${quote.id}/events`)).status).toBe(404);
  const connection = await connectionOf('ZZQC');
  expect((await stranger.client.patch(`/api/v1/company/carriers/${connection.id}`, { enabled: false })).status).toBe(
    404,
  );
  expect((await stranger.client.post(`/api/v1/company/carriers/${connection.id}/test`)).status).toBe(404);
  expect((await stranger.client.get(`/api/v1/company/carriers/${connection.id}/calls`)).status).toBe(404);
});

it('streams no price to a user without price permission', async () => {
  await withCarriers(['ZZQC'], async () => {
    const viewer = await signInAs(app, owner.companyId, 'viewer');
    const quote = await createQuote(owner);
    const events = await readEvents(viewer.client, `/api/v1/quotes/${quote.id}/events`);
    expect(events.map(({ type }) => type)).toEqual(['offer', 'done']);
    expect(events[0]?.data).toEqual({ revision: 1, carrier: expect.objectContaining({ scac: 'ZZQC' }), offer: null });
  });
});

it('keeps offers of an earlier revision out of the later one', async () => {
  await withCarriers(['ZZST'], async () => {
    const quote = await createQuote(owner);
    const { body: edited } = await owner.client.put(`/api/v1/quotes/${quote.id}`, {
      ...quoteRequest({ accessorials: [] }),
      revision: 1,
    });
    expect(edited.revision).toBe(2);
    const events = await eventsOf(quote);
    expect(events.map(({ type, data }) => [type, data.revision])).toEqual([
      ['offer', 2],
      ['done', 2],
    ]);
    const calls = await app.database.database.query(
      'SELECT revision, state, code FROM quote_carrier_call WHERE quote_id = ? ORDER BY revision',
      [quote.id],
    );
    expect(calls).toEqual([
      { revision: 1, state: 'declined', code: 'QUOTE_CHANGED' },
      { revision: 2, state: 'offered', code: null },
    ]);
    const { id } = await connectionOf('ZZST');
    const { body: days } = await owner.client.get(`/api/v1/company/carriers/${id}/calls`);
    expect(days.items.at(-1)).toMatchObject({ failed: 0, averageMs: expect.any(Number) });
    const { body: later } = await owner.client.get(`/api/v1/quotes/${quote.id}`);
    expect(later.offers.filter(({ carrier }: { carrier: { scac: string } }) => carrier.scac === 'ZZST')).toHaveLength(
      1,
    );
    expect(
      later.revisions[0].offers.some(({ carrier }: { carrier: { scac: string } }) => carrier.scac === 'ZZST'),
    ).toBe(false);
  });
});

it("books a carrier's own price only for the day of the request", async () => {
  await withCarriers(['ZZQC'], async () => {
    const quote = await createQuote(owner);
    const offer = (await eventsOf(quote))[0]?.data.offer;
    const book = (changes: object, key: string) =>
      owner.client.post(`/api/v1/quotes/${quote.id}/book`, bookRequest(offer, changes), { 'idempotency-key': key });
    const moved = await book({ pickup: { on: '2026-11-25', readyFrom: '10:00', closeAt: '16:00' } }, 'another day');
    expect(moved).toMatchObject({ status: 409, body: { code: 'OFFER_UNAVAILABLE' } });
    const booked = await book({}, 'the same day');
    expect(booked.status).toBe(201);
    const { body: shipment } = await owner.client.get(`/api/v1/shipments/${booked.body.shipmentId}`);
    expect(shipment.total).toEqual(offer.total);
  });
});

it('tries five times, and then stops calling a failing carrier', async () => {
  await owner.client.post('/api/v1/company/carriers', {
    scac: 'ZZER',
    name: 'Erring Carrier',
    endpoint: `${carriers.url}/faults/error`,
  });
  await withCarriers([], async () => {
    const messages = [];
    for (let round = 0; round < 6; round += 1)
      messages.push((await eventsOf(await createQuote(owner)))[0]?.data.message);
    expect(messages.slice(0, 5)).toEqual(Array(5).fill('Erring Carrier is unavailable (HTTP 500).'));
    expect(messages[5]).toContain('Calls are paused');
  });
  expect((await connectionOf('ZZER')).health).toMatchObject({
    state: 'failing',
    lastError: expect.stringContaining('CARRIER_UNAVAILABLE'),
  });
  await setConnection('ZZER', { enabled: false });
});
