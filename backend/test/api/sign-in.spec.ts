import type { ApiClient } from '../support/api-client.js';
import { signInAs, signUp, TEST_PASSWORD } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { visible } from '../support/visible-answer.js';

const EMAIL = 'rosa@riverside.test';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.close());
beforeEach(() => app.database.truncate());

const sessionOf = (client: ApiClient) => client.get('/api/v1/auth/session');
const login = (client: ApiClient, email: unknown, password: unknown) =>
  client.post('/api/v1/auth/login', { email, password });
const rows = (table: string) => app.database.database.query(`SELECT * FROM ${table}`);

describe('signing in', () => {
  it('accepts the address in any case and sets HttpOnly, SameSite cookies', async () => {
    await signUp(app, { email: EMAIL });
    const client = app.client();
    const answer = await login(client, 'ROSA@riverside.test ', TEST_PASSWORD);
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'signed_in', factors: [], session: { user: { email: EMAIL } } },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie().sort()).toEqual([
      expect.stringMatching(/^lading_device=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^lading_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ]);
    expect((await sessionOf(client)).body).toEqual(answer.body.session);
  });

  it('binds its cookies to the host and to https if PUBLIC_URL is https', async () => {
    const secure = await startTestApp({ environment: { PUBLIC_URL: 'https://freight.example.test' } });
    const { client, email } = await signUp(secure);
    const answer = await login(client, email, TEST_PASSWORD);
    await secure.close();
    expect(answer.headers.getSetCookie().sort()).toEqual([
      expect.stringMatching(/^__Host-lading_device=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(
        /^__Host-lading_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  it('answers the same for an unknown address, a wrong password, and a user without a password', async () => {
    await signUp(app, { email: EMAIL });
    await signUp(app, { email: 'passkeys-only@riverside.test' });
    await app.database.database.query(
      "UPDATE user_account SET password_hash = NULL WHERE email LIKE 'passkeys-only@%'",
    );
    const wrong = await login(app.client(), EMAIL, 'not-the-password');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    expect(wrong.headers.getSetCookie()).toEqual([]);
    for (const email of ['nobody@riverside.test', 'passkeys-only@riverside.test']) {
      expect(visible(await login(app.client(), email, 'not-the-password'))).toEqual(visible(wrong));
    }
  });

  it('stores neither token nor password in plain text', async () => {
    const { email } = await signUp(app);
    const client = app.client();
    await login(client, email, TEST_PASSWORD);
    await login(app.client(), 'hunter2-in-the-wrong-field', 'hunter2-wrong-password');
    const stored = JSON.stringify(
      await Promise.all(['user_session', 'known_device', 'throttle', 'audit_entry', 'outbox_message'].map(rows)),
    );
    for (const secret of [client.cookie('lading_session'), client.cookie('lading_device'), TEST_PASSWORD, 'hunter2'])
      expect(stored).not.toContain(secret);
  });

  it('records success, refusal and sign-out in the activity log of the company', async () => {
    const { email, userId, companyId } = await signUp(app);
    await app.database.database.query('DELETE FROM audit_entry');
    const client = app.client();
    await login(client, email, 'not-the-password');
    await login(client, email, TEST_PASSWORD);
    await client.post('/api/v1/auth/logout');
    await login(client, 'nobody@riverside.test', 'not-the-password');
    const log = await app.database.database.query('SELECT chain, action, user_id FROM audit_entry ORDER BY id');
    expect(log).toEqual([
      { chain: companyId, action: 'session.refused', user_id: userId },
      { chain: companyId, action: 'session.started', user_id: userId },
      { chain: companyId, action: 'session.ended', user_id: userId },
      { chain: 'installation', action: 'session.refused', user_id: null },
    ]);
  });

  it('activates the last used company', async () => {
    const other = await signUp(app, { companyName: 'Hilltop Stone' });
    const { client, userId, companyId, email } = await signUp(app, { companyName: 'Riverside Tile' });
    await app.database.database.query(
      `INSERT INTO association (id, company_id, user_id, role, status, created_at, updated_at) VALUES (?, ?, ?, 'viewer', 'active', '2020-01-01', '2020-01-01')`,
      ['asc_01BX5ZZKBKACTAV9WEVGEMMVRZ', other.companyId, userId],
    );
    expect((await login(client, email, TEST_PASSWORD)).body.session.company).toMatchObject({ id: companyId });

    await app.database.database.query(
      `UPDATE association SET status = 'suspended' WHERE company_id = ? AND user_id = ?`,
      [companyId, userId],
    );
    expect((await sessionOf(client)).body).toMatchObject({ company: null, permissions: [] });
    expect(await client.get('/api/v1/company')).toMatchObject({ status: 403, body: { code: 'NO_ACTIVE_COMPANY' } });
    expect((await login(client, email, TEST_PASSWORD)).body.session.company).toMatchObject({
      id: other.companyId,
      name: 'Hilltop Stone',
      role: 'viewer',
    });
  });

  it('shows colleagues the same company with their own permissions, and nothing to another company', async () => {
    const { companyId } = await signUp(app, { companyName: 'Riverside Tile' });
    const dock = await signInAs(app, companyId, 'dock');
    const stranger = await signUp(app, { companyName: 'Hilltop Stone' });
    expect((await dock.client.get('/api/v1/company')).body).toMatchObject({ id: companyId, name: 'Riverside Tile' });
    expect((await sessionOf(dock.client)).body.permissions).not.toContain('price.read');
    expect((await stranger.client.get('/api/v1/company')).body).toMatchObject({
      id: stranger.companyId,
      name: 'Hilltop Stone',
    });
  });
});

describe('signing in with invalid input', () => {
  const LONG = 'x'.repeat(100_000);

  it.each<[string, unknown, unknown, number, string]>([
    ['an array for the address', [EMAIL], TEST_PASSWORD, 422, 'VALIDATION_FAILED'],
    ['an object for the address', { $ne: '' }, TEST_PASSWORD, 422, 'VALIDATION_FAILED'],
    ['a number for the address', 7, TEST_PASSWORD, 422, 'VALIDATION_FAILED'],
    ['an array for the password', EMAIL, [TEST_PASSWORD], 422, 'VALIDATION_FAILED'],
    ['an object for the password', EMAIL, { length: 20 }, 422, 'VALIDATION_FAILED'],
    ['a number for the password', EMAIL, 123456789012, 422, 'VALIDATION_FAILED'],
    ['no password', EMAIL, undefined, 422, 'VALIDATION_FAILED'],
    ['an empty password', EMAIL, '', 422, 'VALIDATION_FAILED'],
    ['a password of 100 kB', EMAIL, LONG, 422, 'VALIDATION_FAILED'],
    ['an address of 100 kB', `${LONG}@riverside.test`, TEST_PASSWORD, 422, 'VALIDATION_FAILED'],
    ['a header in the address', `${EMAIL}\r\nbcc: eve@evil.test`, TEST_PASSWORD, 422, 'VALIDATION_FAILED'],
    ['a NUL in the address', `${EMAIL}\u0000`, TEST_PASSWORD, 422, 'VALIDATION_FAILED'],
    ['a NUL in the password', EMAIL, `${TEST_PASSWORD}\u0000`, 401, 'INVALID_CREDENTIALS'],
    ['a lone surrogate in the password', EMAIL, '\ud83d'.repeat(12), 422, 'VALIDATION_FAILED'],
    ['a Cyrillic letter in the address', EMAIL.replace('o', '\u043e'), TEST_PASSWORD, 401, 'INVALID_CREDENTIALS'],
    ['a full-width letter in the address', EMAIL.replace('r', '\uff52'), TEST_PASSWORD, 401, 'INVALID_CREDENTIALS'],
    ['a wildcard in the address', '%@riverside.test', TEST_PASSWORD, 401, 'INVALID_CREDENTIALS'],
  ])('refuses %s', async (_what, email, password, status, code) => {
    await signUp(app, { email: EMAIL });
    const client = app.client();
    const answer = await login(client, email, password);
    expect(answer).toMatchObject({ status, body: { code, status } });
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(client.cookie('lading_session')).toBeUndefined();
    expect(await rows('user_session')).toHaveLength(1);
  });

  it.each([
    ['malformed JSON', '{"email":', 400, 'MALFORMED_JSON'],
    ['an array', '[]', 422, 'VALIDATION_FAILED'],
    ['an unknown field', '{"email":"a@b.test","password":"x","remember":true}', 422, 'VALIDATION_FAILED'],
  ])('refuses %s as the body', async (_what, body, status, code) => {
    expect(await app.client().post('/api/v1/auth/login', body)).toMatchObject({ status, body: { code } });
  });

  it('refuses a cross-site form', async () => {
    const { client, email } = await signUp(app);
    const evil = { origin: 'https://evil.test' };
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await client.post('/api/v1/auth/login', { email, password: TEST_PASSWORD }, evil)).toMatchObject({
      status: 403,
      body: { code: 'CROSS_SITE' },
    });
    expect(await client.post('/api/v1/auth/login', `email=${email}&password=${TEST_PASSWORD}`, form)).toMatchObject({
      status: 415,
    });
    expect(await client.post('/api/v1/auth/logout', undefined, evil)).toMatchObject({
      status: 403,
      body: { code: 'CROSS_SITE' },
    });
    expect(await client.post('/api/v1/auth/logout', undefined, { origin: 'null' })).toMatchObject({ status: 403 });
    expect((await sessionOf(client)).status).toBe(200);
  });
});
