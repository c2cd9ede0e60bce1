import { Database } from '../../src/platform/database/database.js';
import { RecoveryCodesService } from '../../src/modules/identity/factors/recovery-codes/recovery-codes.service.js';
import { addPasskey, halfSignedIn, signUpWithTotp } from '../support/factors.js';
import { signUp } from '../support/identity.js';
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
