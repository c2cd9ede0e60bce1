import { Database } from '../../src/platform/database/database.js';
import { RecoveryCodesService } from '../../src/modules/identity/factors/recovery-codes/recovery-codes.service.js';
import { addPasskey, halfSignedIn, signUpWithTotp } from '../support/factors.js';
import { apiOperations, pathOf } from '../support/api-operations.js';
import { readEvents } from '../support/event-reader.js';
import { signInAs, signUp, TEST_PASSWORD, type SignedIn } from '../support/identity.js';
import { actionsOf } from '../support/membership.js';
import { SoftwareAuthenticator } from '../support/software-authenticator.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import type { ApiClient } from '../support/api-client.js';

const FACTORS = '/api/v1/me/factors';

const clock = new TestClock();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
}, 60_000);
afterAll(() => app.close());
beforeEach(() => app.database.truncate());

const verify = (client: ApiClient, code: string | undefined) =>
  client.post('/api/v1/auth/mfa/verify', { method: 'recovery_code', code });

describe('a recovery code', () => {
  it('completes the sign-in once, in any spelling, and sends a mail', async () => {
    const { email, recoveryCodes } = await signUpWithTotp(app, clock);
    const code = recoveryCodes[3]?.toLowerCase().replaceAll('-', ' ');
    const client = await halfSignedIn(app, email);
    expect(await verify(client, code)).toMatchObject({ status: 200, body: { status: 'signed_in' } });
    expect((await client.get(FACTORS)).body.recoveryCodesLeft).toBe(9);
    expect(await verify(await halfSignedIn(app, email), code)).toMatchObject({
      status: 401,
      body: { code: 'FACTOR_REFUSED' },
    });
    await app.deliverOutbox();
    expect((await app.mails()).map(({ subject }) => subject)).toContain(
      'A recovery code was used to sign in to your Lading account',
    );
  });

  it('is refused like a wrong one if it belongs to another user', async () => {
    const { recoveryCodes } = await signUpWithTotp(app, clock);
    const { email } = await signUpWithTotp(app, clock);
    const [foreign, wrong] = [
      await verify(await halfSignedIn(app, email), recoveryCodes[0]),
      await verify(await halfSignedIn(app, email), 'AAAA-BBBB-CCCC-DDDD'),
    ];
    expect(foreign).toMatchObject({ status: 401, body: { code: 'FACTOR_REFUSED' } });
    expect({ ...wrong.body, instance: undefined }).toEqual({ ...foreign.body, instance: undefined });
  });

  it('succeeds once in twenty concurrent requests, and in twenty transactions', async () => {
    const { email, userId, recoveryCodes } = await signUpWithTotp(app, clock);
    const [first = '', second = ''] = recoveryCodes;
    const clients = await Promise.all(Array.from({ length: 10 }, () => halfSignedIn(app, email)));
    const answers = await Promise.all([...clients, ...clients].map((client) => verify(client, first)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const uses = Array.from({ length: 20 }, () =>
      app.get(Database).transaction((tx) => app.get(RecoveryCodesService).use(tx, { userId, email }, second)),
    );
    expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
  });

  it('is no longer offered when all are used', async () => {
    const { email } = await signUpWithTotp(app, clock);
    await app.database.dataSource.query('UPDATE recovery_code SET used_at = created_at');
    const answer = await app.client().post('/api/v1/auth/login', { email, password: 'tall-orange-forklift' });
    expect(answer.body).toMatchObject({ status: 'factor_required', factors: ['totp'] });
  });
});

describe('a set of recovery codes', () => {
  it('voids the previous set, sends a mail and is recorded', async () => {
    const { client, email, recoveryCodes } = await signUpWithTotp(app, clock);
    const made = await client.post(`${FACTORS}/recovery-codes`);
    expect(made.status).toBe(201);
    expect(new Set([...made.body.codes, ...recoveryCodes]).size).toBe(20);
    expect((await verify(await halfSignedIn(app, email), recoveryCodes[0])).status).toBe(401);
    expect((await verify(await halfSignedIn(app, email), made.body.codes[0])).status).toBe(200);
    await app.deliverOutbox();
    expect((await app.mails()).map(({ subject }) => subject)).toContain(
      'New recovery codes were made for your Lading account',
    );
    const entries = await app.database.dataSource.query(
      "SELECT action FROM audit_entry WHERE action = 'recovery_codes.made'",
    );
    expect(entries).toHaveLength(2);
  });

  it('is issued with the first factor only, and kept until the last one is removed', async () => {
    const { client, recoveryCodes } = await signUpWithTotp(app, clock);
    const added = await addPasskey(client, new SoftwareAuthenticator());
    expect(added).toMatchObject({
      status: 201,
      body: { recoveryCodes: null, factors: { recoveryCodesLeft: recoveryCodes.length } },
    });
    await client.request('DELETE', `${FACTORS}/totp`);
    expect((await client.get(FACTORS)).body).toMatchObject({ totp: null, recoveryCodesLeft: 10 });
    await client.request('DELETE', `${FACTORS}/passkeys/${added.body.factors.passkeys[0].id}`);
    expect((await client.get(FACTORS)).body).toEqual({ totp: null, passkeys: [], recoveryCodesLeft: 0 });
  });

  it('cannot be created without a factor', async () => {
    const { client } = await signUp(app);
    expect(await client.post(`${FACTORS}/recovery-codes`)).toMatchObject({ status: 409, body: { code: 'NO_FACTOR' } });
  });

  it('is complete after concurrent requests', async () => {
    const { client, email } = await signUpWithTotp(app, clock);
    const made = await Promise.all(Array.from({ length: 5 }, () => client.post(`${FACTORS}/recovery-codes`)));
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect((await client.get(FACTORS)).body.recoveryCodesLeft).toBe(10);
    const accepted = [];
    for (const { body } of made) {
      const { status } = await verify(await halfSignedIn(app, email), body.codes[0]);
      if (status === 200) accepted.push(status);
    }
    expect(accepted).toHaveLength(1);
  });
});

describe('a second factor that the company requires by role', () => {
  const RULE = '/api/v1/company/factor-rule';
  const REFUSED = { status: 403, body: { code: 'FACTOR_SETUP_REQUIRED' } };
  const require = ({ client }: SignedIn, ...roles: string[]) => client.put(RULE, { roles });

  it('is set by a member who has one, shows who has none, and is in the activity log', async () => {
    const rosa = await signUp(app);
    expect(await require(rosa, 'dock')).toMatchObject({ status: 409, body: { code: 'NO_FACTOR' } });
    expect((await require(rosa)).body.roles).toEqual([]);
    await addPasskey(rosa.client, new SoftwareAuthenticator());
    const dock = await signInAs(app, rosa.companyId, 'dock');
    await signUp(app);
    const member = { fullName: 'Rosa Delgado', email: dock.email, role: 'dock', hasSignInSource: false };
    const rule = { roles: ['owner', 'finance'], withoutFactor: [{ userId: dock.userId, ...member }] };
    expect(await require(rosa, 'owner', 'finance')).toMatchObject({ status: 200, body: rule });
    expect((await rosa.client.get(RULE)).body).toEqual(rule);
    expect((await actionsOf(app, rosa.companyId)).slice(-1)).toEqual(['factor_rule.changed']);
  });

  it.each([{}, { roles: 'owner' }, { roles: ['owner', 'owner'] }, { roles: ['boss'] }, { roles: [{}] }])(
    'refuses %j',
    async (body) => {
      const { client } = await signUp(app);
      expect(await client.put(RULE, body)).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
    },
  );

  it('closes running sessions of these roles, other than for the set-up', async () => {
    const rosa = await signUpWithTotp(app, clock);
    const approver = await signInAs(app, rosa.companyId, 'approver');
    const booker = await signInAs(app, rosa.companyId, 'booker');
    const stream = readEvents(approver.client, '/api/v1/notifications/stream');
    expect((await require(rosa, 'approver')).status).toBe(200);
    expect(await stream).toBeDefined();

    const open: string[] = [];
    for (const operation of apiOperations().filter(({ access }) => access !== 'public')) {
      const path = pathOf(operation, Object.fromEntries(operation.parameters.map((name) => [name, 'x'])));
      const body = ['POST', 'PUT', 'PATCH'].includes(operation.method) ? {} : undefined;
      const answer = await approver.client.request(operation.method, path, { body });
      if (answer.body?.code !== REFUSED.body.code) open.push(operation.name);
    }
    expect(open.sort()).toEqual([
      'activateAssociation',
      'addPasskey',
      'challengeFactorPasskey',
      'challengeNewPasskey',
      'confirmTotp',
      'getFactors',
      'getProfile',
      'getSession',
      'listAssociations',
      'reauthenticate',
      'setUpTotp',
      'verifyFactor',
      'verifyFactorPasskey',
    ]);
    expect((await approver.client.get('/api/v1/auth/session')).body.mustSetUpFactor).toBe(true);
    expect((await booker.client.get('/api/v1/quotes')).status).toBe(200);
    expect((await rosa.client.get('/api/v1/quotes')).status).toBe(200);
  });

  it('applies after the next sign-in and ends with the set-up; the last factor can then not be removed', async () => {
    const rosa = await signUpWithTotp(app, clock);
    await require(rosa, 'viewer');
    const { email } = await signInAs(app, rosa.companyId, 'viewer');
    const client = app.client();
    const login = await client.post('/api/v1/auth/login', { email, password: TEST_PASSWORD });
    expect(login.body).toMatchObject({ status: 'signed_in', session: { mustSetUpFactor: true } });
    expect(await client.get('/api/v1/company')).toMatchObject(REFUSED);
    const [first, second] = [new SoftwareAuthenticator(), new SoftwareAuthenticator()];
    expect((await addPasskey(client, first)).status).toBe(201);
    expect((await client.get('/api/v1/auth/session')).body.mustSetUpFactor).toBe(false);
    expect((await client.get('/api/v1/company')).status).toBe(200);
    await addPasskey(client, second);

    const [one, two] = (await client.get(FACTORS)).body.passkeys.map(({ id }: { id: string }) => id);
    const remove = (id: string) => client.request('DELETE', `${FACTORS}/passkeys/${id}`);
    expect((await remove(one)).status).toBe(204);
    expect(await remove(two)).toMatchObject({ status: 409, body: { code: 'FACTOR_REQUIRED_BY_COMPANY' } });
    expect((await client.get(FACTORS)).body).toMatchObject({ passkeys: [{ id: two }], recoveryCodesLeft: 10 });
    await require(rosa);
    expect((await remove(two)).status).toBe(204);
  });

  it('applies to a new role, and in the company that requires it only', async () => {
    const rosa = await signUpWithTotp(app, clock);
    await require(rosa, 'finance');
    const { client, userId } = await signInAs(app, rosa.companyId, 'viewer');
    expect((await client.get('/api/v1/company')).status).toBe(200);
    const own = await client.post('/api/v1/me/associations/company', { companyName: 'Hilltop Tile' });
    await rosa.client.patch(`/api/v1/company/members/${userId}`, { role: 'finance' });
    expect(await client.get('/api/v1/company')).toMatchObject(REFUSED);
    expect(await client.request('DELETE', `/api/v1/me/associations/${rosa.companyId}`)).toMatchObject(REFUSED);
    expect((await client.post(`/api/v1/me/associations/${own.body.companyId}/activate`)).status).toBe(200);
    expect((await client.get('/api/v1/company')).body.name).toBe('Hilltop Tile');
  });

  it('does not affect API keys of members', async () => {
    const rosa = await signUpWithTotp(app, clock);
    const admin = await signInAs(app, rosa.companyId, 'admin');
    const key = await admin.client.post('/api/v1/company/api-keys', { name: 'ERP', permissions: ['shipment.read'] });
    await require(rosa, 'admin');
    const authorization = `Bearer ${key.body.token}`;
    expect((await app.client().get('/api/v1/shipments', { authorization })).status).toBe(200);
  });
});
