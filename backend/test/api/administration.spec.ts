import { AccountAdministration } from '../../src/modules/identity/index.js';
import { SuspensionService } from '../../src/modules/companies/index.js';
import { Outbox } from '../../src/platform/outbox/outbox.js';
import { OutboxClaims } from '../../src/platform/outbox/persistence/outbox-claims.sql.js';
import type { OutboxTopic } from '../../src/platform/outbox/outbox-topic.js';
import { makeKey } from '../support/api-keys.js';
import { signUpWithTotp } from '../support/factors.js';
import { signInAs, signUp, TEST_PASSWORD, type SignedIn } from '../support/identity.js';
import { mailAbout, tokenIn } from '../support/mails.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const clock = new TestClock();
const NEW_PASSWORD = 'seven-pallets-of-slate';
const OWNER = { email: 'omar@hilltop.test', fullName: 'Omar Haddad', companyName: 'Hilltop Stone' };

let app: TestApp;
let rosa: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.truncate();
  rosa = await signUp(app, { companyName: 'Riverside Tile' });
});

const signIn = (email: string, password: string) => app.client().post('/api/v1/auth/login', { email, password });
const setPassword = (link: URL, newPassword = NEW_PASSWORD) =>
  app.client().post('/api/v1/auth/password', { token: link.searchParams.get('token'), newPassword });
const actions = async (companyId: string) => {
  const rows = await app.database.database.query<{ action: string; userId: string | null }>(
    'SELECT action, user_id AS userId FROM audit_entry WHERE chain = ? ORDER BY position',
    [companyId],
  );
  return rows.map(({ action }) => action);
};

describe('the first owner', () => {
  it('gets a link that sets the password once, without any mail', async () => {
    const link = await app.get(AccountAdministration).createOwner(OWNER);
    expect(link?.pathname).toBe('/change-password');
    const entered = await setPassword(link!);
    expect(entered).toMatchObject({
      status: 200,
      body: { session: { user: { email: OWNER.email }, company: { name: OWNER.companyName, role: 'owner' } } },
    });
    expect(await actions(entered.body.session.company.id)).toEqual(
      expect.arrayContaining(['company.created', 'account.created', 'password.link_made', 'password.reset']),
    );
    expect((await setPassword(link!, 'eight-pallets-of-slate')).status).toBe(404);
    expect((await signIn(OWNER.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('of another company may have an account, which keeps its password', async () => {
    expect(await app.get(AccountAdministration).createOwner({ ...OWNER, email: rosa.email })).toBeNull();
    const { body } = await rosa.client.get('/api/v1/me/associations');
    expect(body.items.map((item: { companyName: string }) => item.companyName)).toEqual([
      'Hilltop Stone',
      'Riverside Tile',
    ]);
    expect((await signIn(rosa.email, TEST_PASSWORD)).status).toBe(200);
  });
});

describe('an account', () => {
  it('gets a new link for its password, and only the newest one works', async () => {
    const administration = app.get(AccountAdministration);
    const [first, second] = [
      await administration.passwordLink(rosa.email),
      await administration.passwordLink(rosa.email),
    ];
    expect((await setPassword(first)).status).toBe(404);
    expect((await setPassword(second)).status).toBe(200);
    expect(await actions(rosa.companyId)).toContain('password.link_made');
    await expect(administration.passwordLink('nobody@hilltop.test')).rejects.toThrow('No account has the address');
  });

  it('loses all second factors and all sessions', async () => {
    const mia = await signUpWithTotp(app, clock);
    expect((await signIn(mia.email, TEST_PASSWORD)).body).toMatchObject({ status: 'factor_required' });
    expect(await app.get(AccountAdministration).disableFactors(mia.email)).toBe(true);
    expect((await mia.client.get('/api/v1/auth/session')).status).toBe(401);
    expect((await signIn(mia.email, TEST_PASSWORD)).body).toMatchObject({ status: 'signed_in' });
    expect(await actions(mia.companyId)).toContain('factor.removed');
    expect(await app.get(AccountAdministration).disableFactors(mia.email)).toBe(false);
  });
});

describe('a suspended company', () => {
  const codeOf = async ({ companyId }: SignedIn): Promise<string> =>
    (await app.get(SuspensionService).list()).find(({ id }) => id === companyId)!.code;

  it('refuses sign-in with the reason, open sessions and API keys, until the suspension is lifted', async () => {
    const key = await makeKey(app, rosa);
    expect((await key.get('/api/v1/quotes')).status).toBe(200);
    await app.get(SuspensionService).suspend(await codeOf(rosa));

    expect(await signIn(rosa.email, TEST_PASSWORD)).toMatchObject({ status: 403, body: { code: 'COMPANY_SUSPENDED' } });
    expect(await rosa.client.get('/api/v1/quotes')).toMatchObject({ status: 403, body: { code: 'NO_ACTIVE_COMPANY' } });
    expect((await key.get('/api/v1/quotes')).status).toBe(401);
    expect(await rosa.client.post(`/api/v1/me/associations/${rosa.companyId}/activate`)).toMatchObject({
      status: 403,
      body: { code: 'COMPANY_SUSPENDED' },
    });
    expect((await rosa.client.get('/api/v1/me/associations')).body.items).toMatchObject([{ companySuspended: true }]);

    await app.get(SuspensionService).unsuspend(rosa.companyId);
    expect((await signIn(rosa.email, TEST_PASSWORD)).status).toBe(200);
    expect((await key.get('/api/v1/quotes')).status).toBe(200);
    expect(await actions(rosa.companyId)).toEqual(expect.arrayContaining(['company.suspended', 'company.unsuspended']));
  });

  it('does not touch others, nor its members in their other companies', async () => {
    const harbor = await signUp(app, { companyName: 'Harbor Glass' });
    const member = await signInAs(app, harbor.companyId, 'booker');
    await app.get(AccountAdministration).createOwner({ ...OWNER, email: member.email });
    await app.get(SuspensionService).suspend(harbor.companyId);
    expect((await rosa.client.get('/api/v1/quotes')).status).toBe(200);
    expect((await signIn(member.email, TEST_PASSWORD)).body.session.company).toMatchObject({ name: 'Hilltop Stone' });
    await expect(app.get(SuspensionService).suspend(harbor.companyId)).rejects.toThrow('already suspended');
    await expect(app.get(SuspensionService).suspend('NOSUCH00')).rejects.toThrow('There is no company');
  });

  it('keeps its messages until the suspension is lifted', async () => {
    const topic = 'test.administration' as OutboxTopic;
    const harbor = await signUp(app, { companyName: 'Harbor Glass' });
    await app.database.database.execute('DELETE FROM outbox_message');
    await app.get(SuspensionService).suspend(rosa.companyId);
    await app.database.database.transaction((tx) =>
      app
        .get(Outbox)
        .add(
          tx,
          { companyId: rosa.companyId, topic, payload: {} },
          { companyId: harbor.companyId, topic, payload: {} },
          { companyId: null, topic, payload: {} },
        ),
    );
    const claim = async () => (await app.get(OutboxClaims).claim(10)).map(({ companyId }) => companyId);
    expect((await claim()).toSorted()).toEqual([harbor.companyId, null].toSorted());
    expect(await claim()).toEqual([]);
    await app.get(SuspensionService).unsuspend(rosa.companyId);
    expect(await claim()).toEqual([rosa.companyId]);
    const [{ attempts } = { attempts: 0 }] = await app.database.database.query<{ attempts: number }>(
      'SELECT attempts FROM outbox_message WHERE company_id = ?',
      [rosa.companyId],
    );
    expect(attempts).toBe(1);
  });
});

describe('SIGN_UP', () => {
  const REGISTER = '/api/v1/auth/register';

  it.each(['closed', 'invitation'])('%s also keeps signed-in users from creating companies', async (SIGN_UP) => {
    const member = await signUp(app);
    const shared = { ...app.database, close: async () => undefined };
    const limited = await startTestApp({ database: shared, clock, environment: { SIGN_UP } });
    try {
      const client = limited.client();
      await client.post('/api/v1/auth/login', { email: member.email, password: TEST_PASSWORD });
      expect(await client.post('/api/v1/me/associations/company', { companyName: 'Second' })).toMatchObject({
        status: 403,
        body: { code: 'COMPANY_CREATION_CLOSED' },
      });
    } finally {
      await limited.close();
    }
  });

  it.each([
    ['closed', 'SIGN_UP_CLOSED', 'SIGN_UP_CLOSED'],
    ['invitation', 'SIGN_UP_BY_INVITATION', undefined],
  ])('%s', async (SIGN_UP, uninvited, invited) => {
    const limited = await startTestApp({ environment: { SIGN_UP } });
    try {
      const client = limited.client();
      expect((await client.get('/api/v1/auth/sources')).body).toMatchObject({ signUp: SIGN_UP });
      expect(await client.post(REGISTER, { email: 'omar@hilltop.test' })).toMatchObject({
        status: 403,
        body: { code: uninvited },
      });
      const answer = await client.post(REGISTER, { email: 'omar@hilltop.test', invitationToken: 'unknown' });
      if (invited) expect(answer).toMatchObject({ status: 403, body: { code: invited } });
      else expect(answer.body.code).toMatch(/^INVITATION_/);
    } finally {
      await limited.close();
    }
  });

  it('also applies to links that were mailed before it changed', async () => {
    await app.client().post(REGISTER, { email: OWNER.email });
    const token = tokenIn(await mailAbout(app, OWNER.email, 'Finish your'));
    const shared = { ...app.database, close: async () => undefined };
    const limited = await startTestApp({ database: shared, clock, environment: { SIGN_UP: 'invitation' } });
    try {
      const details = { token, fullName: OWNER.fullName, companyName: OWNER.companyName, password: NEW_PASSWORD };
      expect(await limited.client().post('/api/v1/auth/register/verify', details)).toMatchObject({
        status: 403,
        body: { code: 'SIGN_UP_BY_INVITATION' },
      });
    } finally {
      await limited.close();
    }
  });
});
