import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { upgradedDatabase } from '../support/test-database.js';
import type { ApiClient } from '../support/api-client.js';
import { bookRequest, quoteRequest } from '../support/freight.js';
import { type EarlierRelease, startRelease } from '../support/previous-release.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { RELEASES, restoreFixture, settingsOf } from '../support/upgrade-fixtures.js';

const PREVIOUS = RELEASES.at(-1)!;
const DEMO_USER = { email: 'demo@lading.test', password: 'lading-demo-2026' };

/** Three days from now, moved off a weekend; local date. */
const PICKUP_ON = (() => {
  const day = new Date(Date.now() + 3 * 86_400_000);
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
})();

/** During a rolling upgrade, processes of both versions run on the new schema. */
describe(`${PREVIOUS} and this version on one database`, () => {
  let current: TestApp;
  let previous: EarlierRelease;
  /** The processes of an installation share their files. */
  let files: string;
  let clients: Record<'previous' | 'current', ApiClient>;

  beforeAll(async () => {
    files = await mkdtemp(join(tmpdir(), 'lading-files-'));
    const { secretKey: SECRET_KEY } = settingsOf(PREVIOUS);
    const url = await restoreFixture(
      `${PREVIOUS}/database.sql.gz`,
      `lading_rolling_${process.env.JEST_WORKER_ID ?? '1'}`,
    );
    const shared = { SECRET_KEY, STORAGE_DIR: files };
    current = await startTestApp({
      database: await upgradedDatabase(url),
      environment: { ...shared, DEMONSTRATION: 'true' },
    });
    previous = await startRelease(PREVIOUS, { DATABASE_URL: url, ...shared });
    clients = { previous: previous.client(), current: current.client() };
    for (const client of Object.values(clients))
      expect(await client.post('/api/v1/auth/login', DEMO_USER)).toMatchObject({ status: 200 });
  }, 180_000);
  afterAll(async () => {
    await previous?.stop();
    await current?.close();
    await rm(files, { recursive: true, force: true });
  });

  async function quoted(client: ApiClient) {
    const pickup = { on: PICKUP_ON, readyFrom: '10:00', closeAt: '16:00' };
    const { status, body } = await client.post('/api/v1/quotes', quoteRequest({ pickup, mode: 'LTL' }));
    expect({ status, body }).toMatchObject({ status: 201 });
    expect(body.offers).not.toEqual([]);
    return body;
  }

  function book(client: ApiClient, quote: any, key: string) {
    const offer = quote.offers.find(({ tariff }: any) => tariff !== null) ?? quote.offers[0];
    const request = bookRequest(offer, { pickup: quote.request.pickup });
    return client.post(`/api/v1/quotes/${quote.id}/book`, request, { 'idempotency-key': key });
  }

  it.each([
    ['previous', 'current'],
    ['current', 'previous'],
  ] as const)(
    'prices and books on the %s version; the %s one reads it',
    async (writer, reader) => {
      const quote = await quoted(clients[writer]);
      const read = await clients[reader].get(`/api/v1/quotes/${quote.id}`);
      expect(read).toMatchObject({ status: 200, body: { number: quote.number, offers: quote.offers.map(() => ({})) } });
      expect(read.body.offers.map(({ id, total }: any) => ({ id, total }))).toEqual(
        quote.offers.map(({ id, total }: any) => ({ id, total })),
      );

      const booked = await book(clients[writer], quote, `rolled out by ${writer}`);
      expect(booked).toMatchObject({ status: 201 });
      const { shipmentId } = booked.body;
      for (const part of ['', '/events', '/documents', '/charges', '/activity'])
        expect({ part, status: (await clients[reader].get(`/api/v1/shipments/${shipmentId}${part}`)).status }).toEqual({
          part,
          status: 200,
        });
      const list = await clients[reader].get('/api/v1/shipments?limit=100');
      expect(list.body.items?.map(({ id }: any) => id)).toContain(shipmentId);
    },
    60_000,
  );

  it('books a quote of one version on the other, and once', async () => {
    const quote = await quoted(clients.current);
    const first = await book(clients.previous, quote, 'both versions');
    expect(first).toMatchObject({ status: 201 });
    expect(await book(clients.current, quote, 'both versions')).toMatchObject({
      status: 200,
      body: { shipmentId: first.body.shipmentId },
    });
  }, 60_000);

  it('accepts a session of the other version', async () => {
    const browser = previous.client();
    browser.setCookie('lading_session', clients.current.cookie('lading_session') ?? '');
    expect(await browser.get('/api/v1/me')).toMatchObject({ status: 200, body: { email: DEMO_USER.email } });
  });

  it('answers the lists of the previous version', async () => {
    for (const path of ['quotes', 'shipments', 'contacts', 'notifications', 'company/carriers', 'company/members'])
      expect({ path, status: (await clients.previous.get(`/api/v1/${path}`)).status }).toEqual({ path, status: 200 });
  });

  it('handles outbox messages of both versions, by the workers of both', async () => {
    await current.deliverOutbox();
    const unhandled = () =>
      current.database.dataSource.query<{ topic: string }[]>(
        'SELECT topic, last_error FROM outbox_message WHERE done_at IS NULL AND (failed_at IS NOT NULL OR last_error IS NOT NULL OR available_at <= UTC_TIMESTAMP(3))',
      );
    for (let wait = 0; wait < 60 && (await unhandled()).length > 0; wait += 1) await delay(500);
    expect(await unhandled()).toEqual([]);
  }, 60_000);
});
