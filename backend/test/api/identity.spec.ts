import { signUp } from '../support/identity.js';
import { mailsTo } from '../support/mails.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { visible } from '../support/visible-answer.js';
import type { ApiClient } from '../support/api-client.js';

const HOUR = 3_600_000;
const EMAIL = 'rosa@riverside.test';
const DETAILS = { fullName: 'Rosa Delgado', companyName: 'Riverside Tile', password: 'seven-pallets-of-slate' };

let app: TestApp;
const clock = new TestClock();

beforeAll(async () => {
  app = await startTestApp({ clock });
}, 60_000);
afterAll(() => app.close());
beforeEach(() => app.database.truncate());

const sessionOf = (client: ApiClient) => client.get('/api/v1/auth/session');
const register = (body: object) => app.client().post('/api/v1/auth/register', body);
const preview = (token: unknown) => app.client().post('/api/v1/auth/registration', { token });
const verify = (client: ApiClient, token: string, details: object = DETAILS) =>
  client.post('/api/v1/auth/register/verify', { token, ...details });
const rows = (table: string) => app.database.dataSource.query(`SELECT * FROM ${table}`);

/** Registers and returns the token of the mailed link. */
async function mailedToken(email = EMAIL): Promise<string> {
  expect((await register({ email })).status).toBe(202);
  await app.deliverOutbox();
  const [mail] = await app.mails();
  return new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
}

describe('registering', () => {
  it('leads from the mailed link to a new company with the user as owner', async () => {
    const token = await mailedToken(' Rosa@Riverside.TEST ');
    expect((await app.mails())[0]).toMatchObject({
      to: 'rosa@riverside.test',
      subject: 'Finish your Lading registration',
    });
    const client = app.client();
    const verified = await verify(client, token, { ...DETAILS, companyName: '  Riverside Tile ' });
    expect(verified.status).toBe(200);
    const { status, factors, session } = verified.body;
    expect({ status, factors }).toEqual({ status: 'signed_in', factors: [] });
    expect(session).toMatchObject({
      user: { email: 'rosa@riverside.test', fullName: 'Rosa Delgado' },
      company: { name: 'Riverside Tile', role: 'owner' },
      mustChangePassword: false,
      mustSetUpFactor: false,
      demonstration: false,
    });
    expect(session.permissions).toContain('quote.book');
    expect((await sessionOf(client)).body).toEqual(session);
    expect((await client.get('/api/v1/company')).body).toMatchObject({
      name: 'Riverside Tile',
      demo: false,
      code: expect.stringMatching(/^[2-9A-Z]{8}$/),
    });
  });

  it('answers the same for a new and a known address, and mails the known one that it has an account', async () => {
    const fresh = await register({ email: EMAIL });
    await signUp(app, { email: 'known@riverside.test' });
    const known = await register({ email: 'Known@riverside.test' });
    expect(fresh.status).toBe(202);
    expect(visible(known)).toEqual(visible(fresh));
    await app.deliverOutbox();
    const mail = (await app.mails()).find(({ to }) => to === 'known@riverside.test');
    expect(mail).toMatchObject({
      subject: 'You already have a Lading account',
      links: [expect.stringMatching(/\/login$/)],
    });
  });

  it('stores no password and no name before the address is verified', async () => {
    for (const extra of Object.keys(DETAILS))
      expect((await register({ email: EMAIL, [extra]: DETAILS[extra as keyof typeof DETAILS] })).body.errors).toEqual([
        expect.objectContaining({ pointer: `/${extra}`, code: 'UNKNOWN_FIELD' }),
      ]);
    await mailedToken();
    expect(await rows('registration')).toEqual([
      expect.objectContaining({ email: EMAIL, password_hash: null, full_name: null, company_name: null }),
    ]);
    expect(await rows('user_account')).toEqual([]);
  });

  it('shows the registration of a link without changing anything', async () => {
    const token = await mailedToken();
    for (let reading = 0; reading < 2; reading += 1)
      expect(await preview(token)).toMatchObject({ status: 200, body: { email: EMAIL, companyName: null } });
    expect(await Promise.all(['user_account', 'company', 'user_session'].map(rows))).toEqual([[], [], []]);
    expect((await verify(app.client(), token)).status).toBe(200);
  });

  it('stores neither password nor link token in plain text', async () => {
    const token = await mailedToken();
    await verify(app.client(), token);
    const tables = ['registration', 'registration_link', 'user_account', 'user_session', 'outbox_message'];
    const stored = JSON.stringify(await Promise.all(tables.map(rows)));
    expect(stored).toContain('$argon2id$');
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(DETAILS.password);
  });

  it('does not let an attacker in who registered the address before or after its owner', async () => {
    const before = await mailedToken();
    const owners = await mailedToken();
    const login = (password: string) => app.client().post('/api/v1/auth/login', { email: EMAIL, password });
    expect(await verify(app.client(), before, { ...DETAILS, password: 'the-strangers-password' })).toMatchObject({
      status: 404,
      body: { code: 'LINK_INVALID' },
    });
    expect((await verify(app.client(), owners)).status).toBe(200);
    await register({ email: EMAIL });
    expect((await login('the-strangers-password')).status).toBe(401);
    expect((await login(DETAILS.password)).status).toBe(200);
  });

  it('accepts a link that was mailed before the password was requested there', async () => {
    const token = await mailedToken();
    await app.database.dataSource.query(
      "UPDATE registration SET full_name = 'Eve', company_name = 'Trap Inc', password_hash = 'the-strangers-hash'",
    );
    const { body } = await verify(app.client(), token);
    expect(body.session).toMatchObject({ user: { fullName: 'Rosa Delgado' }, company: { name: 'Riverside Tile' } });
    const [account] = await rows('user_account');
    expect(account.password_hash).toMatch(/^\$argon2id\$/);
  });

  it.each([
    ['a link that was never mailed', async () => 'x'.repeat(43), 404, 'LINK_INVALID'],
    ['a link used before', usedToken, 404, 'LINK_INVALID'],
    ['a link older than a day', expiredToken, 404, 'LINK_INVALID'],
    ['a link for an address registered again later', overtakenToken, 404, 'LINK_INVALID'],
    ['a link for an address that has an account by now', strandedToken, 404, 'LINK_INVALID'],
  ])('refuses %s', async (_name, makeToken, status, code) => {
    const client = app.client();
    const token = await makeToken();
    expect(await verify(client, token)).toMatchObject({ status, body: { code } });
    expect(client.cookie('lading_session')).toBeUndefined();
    if (makeToken !== strandedToken) expect(await preview(token)).toMatchObject({ status, body: { code } });
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
    await mailedToken();
    return token;
  }
  async function strandedToken() {
    const token = await mailedToken();
    await signUp(app, { email: EMAIL });
    return token;
  }

  it('mails nothing for a registration that a later one has replaced', async () => {
    for (let time = 0; time < 2; time += 1) await register({ email: 'twice@riverside.test' });
    expect(await mailsTo(app, 'twice@riverside.test')).toHaveLength(1);
  });

  it.each([
    [{ email: '"rosa@evil.test x"@riverside.test' }, '/email', 'FORMAT'],
    [{ email: 'rosa@riverside.test\r\nbcc: eve@evil.test' }, '/email', 'FORMAT'],
    [{ email: 'rosa@riverside.t\u0435st' }, '/email', 'FORMAT'],
    [{ email: { toString: 'rosa@riverside.test' } }, '/email', 'FORMAT'],
    [{ role: 'owner' }, '/role', 'UNKNOWN_FIELD'],
  ])('refuses to register %j', async (change, pointer, code) => {
    const answer = await register({ email: EMAIL, ...change });
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ pointer, code }));
    expect(await rows('registration')).toEqual([]);
  });

  it.each([
    [{ password: undefined }, '/password', 'REQUIRED'],
    [{ password: 'too short' }, '/password', 'LENGTH'],
    [{ password: 'x'.repeat(129) }, '/password', 'LENGTH'],
    [{ password: 'Qwerty123456' }, '/password', 'PASSWORD_WEAK'],
    [{ password: 'riverside-slate' }, '/password', 'PASSWORD_PERSONAL'],
    [{ password: ['seven-pallets-of-slate'] }, '/password', 'TYPE'],
    [{ fullName: '   ' }, '/fullName', 'LENGTH'],
    [{ fullName: 'Rosa\nDelgado' }, '/fullName', 'FORMAT'],
    [{ companyName: 'Tile\u0000Co' }, '/companyName', 'FORMAT'],
    [{ companyName: undefined }, '/companyName', 'REQUIRED'],
    [{ companyName: null }, '/companyName', 'REQUIRED'],
    [{ email: 'eve@evil.test' }, '/email', 'UNKNOWN_FIELD'],
  ])('refuses to finish with %j, and keeps the link valid', async (change, pointer, code) => {
    const token = await mailedToken();
    const answer = await verify(app.client(), token, { ...DETAILS, ...change });
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ pointer, code }));
    expect(await rows('user_account')).toEqual([]);
    expect((await verify(app.client(), token)).status).toBe(200);
  });
});
