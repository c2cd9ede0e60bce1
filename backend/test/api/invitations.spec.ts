import type { ApiClient } from '../support/api-client.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { mailAbout, mailsTo, tokenIn } from '../support/mails.js';
import { actionsOf, associationOf, invite } from '../support/membership.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { visible } from '../support/visible-answer.js';

const DAY = 24 * 60 * 60 * 1000;
const GUEST = 'guest@outside.test';

let app: TestApp;
const clock = new TestClock();
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.truncate();
  owner = await signUp(app, { fullName: 'Olive Owner', companyName: 'Riverside Tile' });
});

const send = ({ client }: SignedIn, body: object) => client.post('/api/v1/company/invitations', body);
const list = ({ client }: SignedIn, query = '') => client.get(`/api/v1/company/invitations${query}`);
const read = (token: unknown) => app.client().post('/api/v1/auth/invitation', { token });
const accept = (client: ApiClient, token: unknown) => client.post('/api/v1/me/associations/invitation', { token });
const revoke = ({ client }: SignedIn, id: string) => client.request('DELETE', `/api/v1/company/invitations/${id}`);
const resend = ({ client }: SignedIn, id: string) => client.post(`/api/v1/company/invitations/${id}/resend`);

describe('an invitation', () => {
  it('is mailed, shows its details, and makes the owner of the address a member', async () => {
    const guest = await signUp(app, { email: GUEST, companyName: 'Hilltop Stone' });
    const token = await invite(app, owner, 'Guest@Outside.test', 'booker');
    expect(await read(token)).toMatchObject({
      status: 200,
      body: {
        companyName: 'Riverside Tile',
        email: GUEST,
        role: 'booker',
        invitedBy: 'Olive Owner',
        expiresAt: new Date(clock.now().getTime() + 7 * DAY).toISOString(),
      },
    });
    expect((await guest.client.get('/api/v1/me/associations')).body.items).toContainEqual(
      expect.objectContaining({ companyId: owner.companyId, status: 'invited', role: 'booker' }),
    );

    expect(await accept(guest.client, token)).toMatchObject({
      status: 200,
      body: { companyId: owner.companyId, status: 'active', role: 'booker', active: false },
    });
    expect((await list(owner)).body.items).toEqual([]);
    expect(await actionsOf(app, owner.companyId)).toEqual(['company.created', 'member.invited', 'member.joined']);
    expect(await accept(guest.client, token)).toMatchObject({ status: 404, body: { code: 'INVITATION_INVALID' } });
  });

  it('has the same response and cost for an address with an account and one without', async () => {
    await signUp(app, { email: 'known@outside.test' });
    const known = await send(owner, { email: 'known@outside.test', role: 'viewer' });
    const fresh = await send(owner, { email: 'fresh@outside.test', role: 'viewer' });
    const plain = ({ id: _, email: __, ...rest }: any) => rest;
    expect(fresh.status).toBe(201);
    expect({ ...visible(known), body: plain(known.body) }).toEqual({ ...visible(fresh), body: plain(fresh.body) });
    const textTo = async (name: string) =>
      (await mailAbout(app, `${name}@outside.test`, 'invited'))?.text.replace(/invitation=[\w-]+/, '');
    const text = await textTo('known');
    expect(text).toContain('Riverside Tile invites you');
    expect(await textTo('fresh')).toBe(text);
  });

  it('is stored without its token', async () => {
    const token = await invite(app, owner, GUEST);
    const tables = ['invitation', 'invitation_link', 'outbox_message', 'audit_entry'];
    const rows = await Promise.all(tables.map((table) => app.database.dataSource.query(`SELECT * FROM ${table}`)));
    expect(JSON.stringify(rows)).toContain(GUEST);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is valid only for its address', async () => {
    const other = await signUp(app, { email: 'other@outside.test' });
    expect(await accept(other.client, await invite(app, owner, GUEST))).toMatchObject({
      status: 403,
      body: { code: 'INVITATION_FOR_OTHER' },
    });
    expect(await associationOf(app, owner.companyId, other.userId)).toBeUndefined();
  });

  it('expires after seven days', async () => {
    const token = await invite(app, owner, GUEST);
    clock.advance(7 * DAY - 1);
    expect((await read(token)).status).toBe(200);
    clock.advance(1);
    const guest = await signUp(app, { email: GUEST });
    expect(await read(token)).toMatchObject({ status: 410, body: { code: 'INVITATION_EXPIRED' } });
    expect(await accept(guest.client, token)).toMatchObject({ status: 410, body: { code: 'INVITATION_EXPIRED' } });
    expect((await guest.client.get('/api/v1/me/associations')).body.items).toHaveLength(1);
  });

  it('when sent again, voids earlier links and is valid for another seven days', async () => {
    const first = await invite(app, owner, GUEST);
    clock.advance(8 * DAY);
    const guest = await signUp(app, { email: GUEST });
    const manager = await signInAs(app, owner.companyId, 'owner');
    const [{ id, expired }] = (await list(manager)).body.items;
    expect(expired).toBe(true);
    expect(await resend(manager, id)).toMatchObject({ status: 200, body: { id, expired: false } });
    const second = tokenIn(
      (await mailsTo(app, GUEST)).find(
        ({ subject, links }) => subject.includes('invited') && !links[0]?.includes(first),
      ),
      'invitation',
    );
    expect(await accept(guest.client, first)).toMatchObject({ status: 404 });
    expect(await accept(guest.client, second)).toMatchObject({ status: 200 });
  });

  it('is replaced by a new one for the same address', async () => {
    const first = await invite(app, owner, GUEST, 'booker');
    expect((await send(owner, { email: GUEST, role: 'dock' })).status).toBe(201);
    expect((await read(first)).status).toBe(404);
    expect((await list(owner)).body.items).toEqual([expect.objectContaining({ email: GUEST, role: 'dock' })]);
  });

  it('can be revoked, also before its mail is sent', async () => {
    const guest = await signUp(app, { email: GUEST });
    const token = await invite(app, owner, GUEST);
    const [{ id }] = (await list(owner)).body.items;
    expect((await revoke(owner, id)).status).toBe(204);
    expect((await revoke(owner, id)).status).toBe(404);
    expect((await resend(owner, id)).status).toBe(404);
    expect((await accept(guest.client, token)).status).toBe(404);

    const late = await send(owner, { email: 'late@outside.test', role: 'dock' });
    await revoke(owner, late.body.id);
    expect(await mailsTo(app, 'late@outside.test')).toEqual([]);
  });

  it('can be declined by the invited user', async () => {
    const guest = await signUp(app, { email: GUEST });
    const token = await invite(app, owner, GUEST);
    expect((await guest.client.request('DELETE', `/api/v1/me/associations/${owner.companyId}`)).status).toBe(204);
    expect((await read(token)).status).toBe(404);
    expect(await actionsOf(app, owner.companyId)).toContain('invitation.declined');
  });

  it('restores a removed member, and does not lift a suspension', async () => {
    const guest = await signUp(app, { email: GUEST });
    await accept(guest.client, await invite(app, owner, GUEST, 'viewer'));
    await owner.client.request('DELETE', `/api/v1/company/members/${guest.userId}`);
    await accept(guest.client, await invite(app, owner, GUEST, 'dock'));
    expect(await associationOf(app, owner.companyId, guest.userId)).toEqual({ status: 'active', role: 'dock' });
    await owner.client.patch(`/api/v1/company/members/${guest.userId}`, { status: 'suspended' });
    expect(await send(owner, { email: GUEST, role: 'booker' })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_MEMBER' },
    });
  });

  it('is not used if its address became a member meanwhile', async () => {
    const guest = await signUp(app, { email: GUEST });
    const token = await invite(app, owner, GUEST, 'dock');
    await app.database.database.query(
      `INSERT INTO association (id, company_id, user_id, role, status, created_at, updated_at) VALUES ('asc_01BX5ZZKBKACTAV9WEVGEMMVRZ', ?, ?, 'admin', 'active', NOW(), NOW())`,
      [owner.companyId, guest.userId],
    );
    expect(await accept(guest.client, token)).toMatchObject({ status: 409, body: { code: 'ALREADY_MEMBER' } });
    expect(await associationOf(app, owner.companyId, guest.userId)).toEqual({ status: 'active', role: 'admin' });
  });

  it('contains no text that mail programs would turn into a link', async () => {
    const other = await signUp(app, { companyName: 'You won! https://evil.test/x' });
    await invite(app, other, GUEST);
    const mail = await mailAbout(app, GUEST, 'invited');
    expect(mail?.subject).toBe('You are invited to You won https evil test x on Lading');
    expect(mail?.links).toHaveLength(1);
  });
});

describe('inviting', () => {
  it('owners and admins requires an owner, also when sending again or revoking', async () => {
    const admin = await signInAs(app, owner.companyId, 'admin');
    for (const role of ['owner', 'admin'])
      expect(await send(admin, { email: GUEST, role })).toMatchObject({ status: 403, body: { code: 'OWNERS_ONLY' } });
    expect((await send(admin, { email: GUEST, role: 'manager' })).status).toBe(201);
    const { body } = await send(owner, { email: 'second@outside.test', role: 'owner' });
    expect(await resend(admin, body.id)).toMatchObject({ status: 403, body: { code: 'OWNERS_ONLY' } });
    expect(await revoke(admin, body.id)).toMatchObject({ status: 403, body: { code: 'OWNERS_ONLY' } });
  });

  it('a member is refused', async () => {
    expect(await send(owner, { email: owner.email, role: 'viewer' })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_MEMBER' },
    });
  });

  it.each([
    [{ email: '"a@evil.test b"@outside.test' }, '/email'],
    [{ email: 'a@outside.test\r\nBcc: b@evil.test' }, '/email'],
    [{ email: ['a@outside.test'] }, '/email'],
    [{ email: 'zo\u00EB@outside.test' }, '/email'],
    [{ role: 'god' }, '/role'],
    [{ role: { $ne: '' } }, '/role'],
    [{ company: 'x' }, '/company'],
  ])('refuses %j', async (change, pointer) => {
    const { status, body } = await send(owner, { email: GUEST, role: 'viewer', ...change });
    expect(status).toBe(422);
    expect(body.errors).toContainEqual(expect.objectContaining({ pointer }));
    expect((await list(owner)).body.items).toEqual([]);
  });

  it('is limited per recipient across all companies, with the same response beyond the limit', async () => {
    const email = 'flooded@outside.test';
    const answers = [];
    for (let i = 0; i < 5; i += 1) {
      const company = await signUp(app, { companyName: 'Hilltop Stone' });
      const { status, body } = await send(company, { email, role: 'viewer' });
      answers.push({ status, body: { ...body, id: 'id' }, listed: (await list(company)).body.items.length });
    }
    for (const answer of answers) expect(answer).toEqual({ ...answers[0], status: 201, listed: 1 });
    expect(await mailsTo(app, email)).toHaveLength(3);
  });

  it('keeps the last mailed link valid when sending again is withheld', async () => {
    const email = 'again@outside.test';
    const { body } = await send(owner, { email, role: 'viewer' });
    for (let i = 0; i < 4; i += 1) expect((await resend(owner, body.id)).status).toBe(200);
    const mails = await mailsTo(app, email);
    const newest = mails.toSorted((one, other) => other.id.localeCompare(one.id))[0];
    expect((await read(tokenIn(newest, 'invitation'))).status).toBe(200);
  });

  it('does not count refused requests for the recipient', async () => {
    for (let i = 0; i < 5; i += 1) expect((await send(owner, { email: owner.email, role: 'viewer' })).status).toBe(409);
    expect((await app.client().post('/api/v1/auth/password-reset', { email: owner.email })).status).toBe(202);
    expect(await mailsTo(app, owner.email)).toHaveLength(1);
  });

  it('is limited per hour', async () => {
    const { body } = await send(owner, { email: GUEST, role: 'viewer' });
    for (let count = 0; count < 5; count += 1) expect((await resend(owner, body.id)).status).toBe(200);
    const answer = await resend(owner, body.id);
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('lists open invitations in pages, newest first, and none of other companies', async () => {
    const other = await signUp(app);
    await send(other, { email: 'elsewhere@outside.test', role: 'viewer' });
    for (const name of ['a', 'b', 'c']) {
      clock.advance(1_000);
      await send(owner, { email: `${name}@outside.test`, role: 'viewer' });
    }
    const first = await list(owner, '?limit=2');
    const second = await list(owner, `?limit=2&cursor=${first.body.nextCursor}`);
    expect([...first.body.items, ...second.body.items].map(({ email }: { email: string }) => email)).toEqual([
      'c@outside.test',
      'b@outside.test',
      'a@outside.test',
    ]);
    const [foreign] = (await list(other)).body.items;
    expect((await revoke(owner, foreign.id)).status).toBe(404);
    expect((await resend(owner, foreign.id)).status).toBe(404);
  });
});

it.each(['', 'x'.repeat(43), 'x'.repeat(201), ['a'], null, 7])('a token %j is refused', async (token) => {
  expect([404, 422]).toContain((await read(token)).status);
  expect([404, 422]).toContain((await accept(owner.client, token)).status);
});
