import { bookRequest, createQuote } from '../support/freight.js';
import { signUp } from '../support/identity.js';
import type { OutboxTopic } from '../../src/platform/outbox/outbox-topic.js';
import { Outbox } from '../../src/platform/outbox/outbox.js';
import { Database } from '../../src/platform/database/database.js';
import { Drain } from '../../src/platform/lifecycle/drain.js';
import { MetricsServer } from '../../src/platform/metrics/metrics-server.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const TOKEN = 'token-of-the-scraper';

/** Values of a Prometheus text: one entry per line that is not a comment. */
function figuresOf(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}

describe('/metrics', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({
      clock: new TestClock(),
      environment: { DEMONSTRATION: 'true', METRICS_TOKEN: TOKEN, METRICS_PORT: '0' },
    });
  });
  afterAll(() => app.close());

  const scrape = async () => figuresOf((await app.client().get('/metrics', { authorization: `Bearer ${TOKEN}` })).body);

  it.each<[string, Record<string, string>]>([
    ['a request without a token', {}],
    ['a wrong token', { authorization: `Bearer ${TOKEN}x` }],
    ['a truncated token', { authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
    ['another scheme', { authorization: `Basic ${TOKEN}` }],
  ])('does not exist for %s', async (_who, headers) => {
    const answer = await app.client().get('/metrics', headers);
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(answer.headers.get('www-authenticate')).toBeNull();
  });

  it('counts requests by route template, never by id', async () => {
    const owner = await signUp(app);
    const quote = await createQuote(owner);
    await owner.client.get(`/api/v1/quotes/${quote.id}`);
    await owner.client.get('/api/v1/none-of-these');
    const figures = await scrape();
    expect(figures.get('lading_http_request_seconds_count{method="GET",route="/api/v1/quotes/:id",status="200"}')).toBe(
      1,
    );
    expect(
      figures.get('lading_http_request_seconds_count{method="GET",route="none",status="404"}'),
    ).toBeGreaterThanOrEqual(1);
    expect([...figures.keys()].join()).not.toContain(quote.id);
  });

  it('counts offers, reasons for missing offers, and bookings', async () => {
    const owner = await signUp(app);
    const before = await scrape();
    const quote = await createQuote(owner);
    const book = () =>
      owner.client.post(`/api/v1/quotes/${quote.id}/book`, bookRequest(quote.offers[0]), { 'idempotency-key': 'once' });
    await book();
    await book();
    const after = await scrape();
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(grown('lading_rating_seconds_count')).toBe(2);
    expect(grown('lading_rating_offers_total')).toBe(2 * quote.offers.length);
    const declined = [...after.keys()]
      .filter((name) => name.startsWith('lading_rating_declines_total'))
      .reduce((sum, name) => sum + grown(name), 0);
    expect(declined).toBe(2 * quote.declined.length);
    expect(grown('lading_quote_bookings_total{answer="new"}')).toBe(1);
    expect(grown('lading_quote_bookings_total{answer="replayed"}')).toBe(1);
  });

  it('shows pending outbox messages, the pool and the process', async () => {
    await app.deliverOutbox();
    expect((await scrape()).get('lading_outbox_backlog')).toBe(0);
    await app
      .get(Database)
      .transaction((tx) =>
        app.get(Outbox).add(tx, { companyId: null, topic: 'nobody.listens' as OutboxTopic, payload: {} }),
      );
    await app
      .get(Database)
      .query(
        "UPDATE outbox_message SET available_at = UTC_TIMESTAMP(3) - INTERVAL 90 SECOND WHERE topic = 'nobody.listens'",
      );
    const figures = await scrape();
    expect(figures.get('lading_outbox_backlog')).toBe(1);
    expect(figures.get('lading_outbox_failed')).toBe(0);
    expect(figures.get('lading_outbox_oldest_seconds')).toBeGreaterThanOrEqual(90);
    expect(figures.get('lading_database_connections_waiting')).toBe(0);
    expect(figures.get('lading_database_connections_idle')).toBeGreaterThanOrEqual(1);
    expect(figures.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  });

  it('counts statements that wait for a connection, and still responds', async () => {
    const sleep = (statements: number, seconds: number) =>
      Array.from({ length: statements }, () => app.get(Database).query('SELECT SLEEP(?)', [seconds]));
    // Opens every connection of the pool: a statement waits while its connection is being opened.
    await Promise.all(sleep(20, 0.1));
    const holding = sleep(25, 2);
    const figures = await scrape();
    expect(figures.get('lading_database_connections_in_use')).toBe(20);
    expect(figures.get('lading_database_connections_waiting')).toBeGreaterThanOrEqual(5);
    expect(figures.has('lading_outbox_backlog')).toBe(false);
    await Promise.all(holding);
    expect((await scrape()).get('lading_outbox_backlog')).toBeGreaterThanOrEqual(0);
  });

  it('is available to this machine on its own port, with the health of a process without another one', async () => {
    const port = await app.get(MetricsServer).start();
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(figuresOf(await answer.text()).has('process_cpu_seconds_total')).toBe(true);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
    app.get(Drain).start();
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(503);
    expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200);
  });

  it('is not available unless configured', async () => {
    const without = await startTestApp();
    expect(await without.client().get('/metrics', { authorization: 'Bearer undefined' })).toMatchObject({
      status: 404,
    });
    expect(await without.get(MetricsServer).start()).toBeUndefined();
    await without.close();
  });
});
