import { signUp } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { visible } from '../support/visible-answer.js';
import type { ApiClient } from '../support/api-client.js';

const HOUR = 3_600_000;
const APPLICATION = {
  email: 'rosa@riverside.test',
  password: 'seven-pallets-of-slate',
  fullName: 'Rosa Delgado',
  companyName: 'Riverside Tile',
};

let app: TestApp;
const clock = new TestClock();

beforeAll(async () => {
  app = await startTestApp({ clock });
}, 60_000);
afterAll(() => app.close());
beforeEach(() => app.database.truncate());

const sessionOf = (client: ApiClient) => client.get('/api/v1/auth/session');
const verify = (client: ApiClient, token: string) => client.post('/api/v1/auth/register/verify', { token });

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
    expect((await app.mails())[0]).toMatchObject({
      to: 'rosa@riverside.test',
      subject: 'Finish your Lading registration',
    });
    const client = app.client();
    const verified = await verify(client, token);
    expect(verified.status).toBe(200);
    const { status, factors, session } = verified.body;
    expect({ status, factors }).toEqual({ status: 'signed_in', factors: [] });
    expect(session).toMatchObject({
      user: { email: 'rosa@riverside.test', fullName: 'Rosa Delgado' },
      company: { name: 'Riverside Tile', role: 'owner' },
      mustChangePassword: false,
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

  it('answers alike for a new and a known address, and mails the known one that it has an account', async () => {
    const fresh = await app.client().post('/api/v1/auth/register', APPLICATION);
    await signUp(app, { email: 'known@riverside.test' });
    const known = await app.client().post('/api/v1/auth/register', { ...APPLICATION, email: 'Known@riverside.test' });
    expect(fresh.status).toBe(202);
    expect(visible(known)).toEqual(visible(fresh));
    await app.deliverOutbox();
    const mail = (await app.mails()).find(({ to }) => to === 'known@riverside.test');
    expect(mail).toMatchObject({
      subject: 'You already have a Lading account',
      links: [expect.stringMatching(/\/login$/)],
    });
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
    [{ password: 'Qwerty123456' }, '/password', 'PASSWORD_WEAK'],
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
