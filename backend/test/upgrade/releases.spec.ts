import { upgradedDatabase } from '../support/test-database.js';
import { AuditKeys } from '../../src/platform/audit/audit-keys.js';
import { verifyAudit } from '../../src/platform/audit/audit-verifier.js';
import type { ApiClient } from '../support/api-client.js';
import { bookRequest } from '../support/freight.js';
import { totpCode } from '../support/factors.js';
import { TEST_PASSWORD } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { RELEASES, restoreFixture, settingsOf } from '../support/upgrade-fixtures.js';

const LISTS = [
  '/api/v1/contacts',
  '/api/v1/company/carriers',
  '/api/v1/company/members',
  '/api/v1/company/invitations',
  '/api/v1/company/api-keys',
  '/api/v1/company/webhooks',
  '/api/v1/company/domains',
  '/api/v1/company/products',
  '/api/v1/company/tariffs',
  '/api/v1/company/fuel-prices',
  '/api/v1/me/saved-views?area=quotes',
  '/api/v1/me/sessions',
  '/api/v1/notifications',
];

describe.each(RELEASES)('an installation of %s', (release) => {
  const { secretKey, totpSecret, madeAt } = settingsOf(release);
  const clock = new TestClock(new Date(madeAt));
  let app: TestApp;
  let owner: ApiClient;

  beforeAll(async () => {
    const url = await restoreFixture(
      `${release}/database.sql.gz`,
      `lading_release_${process.env.JEST_WORKER_ID ?? '1'}`,
    );
    const environment = { SECRET_KEY: secretKey, DEMONSTRATION: 'true' };
    app = await startTestApp({ clock, database: await upgradedDatabase(url), environment });
    owner = app.client();
    const signIn = await owner.post('/api/v1/auth/login', { email: 'demo@lading.test', password: 'lading-demo-2026' });
    expect(signIn).toMatchObject({ status: 200, body: { status: 'signed_in' } });
  }, 120_000);
  afterAll(() => app.close());

  /** Every page of a list. */
  async function all(path: string): Promise<{ id: string; status: string }[]> {
    const items: { id: string; status: string }[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { status, body }: { status: number; body: any } = await owner.get(`${path}?limit=100${cursor}`);
      expect(status).toBe(200);
      items.push(...body.items);
      cursor = body.nextCursor === null ? null : `&cursor=${encodeURIComponent(body.nextCursor)}`;
    }
    return items;
  }

  it('opens every quote', async () => {
    const quotes = await all('/api/v1/quotes');
    expect(quotes.length).toBeGreaterThan(60);
    for (const { id } of quotes) expect((await owner.get(`/api/v1/quotes/${id}`)).status).toBe(200);
  }, 60_000);

  it('opens every shipment with all its data', async () => {
    const shipments = await all('/api/v1/shipments');
    expect(shipments.length).toBeGreaterThanOrEqual(30);
    for (const { id } of shipments)
      for (const part of ['', '/events', '/documents', '/charges', '/activity'])
        expect({ part, status: (await owner.get(`/api/v1/shipments/${id}${part}`)).status }).toEqual({
          part,
          status: 200,
        });
  }, 60_000);

  it.each(LISTS)('answers %s', async (path) => {
    expect((await owner.get(path)).status).toBe(200);
  });

  it('prices again, books once and answers a retry the same', async () => {
    const quote = (await owner.get('/api/v1/quotes?status=quoted&mode=LTL&limit=1')).body.items[0];
    const { body: open } = await owner.get(`/api/v1/quotes/${quote.id}`);
    const rated = (await owner.post(`/api/v1/quotes/${open.id}/rate`, {})).body;
    const offer = rated.offers.find(({ carrier }: any) => carrier.demo) ?? rated.offers[0];
    const request = bookRequest(offer, { pickup: rated.request.pickup });
    const book = () =>
      owner.post(`/api/v1/quotes/${rated.id}/book`, request, { 'idempotency-key': 'after the upgrade' });
    const first = await book();
    expect(first).toMatchObject({ status: 201 });
    expect(await book()).toMatchObject({ status: 200, body: { shipmentId: first.body.shipmentId } });
  }, 60_000);

  it('opens sealed data: a second factor from before the upgrade', async () => {
    const client = app.client();
    const first = await client.post('/api/v1/auth/login', { email: 'sam@riverside.test', password: TEST_PASSWORD });
    expect(first).toMatchObject({ status: 200, body: { status: 'factor_required' } });
    clock.advance(60_000);
    const second = await client.post('/api/v1/auth/mfa/verify', { method: 'totp', code: totpCode(totpSecret, clock) });
    expect(second).toMatchObject({ status: 200, body: { status: 'signed_in' } });
  });

  it('verifies the activity log from its first entry on', async () => {
    const { entries, breaks } = await verifyAudit(app.database.database, app.get(AuditKeys).configured);
    expect(entries).toBeGreaterThan(30);
    expect(breaks).toEqual([]);
  });
});
