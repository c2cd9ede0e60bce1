import { signUp, TEST_PASSWORD } from '../support/identity.js';
import { FakeSource } from '../support/fake-source.js';
import { comeBack, link, setOut, startAppWithSources, visit } from '../support/sign-in-sources.js';
import type { TestApp } from '../support/test-app.js';

const MINUTE = 60_000;

let acme: FakeSource;
let globex: FakeSource;
let app: TestApp;

beforeAll(async () => {
  [acme, globex] = [await FakeSource.start(), await FakeSource.start()];
  app = await startAppWithSources(acme, globex);
}, MINUTE);
afterAll(async () => {
  await app.close();
  await Promise.all([acme.close(), globex.close()]);
});
beforeEach(async () => {
  acme.reset();
  globex.reset();
  await app.database.truncate();
});

const identities = async (client: { get(path: string): Promise<{ body: { items: object[] } }> }) =>
  (await client.get('/api/v1/me/identities')).body.items;

describe('the sources of the sign-in page', () => {
  it('are those in the configuration, without their secrets', async () => {
    const { body } = await app.client().get('/api/v1/auth/sources');
    expect(body.items).toEqual([
      { name: 'acme', label: 'Acme' },
      { name: 'globex', label: 'Globex' },
      { name: 'forge', label: 'Forge' },
    ]);
  });
});

describe('starting a visit', () => {
  it('requests a code from the source with PKCE, state and nonce, and the fixed redirect URI', async () => {
    const location = new URL(await setOut(app.client(), 'acme'));
    expect(location.origin).toBe(acme.issuer);
    expect(Object.fromEntries(location.searchParams)).toEqual({
      tenant: '1',
      response_type: 'code',
      client_id: 'lading',
      redirect_uri: 'http://localhost:3000/auth/shippers/acme/callback',
      scope: 'openid email',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      nonce: expect.stringMatching(/^[\w-]{22}$/),
      state: expect.stringMatching(/^[\w-]{100,2000}$/),
    });
  });

  it('binds the visit to the browser with an HttpOnly cookie, for ten minutes', async () => {
    const answer = await app.client().get('/api/v1/auth/shippers/acme/start');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^lading_sign_in=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('reveals neither verifier nor nonce nor destination in the state', async () => {
    const location = new URL(await setOut(app.client(), 'acme', { next: '/shipments/secret' }));
    const state = Buffer.from(location.searchParams.get('state') ?? '', 'base64url').toString('latin1');
    expect(state).not.toContain('secret');
    expect(state).not.toContain(location.searchParams.get('nonce'));
  });

  it('refuses unknown sources', async () => {
    for (const source of ['acm', 'ACME', '__proto__', 'constructor', '%2e%2e']) {
      expect(await app.client().get(`/api/v1/auth/shippers/${source}/start`)).toMatchObject({ status: 404 });
      expect(await app.client().get(`/api/v1/auth/shippers/${source}/callback?code=1`)).toMatchObject({ status: 404 });
    }
  });
});

describe('signing in', () => {
  it('accepts a linked identity, and redirects to the requested page', async () => {
    const { client, email } = await signUp(app);
    await link(client, acme, 'acme');
    const browser = app.client();
    const answer = await visit(browser, acme, 'acme', { next: '/quotes?state=draft#top' });
    expect(answer.body).toMatchObject({
      result: { status: 'signed_in', factors: [], session: { user: { email } } },
      next: '/quotes?state=draft#top',
      linked: false,
    });
    expect((await browser.get('/api/v1/auth/session')).body).toEqual(answer.body.result.session);
    expect(await identities(client)).toMatchObject([{ source: 'acme', lastUsedAt: expect.any(String) }]);
  });

  it.each([
    '//evil.test',
    'https://evil.test',
    '/\\evil.test',
    '/%09/evil.test',
    '/.//evil.test',
    'javascript:alert(1)',
    `/${'a'.repeat(1_000)}`,
  ])('does not redirect elsewhere: %s', async (next) => {
    const { client } = await signUp(app);
    await link(client, acme, 'acme');
    expect((await visit(app.client(), acme, 'acme', { next: decodeURIComponent(next) })).body).toMatchObject({
      result: { status: 'signed_in' },
      next: null,
    });
  });

  it('supports a service with OAuth only', async () => {
    acme.person = { id: 4_711, login: 'rosa-d' };
    const { client, email } = await signUp(app);
    await link(client, acme, 'forge');
    expect(await identities(client)).toMatchObject([{ source: 'forge', label: 'Forge', accountName: 'rosa-d' }]);
    expect((await visit(app.client(), acme, 'forge')).body.result.session.user.email).toBe(email);
    expect(acme.tokenForms.at(-1)?.get('client_secret')).not.toBeNull();
  });

  it('supports several visits of one browser', async () => {
    const { client } = await signUp(app);
    await link(client, acme, 'acme');
    const browser = app.client();
    const [first, second] = [await setOut(browser, 'acme'), await setOut(browser, 'acme')];
    expect((await comeBack(browser, 'acme', acme.approve(first))).status).toBe(200);
    expect((await comeBack(browser, 'acme', acme.approve(second))).status).toBe(200);
  });

  it('explains to the user of an unlinked identity how to link it, and creates no account', async () => {
    const browser = app.client();
    const answer = await visit(browser, acme, 'acme');
    expect(answer).toMatchObject({ status: 403, body: { code: 'IDENTITY_NOT_LINKED' } });
    expect(browser.cookie('lading_session')).toBeUndefined();
    expect(await app.database.dataSource.query('SELECT id FROM user_account')).toEqual([]);
  });

  it('refuses the same subject of another source', async () => {
    const { client } = await signUp(app);
    await link(client, acme, 'acme');
    expect(await visit(app.client(), globex, 'globex')).toMatchObject({
      status: 403,
      body: { code: 'IDENTITY_NOT_LINKED' },
    });
    expect(await visit(app.client(), acme, 'forge')).toMatchObject({
      status: 403,
      body: { code: 'IDENTITY_NOT_LINKED' },
    });
  });

  it('distinguishes subjects that a database collation considers equal', async () => {
    const { client } = await signUp(app);
    await link(client, acme, 'acme');
    for (const sub of ['person-1 ', 'PERSON-1', 'pérson-1', 'person-1\u0000', 'person-11']) {
      acme.person = { sub };
      expect(await visit(app.client(), acme, 'acme')).toMatchObject({
        status: 403,
        body: { code: 'IDENTITY_NOT_LINKED' },
      });
    }
  });

  it("creates a new session and ends the browser's previous one", async () => {
    const { client } = await signUp(app);
    await link(client, acme, 'acme');
    const planted = client.cookie('lading_session') ?? '';
    await visit(client, acme, 'acme');
    expect(client.cookie('lading_session')).not.toBe(planted);
    const thief = app.client();
    thief.setCookie('lading_session', planted);
    expect((await thief.get('/api/v1/auth/session')).status).toBe(401);
  });
});

describe("an identity with another user's email address (G16)", () => {
  it.each([
    ['not verified', { email: 'victim@riverside.test', email_verified: false }],
    ['verified', { email: 'victim@riverside.test', email_verified: true }],
    ['in different case', { email: 'Victim@Riverside.TEST', email_verified: true }],
    ['in look-alike letters', { email: 'vict\u0456m@riverside.test', email_verified: true }],
    ['in full-width letters', { email: 'ｖｉｃｔｉｍ@riverside.test', email_verified: true }],
    ['as the subject', { sub: 'victim@riverside.test' }],
    ['as the user name', { preferred_username: 'victim@riverside.test' }],
  ])('gives no access: %s', async (_name, claims) => {
    await signUp(app, { email: 'victim@riverside.test' });
    acme.person = { sub: 'attacker', ...claims };
    const browser = app.client();
    const withAccount = await visit(browser, acme, 'acme');
    acme.person = { ...acme.person, email: 'nobody@riverside.test', sub: 'somebody-else' };
    const without = await visit(app.client(), acme, 'acme');
    expect(withAccount).toMatchObject({ status: 403, body: { code: 'IDENTITY_NOT_LINKED' } });
    expect({ ...withAccount.body, instance: '' }).toEqual({ ...without.body, instance: '' });
    expect(browser.cookie('lading_session')).toBeUndefined();
    expect(await app.database.dataSource.query('SELECT source FROM external_identity')).toEqual([]);
  });

  it('stays linked when its address becomes that of another user', async () => {
    const attacker = await signUp(app, { email: 'attacker@evil.test' });
    await link(attacker.client, acme, 'acme');
    await signUp(app, { email: 'victim@riverside.test' });
    acme.person = { ...acme.person, email: 'victim@riverside.test', email_verified: true };
    expect((await visit(app.client(), acme, 'acme')).body.result.session.user.email).toBe('attacker@evil.test');
  });
});

describe('linking', () => {
  it('adds the identity to the account, notifies the user by mail, and is recorded', async () => {
    const { client, email, userId } = await signUp(app);
    const answer = await visit(client, acme, 'acme', { intent: 'link', next: '/settings/user/security' });
    expect(answer).toMatchObject({
      status: 200,
      body: { result: null, next: '/settings/user/security', linked: true },
    });
    expect(await identities(client)).toEqual([
      {
        source: 'acme',
        label: 'Acme',
        accountName: 'rosa@riverside.test',
        linkedAt: expect.any(String),
        lastUsedAt: null,
      },
    ]);
    await app.deliverOutbox();
    expect((await app.mails())[0]).toMatchObject({ to: email, subject: 'A sign-in was linked to your Lading account' });
    expect(
      await app.database.dataSource.query('SELECT user_id FROM audit_entry WHERE action = ?', ['identity.linked']),
    ).toEqual([{ user_id: userId }]);
  });

  it('is idempotent', async () => {
    const { client } = await signUp(app);
    await link(client, acme, 'acme');
    await link(client, acme, 'acme');
    expect(await identities(client)).toHaveLength(1);
  });

  it('leaves an identity with its account, without revealing the account', async () => {
    const first = await signUp(app, { email: 'nadia@riverside.test', fullName: 'Nadia Orlov' });
    await link(first.client, acme, 'acme');
    const { client } = await signUp(app);
    const answer = await visit(client, acme, 'acme', { intent: 'link' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'IDENTITY_TAKEN' } });
    expect(JSON.stringify(answer.body)).not.toMatch(/nadia|orlov|usr_/i);
    expect(await identities(client)).toEqual([]);
    expect(await identities(first.client)).toHaveLength(1);
  });

  it('allows one identity per source', async () => {
    const { client } = await signUp(app);
    await link(client, acme, 'acme');
    acme.person = { sub: 'person-2' };
    expect(await visit(client, acme, 'acme', { intent: 'link' })).toMatchObject({
      status: 409,
      body: { code: 'SOURCE_LINKED' },
    });
  });

  it('asks a signed-out user to sign in first', async () => {
    const browser = app.client();
    const location = new URL(await setOut(browser, 'acme', { intent: 'link' }));
    expect(location.href).toMatch(
      /^http:\/\/localhost:3000\/auth\/shippers\/acme\/callback\?error=login_required&state=/,
    );
    expect(await comeBack(browser, 'acme', Object.fromEntries(location.searchParams))).toMatchObject({
      status: 403,
      body: { code: 'REAUTHENTICATION_REQUIRED' },
    });
  });

  it('requires authentication in the last five minutes, at the start and at the end', async () => {
    const { client, userId } = await signUp(app);
    const begun = acme.approve(await setOut(client, 'acme', { intent: 'link' }));
    await app.database.dataSource.query('UPDATE user_session SET authenticated_at = ? WHERE user_id = ?', [
      new Date(Date.now() - 6 * MINUTE),
      userId,
    ]);
    expect(await comeBack(client, 'acme', begun)).toMatchObject({
      status: 403,
      body: { code: 'REAUTHENTICATION_REQUIRED' },
    });
    expect(await setOut(client, 'acme', { intent: 'link' })).toContain('error=login_required');
    await client.post('/api/v1/auth/reauthenticate', { password: TEST_PASSWORD });
    await link(client, acme, 'acme');
  });

  it('ends in the session in which it started', async () => {
    const { client } = await signUp(app);
    const begun = acme.approve(await setOut(client, 'acme', { intent: 'link' }));
    const other = await signUp(app);
    client.setCookie('lading_session', other.client.cookie('lading_session') ?? '');
    expect(await comeBack(client, 'acme', begun)).toMatchObject({
      status: 403,
      body: { code: 'REAUTHENTICATION_REQUIRED' },
    });
    expect(await identities(other.client)).toEqual([]);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ referer: 'https://evil.test/' }],
    [{}],
  ])('is not started by another site: %j', async (headers) => {
    const { client } = await signUp(app);
    const answer = await client.get('/api/v1/auth/shippers/acme/start?intent=link', headers as Record<string, string>);
    expect(answer).toMatchObject({ status: 403, body: { code: 'CROSS_SITE' } });
  });

  it('starts from our own page in browsers without Sec-Fetch-Site', async () => {
    const { client } = await signUp(app);
    const answer = await client.get('/api/v1/auth/shippers/acme/start?intent=link', {
      referer: 'http://localhost:3000/settings/user/security',
    });
    expect(answer.headers.get('location')).toContain(`${acme.issuer}/authorize`);
  });
});

describe('unlinking', () => {
  it('removes the identity, notifies the user, and is recorded', async () => {
    const { client } = await signUp(app);
    await link(client, acme, 'acme');
    await app.deliverOutbox();
    expect((await client.request('DELETE', '/api/v1/me/identities/acme')).status).toBe(204);
    expect(await identities(client)).toEqual([]);
    expect(await visit(app.client(), acme, 'acme')).toMatchObject({
      status: 403,
      body: { code: 'IDENTITY_NOT_LINKED' },
    });
    await app.deliverOutbox();
    expect((await app.mails()).map(({ subject }) => subject)).toContain(
      'A sign-in was unlinked from your Lading account',
    );
    expect(
      await app.database.dataSource.query('SELECT 1 FROM audit_entry WHERE action = ?', ['identity.unlinked']),
    ).toHaveLength(1);
  });

  it('requires authentication in the last five minutes', async () => {
    const { client, userId } = await signUp(app);
    await link(client, acme, 'acme');
    await app.database.dataSource.query('UPDATE user_session SET authenticated_at = ? WHERE user_id = ?', [
      new Date(Date.now() - 6 * MINUTE),
      userId,
    ]);
    expect(await client.request('DELETE', '/api/v1/me/identities/acme')).toMatchObject({
      status: 403,
      body: { code: 'REAUTHENTICATION_REQUIRED' },
    });
  });

  it('does not affect other users', async () => {
    const first = await signUp(app);
    await link(first.client, acme, 'acme');
    const { client } = await signUp(app);
    expect(await client.request('DELETE', '/api/v1/me/identities/acme')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    expect(await identities(first.client)).toHaveLength(1);
  });

  it('never removes the last way to sign in, also with two concurrent requests', async () => {
    const { client, userId } = await signUp(app);
    await link(client, acme, 'acme');
    await link(client, globex, 'globex');
    await app.database.dataSource.query('UPDATE user_account SET password_hash = NULL WHERE id = ?', [userId]);
    const answers = await Promise.all(
      ['acme', 'globex'].map((source) => client.request('DELETE', `/api/v1/me/identities/${source}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('LAST_WAY_IN');
    expect(await identities(client)).toHaveLength(1);
  });
});

describe('a user with a second factor', () => {
  it('must enter it after the source as well', async () => {
    const { client, userId } = await signUp(app);
    await link(client, acme, 'acme');
    const now = new Date();
    await app.database.dataSource.query(
      'INSERT INTO totp_factor (user_id, secret_sealed, created_at, confirmed_at) VALUES (?, ?, ?, ?)',
      [userId, 'sealed', now, now],
    );
    const browser = app.client();
    const answer = await visit(browser, acme, 'acme', { next: '/quotes' });
    expect(answer.body).toEqual({
      result: { status: 'factor_required', factors: ['totp'], session: null },
      next: '/quotes',
      linked: false,
    });
    expect(await browser.get('/api/v1/quotes')).toMatchObject({ status: 401, body: { code: 'FACTOR_REQUIRED' } });
    expect(await setOut(browser, 'acme', { intent: 'link' })).toContain('error=login_required');
  });
});
