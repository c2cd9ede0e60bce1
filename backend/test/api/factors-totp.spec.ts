import { randomBytes } from 'node:crypto';
import { Database } from '../../src/platform/database/database.js';
import { TotpService } from '../../src/modules/identity/factors/totp/totp.service.js';
import { halfSignedIn, signUpWithTotp, totpCode } from '../support/factors.js';
import { signUp, TEST_PASSWORD } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import type { ApiClient } from '../support/api-client.js';

const MINUTE = 60_000;
const STEP = 30_000;
const FACTORS = '/api/v1/me/factors';
/** Two replicas share database and key. */
const environment = { SECRET_KEY: randomBytes(32).toString('base64') };

const clock = new TestClock();
let app: TestApp;
let replica: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock, environment });
  replica = await startTestApp({ clock, environment });
}, 60_000);
afterAll(() => Promise.all([app.close(), replica.close()]));
beforeEach(() => app.database.truncate());

const verify = (client: ApiClient, code: string) => client.post('/api/v1/auth/mfa/verify', { method: 'totp', code });
const login = (client: ApiClient, email: string) =>
  client.post('/api/v1/auth/login', { email, password: TEST_PASSWORD });
const actions = async (): Promise<string[]> => {
  const rows = await app.database.dataSource.query<{ action: string }[]>(
    "SELECT action FROM audit_entry WHERE action LIKE 'factor%' OR action LIKE 'recovery%' ORDER BY chain, position",
  );
  return rows.map(({ action }) => action);
};

describe('adding an authenticator app', () => {
  it('shows the secret in three ways, and is active only after a code confirms it', async () => {
    const { client, email } = await signUp(app, { email: 'rosa@riverside.test' });
    const setup = await client.post(`${FACTORS}/totp`);
    expect(setup).toMatchObject({ status: 201, body: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/) } });
    expect(setup.body.uri).toBe(
      `otpauth://totp/Lading:rosa%40riverside.test?secret=${setup.body.secret}&issuer=Lading`,
    );
    expect(setup.body.qrCode).toMatch(/^<svg /);
    expect((await client.get(FACTORS)).body).toEqual({ totp: null, passkeys: [], recoveryCodesLeft: 0 });
    expect((await login(app.client(), email)).body.status).toBe('signed_in');

    expect(await client.post(`${FACTORS}/totp/confirm`, { code: totpCode(setup.body.secret, clock, 5) })).toMatchObject(
      { status: 422, body: { code: 'TOTP_NOT_CONFIRMED' } },
    );
    const code = totpCode(setup.body.secret, clock);
    const added = await client.post(`${FACTORS}/totp/confirm`, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(added).toMatchObject({
      status: 201,
      body: { factors: { totp: { addedAt: clock.now().toISOString() }, recoveryCodesLeft: 10 } },
    });
    expect(added.body.recoveryCodes).toHaveLength(10);
    expect((await login(app.client(), email)).body).toEqual({
      status: 'factor_required',
      factors: ['totp', 'recovery_code'],
      session: null,
    });
  });

  it('stores neither secret nor recovery codes in plain text, notifies the user and records it', async () => {
    const { secret, recoveryCodes, email } = await signUpWithTotp(app, clock);
    const tables = ['totp_factor', 'recovery_code', 'outbox_message', 'audit_entry'];
    const rows = await Promise.all(tables.map((table) => app.database.dataSource.query(`SELECT * FROM ${table}`)));
    const stored = JSON.stringify(rows, (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    for (const plain of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(plain);
    expect(await actions()).toEqual(['factor.added', 'recovery_codes.made']);
    await app.deliverOutbox();
    expect((await app.mails())[0]).toMatchObject({
      to: email,
      subject: 'An authenticator app was added to your Lading account',
    });
  });

  it('replaces an unconfirmed secret, and refuses a second app', async () => {
    const { client } = await signUp(app);
    const first = (await client.post(`${FACTORS}/totp`)).body.secret;
    const second = (await client.post(`${FACTORS}/totp`)).body.secret;
    expect(await client.post(`${FACTORS}/totp/confirm`, { code: totpCode(first, clock) })).toMatchObject({
      status: 422,
    });
    expect((await client.post(`${FACTORS}/totp/confirm`, { code: totpCode(second, clock) })).status).toBe(201);
    expect(await client.post(`${FACTORS}/totp`)).toMatchObject({ status: 409, body: { code: 'TOTP_ALREADY_ADDED' } });
    expect(await client.post(`${FACTORS}/totp/confirm`, { code: totpCode(second, clock, 1) })).toMatchObject({
      status: 409,
      body: { code: 'TOTP_NOT_SET_UP' },
    });
  });

  it.each([
    { code: '12345' },
    { code: '1234567' },
    { code: '１２３４５６' },
    { code: 123456 },
    { code: ['123456'] },
    { code: { $gt: '' } },
    {},
  ])('refuses %j', async (body) => {
    const { client } = await signUp(app);
    await client.post(`${FACTORS}/totp`);
    expect(await client.post(`${FACTORS}/totp/confirm`, body)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/code' }] },
    });
  });
});

describe('a session with a missing second factor', () => {
  it('can access only the second factor, and ends after ten minutes', async () => {
    const { email, secret } = await signUpWithTotp(app, clock);
    const client = await halfSignedIn(app, email);
    const closed: [string, string][] = [
      ['GET', '/api/v1/auth/session'],
      ['GET', '/api/v1/company'],
      ['GET', '/api/v1/quotes'],
      ['GET', FACTORS],
      ['DELETE', `${FACTORS}/totp`],
      ['POST', `${FACTORS}/totp`],
      ['POST', `${FACTORS}/recovery-codes`],
      ['GET', '/api/v1/me/sessions'],
      ['POST', '/api/v1/auth/reauthenticate/totp'],
      ['POST', '/api/v1/auth/reauthenticate/passkey/options'],
    ];
    for (const [method, path] of closed)
      expect([path, await client.request(method, path)]).toMatchObject([
        path,
        { status: 401, body: { code: 'FACTOR_REQUIRED' } },
      ]);
    clock.advance(10 * MINUTE);
    expect(await verify(client, totpCode(secret, clock))).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
  });

  it('is completed with a new token, and the old one is invalid on every replica', async () => {
    const { email, secret } = await signUpWithTotp(app, clock);
    const client = await halfSignedIn(app, email);
    const before = client.cookie('lading_session') ?? '';
    expect(await verify(client, totpCode(secret, clock))).toMatchObject({
      status: 200,
      body: { status: 'signed_in', factors: [], session: { user: { email } } },
    });
    expect(client.cookie('lading_session')).not.toBe(before);
    expect((await client.get('/api/v1/auth/session')).status).toBe(200);
    for (const { client: newClient } of [app, replica]) {
      const thief = newClient();
      thief.setCookie('lading_session', before);
      expect((await verify(thief, totpCode(secret, clock, 1))).status).toBe(401);
      expect((await thief.get('/api/v1/auth/session')).status).toBe(401);
    }
  });

  it('is the only session that a code completes: a complete one cannot reauthenticate with a recovery code', async () => {
    const { client, recoveryCodes } = await signUpWithTotp(app, clock);
    expect(
      (await client.post('/api/v1/auth/mfa/verify', { method: 'recovery_code', code: recoveryCodes[0] })).status,
    ).toBe(401);
    expect((await client.get(FACTORS)).body.recoveryCodesLeft).toBe(10);
  });
});

describe('a code of the app', () => {
  it('is valid once, and voids earlier ones', async () => {
    const { email, secret } = await signUpWithTotp(app, clock);
    const code = totpCode(secret, clock);
    expect((await verify(await halfSignedIn(app, email), code)).status).toBe(200);
    expect(await verify(await halfSignedIn(app, email), code)).toMatchObject({
      status: 401,
      body: { code: 'FACTOR_REFUSED' },
    });
    expect((await verify(await halfSignedIn(app, email), totpCode(secret, clock, -1))).status).toBe(401);
    expect((await verify(await halfSignedIn(app, email), totpCode(secret, clock, 1))).status).toBe(200);
  });

  it('used for confirmation is not valid for sign-in', async () => {
    const { email, secret } = await signUpWithTotp(app, clock);
    expect((await verify(await halfSignedIn(app, email), totpCode(secret, clock, -1))).status).toBe(401);
  });

  it.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
  ])('%d steps from now answers %d', async (steps, status) => {
    const { email, secret } = await signUpWithTotp(app, clock);
    clock.advance(4 * STEP);
    expect((await verify(await halfSignedIn(app, email), totpCode(secret, clock, steps))).status).toBe(status);
  });

  it('of another user is refused', async () => {
    const { secret } = await signUpWithTotp(app, clock);
    const { email } = await signUpWithTotp(app, clock);
    expect((await verify(await halfSignedIn(app, email), totpCode(secret, clock))).status).toBe(401);
  });

  it('used in twenty concurrent requests on two replicas signs in once', async () => {
    const { email, secret } = await signUpWithTotp(app, clock);
    const code = totpCode(secret, clock);
    const clients = await Promise.all(
      Array.from({ length: 10 }, (_, index) => halfSignedIn(index % 2 === 0 ? app : replica, email)),
    );
    const answers = await Promise.all([...clients, ...clients].map((client) => verify(client, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 401, 429].includes(status))).toBe(true);
  });

  it('is used by one of twenty transactions, also without rate limits', async () => {
    const { userId, secret } = await signUpWithTotp(app, clock);
    const code = totpCode(secret, clock);
    const spent = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const { get } = index % 2 === 0 ? app : replica;
        return get(Database).transaction((tx) => get(TotpService).use(tx, userId, code));
      }),
    );
    expect(spent.filter(Boolean)).toHaveLength(1);
  });

  it('can be tried five times in 15 minutes, across replicas, sessions and types of code', async () => {
    const { email, secret, recoveryCodes } = await signUpWithTotp(app, clock);
    const clients = await Promise.all([halfSignedIn(app, email), halfSignedIn(replica, email)]);
    const tries = [];
    for (let guess = 0; guess < 6; guess += 1)
      tries.push((await verify(clients[guess % 2]!, totpCode(secret, clock, 10 + guess))).status);
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
    const late = await verify(await halfSignedIn(replica, email), totpCode(secret, clock));
    expect(late).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(
      (await clients[0]!.post('/api/v1/auth/mfa/verify', { method: 'recovery_code', code: recoveryCodes[0] })).status,
    ).toBe(429);
    expect((await actions()).filter((action) => action === 'factor.refused')).toHaveLength(5);
  });

  it('is still accepted in a known browser while an attacker guesses', async () => {
    const { email, secret } = await signUpWithTotp(app, clock);
    const own = await halfSignedIn(app, email);
    expect((await verify(own, totpCode(secret, clock))).status).toBe(200);
    const attacker = await halfSignedIn(app, email);
    for (let guess = 0; guess < 5; guess += 1) await verify(attacker, '000000');
    expect((await verify(attacker, totpCode(secret, clock, 1))).status).toBe(429);

    expect((await login(own, email)).body.status).toBe('factor_required');
    expect((await verify(own, totpCode(secret, clock, 1))).status).toBe(200);
    await login(own, email);
    const tries = [];
    for (let guess = 0; guess < 6; guess += 1) tries.push((await verify(own, '000000')).status);
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('does not count as an attempt if correct, and does not reset wrong attempts', async () => {
    const { email, secret } = await signUpWithTotp(app, clock);
    const tries = [];
    for (let round = 0; round < 5; round += 1) {
      const client = await halfSignedIn(app, email);
      tries.push((await verify(client, '000000')).status, (await verify(client, totpCode(secret, clock))).status);
      clock.advance(STEP);
    }
    expect(tries).toEqual([401, 200, 401, 200, 401, 200, 401, 200, 401, 429]);
  });

  it.each([
    [{ method: 'sms', code: '123456' }, '/method'],
    [{ method: 'totp', code: 123456 }, '/code'],
    [{ method: 'totp', code: 'x'.repeat(41) }, '/code'],
    [{ method: 'totp', code: '123456', userId: 'usr_1' }, '/userId'],
  ])('is not %j', async (body, pointer) => {
    const { email } = await signUpWithTotp(app, clock);
    const client = await halfSignedIn(app, email);
    expect(await client.post('/api/v1/auth/mfa/verify', body)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer }] },
    });
  });
});

describe('changing factors', () => {
  it('requires authentication in the last five minutes, which a code of the app provides with a new token', async () => {
    const { client, secret } = await signUpWithTotp(app, clock);
    clock.advance(5 * MINUTE);
    for (const [method, path] of [
      ['DELETE', 'totp'],
      ['POST', 'totp'],
      ['POST', 'totp/confirm'],
      ['POST', 'recovery-codes'],
      ['POST', 'passkeys/options'],
      ['POST', 'passkeys'],
      ['DELETE', 'passkeys/pky_1'],
    ] as const) {
      expect([path, await client.request(method, `${FACTORS}/${path}`)]).toMatchObject([
        path,
        { status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } },
      ]);
    }
    const before = client.cookie('lading_session');
    const code = totpCode(secret, clock);
    expect(await client.post('/api/v1/auth/reauthenticate/totp', { code: '000000' })).toMatchObject({
      status: 401,
      body: { code: 'FACTOR_REFUSED' },
    });
    expect(await client.post('/api/v1/auth/reauthenticate/totp', { code })).toMatchObject({
      status: 200,
      body: { status: 'signed_in' },
    });
    expect(client.cookie('lading_session')).not.toBe(before);
    expect(await client.post('/api/v1/auth/reauthenticate/totp', { code })).toMatchObject({ status: 401 });
    expect((await client.request('DELETE', `${FACTORS}/totp`)).status).toBe(204);
  });

  it('requires only the password after the last factor is removed, and voids the recovery codes', async () => {
    const { client, email } = await signUpWithTotp(app, clock);
    expect((await client.request('DELETE', `${FACTORS}/totp`)).status).toBe(204);
    expect((await client.get(FACTORS)).body).toEqual({ totp: null, passkeys: [], recoveryCodesLeft: 0 });
    expect((await login(app.client(), email)).body.status).toBe('signed_in');
    expect(await client.request('DELETE', `${FACTORS}/totp`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    expect(await actions()).toEqual(['factor.added', 'recovery_codes.made', 'factor.removed']);
    await app.deliverOutbox();
    expect((await app.mails()).map(({ subject }) => subject)).toContain(
      'The authenticator app was removed from your Lading account',
    );
  });

  it('requires a session', async () => {
    for (const [method, path] of [
      ['GET', FACTORS],
      ['POST', `${FACTORS}/totp`],
      ['POST', '/api/v1/auth/mfa/verify'],
      ['POST', '/api/v1/auth/mfa/passkey/options'],
    ] as const) {
      expect([path, await app.client().request(method, path)]).toMatchObject([
        path,
        { status: 401, body: { code: 'UNAUTHENTICATED' } },
      ]);
    }
  });
});
