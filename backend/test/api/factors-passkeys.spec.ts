import { addPasskey, halfSignedIn, signUpWithPasskey, signUpWithTotp } from '../support/factors.js';
import { signUp } from '../support/identity.js';
import { SoftwareAuthenticator, type AuthenticatorAnswer } from '../support/software-authenticator.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import type { ApiAnswer, ApiClient } from '../support/api-client.js';

const MINUTE = 60_000;
const PASSKEYS = '/api/v1/me/factors/passkeys';

const clock = new TestClock();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
}, 60_000);
afterAll(() => app.close());
beforeEach(() => app.database.truncate());

/** Invalid data that a browser or an authenticator can send. */
const LIES: [string, Partial<AuthenticatorAnswer>][] = [
  ['another origin', { origin: 'https://lading.evil.test' }],
  ['a subdomain', { origin: 'http://a.localhost:3000' }],
  ['another port', { origin: 'http://localhost:3001' }],
  ['another relying party', { rpId: 'evil.test' }],
  ['a challenge that was never given', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['no verification of the person', { userVerified: false }],
  ['nobody there', { userPresent: false }],
];

const options = async (client: ApiClient, path: string) => (await client.post(`${path}/options`)).body.publicKey;
const withoutInstance = ({ status, body }: ApiAnswer) => ({ status, body: { ...body, instance: undefined } });
const refusals = async (): Promise<unknown[]> => {
  const rows = await app.database.dataSource.query<{ user_id: string; details: string }[]>(
    "SELECT user_id, details FROM audit_entry WHERE action = 'factor.refused'",
  );
  return rows.map(({ user_id: userId, details }) => ({ userId, ...JSON.parse(details) }));
};

describe('adding a passkey', () => {
  it('requests a discoverable credential with user verification, on an authenticator that has none yet', async () => {
    const { client, userId, email, authenticator } = await signUpWithPasskey(app);
    expect(await options(client, PASSKEYS)).toMatchObject({
      rp: { id: 'localhost', name: 'Lading' },
      user: { id: Buffer.from(userId).toString('base64url'), name: email, displayName: 'Rosa Delgado' },
      attestation: 'none',
      timeout: 5 * MINUTE,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.credentialId, type: 'public-key', transports: ['internal', 'hybrid'] }],
    });
  });

  it('lists it, issues recovery codes with the first one, notifies the user and records it', async () => {
    const { client, email, recoveryCodes } = await signUpWithPasskey(app);
    expect(recoveryCodes).toHaveLength(10);
    expect((await client.get('/api/v1/me/factors')).body).toEqual({
      totp: null,
      passkeys: [
        {
          id: expect.stringMatching(/^pky_/),
          name: 'Phone',
          synced: false,
          createdAt: clock.now().toISOString(),
          lastUsedAt: null,
        },
      ],
      recoveryCodesLeft: 10,
    });
    await app.deliverOutbox();
    expect((await app.mails())[0]).toMatchObject({ to: email, subject: 'A passkey was added to your Lading account' });
    expect(
      await app.database.dataSource.query("SELECT action FROM audit_entry WHERE action = 'factor.added'"),
    ).toHaveLength(1);
  });

  it.each([
    ...LIES,
    ['the answer to a request', { type: 'webauthn.get' }],
    [
      'an attestation with certificates',
      { attestation: { fmt: 'packed', attStmt: new Map([['x5c', [new Uint8Array(8)]]]) } },
    ],
    ['an attestation that would be looked up', { attestation: { fmt: 'apple', attStmt: new Map() } }],
    ['an unknown attestation', { attestation: { fmt: 'none?', attStmt: new Map() } }],
  ] as [string, Partial<AuthenticatorAnswer>][])('refuses %s, and consumes the challenge', async (_name, lie) => {
    const { client } = await signUp(app);
    const authenticator = new SoftwareAuthenticator();
    const publicKey = await options(client, PASSKEYS);
    expect(
      await client.post(PASSKEYS, { name: 'Phone', response: authenticator.create(publicKey, lie) }),
    ).toMatchObject({ status: 422, body: { code: 'PASSKEY_NOT_ADDED' } });
    const honest = await client.post(PASSKEYS, { name: 'Phone', response: authenticator.create(publicKey) });
    expect(honest.status).toBe('challenge' in lie ? 201 : 422);
  });

  it('accepts a challenge once, for five minutes, from the session that requested it', async () => {
    const { client } = await signUp(app);
    const publicKey = await options(client, PASSKEYS);
    const add = (browser: ApiClient) =>
      browser.post(PASSKEYS, { name: 'Phone', response: new SoftwareAuthenticator().create(publicKey) });
    expect((await add((await signUp(app)).client)).status).toBe(422);
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(client)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);

    const late = await options(client, PASSKEYS);
    clock.advance(5 * MINUTE);
    expect((await client.post('/api/v1/auth/reauthenticate', { password: 'tall-orange-forklift' })).status).toBe(200);
    expect(
      (await client.post(PASSKEYS, { name: 'Key', response: new SoftwareAuthenticator().create(late) })).status,
    ).toBe(422);
  });

  it('refuses a credential that is already registered, for any user', async () => {
    const { authenticator } = await signUpWithPasskey(app);
    const { client } = await signUp(app);
    expect(await addPasskey(client, authenticator)).toMatchObject({ status: 422, body: { code: 'PASSKEY_NOT_ADDED' } });
  });

  it('stops at ten, also with concurrent requests', async () => {
    const { client } = await signUp(app);
    for (let count = 0; count < 8; count += 1) await addPasskey(client, new SoftwareAuthenticator());
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => addPasskey(client, new SoftwareAuthenticator()).catch(() => null)),
    );
    expect(answers.filter((answer) => answer?.status === 201)).toHaveLength(2);
    expect(await client.post(`${PASSKEYS}/options`)).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_PASSKEYS', params: { limit: 10 } },
    });
  });

  it.each([
    [{ name: '' }, '/name'],
    [{ name: 'Phone\u0000' }, '/name'],
    [{ name: 'x'.repeat(61) }, '/name'],
    [{ response: 'x' }, '/response'],
    [
      {
        response: {
          id: 'a',
          rawId: 'a',
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON: 'not base64!', attestationObject: 'AA' },
        },
      },
      '/response/response/clientDataJSON',
    ],
    [
      {
        response: {
          id: 'a',
          rawId: 'a',
          type: 'password',
          clientExtensionResults: {},
          response: { clientDataJSON: 'AA', attestationObject: 'AA' },
        },
      },
      '/response/type',
    ],
  ])('refuses %j', async (change, pointer) => {
    const { client } = await signUp(app);
    const response = new SoftwareAuthenticator().create(await options(client, PASSKEYS));
    const answer = await client.post(PASSKEYS, { name: 'Phone', response, ...change });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ pointer }));
  });

  it.each(['AA', 'bnVsbA', 'e30', 'W10', Buffer.from('{"challenge":{}}').toString('base64url')])(
    'refuses client data %s',
    async (clientDataJSON) => {
      const { client } = await signUp(app);
      const response = new SoftwareAuthenticator().create(await options(client, PASSKEYS));
      response.response.clientDataJSON = clientDataJSON;
      expect(await client.post(PASSKEYS, { name: 'Phone', response })).toMatchObject({
        status: 422,
        body: { code: 'PASSKEY_NOT_ADDED' },
      });
    },
  );
});

describe('a passkey', () => {
  it('can be renamed and removed by its owner only', async () => {
    const { client, email } = await signUpWithPasskey(app);
    const [{ id }] = (await client.get('/api/v1/me/factors')).body.passkeys;
    const stranger = (await signUp(app)).client;
    const [foreign, random] = [
      await stranger.patch(`${PASSKEYS}/${id}`, { name: 'Mine' }),
      await stranger.patch(`${PASSKEYS}/pky_1`, { name: 'Mine' }),
    ];
    expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(foreign.body.detail).toBe(random.body.detail);
    expect((await stranger.request('DELETE', `${PASSKEYS}/${id}`)).status).toBe(404);

    expect(await client.patch(`${PASSKEYS}/${id}`, { name: ' Blue key ' })).toMatchObject({
      status: 200,
      body: { passkeys: [{ id, name: 'Blue key' }] },
    });
    expect((await client.request('DELETE', `${PASSKEYS}/${id}`)).status).toBe(204);
    expect((await client.get('/api/v1/me/factors')).body).toEqual({ totp: null, passkeys: [], recoveryCodesLeft: 0 });
    await app.deliverOutbox();
    expect((await app.mails())[0]).toMatchObject({
      to: email,
      subject: 'A passkey was removed from your Lading account',
    });
  });
});

describe('the last passkey', () => {
  it('cannot be removed without another way to sign in', async () => {
    const { client, userId } = await signUpWithPasskey(app);
    await app.database.dataSource.query('UPDATE user_account SET password_hash = NULL WHERE id = ?', [userId]);
    const [first] = (await client.get('/api/v1/me/factors')).body.passkeys;
    expect(await client.request('DELETE', `${PASSKEYS}/${first.id}`)).toMatchObject({
      status: 409,
      body: { code: 'LAST_WAY_IN' },
    });
    expect((await client.get('/api/v1/me/factors')).body).toMatchObject({ passkeys: [first], recoveryCodesLeft: 10 });

    await addPasskey(client, new SoftwareAuthenticator());
    const [, second] = (await client.get('/api/v1/me/factors')).body.passkeys;
    const answers = await Promise.all([first, second].map(({ id }) => client.request('DELETE', `${PASSKEYS}/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});

/** The three ways to use a passkey, each with a client that may do so. */
const WAYS: [string, string, (email: string, client: ApiClient) => Promise<ApiClient>][] = [
  ['signing in by passkey alone', '/api/v1/auth/passkey', async () => app.client()],
  ['completing a sign-in', '/api/v1/auth/mfa/passkey', async (email) => halfSignedIn(app, email)],
  ['proving again who one is', '/api/v1/auth/reauthenticate/passkey', async (_email, client) => client],
];

describe.each(WAYS)('%s', (_name, path, begin) => {
  it('creates a complete session with a new token', async () => {
    const { email, client: owner, authenticator } = await signUpWithPasskey(app);
    const client = await begin(email, owner);
    const before = client.cookie('lading_session');
    const response = authenticator.get(await options(client, path));
    expect(await client.post(path, { response })).toMatchObject({
      status: 200,
      body: { status: 'signed_in', factors: [], session: { user: { email } } },
    });
    expect(client.cookie('lading_session')).not.toBe(before);
    expect((await client.get('/api/v1/me/factors')).body.passkeys[0].lastUsedAt).toBe(clock.now().toISOString());
  });

  it.each([
    ...LIES,
    ['the answer to a creation', { type: 'webauthn.create' }],
    ['a counter that stands still', { counter: 0 }],
  ] as typeof LIES)('refuses %s', async (_lie, lie) => {
    const { email, client: owner, userId, authenticator } = await signUpWithPasskey(app);
    const used = app.client();
    await used.post('/api/v1/auth/passkey', {
      response: authenticator.get(await options(used, '/api/v1/auth/passkey')),
    });
    const client = await begin(email, owner);
    const publicKey = await options(client, path);
    expect(await client.post(path, { response: authenticator.get(publicKey, lie) })).toMatchObject({
      status: 401,
      body: { code: 'PASSKEY_REFUSED' },
    });
    expect(await refusals()).toEqual([{ userId, method: 'passkey', reason: 'counter' in lie ? 'counter' : 'answer' }]);
    const honest = await client.post(path, { response: authenticator.get(publicKey) });
    expect(honest.status).toBe('challenge' in lie ? 200 : 401);
  });

  it('accepts a challenge once, for five minutes', async () => {
    const { email, client: owner, authenticator } = await signUpWithPasskey(app);
    const client = await begin(email, owner);
    const publicKey = await options(client, path);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.post(path, { response: authenticator.get(publicKey) })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);

    const late = await begin(email, owner);
    const old = await options(late, path);
    clock.advance(5 * MINUTE);
    expect((await late.post(path, { response: authenticator.get(old) })).status).toBe(401);
  });

  it('accepts a challenge only for its purpose and in its browser', async () => {
    const { email, client: owner, authenticator } = await signUpWithPasskey(app);
    for (const [, otherPath, beginOther] of WAYS) {
      const [client, other] = [await begin(email, owner), await beginOther(email, owner)];
      if (otherPath === path && client === other) continue;
      const publicKey = await options(other, otherPath);
      expect((await client.post(path, { response: authenticator.get(publicKey) })).status).toBe(401);
    }
  });

  it('answers the same for an unknown passkey and a wrong signature', async () => {
    const { email, client: owner, authenticator } = await signUpWithPasskey(app);
    const [first, second] = [await begin(email, owner), await begin(email, owner)];
    const unknown = new SoftwareAuthenticator();
    unknown.userHandle = authenticator.userHandle;
    const foreign = await first.post(path, { response: unknown.get(await options(first, path)) });
    const forged = authenticator.get(await options(second, path));
    forged.response.signature = unknown.get({ challenge: 'x' }).response.signature;
    expect(foreign).toMatchObject({ status: 401, body: { code: 'PASSKEY_REFUSED' } });
    expect(withoutInstance(await second.post(path, { response: forged }))).toEqual(withoutInstance(foreign));
  });

  it("refuses another user's passkey", async () => {
    const { authenticator } = await signUpWithPasskey(app);
    const { email, userId, client: owner } = await signUpWithPasskey(app);
    const client = await begin(email, owner);
    const userHandle = Buffer.from(userId).toString('base64url');
    expect(
      (await client.post(path, { response: authenticator.get(await options(client, path), { userHandle }) })).status,
    ).toBe(401);
  });

  it('refuses a removed passkey', async () => {
    const { email, client: owner, authenticator } = await signUpWithPasskey(app);
    const client = await begin(email, owner);
    const publicKey = await options(client, path);
    const [{ id }] = (await owner.get('/api/v1/me/factors')).body.passkeys;
    await owner.request('DELETE', `${PASSKEYS}/${id}`);
    expect((await client.post(path, { response: authenticator.get(publicKey) })).status).toBe(401);
  });
});

describe('signing in by passkey alone', () => {
  const PATH = '/api/v1/auth/passkey';

  it('requests the same of everyone: any passkey, with user verification', async () => {
    await signUpWithPasskey(app);
    const answer = await app.client().post(`${PATH}/options`);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        publicKey: { rpId: 'localhost', userVerification: 'required', allowCredentials: [], timeout: 5 * MINUTE },
      },
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^lading_passkey=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('counts as both factors for a user who also has an authenticator app', async () => {
    const { client: owner } = await signUpWithTotp(app, clock);
    const authenticator = new SoftwareAuthenticator();
    await addPasskey(owner, authenticator);
    const client = app.client();
    expect((await client.post(PATH, { response: authenticator.get(await options(client, PATH)) })).body.status).toBe(
      'signed_in',
    );
    expect(client.cookie('lading_passkey')).toBeUndefined();
  });

  it('refuses an authenticator that returns no user handle', async () => {
    const { authenticator } = await signUpWithPasskey(app);
    const client = app.client();
    expect(
      (await client.post(PATH, { response: authenticator.get(await options(client, PATH), { userHandle: undefined }) }))
        .status,
    ).toBe(401);
  });

  it('accepts authenticators without a signature counter', async () => {
    const { authenticator } = await signUpWithPasskey(app);
    for (let use = 0; use < 3; use += 1) {
      const client = app.client();
      expect(
        (await client.post(PATH, { response: authenticator.get(await options(client, PATH), { counter: 0 }) })).status,
      ).toBe(200);
    }
  });

  it('limits requests per IP address', async () => {
    const client = app.client();
    const statuses = [];
    for (let request = 0; request < 201; request += 1) statuses.push((await client.post(`${PATH}/options`)).status);
    expect(statuses.slice(0, 200).every((status) => status === 200)).toBe(true);
    expect(statuses[200]).toBe(429);
  });
});

describe('over https', () => {
  it('binds passkeys to the public host, and the cookie to it and to https', async () => {
    const secure = await startTestApp({ clock, environment: { PUBLIC_URL: 'https://freight.example.test' } });
    const { client } = await signUp(secure);
    const authenticator = new SoftwareAuthenticator('https://freight.example.test');
    const added = await addPasskey(client, authenticator);
    const asked = await secure.client().post('/api/v1/auth/passkey/options');
    await secure.close();
    expect(added.status).toBe(201);
    expect(asked.body.publicKey.rpId).toBe('freight.example.test');
    expect(asked.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-lading_passkey=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });
});
