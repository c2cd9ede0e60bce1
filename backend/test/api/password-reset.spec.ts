import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { BAD_ADDRESSES } from '../support/bad-addresses.js';
import { KnownDevices } from '../../src/modules/identity/devices/known-devices.js';
import { SessionsService } from '../../src/modules/identity/sessions/sessions.service.js';
import { Database } from '../../src/platform/database/database.js';
import { visible } from '../support/visible-answer.js';
import type { ApiAnswer } from '../support/api-client.js';
import { signUp, TEST_PASSWORD } from '../support/identity.js';
import { mailAbout, mailsTo, tokenIn } from '../support/mails.js';
import { Redelivery } from '../support/redelivery.js';
import { statementsDuring } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { patiently } from '../support/patiently.js';

const MINUTE = 60_000;
const ROSA = 'rosa@riverside.test';
const NEW_PASSWORD = 'nine-crates-of-basalt';
const LINK = 'Set a new password';
/** Tests with many requests, on a machine that may be busy. */
const SLOW = 60_000;

let app: TestApp;
const clock = new TestClock();

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { PUBLIC_URL: 'https://freight.example.test' } });
}, SLOW);
afterAll(() => app.close());
beforeEach(() => app.database.truncate());

const ask = (email: unknown): Promise<ApiAnswer> => app.client().post('/api/v1/auth/password-reset', { email });
const redeem = (token: unknown, newPassword: unknown = NEW_PASSWORD, client = app.client()): Promise<ApiAnswer> =>
  client.post('/api/v1/auth/password', { token, newPassword });
const login = (password: string): Promise<ApiAnswer> =>
  app.client().post('/api/v1/auth/login', { email: ROSA, password });
const rows = (sql: string): Promise<Record<string, unknown>[]> => app.database.database.query(sql);

/** Requests a reset with a header that `fetch` would not send unchanged, and returns the status. */
async function askWithHeader(name: string, value: string): Promise<number | undefined> {
  const request = httpRequest(new URL('/api/v1/auth/password-reset', app.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [name]: value },
  });
  request.end(JSON.stringify({ email: ROSA }));
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

async function mailedToken(): Promise<string> {
  await ask(ROSA);
  return tokenIn(await mailAbout(app, ROSA, LINK));
}

describe('requesting a password reset', () => {
  it('answers the same with the same work for a known and an unknown address, and mails only the known one', async () => {
    await signUp(app, { email: ROSA });
    const answers: ApiAnswer[] = [];
    const forKnown = await statementsDuring(app, async () => answers.push(await ask(' Rosa@Riverside.TEST ')));
    const forUnknown = await statementsDuring(app, async () => answers.push(await ask('nobody@riverside.test')));
    const [known, unknown] = answers.map(visible);
    expect(answers[0]).toMatchObject({
      status: 202,
      body: { message: expect.stringContaining('If the address has an account') },
    });
    expect(unknown).toEqual(known);
    expect(answers[0]?.headers.getSetCookie()).toEqual([]);
    expect(forUnknown.map(({ sql }) => sql)).toEqual(forKnown.map(({ sql }) => sql));
    expect(await mailsTo(app, 'nobody@riverside.test')).toEqual([]);
    expect(await mailsTo(app, ROSA)).toHaveLength(1);
  });

  it.each([
    ['x-forwarded-host', 'evil.test'],
    ['forwarded', 'host=evil.test'],
    ['x-original-url', '//evil.test'],
  ])('mails a link to the configured host, whatever %s says', async (name, value) => {
    await signUp(app, { email: ROSA });
    expect(await askWithHeader(name, value)).toBe(202);
    const mail = await mailAbout(app, ROSA, LINK);
    expect(mail?.links).toEqual([
      expect.stringMatching(/^https:\/\/freight\.example\.test\/change-password\?token=[\w-]{43}$/),
    ]);
    expect(JSON.stringify(mail)).not.toContain('evil.test');
  });

  it('mails nothing for a request to another host', async () => {
    await signUp(app, { email: ROSA });
    expect(await askWithHeader('host', 'evil.test')).toBe(421);
    expect(await rows('SELECT id FROM outbox_message')).toEqual([]);
  });

  it.each(BAD_ADDRESSES)('refuses %j', async (email) => {
    const answer = await ask(email);
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
    expect(answer.body.errors[0]).toMatchObject({ pointer: '/email' });
    expect(await rows('SELECT id FROM outbox_message')).toEqual([]);
  });

  it('sends at most three mails an hour to an address, answers as before, and keeps the last link valid', async () => {
    await signUp(app, { email: ROSA });
    const answers: unknown[] = [];
    for (let i = 0; i < 7; i += 1) answers.push(visible(await ask(ROSA)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await rows('SELECT id FROM outbox_message')).toHaveLength(3);
    const mail = await mailAbout(app, ROSA, LINK);
    expect((await redeem(tokenIn(mail))).status).toBe(200);
  });

  it('still mails recipients who use a known device when others have used up the limit', async () => {
    const { client: own, email } = await signUp(app);
    await own.post('/api/v1/auth/login', { email, password: TEST_PASSWORD });
    const askOwn = (address: string) => own.post('/api/v1/auth/password-reset', { email: address });
    const requested = async (address: string) =>
      (await rows(`SELECT id FROM outbox_message WHERE topic LIKE '%reset%' AND payload LIKE '%${address}%'`)).length;
    for (let i = 0; i < 5; i += 1) await ask(email);
    expect(await requested(email)).toBe(3);
    for (let i = 0; i < 5; i += 1) expect((await askOwn(email)).status).toBe(202);
    expect(await requested(email)).toBe(6);
    const other = await signUp(app);
    for (let i = 0; i < 5; i += 1) await Promise.all([ask(other.email), askOwn(other.email)]);
    expect(await requested(other.email)).toBe(3);
  });

  it(
    'answers 429 to an IP address that requests too often, for any recipient',
    async () => {
      for (let i = 0; i < 100; i += 1) expect((await ask(`nobody${i}@riverside.test`)).status).toBe(202);
      const answer = await ask('nobody@riverside.test');
      expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    },
    SLOW,
  );
});

describe('the mailed link', () => {
  it('sets the password, signs in, ends every other session and notifies the user', async () => {
    const { client: laptop, userId } = await signUp(app, { email: ROSA });
    const token = await mailedToken();
    const phone = app.client();
    const answer = await redeem(token, NEW_PASSWORD, phone);
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'signed_in', factors: [], session: { user: { id: userId }, mustChangePassword: false } },
    });
    expect((await phone.get('/api/v1/auth/session')).status).toBe(200);
    expect((await laptop.get('/api/v1/auth/session')).status).toBe(401);
    expect((await login(TEST_PASSWORD)).status).toBe(401);
    expect((await login(NEW_PASSWORD)).status).toBe(200);
    expect(await mailAbout(app, ROSA, 'password was changed')).toMatchObject({
      links: ['https://freight.example.test/reset-password'],
    });
    expect(await rows(`SELECT user_id, subject FROM audit_entry WHERE action = 'password.reset'`)).toEqual([
      { user_id: userId, subject: userId },
    ]);
  });

  it('is stored as a hash of 256 random bits, and the password as argon2id', async () => {
    await signUp(app, { email: ROSA });
    const token = await mailedToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    await redeem(token);
    const tables = [
      'mailed_link',
      'mailed_link_token',
      'outbox_message',
      'audit_entry',
      'user_account',
      'user_session',
    ];
    const stored = JSON.stringify(await Promise.all(tables.map((table) => rows(`SELECT * FROM ${table}`))));
    expect(stored).toContain('$argon2id$');
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(NEW_PASSWORD);
  });

  it('expires after 30 minutes', async () => {
    await signUp(app, { email: ROSA });
    const token = await mailedToken();
    clock.advance(30 * MINUTE - 1);
    expect((await redeem(token, 'Password1234')).status).toBe(422);
    clock.advance(1);
    expect(await redeem(token)).toMatchObject({ status: 404, body: { code: 'LINK_INVALID' } });
  });

  it(
    'succeeds once in twenty concurrent uses',
    async () => {
      await signUp(app, { email: ROSA });
      const token = await mailedToken();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) => patiently(() => redeem(token, `${NEW_PASSWORD}-${i}`))),
      );
      const codes = answers.map(({ status, body }) => (status === 200 ? 'in' : `${status} ${body.code}`)).sort();
      expect(codes).toEqual([...Array.from({ length: 19 }, () => '404 LINK_INVALID'), 'in']);
      const winner = answers.findIndex(({ status }) => status === 200);
      expect((await login(`${NEW_PASSWORD}-${winner}`)).status).toBe(200);
      expect(await rows(`SELECT id FROM audit_entry WHERE action = 'password.reset'`)).toHaveLength(1);
    },
    SLOW,
  );

  it('is void after a complete sign-in, even if its mail is sent later', async () => {
    await signUp(app, { email: ROSA });
    const token = await mailedToken();
    expect((await login('not-the-password')).status).toBe(401);
    expect((await redeem(token, 'Password1234')).status).toBe(422);
    expect((await login(TEST_PASSWORD)).status).toBe(200);
    expect((await redeem(token)).status).toBe(404);

    await ask(ROSA);
    clock.advance(1);
    await login(TEST_PASSWORD);
    const links = async () => (await mailsTo(app, ROSA)).filter(({ subject }) => subject.includes(LINK)).length;
    const before = (await app.mails()).filter(({ to, subject }) => to === ROSA && subject.includes(LINK)).length;
    expect(await links()).toBe(before);
  });

  it('survives a sign-in with a missing second factor until the factor is entered', async () => {
    const { userId } = await signUp(app, { email: ROSA });
    await app.database.database.query(
      `INSERT INTO totp_factor (user_id, secret_sealed, created_at, confirmed_at) VALUES (?, 'sealed', '2026-11-20', '2026-11-20')`,
      [userId],
    );
    const token = await mailedToken();
    const client = app.client();
    await client.post('/api/v1/auth/login', { email: ROSA, password: TEST_PASSWORD });
    expect((await redeem(token, 'Password1234')).status).toBe(422);
    const [session] = await rows(`SELECT id FROM user_session WHERE state = 'factor_pending'`);
    await app
      .get(Database)
      .transaction((tx) =>
        app.get(SessionsService).promote(tx, String(session?.id), { userAgent: 'test', ipAddress: '192.0.2.1' }),
      );
    expect((await redeem(token)).status).toBe(404);
  });

  it('answers the same when it is void, for any reason', async () => {
    await signUp(app, { email: ROSA });
    const replaced = await mailedToken();
    const voided = await mailedToken();
    await login(TEST_PASSWORD);
    const used = await mailedToken();
    await redeem(used);
    await app.database.database.query('DELETE FROM throttle');
    const expired = await mailedToken();
    clock.advance(30 * MINUTE);
    const answers = [];
    for (const token of ['never-mailed', replaced, voided, used, expired]) answers.push(visible(await redeem(token)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'LINK_INVALID' } });
  });

  it('deletes the known devices of the account', async () => {
    const { client, userId } = await signUp(app, { email: ROSA });
    await client.post('/api/v1/auth/login', { email: ROSA, password: TEST_PASSWORD });
    const cookie = client.cookie('__Host-lading_device') ?? '';
    expect(await app.get(KnownDevices).ownerOf(cookie)).toBe(userId);
    const browser = app.client();
    await redeem(await mailedToken(), NEW_PASSWORD, browser);
    expect(await app.get(KnownDevices).ownerOf(cookie)).toBeNull();
    expect(await app.get(KnownDevices).ownerOf(browser.cookie('__Host-lading_device') ?? '')).toBe(userId);
  });

  it('is void after its use, a newer one, or a password change', async () => {
    const { client } = await signUp(app, { email: ROSA });
    const older = await mailedToken();
    const newer = await mailedToken();
    expect(await redeem(older)).toMatchObject({ status: 404, body: { code: 'LINK_INVALID' } });
    await client.post('/api/v1/auth/password', {
      currentPassword: TEST_PASSWORD,
      newPassword: 'eleven-bales-of-straw',
    });
    expect(await redeem(newer)).toMatchObject({ status: 404, body: { code: 'LINK_INVALID' } });
    const last = await mailedToken();
    expect((await redeem(last)).status).toBe(200);
    expect(await redeem(last, 'twelve-more-pallets')).toMatchObject({ status: 404, body: { code: 'LINK_INVALID' } });
  });

  it('is valid only if newest, in any order of sending', async () => {
    await signUp(app, { email: ROSA });
    for (let i = 0; i < 5; i += 1) await ask(ROSA);
    const [{ id: newest } = { id: '' }] = await app.database.database.query<{ id: string }>(
      'SELECT id FROM outbox_message ORDER BY id DESC LIMIT 1',
    );
    const mails = await mailsTo(app, ROSA);
    const tokens = mails
      .filter(({ links }) => links[0]?.includes('token='))
      .map(({ id, links: [link = ''] }) => ({ id, token: new URL(link).searchParams.get('token') }));
    for (const { id, token } of tokens.filter((mail) => mail.id !== newest))
      expect([id, (await redeem(token)).status]).toEqual([id, 404]);
    expect((await redeem(tokens.find(({ id }) => id === newest)?.token)).status).toBe(200);
  });

  it('is valid in either of two copies of its mail, once', async () => {
    await signUp(app, { email: ROSA });
    await ask(ROSA);
    const redelivery = new Redelivery(app);
    const mail = await mailAbout(app, ROSA, LINK);
    await redelivery.makeDue();
    const again = await mailAbout(app, ROSA, LINK);
    expect(again?.id).toBe(mail?.id);
    const [first, second] = [tokenIn(mail), tokenIn(again)];
    expect(second).not.toBe(first);
    expect((await redeem(first)).status).toBe(200);
    expect((await redeem(second)).status).toBe(404);
  });

  it('still requires the second factor', async () => {
    const { userId } = await signUp(app, { email: ROSA });
    await app.database.database.query(
      `INSERT INTO totp_factor (user_id, secret_sealed, created_at, confirmed_at) VALUES (?, 'sealed', '2026-11-20', '2026-11-20')`,
      [userId],
    );
    const client = app.client();
    const answer = await redeem(await mailedToken(), NEW_PASSWORD, client);
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'factor_required', factors: ['totp'], session: null },
    });
    expect(await client.get('/api/v1/me')).toMatchObject({ status: 401, body: { code: 'FACTOR_REQUIRED' } });
    const change = await client.post('/api/v1/auth/password', {
      currentPassword: NEW_PASSWORD,
      newPassword: 'eleven-bales-of-straw',
    });
    expect(change).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  it("ends the forced change, and another user's session in the same browser", async () => {
    const { userId } = await signUp(app, { email: ROSA });
    await app.database.database.query('UPDATE user_account SET must_change_password = true WHERE id = ?', [userId]);
    const other = await signUp(app);
    const planted = other.client.cookie('__Host-lading_session') ?? '';
    const answer = await redeem(await mailedToken(), NEW_PASSWORD, other.client);
    expect(answer.body.session).toMatchObject({ user: { id: userId }, mustChangePassword: false });
    const thief = app.client();
    thief.setCookie('__Host-lading_session', planted);
    expect((await thief.get('/api/v1/auth/session')).status).toBe(401);
  });

  it.each([
    ['too short', '/newPassword', 'LENGTH'],
    ['x'.repeat(100_000), '/newPassword', 'LENGTH'],
    ['Password1234', '/newPassword', 'PASSWORD_WEAK'],
    ['111111111111', '/newPassword', 'PASSWORD_WEAK'],
    ['qwertyqwerty', '/newPassword', 'PASSWORD_WEAK'],
    ['letmeinletmein', '/newPassword', 'PASSWORD_WEAK'],
    ['my-riverside-rocks', '/newPassword', 'PASSWORD_PERSONAL'],
    [TEST_PASSWORD, '/newPassword', 'PASSWORD_UNCHANGED'],
    [[NEW_PASSWORD], '/newPassword', 'TYPE'],
    [null, '/newPassword', 'REQUIRED'],
  ])('refuses the password %#, and stays valid', async (password, pointer, code) => {
    await signUp(app, { email: ROSA });
    const token = await mailedToken();
    const answer = await redeem(token, password);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ pointer, code }));
    expect((await redeem(token)).status).toBe(200);
  });

  it.each([['x'.repeat(43)], ['\u0000'], ["' OR 1=1 --"], ['é'.repeat(100)]])(
    'is not replaced by %j',
    async (token) => {
      expect(await redeem(token)).toMatchObject({ status: 404, body: { code: 'LINK_INVALID' } });
    },
  );

  it.each([[''], ['x'.repeat(201)], [['x']], [{ a: 1 }], [7], [null]])(
    'is not looked up for the token %j',
    async (token) => {
      const answer = await redeem(token);
      expect(answer).toMatchObject({ status: 422, body: { errors: [expect.objectContaining({ pointer: '/token' })] } });
    },
  );

  it('is not accepted with a token for another purpose', async () => {
    const { client, userId } = await signUp(app, { email: ROSA });
    await client.post('/api/v1/me/email', { email: 'rosa@hilltop.test' });
    const emailToken = tokenIn(await mailAbout(app, 'rosa@hilltop.test', 'Confirm'), 'emailToken');
    expect(await redeem(emailToken)).toMatchObject({ status: 404, body: { code: 'LINK_INVALID' } });
    const resetToken = await mailedToken();
    expect(await app.client().post('/api/v1/auth/email/verify', { token: resetToken })).toMatchObject({
      status: 404,
      body: { code: 'LINK_INVALID' },
    });
    expect(await rows(`SELECT email FROM user_account WHERE id = '${userId}'`)).toEqual([{ email: ROSA }]);
  });
});
