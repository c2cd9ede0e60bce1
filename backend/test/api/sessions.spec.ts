import { readFileSync } from 'node:fs';
import { KnownDevices } from '../../src/modules/identity/devices/known-devices.js';
import { API_DOCUMENT_FILE } from '../../src/platform/openapi/serve-api-document.js';
import type { ApiClient } from '../support/api-client.js';
import { signUp, TEST_PASSWORD, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { visible } from '../support/visible-answer.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

let app: TestApp;
/** Another process on the same database. */
let replica: TestApp;
const clock = new TestClock();

beforeAll(async () => {
  app = await startTestApp({ clock });
  replica = await startTestApp({ clock });
}, 60_000);
afterAll(() => Promise.all([app.close(), replica.close()]));
beforeEach(() => app.database.truncate());

const sessionOf = (client: ApiClient) => client.get('/api/v1/auth/session');
const login = (client: ApiClient, email: string, userAgent = FIREFOX) =>
  client.post('/api/v1/auth/login', { email, password: TEST_PASSWORD }, { 'user-agent': userAgent });
const reauthenticate = (client: ApiClient, password: unknown = TEST_PASSWORD) =>
  client.post('/api/v1/auth/reauthenticate', { password });
const listOf = async (client: ApiClient) => (await client.get('/api/v1/me/sessions')).body.items;

/** A client of the other process with the same cookie as this one. */
function copyOf(client: ApiClient): ApiClient {
  const copy = replica.client();
  copy.setCookie('lading_session', client.cookie('lading_session') ?? '');
  return copy;
}

/** Another browser of the same user. */
async function anotherBrowser({ email }: SignedIn, userAgent?: string): Promise<ApiClient> {
  const client = app.client();
  await login(client, email, userAgent);
  return client;
}

async function addAuthenticatorApp({ userId }: SignedIn): Promise<void> {
  await app.database.database.query(
    "INSERT INTO totp_factor (user_id, secret_sealed, created_at, confirmed_at) VALUES (?, 'sealed', NOW(3), NOW(3))",
    [userId],
  );
}

describe('a session', () => {
  it('is replaced by a new one when its browser signs in again', async () => {
    const { client, email } = await signUp(app);
    const planted = copyOf(client);
    await login(client, email);
    expect((await sessionOf(client)).status).toBe(200);
    expect((await sessionOf(planted)).status).toBe(401);
  });

  it('ends with sign-out, for every copy of the cookie on every replica', async () => {
    const { client } = await signUp(app);
    const copy = copyOf(client);
    expect((await sessionOf(copy)).status).toBe(200);
    const answer = await client.post('/api/v1/auth/logout');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(client.cookie('lading_session')).toBeUndefined();
    for (let i = 0; i < 50; i += 1) expect((await sessionOf(copy)).status).toBe(401);
    expect((await client.post('/api/v1/auth/logout')).status).toBe(204);
  });

  it('ends after twelve hours without use, and is extended by use', async () => {
    const { client } = await signUp(app);
    for (let hours = 0; hours < 24; hours += 11) {
      clock.advance(11 * HOUR);
      expect((await sessionOf(client)).status).toBe(200);
    }
    clock.advance(12 * HOUR);
    expect((await sessionOf(client)).status).toBe(401);
  });

  it('ends after thirty days even if used', async () => {
    const { client } = await signUp(app);
    for (let hours = 0; hours < 30 * 24 - 10; hours += 10) {
      clock.advance(10 * HOUR);
      expect((await sessionOf(client)).status).toBe(200);
    }
    clock.advance(10 * HOUR);
    expect((await sessionOf(client)).status).toBe(401);
  });

  it.each(['', 'lading', 'x'.repeat(43), 'x'.repeat(5_000), '%', '%27%20OR%201=1', 'j:{"a":1}', '"quoted"'])(
    'is not opened by the cookie %j',
    async (value) => {
      const answer = await app.client().get('/api/v1/auth/session', { cookie: `lading_session=${value}` });
      expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    },
  );

  it('is not opened by two cookies of its name, of which one was planted; sign-out ends both', async () => {
    const { client } = await signUp(app);
    const own = client.cookie('lading_session') ?? '';
    for (const cookie of [
      `lading_session=${own}; lading_session=planted`,
      `lading_session=planted; lading_session=${own}`,
      `lading_session=${own}; lading_session=${own}`,
    ]) {
      expect(await app.client().get('/api/v1/company', { cookie })).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED' },
      });
    }
    const out = await app
      .client()
      .post('/api/v1/auth/logout', undefined, { cookie: `lading_session=planted; lading_session=${own}` });
    expect(out.status).toBe(204);
    expect((await sessionOf(client)).status).toBe(401);
  });

  it('allows only a password change for a user who must set one', async () => {
    const { client, userId } = await signUp(app);
    await app.database.database.query('UPDATE user_account SET must_change_password = TRUE WHERE id = ?', [userId]);
    expect((await sessionOf(client)).body).toMatchObject({ mustChangePassword: true });
    for (const path of ['/api/v1/company', '/api/v1/quotes', '/api/v1/me/sessions']) {
      expect(await client.get(path)).toMatchObject({ status: 403, body: { code: 'PASSWORD_CHANGE_REQUIRED' } });
    }
    expect((await client.post('/api/v1/auth/logout')).status).toBe(204);
  });
});

describe('reauthentication', () => {
  it('creates a new token; the old one is invalid on every replica', async () => {
    const { client } = await signUp(app);
    const before = copyOf(client);
    const answer = await reauthenticate(client);
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'signed_in', session: { company: { role: 'owner' } } },
    });
    expect((await sessionOf(before)).status).toBe(401);
    expect((await sessionOf(copyOf(client))).status).toBe(200);
    expect(await listOf(client)).toHaveLength(1);
  });

  it('renews the session once in concurrent requests, and leaves a valid token', async () => {
    const { client } = await signUp(app);
    const tabs = await Promise.all(Array.from({ length: 5 }, () => reauthenticate(copyOf(client))));
    expect(tabs.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    const tokens = tabs
      .flatMap(({ headers }) => headers.getSetCookie())
      .flatMap((line) => /^lading_session=([^;]+)/.exec(line)?.[1] ?? []);
    const opened = await Promise.all(
      tokens.map((token) => app.client().get('/api/v1/auth/session', { cookie: `lading_session=${token}` })),
    );
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([['wrong'], [['tall-orange-forklift']], [{}], [12], ['x'.repeat(100_000)]])(
    'refuses %p as the password',
    async (password) => {
      const { client } = await signUp(app);
      const answer = await reauthenticate(client, password);
      expect(answer).toMatchObject(
        password === 'wrong' ? { status: 401, body: { code: 'INVALID_CREDENTIALS' } } : { status: 422 },
      );
      expect((await sessionOf(client)).status).toBe(200);
    },
  );

  it('can be tried ten times in 15 minutes', async () => {
    const { client } = await signUp(app);
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, i) => reauthenticate(i % 2 === 0 ? client : copyOf(client), 'wrong')),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(await reauthenticate(client)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
  });
});

describe('the list of sessions', () => {
  it('shows browser, IP address and last use, and marks the current one', async () => {
    const rosa = await signUp(app);
    clock.advance(5 * MINUTE);
    const phone = await anotherBrowser(rosa, SAFARI);
    const items = await listOf(phone);
    expect(items).toEqual([
      {
        id: expect.stringMatching(/^ses_/),
        current: true,
        device: 'Safari on iPhone',
        ipAddress: '127.0.0.1',
        createdAt: clock.now().toISOString(),
        lastUsedAt: clock.now().toISOString(),
      },
      expect.objectContaining({ current: false, device: 'Unknown device' }),
    ]);
  });

  it("omits ended, incomplete and other users' sessions", async () => {
    const rosa = await signUp(app);
    await signUp(app);
    await (await anotherBrowser(rosa)).post('/api/v1/auth/logout');
    const idle = await anotherBrowser(rosa);
    clock.advance(12 * HOUR - 1);
    expect((await sessionOf(rosa.client)).status).toBe(200);
    clock.advance(1);
    expect((await sessionOf(idle)).status).toBe(401);
    await addAuthenticatorApp(rosa);
    await anotherBrowser(rosa);
    expect(await listOf(rosa.client)).toEqual([expect.objectContaining({ current: true })]);
  });

  it('ends one session immediately on every replica', async () => {
    const rosa = await signUp(app);
    const lost = await anotherBrowser(rosa);
    const [own, other] = [await listOf(rosa.client), await listOf(lost)].map(
      (items) => items.find(({ current }: { current: boolean }) => current).id,
    );
    const copy = copyOf(lost);
    expect((await rosa.client.request('DELETE', `/api/v1/me/sessions/${other}`)).status).toBe(204);
    expect((await sessionOf(copy)).status).toBe(401);
    expect((await listOf(rosa.client)).map(({ id }: { id: string }) => id)).toEqual([own]);
    expect((await rosa.client.request('DELETE', `/api/v1/me/sessions/${other}`)).status).toBe(404);
  });

  it("answers the same for another user's session and an unknown one, and does not end it", async () => {
    const rosa = await signUp(app);
    const stranger = await signUp(app);
    const [{ id }] = await listOf(stranger.client);
    const foreign = await rosa.client.request('DELETE', `/api/v1/me/sessions/${id}`);
    const none = await rosa.client.request('DELETE', '/api/v1/me/sessions/ses_01BX5ZZKBKACTAV9WEVGEMMVRZ');
    expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(visible(none)).toEqual(visible(foreign));
    expect((await sessionOf(stranger.client)).status).toBe(200);
  });

  it('ends all sessions except the current one, and records it', async () => {
    const rosa = await signUp(app);
    const stranger = await signUp(app);
    const browsers = [await anotherBrowser(rosa), await anotherBrowser(rosa, SAFARI)];
    const devices = browsers.map((browser) => browser.cookie('lading_device') ?? '');
    expect(await Promise.all(devices.map((device) => app.get(KnownDevices).ownerOf(device)))).toEqual([
      rosa.userId,
      rosa.userId,
    ]);
    const others = browsers.map(copyOf);
    expect((await rosa.client.request('DELETE', '/api/v1/me/sessions')).status).toBe(204);
    for (const other of others) expect((await sessionOf(other)).status).toBe(401);
    for (const device of devices) expect(await app.get(KnownDevices).ownerOf(device)).toBeNull();
    expect(await app.get(KnownDevices).ownerOf(rosa.client.cookie('lading_device') ?? '')).toBe(rosa.userId);
    expect((await sessionOf(rosa.client)).status).toBe(200);
    expect((await sessionOf(stranger.client)).status).toBe(200);
    const revoked = await app.database.database.query(
      "SELECT user_id FROM audit_entry WHERE action = 'session.revoked'",
    );
    expect(revoked).toEqual([{ user_id: rosa.userId }, { user_id: rosa.userId }]);
  });
});

describe('a session with a missing second factor', () => {
  const PENDING_ROUTES = ['challengeFactorPasskey', 'verifyFactor', 'verifyFactorPasskey'];

  async function halfSignedIn() {
    const rosa = await signUp(app);
    await addAuthenticatorApp(rosa);
    const client = app.client();
    const answer = await login(client, rosa.email);
    return { ...rosa, client, answer };
  }

  it('lists the available factors, and nothing about the user', async () => {
    const { answer, client } = await halfSignedIn();
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'factor_required', factors: ['totp'], session: null },
    });
    expect(client.cookie('lading_device')).toBeUndefined();
    expect(await sessionOf(client)).toMatchObject({ status: 401, body: { code: 'FACTOR_REQUIRED' } });
  });

  it('is accepted only by the routes for the factor', async () => {
    const { client } = await halfSignedIn();
    const document = JSON.parse(readFileSync(API_DOCUMENT_FILE, 'utf8')) as {
      paths: Record<string, Record<string, { operationId: string; security?: object[] }>>;
    };
    const opened: string[] = [];
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, { operationId, security = [] }] of Object.entries(operations)) {
        if (security.some((way) => Object.keys(way).length === 0)) continue;
        const { status, body } = await client.request(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x'), {
          body: method === 'get' ? undefined : {},
        });
        if (status !== 401 || body.code !== 'FACTOR_REQUIRED') opened.push(operationId);
      }
    }
    expect(opened.sort()).toEqual(PENDING_ROUTES);
  });

  it('expires after ten minutes', async () => {
    const { client } = await halfSignedIn();
    clock.advance(10 * MINUTE);
    expect(await sessionOf(client)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });
});
