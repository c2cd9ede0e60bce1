import type { Actor } from '../../src/platform/auth/actor.js';
import { IdentitiesService } from '../../src/modules/identity/sign-in-sources/identities/identities.service.js';
import { addPasskey, totpCode } from '../support/factors.js';
import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import { makeKey } from '../support/api-keys.js';
import { signUp, TEST_PASSWORD, type SignedIn } from '../support/identity.js';
import { mailAbout, tokenIn } from '../support/mails.js';
import { SoftwareAuthenticator } from '../support/software-authenticator.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const SECOND = 1_000;
const DAY = 24 * 60 * 60_000;
const NEW_PASSWORD = 'nine-crates-of-basalt';
/** Tests with many requests, on a machine that may be busy. */
const SLOW = 60_000;

let app: TestApp;
let rosa: SignedIn;
let oldAddress: string;
let newAddress: string;
let run = 0;
const clock = new TestClock();

beforeAll(async () => {
  app = await startTestApp({ clock });
}, SLOW);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.truncate();
  run += 1;
  oldAddress = `rosa${run}@riverside.test`;
  newAddress = `rosa${run}@thief.test`;
  rosa = await signUp(app, { email: oldAddress });
});

const verify = (token: unknown, client: ApiClient = app.client()): Promise<ApiAnswer> =>
  client.post('/api/v1/auth/email/verify', { token });
const login = (email: string, password = TEST_PASSWORD, client = app.client()): Promise<ApiAnswer> =>
  client.post('/api/v1/auth/login', { email, password });
const isSignedIn = async (client: ApiClient): Promise<boolean> =>
  (await client.get('/api/v1/auth/session')).status === 200;
const rows = <T = { [column: string]: unknown }>(table: string): Promise<T[]> =>
  app.database.database.query<T>(`SELECT * FROM ${table}`);
const factorsOf = async (client: ApiClient) => (await client.get('/api/v1/me/factors')).body;
const emailNow = async (): Promise<unknown> =>
  (await rows<{ id: string; email: string }>('user_account')).find(({ id }) => id === rosa.userId)?.email;

/** Requests a change of address in a session of the account. */
async function askForChange(email = newAddress): Promise<void> {
  expect((await rosa.client.post('/api/v1/me/email', { email })).status).toBe(202);
  clock.advance(SECOND);
}

/** Confirms the change; returns the token that reverts it. */
async function confirmChange(from = oldAddress, to = newAddress): Promise<string> {
  const token = tokenIn(await mailAbout(app, to, 'Confirm'), 'emailToken');
  expect((await verify(token, rosa.client)).status).toBe(200);
  clock.advance(SECOND);
  return tokenIn(await mailAbout(app, from, 'was changed'), 'emailToken');
}

async function change(): Promise<string> {
  await askForChange();
  return confirmChange();
}

/** The owner reverts the change in a signed-out browser, and signs in with a new password. */
async function undoAndSignIn(token: string): Promise<ApiClient> {
  expect((await verify(token)).body).toEqual({ result: 'restored', email: oldAddress });
  const resetToken = tokenIn(await mailAbout(app, oldAddress, 'Set a new password'));
  const client = app.client();
  const answer = await client.post('/api/v1/auth/password', { token: resetToken, newPassword: NEW_PASSWORD });
  expect(answer).toMatchObject({ status: 200, body: { status: 'signed_in', session: { user: { id: rosa.userId } } } });
  return client;
}

async function addTotp(): Promise<void> {
  const { body } = await rosa.client.post('/api/v1/me/factors/totp');
  const code = totpCode(body.secret, clock);
  expect((await rosa.client.post('/api/v1/me/factors/totp/confirm', { code })).status).toBe(201);
}

/** Ends a visit to a sign-in source that should link an identity. */
function linkIdentity(): Promise<void> {
  const actor = { userId: rosa.userId, email: rosa.email } as Actor;
  return app.get(IdentitiesService).link(actor, { source: 'acme', subjectHash: '0'.repeat(64), accountName: null });
}

describe('the link to the old address', () => {
  it('reverts the change without a session, ends all sessions and voids the password', async () => {
    const token = await change();
    const read = await app.client().post('/api/v1/auth/email', { token });
    expect(read.body).toEqual({ action: 'undo', email: oldAddress, account: null, needsSignIn: false });
    await app.database.database.query(
      "INSERT INTO known_device (token_hash, user_id, created_at, expires_at) VALUES (REPEAT('a', 64), ?, NOW(3), NOW(3))",
      [rosa.userId],
    );
    const devices = () =>
      app.database.database.query("SELECT user_id FROM known_device WHERE token_hash = REPEAT('a', 64)");
    expect(await devices()).toHaveLength(1);
    const owner = await undoAndSignIn(token);
    expect(await emailNow()).toBe(oldAddress);
    expect(await isSignedIn(rosa.client)).toBe(false);
    expect(await devices()).toEqual([]);
    expect(await isSignedIn(owner)).toBe(true);
    for (const email of [oldAddress, newAddress]) expect((await login(email)).status).toBe(401);
    expect((await verify(token)).status).toBe(404);
  });

  it('expires after seven days', async () => {
    const token = await change();
    clock.advance(7 * DAY);
    expect(await verify(token)).toMatchObject({ status: 404, body: { code: 'LINK_INVALID' } });
    expect(await emailNow()).toBe(newAddress);
  });

  it('survives a new password, which an attacker would set', async () => {
    const token = await change();
    const body = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    expect((await rosa.client.post('/api/v1/auth/password', body)).status).toBe(200);
    expect((await verify(token)).status).toBe(200);
    expect(await emailNow()).toBe(oldAddress);
    expect((await login(oldAddress, NEW_PASSWORD)).status).toBe(401);
  });

  it('takes precedence over the link of an address that was set later', async () => {
    const first = await change();
    const second = `rosa${run}@other-thief.test`;
    await askForChange(second);
    const later = await confirmChange(newAddress, second);
    expect((await verify(first)).body).toMatchObject({ result: 'restored', email: oldAddress });
    expect((await verify(later)).status).toBe(404);
    expect(await emailNow()).toBe(oldAddress);
  });
});

describe.each([
  [
    'after the change',
    async (add: () => Promise<void>) => {
      const token = await change();
      await add();
      return token;
    },
  ],
  [
    'between request and confirmation of the change',
    async (add: () => Promise<void>) => {
      await askForChange();
      await add();
      return confirmChange();
    },
  ],
])('credentials added %s', (_when, changing) => {
  it('are removed: authenticator app and its recovery codes', async () => {
    const token = await changing(addTotp);
    const owner = await undoAndSignIn(token);
    expect(await factorsOf(owner)).toEqual({ totp: null, passkeys: [], recoveryCodesLeft: 0 });
    expect([await rows('totp_factor'), await rows('recovery_code')]).toEqual([[], []]);
  });

  it('are removed: an unconfirmed authenticator app', async () => {
    const token = await changing(async () => {
      expect((await rosa.client.post('/api/v1/me/factors/totp')).status).toBe(201);
    });
    await undoAndSignIn(token);
    expect(await rows('totp_factor')).toEqual([]);
  });

  it('are removed: passkey', async () => {
    const thiefs = new SoftwareAuthenticator();
    const token = await changing(async () => {
      expect((await addPasskey(rosa.client, thiefs)).status).toBe(201);
    });
    const owner = await undoAndSignIn(token);
    expect((await factorsOf(owner)).passkeys).toEqual([]);
    const browser = app.client();
    const { publicKey } = (await browser.post('/api/v1/auth/passkey/options')).body;
    expect((await browser.post('/api/v1/auth/passkey', { response: thiefs.get(publicKey) })).status).toBe(401);
  });

  it('are removed: linked identity', async () => {
    const token = await changing(linkIdentity);
    const owner = await undoAndSignIn(token);
    expect((await owner.get('/api/v1/me/identities')).body.items).toEqual([]);
  });

  it('are removed: API key', async () => {
    let stolen: ApiClient | undefined;
    const token = await changing(async () => {
      stolen = await makeKey(app, rosa);
      expect((await stolen.get('/api/v1/shipments')).status).toBe(200);
    });
    await undoAndSignIn(token);
    expect((await stolen!.get('/api/v1/shipments')).status).toBe(401);
  });

  it('are removed: session', async () => {
    const other = app.client();
    let signedIn = 0;
    const token = await changing(async () => {
      const answers = [await login(oldAddress, TEST_PASSWORD, other), await login(newAddress, TEST_PASSWORD, other)];
      signedIn = answers.filter(({ status }) => status === 200).length;
    });
    expect(signedIn).toBe(1);
    await undoAndSignIn(token);
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(rosa.client)).toBe(false);
  });
});

describe('credentials from before the change', () => {
  it('are kept: factors, recovery codes, passkeys, identities and keys', async () => {
    const phone = new SoftwareAuthenticator();
    await addTotp();
    expect((await addPasskey(rosa.client, phone)).status).toBe(201);
    await linkIdentity();
    const key = await makeKey(app, rosa);
    clock.advance(SECOND);
    const token = await change();
    const thiefs = await makeKey(app, rosa);
    await addPasskey(rosa.client, new SoftwareAuthenticator(), 'Thief');
    expect((await verify(token)).status).toBe(200);

    expect((await rows('passkey')).map(({ name }) => name)).toEqual(['Phone']);
    expect(await rows('totp_factor')).toHaveLength(1);
    expect(await rows('recovery_code')).toHaveLength(10);
    expect((await rows('external_identity')).map(({ source }) => source)).toEqual(['acme']);
    expect((await key.get('/api/v1/shipments')).status).toBe(200);
    expect((await thiefs.get('/api/v1/shipments')).status).toBe(401);
    const browser = app.client();
    const { publicKey } = (await browser.post('/api/v1/auth/passkey/options')).body;
    expect((await browser.post('/api/v1/auth/passkey', { response: phone.get(publicKey) })).status).toBe(200);
  });

  it('lose the recovery codes that the attacker regenerated', async () => {
    await addTotp();
    clock.advance(SECOND);
    const token = await change();
    expect((await rosa.client.post('/api/v1/me/factors/recovery-codes')).status).toBe(201);
    expect((await verify(token)).status).toBe(200);
    expect(await rows('totp_factor')).toHaveLength(1);
    expect(await rows('recovery_code')).toEqual([]);
  });
});

describe('links that the attacker left open', () => {
  it('are void: for a new password and for another address', async () => {
    const token = await change();
    await app.client().post('/api/v1/auth/password-reset', { email: newAddress });
    const resetToken = tokenIn(await mailAbout(app, newAddress, 'Set a new password'));
    const third = `rosa${run}@third.test`;
    await askForChange(third);
    const changeToken = tokenIn(await mailAbout(app, third, 'Confirm'), 'emailToken');
    await undoAndSignIn(token);
    expect(
      (await app.client().post('/api/v1/auth/password', { token: resetToken, newPassword: 'x'.repeat(20) })).status,
    ).toBe(404);
    expect((await verify(changeToken, rosa.client)).status).toBe(404);
    expect(await emailNow()).toBe(oldAddress);
  });

  it('are removed, and the activity log lists what was removed', async () => {
    const token = await change();
    await makeKey(app, rosa);
    await addPasskey(rosa.client, new SoftwareAuthenticator());
    await linkIdentity();
    await verify(token);
    const entries = await app.database.database.query<{ action: string }>(
      "SELECT action FROM audit_entry WHERE chain = ? AND action IN ('factor.removed', 'identity.unlinked', 'api_key.revoked', 'email.restored') ORDER BY position",
      [rosa.companyId],
    );
    expect(entries.map(({ action }) => action)).toEqual([
      'api_key.revoked',
      'factor.removed',
      'identity.unlinked',
      'email.restored',
    ]);
  });
});
