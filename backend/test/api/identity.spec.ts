import { signInAs, signUp, TEST_PASSWORD } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import type { ApiAnswer, ApiClient } from '../support/api-client.js';

const HOUR = 3_600_000;
const APPLICATION = { email: 'rosa@riverside.test', password: 'seven-pallets-of-slate', fullName: 'Rosa Delgado', companyName: 'Riverside Tile' };

let app: TestApp;
const clock = new TestClock();

beforeAll(async () => {
  app = await startTestApp({ clock });
}, 60_000);
afterAll(() => app.close());
beforeEach(() => app.database.truncate());

const sessionOf = (client: ApiClient) => client.get('/api/v1/auth/session');
const login = (client: ApiClient, email: string, password: string) => client.post('/api/v1/auth/login', { email, password });
const verify = (client: ApiClient, token: string) => client.post('/api/v1/auth/register/verify', { token });

/** What an answer shows to whoever asked, without what differs from one request to the next by design. */
function visible({ status, headers, body }: ApiAnswer) {
  const names = [...headers.keys()].filter((name) => !['date', 'x-request-id'].includes(name));
  const { instance: _, ...rest } = body as { instance?: string };
  return { status, headers: names.map((name) => [name, headers.get(name)]), body: rest };
}

/** Registers and returns the token of the mailed link. */
async function mailedToken(application: Partial<typeof APPLICATION> = {}): Promise<string> {
  await app.client().post('/api/v1/auth/register', { ...APPLICATION, ...application });
  await app.deliverOutbox();
  const [mail] = await app.mails();
  return new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
}

describe('registering', () => {
  it('leads from the mailed link into a new company, whose owner the person is', async () => {
    const token = await mailedToken({ email: ' Rosa@Riverside.TEST ', companyName: '  Riverside Tile ' });
    expect((await app.mails())[0]).toMatchObject({ to: 'rosa@riverside.test', subject: 'Finish your Lading registration' });
    const client = app.client();
    const verified = await verify(client, token);
    expect(verified.status).toBe(200);
    expect(verified.body).toMatchObject({
      user: { email: 'rosa@riverside.test', fullName: 'Rosa Delgado' },
      company: { name: 'Riverside Tile', role: 'owner' },
      mustChangePassword: false,
      demonstration: false,
    });
    expect(verified.body.permissions).toContain('quote.book');
    expect((await sessionOf(client)).body).toEqual(verified.body);
    expect((await client.get('/api/v1/company')).body).toMatchObject({ name: 'Riverside Tile', demo: false, code: expect.stringMatching(/^[2-9A-Z]{8}$/) });
  });

  it('answers alike for a new and a known address, and mails the known one that it has an account', async () => {
    const fresh = await app.client().post('/api/v1/auth/register', APPLICATION);
    await signUp(app, { email: 'known@riverside.test' });
    const known = await app.client().post('/api/v1/auth/register', { ...APPLICATION, email: 'Known@riverside.test' });
    expect(fresh.status).toBe(202);
    expect(visible(known)).toEqual(visible(fresh));
    await app.deliverOutbox();
    const mail = (await app.mails()).find(({ to }) => to === 'known@riverside.test');
    expect(mail).toMatchObject({ subject: 'You already have a Lading account', links: [expect.stringMatching(/\/login$/)] });
  });

  it('keeps neither password nor link token anywhere in the database', async () => {
    const token = await mailedToken();
    await verify(app.client(), token);
    const tables = ['registration', 'registration_link', 'user_account', 'user_session', 'outbox_message'];
    const rows = await Promise.all(tables.map((table) => app.database.dataSource.query(`SELECT * FROM ${table}`)));
    const stored = JSON.stringify(rows);
    expect(stored).toContain('$argon2id$');
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(APPLICATION.password);
  });

  it.each([
    ['a link that was never mailed', async () => 'x'.repeat(43), 404, 'LINK_INVALID'],
    ['a link used before', usedToken, 404, 'LINK_INVALID'],
    ['a link older than a day', expiredToken, 410, 'LINK_EXPIRED'],
    ['a link whose address got an account meanwhile', overtakenToken, 404, 'LINK_INVALID'],
  ])('refuses %s', async (_name, makeToken, status, code) => {
    const client = app.client();
    const answer = await verify(client, await makeToken());
    expect(answer).toMatchObject({ status, body: { code } });
    expect(client.cookie('lading_session')).toBeUndefined();
  });

  async function usedToken() {
    const token = await mailedToken();
    expect((await verify(app.client(), token)).status).toBe(200);
    return token;
  }
  async function expiredToken() {
    const token = await mailedToken();
    clock.advance(24 * HOUR);
    return token;
  }
  async function overtakenToken() {
    const token = await mailedToken();
    expect((await verify(app.client(), await mailedToken({ password: 'another-mail-another-try' }))).status).toBe(200);
    return token;
  }

  it.each([
    [{ password: 'too short' }, '/password', 'LENGTH'],
    [{ password: 'x'.repeat(129) }, '/password', 'LENGTH'],
    [{ password: 'Qwerty123456' }, '/password', 'PASSWORD_COMMON'],
    [{ password: 'riverside-slate' }, '/password', 'PASSWORD_PERSONAL'],
    [{ password: ['seven-pallets-of-slate'] }, '/password', 'TYPE'],
    [{ email: '"rosa@evil.test x"@riverside.test' }, '/email', 'FORMAT'],
    [{ email: 'rosa@riverside.test\r\nbcc: eve@evil.test' }, '/email', 'FORMAT'],
    [{ email: 'rosa@riverside.t\u0435st' }, '/email', 'FORMAT'],
    [{ email: { toString: 'rosa@riverside.test' } }, '/email', 'FORMAT'],
    [{ fullName: '   ' }, '/fullName', 'LENGTH'],
    [{ fullName: 'Rosa\nDelgado' }, '/fullName', 'FORMAT'],
    [{ companyName: 'Tile\u0000Co' }, '/companyName', 'FORMAT'],
    [{ role: 'owner' }, '/role', 'UNKNOWN_FIELD'],
  ])('refuses %j', async (change, pointer, code) => {
    const answer = await app.client().post('/api/v1/auth/register', { ...APPLICATION, ...change });
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ pointer, code }));
    await app.deliverOutbox();
    expect(await app.database.dataSource.query('SELECT id FROM registration')).toEqual([]);
  });
});

describe('over https', () => {
  it('binds the cookie to the host and to https', async () => {
    const secure = await startTestApp({ environment: { PUBLIC_URL: 'https://freight.example.test' } });
    const { client, email } = await signUp(secure);
    const answer = await login(client, email, TEST_PASSWORD);
    await secure.close();
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-lading_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/)]);
  });
});

describe('signing in', () => {
  it('accepts the address in any case and sets a cookie that scripts and other sites cannot use', async () => {
    await signUp(app, { email: 'rosa@riverside.test' });
    const client = app.client();
    const answer = await login(client, 'ROSA@riverside.test ', TEST_PASSWORD);
    expect(answer).toMatchObject({ status: 200, body: { user: { email: 'rosa@riverside.test' } } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^lading_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)]);
  });

  it('answers alike for an unknown address and a wrong password', async () => {
    await signUp(app, { email: 'rosa@riverside.test' });
    const wrong = await login(app.client(), 'rosa@riverside.test', 'not-the-password');
    const unknown = await login(app.client(), 'nobody@riverside.test', 'not-the-password');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    expect(visible(unknown)).toEqual(visible(wrong));
  });

  it('gives a new session and ends the one the browser had', async () => {
    const { client, email } = await signUp(app);
    const planted = client.cookie('lading_session') ?? '';
    await login(client, email, TEST_PASSWORD);
    expect(client.cookie('lading_session')).not.toBe(planted);
    expect((await sessionOf(client)).status).toBe(200);

    const thief = app.client();
    thief.setCookie('lading_session', planted);
    expect((await sessionOf(thief)).status).toBe(401);
  });

  it('opens the company that was used last', async () => {
    const other = await signUp(app, { companyName: 'Hilltop Stone' });
    const { client, userId, companyId, email } = await signUp(app, { companyName: 'Riverside Tile' });
    const join = (role: string) =>
      app.database.dataSource.query(
        `INSERT INTO association (id, company_id, user_id, role, status, created_at, updated_at) VALUES (?, ?, ?, ?, 'active', '2020-01-01', '2020-01-01')`,
        ['asc_01BX5ZZKBKACTAV9WEVGEMMVRZ', other.companyId, userId, role],
      );
    await join('viewer');
    expect((await login(client, email, TEST_PASSWORD)).body.company).toMatchObject({ id: companyId });

    await app.database.dataSource.query(`UPDATE association SET status = 'suspended' WHERE company_id = ? AND user_id = ?`, [companyId, userId]);
    expect((await sessionOf(client)).body).toMatchObject({ company: null, permissions: [] });
    expect(await client.get('/api/v1/company')).toMatchObject({ status: 403, body: { code: 'NO_ACTIVE_COMPANY' } });
    expect((await login(client, email, TEST_PASSWORD)).body.company).toEqual({ id: other.companyId, name: 'Hilltop Stone', role: 'viewer' });
  });

  it('shows a colleague the same company with their own permissions, and nobody another company', async () => {
    const { companyId } = await signUp(app, { companyName: 'Riverside Tile' });
    const dock = await signInAs(app, companyId, 'dock');
    const stranger = await signUp(app, { companyName: 'Hilltop Stone' });
    expect((await dock.client.get('/api/v1/company')).body).toMatchObject({ id: companyId, name: 'Riverside Tile' });
    expect((await sessionOf(dock.client)).body.permissions).not.toContain('price.read');
    expect((await stranger.client.get('/api/v1/company')).body).toMatchObject({ id: stranger.companyId, name: 'Hilltop Stone' });
  });
});

describe('a session', () => {
  it('ends with sign-out, for every copy of the cookie', async () => {
    const { client } = await signUp(app);
    const copy = app.client();
    copy.setCookie('lading_session', client.cookie('lading_session') ?? '');
    const answer = await client.post('/api/v1/auth/logout');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(client.cookie('lading_session')).toBeUndefined();
    expect((await sessionOf(copy)).status).toBe(401);
    expect((await client.post('/api/v1/auth/logout')).status).toBe(204);
  });

  it('ends after twelve hours without use and lives on while it is used', async () => {
    const { client } = await signUp(app);
    for (let hours = 0; hours < 24; hours += 11) {
      clock.advance(11 * HOUR);
      expect((await sessionOf(client)).status).toBe(200);
    }
    clock.advance(12 * HOUR);
    expect((await sessionOf(client)).status).toBe(401);
  });

  it('ends after thirty days although it is used', async () => {
    const { client } = await signUp(app);
    for (let hours = 0; hours < 30 * 24 - 10; hours += 10) {
      clock.advance(10 * HOUR);
      expect((await sessionOf(client)).status).toBe(200);
    }
    clock.advance(10 * HOUR);
    expect((await sessionOf(client)).status).toBe(401);
  });

  it.each(['', 'lading', 'x'.repeat(43), '\u0027 OR 1=1 --'])('is not opened by the cookie %j', async (token) => {
    const client = app.client();
    client.setCookie('lading_session', encodeURIComponent(token));
    expect(await sessionOf(client)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  it('cannot be begun or ended from another site', async () => {
    const { client, email } = await signUp(app);
    const evil = { origin: 'https://evil.test' };
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await client.post('/api/v1/auth/logout', undefined, evil)).toMatchObject({ status: 403, body: { code: 'CROSS_SITE' } });
    expect(await client.post('/api/v1/auth/logout', undefined, { origin: 'null' })).toMatchObject({ status: 403 });
    expect((await login(client, email, TEST_PASSWORD)).status).toBe(200);
    expect(await client.post('/api/v1/auth/login', { email, password: TEST_PASSWORD }, evil)).toMatchObject({ status: 403 });
    expect(await client.post('/api/v1/auth/login', `email=${email}&password=${TEST_PASSWORD}`, form)).toMatchObject({ status: 415 });
    expect((await sessionOf(client)).status).toBe(200);
  });
});
