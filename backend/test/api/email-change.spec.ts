import { BAD_ADDRESSES } from '../support/bad-addresses.js';
import { visible } from '../support/visible-answer.js';
import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import { signUp, TEST_PASSWORD, type SignedIn } from '../support/identity.js';
import { mailAbout, mailsTo, tokenIn } from '../support/mails.js';
import { statementsDuring } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { patiently } from '../support/patiently.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Tests with many requests, on a machine that may be busy. */
const SLOW = 60_000;

let app: TestApp;
let rosa: SignedIn;
let oldAddress: string;
let newAddress: string;
let run = 0;
const clock = new TestClock();

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { PUBLIC_URL: 'https://freight.example.test' } });
}, SLOW);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.truncate();
  run += 1;
  oldAddress = `rosa${run}@riverside.test`;
  newAddress = `rosa${run}@hilltop.test`;
  rosa = await signUp(app, { email: oldAddress });
});

const ask = (email: unknown, client = rosa.client): Promise<ApiAnswer> => client.post('/api/v1/me/email', { email });
const read = (token: unknown, client: ApiClient): Promise<ApiAnswer> => client.post('/api/v1/auth/email', { token });
const verify = (token: unknown, client: ApiClient = rosa.client): Promise<ApiAnswer> =>
  client.post('/api/v1/auth/email/verify', { token });
const login = (email: string, client = app.client()): Promise<ApiAnswer> =>
  client.post('/api/v1/auth/login', { email, password: TEST_PASSWORD });
const emailNow = async (): Promise<unknown> =>
  (
    await app.database.database.query<{ email: string }>('SELECT email FROM user_account WHERE id = ?', [rosa.userId])
  )[0]?.email;
const isSignedIn = async (client: ApiClient): Promise<boolean> =>
  (await client.get('/api/v1/auth/session')).status === 200;

async function confirmToken(): Promise<string> {
  await ask(newAddress);
  return tokenIn(await mailAbout(app, newAddress, 'Confirm'), 'emailToken');
}

describe('requesting an email change', () => {
  it('mails a link to the new address, and keeps the old one until it is opened', async () => {
    const answer = await ask(` ${newAddress.toUpperCase()} `);
    expect(answer).toMatchObject({ status: 202, body: { message: expect.any(String) } });
    const mail = await mailAbout(app, newAddress, 'Confirm');
    expect(mail?.links).toEqual([
      expect.stringMatching(/^https:\/\/freight\.example\.test\/change-password\?emailToken=[\w-]{43}$/),
    ]);
    expect(await emailNow()).toBe(oldAddress);
    expect(await mailsTo(app, oldAddress)).toEqual([]);
  });

  it('answers the same for an address that has an account, which is notified', async () => {
    const taken = await signUp(app, { email: `taken${run}@hilltop.test` });
    const answers: ApiAnswer[] = [];
    const forFree = await statementsDuring(app, async () => answers.push(await ask(newAddress)));
    const forUsed = await statementsDuring(app, async () => answers.push(await ask(taken.email)));
    const [free, used] = answers.map(visible);
    expect(used).toEqual(free);
    expect(forUsed.map(({ sql }) => sql)).toEqual(forFree.map(({ sql }) => sql));
    expect(await mailsTo(app, taken.email)).toEqual([
      expect.objectContaining({ subject: 'This address already has a Lading account', links: [] }),
    ]);
  });

  it('requires authentication in the last five minutes', async () => {
    clock.advance(5 * MINUTE + 1);
    expect(await ask(newAddress)).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } });
    await rosa.client.post('/api/v1/auth/reauthenticate', { password: TEST_PASSWORD });
    expect((await ask(newAddress)).status).toBe(202);
  });

  it('requires a session', async () => {
    expect(await ask(newAddress, app.client())).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  it('refuses the current address', async () => {
    expect((await ask(oldAddress)).body.errors).toEqual([
      expect.objectContaining({ pointer: '/email', code: 'EMAIL_UNCHANGED' }),
    ]);
  });

  it.each(BAD_ADDRESSES)('refuses %j', async (email) => {
    const answer = await ask(email);
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
    expect(answer.body.errors[0]).toMatchObject({ pointer: '/email' });
  });

  it('cannot be used to flood mailboxes', async () => {
    for (let i = 0; i < 5; i += 1) expect((await ask(`nobody${i}@hilltop.test`)).status).toBe(202);
    expect(await ask(newAddress)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
  });
});

describe('the link to the new address', () => {
  it('applies it, keeps the session where it is opened, ends all others and notifies the old address', async () => {
    const other = app.client();
    await login(oldAddress, other);
    const answer = await verify(await confirmToken());
    expect(answer).toMatchObject({ status: 200, body: { result: 'changed', email: newAddress } });
    expect((await rosa.client.get('/api/v1/me')).body).toMatchObject({ email: newAddress });
    expect(await isSignedIn(other)).toBe(false);
    expect((await login(oldAddress)).status).toBe(401);
    expect((await login(newAddress)).status).toBe(200);
    const notice = await mailAbout(app, oldAddress, 'was changed');
    expect(notice?.text).not.toContain(newAddress);
    const entries = await app.database.database.query(
      'SELECT action FROM audit_entry WHERE action LIKE ? ORDER BY position',
      ['email.%'],
    );
    expect(entries).toEqual([{ action: 'email.change_requested' }, { action: 'email.changed' }]);
  });

  it("does nothing without a session or in another user's session, and still works in the account that requested it", async () => {
    const stranger = await signUp(app);
    const owing = app.client();
    await app.database.database.query(
      "INSERT INTO totp_factor (user_id, secret_sealed, created_at, confirmed_at) VALUES (?, 'sealed', ?, ?)",
      [rosa.userId, clock.now(), clock.now()],
    );
    expect((await login(oldAddress, owing)).body).toMatchObject({ status: 'factor_required' });
    const token = await confirmToken();
    for (const client of [app.client(), stranger.client, owing]) {
      expect((await read(token, client)).body).toMatchObject({ account: oldAddress, needsSignIn: true });
      expect(await verify(token, client)).toMatchObject({ status: 403, body: { code: 'SIGN_IN_TO_CONFIRM' } });
    }
    expect(await emailNow()).toBe(oldAddress);
    expect((await stranger.client.get('/api/v1/me')).body).toMatchObject({ email: stranger.email });
    expect((await read(token, rosa.client)).body).toEqual({
      action: 'change',
      email: newAddress,
      account: oldAddress,
      needsSignIn: false,
    });
    expect(await verify(token)).toMatchObject({ status: 200, body: { result: 'changed' } });
    expect(await isSignedIn(stranger.client)).toBe(true);
  });

  it('contains the account that requested it', async () => {
    await ask(newAddress);
    expect((await mailAbout(app, newAddress, 'Confirm'))?.text).toContain(`the Lading account ${oldAddress} requested`);
  });

  it('voids open password reset links', async () => {
    await app.client().post('/api/v1/auth/password-reset', { email: oldAddress });
    const resetToken = tokenIn(await mailAbout(app, oldAddress, 'Set a new password'));
    await verify(await confirmToken());
    const answer = await app
      .client()
      .post('/api/v1/auth/password', { token: resetToken, newPassword: 'nine-crates-of-basalt' });
    expect(answer).toMatchObject({ status: 404, body: { code: 'LINK_INVALID' } });
  });

  it('expires after a day', async () => {
    const token = await confirmToken();
    clock.advance(DAY);
    expect(await verify(token)).toMatchObject({ status: 404, body: { code: 'LINK_INVALID' } });
    expect(await emailNow()).toBe(oldAddress);
  });

  it(
    'succeeds once in twenty concurrent uses',
    async () => {
      const token = await confirmToken();
      const answers = await Promise.all(Array.from({ length: 20 }, () => patiently(() => verify(token))));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 404)]);
      expect(await app.database.database.query(`SELECT id FROM mailed_link WHERE purpose = 'email_undo'`)).toHaveLength(
        1,
      );
    },
    SLOW,
  );

  it('is void after a newer request or a password change', async () => {
    const older = await confirmToken();
    const newer = await confirmToken();
    expect((await verify(older)).status).toBe(404);
    await rosa.client.post('/api/v1/auth/password', {
      currentPassword: TEST_PASSWORD,
      newPassword: 'nine-crates-of-basalt',
    });
    expect((await verify(newer)).status).toBe(404);
    expect(await emailNow()).toBe(oldAddress);
  });

  it('is not mailed if the password was changed before', async () => {
    await ask(newAddress);
    await rosa.client.post('/api/v1/auth/password', {
      currentPassword: TEST_PASSWORD,
      newPassword: 'nine-crates-of-basalt',
    });
    expect(await mailsTo(app, newAddress)).toEqual([]);
  });

  it('changes nothing if the address has an account meanwhile', async () => {
    const token = await confirmToken();
    await signUp(app, { email: newAddress });
    expect(await verify(token)).toMatchObject({ status: 404, body: { code: 'LINK_INVALID' } });
    expect(await emailNow()).toBe(oldAddress);
    expect(await isSignedIn(rosa.client)).toBe(true);
  });

  it('is stored as a hash', async () => {
    const token = await confirmToken();
    const tables = ['mailed_link', 'mailed_link_token', 'outbox_message'];
    const stored = JSON.stringify(
      await Promise.all(tables.map((table) => app.database.database.query(`SELECT * FROM ${table}`))),
    );
    expect(stored).not.toContain(token);
  });

  it.each([[''], [null], [['x']], [{ a: 1 }], ['x'.repeat(201)]])('is refused as %j', async (token) => {
    expect(await verify(token)).toMatchObject({
      status: 422,
      body: { errors: [expect.objectContaining({ pointer: '/token' })] },
    });
  });
});
