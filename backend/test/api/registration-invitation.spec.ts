import { visible } from '../support/visible-answer.js';
import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import { signUp, TEST_PASSWORD, type SignedIn } from '../support/identity.js';
import { mailAbout, mailsTo, tokenIn } from '../support/mails.js';
import { statementsDuring } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { patiently } from '../support/patiently.js';

const DAY = 24 * 60 * 60_000;
/** Tests with many requests, on a machine that may be busy. */
const SLOW = 60_000;
const DETAILS = { password: 'seven-pallets-of-slate', fullName: 'Omar Haddad' };
const WITH_COMPANY = { ...DETAILS, companyName: 'Hilltop Stone' };

let app: TestApp;
let rosa: SignedIn;
let invited: string;
let run = 0;
const clock = new TestClock();

beforeAll(async () => {
  app = await startTestApp({ clock });
}, SLOW);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.truncate();
  run += 1;
  invited = `omar${run}@hilltop.test`;
  rosa = await signUp(app, { companyName: 'Riverside Tile' });
});

const register = (body: Record<string, unknown> = {}): Promise<ApiAnswer> =>
  app.client().post('/api/v1/auth/register', { email: invited, ...body });
const preview = (token: string): Promise<ApiAnswer> => app.client().post('/api/v1/auth/registration', { token });
const verify = (token: string, details: object = DETAILS, client: ApiClient = app.client()): Promise<ApiAnswer> =>
  client.post('/api/v1/auth/register/verify', { token, ...details });
const count = async (table: string): Promise<number> =>
  (await app.database.database.query(`SELECT 1 FROM ${table}`)).length;

async function invitationFor(email: string, role = 'booker'): Promise<string> {
  expect((await rosa.client.post('/api/v1/company/invitations', { email, role })).status).toBe(201);
  return tokenIn(await mailAbout(app, email, 'invite'), 'invitation');
}

async function verificationToken(): Promise<string> {
  return tokenIn(await mailAbout(app, invited, 'Finish your'));
}

describe('registering with an invitation', () => {
  it('leads from the mailed link to the inviting company, with the role of the invitation', async () => {
    expect((await register({ invitationToken: await invitationFor(invited) })).status).toBe(202);
    const client = app.client();
    const token = await verificationToken();
    expect((await preview(token)).body).toEqual({ email: invited, companyName: 'Riverside Tile' });
    const answer = await verify(token, DETAILS, client);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        status: 'signed_in',
        session: { user: { email: invited }, company: { id: rosa.companyId, name: 'Riverside Tile', role: 'booker' } },
      },
    });
    expect((await client.get('/api/v1/company')).body).toMatchObject({ id: rosa.companyId });
    expect(await count('company')).toBe(1);
    const actions = await app.database.database.query<{ action: string }>(
      'SELECT action FROM audit_entry WHERE chain = ? ORDER BY position',
      [rosa.companyId],
    );
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['member.joined', 'account.created', 'session.started']),
    );
  });

  it('stores the invitation encrypted until the address is verified', async () => {
    const token = await invitationFor(invited);
    await register({ invitationToken: token });
    const [row] = await app.database.database.query<{ invitation_sealed: Buffer }>(
      'SELECT invitation_sealed FROM registration',
    );
    expect(row?.invitation_sealed.includes(Buffer.from(token))).toBe(false);
    expect(JSON.stringify(await app.database.database.query('SELECT payload FROM outbox_message'))).not.toContain(
      token,
    );
  });

  it('answers the same for an address that has an account, and mails it to sign in', async () => {
    const fresh = await register({ invitationToken: await invitationFor(invited) });
    const known = await signUp(app, { email: `known${run}@hilltop.test` });
    const again = await register({ email: known.email, invitationToken: await invitationFor(known.email) });
    expect(fresh.status).toBe(202);
    expect(visible(again)).toEqual(visible(fresh));
    expect((await mailAbout(app, known.email, 'already have'))?.text).toContain('sign in and open its link again');
  });

  it.each([
    ['an array', { invitationToken: ['x'] }, '/invitationToken', 'TYPE'],
    ['null', { invitationToken: null }, '/invitationToken', 'REQUIRED'],
    ['an empty invitation', { invitationToken: '' }, '/invitationToken', 'LENGTH'],
    ['an invitation token that is too long', { invitationToken: 'x'.repeat(201) }, '/invitationToken', 'LENGTH'],
  ])('refuses %s', async (_name, body, pointer, code) => {
    const answer = await register(body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ pointer, code }));
    expect(await count('registration')).toBe(0);
  });

  it('refuses an invitation to another address, and an unknown one', async () => {
    const token = await invitationFor(`somebody${run}@hilltop.test`);
    expect((await register({ invitationToken: token })).body.errors).toEqual([
      expect.objectContaining({ pointer: '/email', code: 'INVITATION_FOR_OTHER' }),
    ]);
    expect(await register({ invitationToken: 'x'.repeat(43) })).toMatchObject({
      status: 404,
      body: { code: 'INVITATION_INVALID' },
    });
    expect(await count('registration')).toBe(0);
  });

  it.each([
    [{ ...DETAILS, companyName: 'Hilltop Stone' }, '/companyName', 'CONFLICT'],
    [{ ...DETAILS, password: 'riverside-in-the-sun' }, '/password', 'PASSWORD_PERSONAL'],
  ])('refuses to finish with %j, and keeps link and invitation valid', async (details, pointer, code) => {
    await register({ invitationToken: await invitationFor(invited) });
    const token = await verificationToken();
    expect((await verify(token, details)).body.errors).toEqual([expect.objectContaining({ pointer, code })]);
    expect((await verify(token)).status).toBe(200);
  });

  it('creates no user and keeps the link valid if the invitation was revoked meanwhile', async () => {
    const token = await invitationFor(invited);
    await register({ invitationToken: token });
    const link = await verificationToken();
    await app.database.database.query('UPDATE invitation SET is_open = NULL');
    for (const answer of [await verify(link), await preview(link)])
      expect(answer).toMatchObject({ status: 404, body: { code: 'INVITATION_INVALID' } });
    expect(await count('user_account')).toBe(1);
    await app.database.database.query('UPDATE invitation SET is_open = true');
    expect((await verify(link)).status).toBe(200);
  });

  it(
    'succeeds once in twenty concurrent uses',
    async () => {
      await register({ invitationToken: await invitationFor(invited) });
      const link = await verificationToken();
      const answers = await Promise.all(Array.from({ length: 20 }, () => patiently(() => verify(link))));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 404)]);
      expect([await count('user_account'), await count('association')]).toEqual([2, 2]);
    },
    SLOW,
  );
});

describe('an unconfirmed registration', () => {
  it('gives its creator nothing when the owner of the address registers', async () => {
    await register();
    const attackersLink = await verificationToken();
    await register();
    const ownersLink = await verificationToken();
    expect(await verify(attackersLink, { ...WITH_COMPANY, password: 'the-attackers-password' })).toMatchObject({
      status: 404,
      body: { code: 'LINK_INVALID' },
    });
    expect((await verify(ownersLink, WITH_COMPANY)).status).toBe(200);
    const login = (password: string): Promise<ApiAnswer> =>
      app.client().post('/api/v1/auth/login', { email: invited, password });
    expect((await login('the-attackers-password')).status).toBe(401);
    expect((await login(DETAILS.password)).status).toBe(200);
  });

  it('gives its creator nothing when the address becomes that of another account', async () => {
    await register();
    const attackersLink = await verificationToken();
    await rosa.client.post('/api/v1/me/email', { email: invited });
    const token = tokenIn(await mailAbout(app, invited, 'Confirm'), 'emailToken');
    expect((await rosa.client.post('/api/v1/auth/email/verify', { token })).status).toBe(200);
    expect(await verify(attackersLink, WITH_COMPANY)).toMatchObject({ status: 404, body: { code: 'LINK_INVALID' } });
    const login = (password: string): Promise<ApiAnswer> =>
      app.client().post('/api/v1/auth/login', { email: invited, password });
    expect((await login(DETAILS.password)).status).toBe(401);
    expect((await login(TEST_PASSWORD)).status).toBe(200);
  });

  it('expires after a day', async () => {
    await register();
    const link = await verificationToken();
    clock.advance(DAY);
    expect(await verify(link, WITH_COMPANY)).toMatchObject({ status: 404, body: { code: 'LINK_INVALID' } });
  });

  it('costs the same for an address that has an account as for a new one', async () => {
    const known = await signUp(app, { email: `known${run}@hilltop.test` });
    const forNew = await statementsDuring(app, () => register());
    const forKnown = await statementsDuring(app, () => register({ email: known.email }));
    expect(forKnown.map(({ sql }) => sql)).toEqual(forNew.map(({ sql }) => sql));
    expect(forNew.filter(({ sql }) => sql.includes('INSERT INTO'))).not.toEqual([]);
  });

  it(
    'sends at most three mails an hour, silently',
    async () => {
      const answers: unknown[] = [];
      for (let i = 0; i < 7; i += 1) {
        answers.push(visible(await register()));
        await app.deliverOutbox();
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await mailsTo(app, invited)).toHaveLength(3);
      expect((await preview(await verificationToken())).status).toBe(200);
    },
    SLOW,
  );
});
