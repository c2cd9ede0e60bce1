import { newId } from '../../src/platform/ids.js';
import { signUp, TEST_PASSWORD, type SignedIn } from '../support/identity.js';
import { mailAbout } from '../support/mails.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import type { ApiAnswer, ApiClient } from '../support/api-client.js';

const MINUTE = 60_000;
const NEW_PASSWORD = 'nine-crates-of-basalt';
/** Tests with many requests, on a machine that may be busy. */
const SLOW = 60_000;

let app: TestApp;
let rosa: SignedIn;
const clock = new TestClock();

beforeAll(async () => {
  app = await startTestApp({ clock });
}, SLOW);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.truncate();
  rosa = await signUp(app);
});

const change = (client: ApiClient, body: Record<string, unknown>): Promise<ApiAnswer> =>
  client.post('/api/v1/auth/password', body);
const statusOf = async (client: ApiClient): Promise<number> => (await client.get('/api/v1/auth/session')).status;
const login = async (password: string, client = app.client()): Promise<ApiClient> => {
  await client.post('/api/v1/auth/login', { email: rosa.email, password });
  return client;
};

describe('changing the password while signed in', () => {
  it('keeps this session under a new token, ends all others and notifies the user', async () => {
    const other = await login(TEST_PASSWORD);
    const before = rosa.client.cookie('lading_session') ?? '';
    const answer = await change(rosa.client, { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD });
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'signed_in', session: { user: { id: rosa.userId } } },
    });
    expect(await statusOf(rosa.client)).toBe(200);
    expect(await statusOf(other)).toBe(401);
    const thief = app.client();
    thief.setCookie('lading_session', before);
    expect(await statusOf(thief)).toBe(401);
    expect(await statusOf(await login(NEW_PASSWORD))).toBe(200);
    expect(await statusOf(await login(TEST_PASSWORD))).toBe(401);
    expect(await mailAbout(app, rosa.email, 'password was changed')).toBeDefined();
    const entries = await app.database.database.query('SELECT chain, user_id FROM audit_entry WHERE action = ?', [
      'password.changed',
    ]);
    expect(entries).toEqual([{ chain: rosa.companyId, user_id: rosa.userId }]);
  });

  it('is possible during a forced change, and nothing else is', async () => {
    await app.database.database.query('UPDATE user_account SET must_change_password = true WHERE id = ?', [
      rosa.userId,
    ]);
    expect(await rosa.client.get('/api/v1/me')).toMatchObject({
      status: 403,
      body: { code: 'PASSWORD_CHANGE_REQUIRED' },
    });
    expect((await rosa.client.get('/api/v1/auth/session')).body).toMatchObject({ mustChangePassword: true });
    const answer = await change(rosa.client, { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD });
    expect(answer.body.session).toMatchObject({ mustChangePassword: false });
    expect((await rosa.client.get('/api/v1/me')).status).toBe(200);
  });

  it.each([
    [{ newPassword: NEW_PASSWORD }, '/currentPassword', 'REQUIRED'],
    [{ currentPassword: 'not-the-password', newPassword: NEW_PASSWORD }, '/currentPassword', 'PASSWORD_WRONG'],
    [{ currentPassword: [TEST_PASSWORD], newPassword: NEW_PASSWORD }, '/currentPassword', 'TYPE'],
    [{ currentPassword: null, newPassword: NEW_PASSWORD }, '/currentPassword', 'REQUIRED'],
    [{ currentPassword: 'x'.repeat(100_000), newPassword: NEW_PASSWORD }, '/currentPassword', 'LENGTH'],
    [{ currentPassword: TEST_PASSWORD, newPassword: TEST_PASSWORD }, '/newPassword', 'PASSWORD_UNCHANGED'],
    [{ currentPassword: TEST_PASSWORD, newPassword: '111111111111' }, '/newPassword', 'PASSWORD_WEAK'],
    [{ currentPassword: TEST_PASSWORD, newPassword: 'qwertyqwerty' }, '/newPassword', 'PASSWORD_WEAK'],
    [{ currentPassword: TEST_PASSWORD, newPassword: 'letmeinletmein' }, '/newPassword', 'PASSWORD_WEAK'],
    [{ currentPassword: TEST_PASSWORD, newPassword: 'Qwerty123456' }, '/newPassword', 'PASSWORD_WEAK'],
    [{ currentPassword: TEST_PASSWORD, newPassword: 'rosa-delgado-rides' }, '/newPassword', 'PASSWORD_PERSONAL'],
    [{ currentPassword: TEST_PASSWORD, newPassword: 'riverside-and-more' }, '/newPassword', 'PASSWORD_PERSONAL'],
    [{ currentPassword: TEST_PASSWORD, newPassword: 'short' }, '/newPassword', 'LENGTH'],
    [{ currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD, userId: 'usr_1' }, '/userId', 'UNKNOWN_FIELD'],
  ])('refuses case %#, and changes nothing', async (body, pointer, code) => {
    const answer = await change(rosa.client, body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ pointer, code }));
    expect(await statusOf(await login(TEST_PASSWORD))).toBe(200);
  });

  it('accepts the current password in another Unicode normalization', async () => {
    await change(rosa.client, { currentPassword: TEST_PASSWORD, newPassword: 'neuf-caisses-de-ble\u0301' });
    const answer = await change(rosa.client, {
      currentPassword: 'neuf-caisses-de-bl\u00e9',
      newPassword: 'neuf-caisses-de-bl\u00e9',
    });
    expect(answer.body.errors).toEqual([expect.objectContaining({ code: 'PASSWORD_UNCHANGED' })]);
  });

  it(
    'limits guesses of the current password, across sessions',
    async () => {
      const other = await login(TEST_PASSWORD);
      for (let i = 0; i < 10; i += 1) {
        const answer = await change(i % 2 === 0 ? rosa.client : other, {
          currentPassword: `guess number ${i}`,
          newPassword: NEW_PASSWORD,
        });
        expect(answer.status).toBe(422);
      }
      const answer = await change(rosa.client, { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD });
      expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    },
    SLOW,
  );

  it(
    'succeeds once in ten concurrent changes',
    async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          change(rosa.client, { currentPassword: TEST_PASSWORD, newPassword: `${NEW_PASSWORD}-${i}` }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.every(({ status }) => [200, 401, 409, 422].includes(status))).toBe(true);
      const winner = answers.findIndex(({ status }) => status === 200);
      expect(await statusOf(await login(`${NEW_PASSWORD}-${winner}`))).toBe(200);
    },
    SLOW,
  );

  it('requires a session', async () => {
    const answer = await change(app.client(), { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD });
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  it('is refused cross-site', async () => {
    const body = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    expect(await rosa.client.post('/api/v1/auth/password', body, { origin: 'https://evil.test' })).toMatchObject({
      status: 403,
      body: { code: 'CROSS_SITE' },
    });
    expect(await statusOf(await login(TEST_PASSWORD))).toBe(200);
  });
});

describe('setting a first password', () => {
  beforeEach(() =>
    app.database.database.query('UPDATE user_account SET password_hash = NULL WHERE id = ?', [rosa.userId]),
  );

  it('requires authentication in the last five minutes instead of the current password', async () => {
    clock.advance(5 * MINUTE + 1);
    expect(await change(rosa.client, { newPassword: NEW_PASSWORD })).toMatchObject({
      status: 403,
      body: { code: 'REAUTHENTICATION_REQUIRED' },
    });
    const guess = await change(rosa.client, { currentPassword: newId('usr'), newPassword: NEW_PASSWORD });
    expect(guess).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } });
  });

  it('succeeds with it', async () => {
    expect((await rosa.client.get('/api/v1/me')).body).toMatchObject({ hasPassword: false });
    expect((await change(rosa.client, { newPassword: NEW_PASSWORD })).status).toBe(200);
    expect((await rosa.client.get('/api/v1/me')).body).toMatchObject({ hasPassword: true });
    expect(await statusOf(await login(NEW_PASSWORD))).toBe(200);
  });
});
