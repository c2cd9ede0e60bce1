import type { Role } from '../../src/platform/registered.js';
import type { ApiClient } from '../support/api-client.js';
import { makeKey } from '../support/api-keys.js';
import { createQuote } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { actionsOf, associationOf, codeOf, invite } from '../support/membership.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const MINUTE = 60_000;

let app: TestApp;
const clock = new TestClock();
let owner: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.truncate();
  owner = await signUp(app, { fullName: 'Olive Owner' });
  admin = await signInAs(app, owner.companyId, 'admin');
});

const member = (role: Role) => signInAs(app, owner.companyId, role);
const change = ({ client }: SignedIn, { userId }: { userId: string }, body: object) =>
  client.patch(`/api/v1/company/members/${userId}`, body);
const remove = ({ client }: SignedIn, { userId }: { userId: string }) =>
  client.request('DELETE', `/api/v1/company/members/${userId}`);
const permissionsOf = async (client: ApiClient): Promise<string[]> =>
  (await client.get('/api/v1/auth/session')).body.permissions;

describe('the list of members', () => {
  it("shows the company's members, newest first, in pages", async () => {
    for (let count = 0; count < 3; count += 1) {
      clock.advance(1_000);
      await member('dock');
    }
    const stranger = await signUp(app, { companyName: 'Hilltop Stone' });
    const first = await owner.client.get('/api/v1/company/members?limit=2');
    expect(first.body.items.map(({ role }: { role: string }) => role)).toEqual(['dock', 'dock']);
    const second = await owner.client.get(`/api/v1/company/members?limit=4&cursor=${first.body.nextCursor}`);
    expect(second.body.items.map(({ role }: { role: string }) => role).sort()).toEqual(['admin', 'dock', 'owner']);
    expect(second.body.nextCursor).toBeNull();
    expect(second.body.items.find(({ you }: { you: boolean }) => you)).toMatchObject({
      userId: owner.userId,
      fullName: 'Olive Owner',
      status: 'active',
      seesPrices: true,
      pricesCanBeChosen: false,
    });
    expect(JSON.stringify([first.body, second.body])).not.toContain(stranger.email);
  });

  it('can be filtered by pending approval', async () => {
    const stranger = await signUp(app);
    await stranger.client.post('/api/v1/me/associations', { companyCode: await codeOf(owner) });
    const { body } = await admin.client.get('/api/v1/company/members?status=requested');
    expect(body.items).toEqual([
      expect.objectContaining({
        userId: stranger.userId,
        email: stranger.email,
        status: 'requested',
        expiresAt: expect.any(String),
      }),
    ]);
    expect((await admin.client.get('/api/v1/company/members?status=removed')).status).toBe(422);
  });
});

describe('changing a member', () => {
  it('sets another role, which applies from the next request', async () => {
    const viewer = await member('viewer');
    expect(await change(admin, viewer, { role: 'manager' })).toMatchObject({
      status: 200,
      body: { role: 'manager', seesPrices: true },
    });
    expect(await permissionsOf(viewer.client)).toContain('tariff.manage');
    expect(await actionsOf(app, owner.companyId)).toContain('member.role_changed');
  });

  it.each([
    ['viewer', true],
    ['booker', false],
  ] as const)('sets whether a %s sees prices (%p), until the role changes', async (role, seesPrices) => {
    const who = await member(role);
    expect((await permissionsOf(who.client)).includes('price.read')).toBe(!seesPrices);
    expect((await change(admin, who, { seesPrices })).body).toMatchObject({ seesPrices, pricesCanBeChosen: true });
    expect((await permissionsOf(who.client)).includes('price.read')).toBe(seesPrices);
    expect((await change(admin, who, { role: 'finance' })).body).toMatchObject({
      seesPrices: true,
      pricesCanBeChosen: false,
    });
    expect((await change(admin, who, { role })).body).toMatchObject({ seesPrices: !seesPrices });
  });

  it("resets price visibility to the role's default with null", async () => {
    const viewer = await member('viewer');
    await change(admin, viewer, { seesPrices: true });
    expect((await change(admin, viewer, { seesPrices: null })).body).toMatchObject({ seesPrices: false });
  });

  it('never shows prices to the dock', async () => {
    expect(await change(admin, await member('dock'), { seesPrices: true })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/seesPrices', code: 'FIXED_BY_ROLE' }] },
    });
  });

  it('suspends and reinstates', async () => {
    const booker = await member('booker');
    expect((await change(admin, booker, { status: 'suspended' })).body).toMatchObject({ status: 'suspended' });
    expect(await booker.client.get('/api/v1/quotes')).toMatchObject({
      status: 403,
      body: { code: 'NO_ACTIVE_COMPANY' },
    });
    expect((await change(admin, booker, { status: 'active' })).body).toMatchObject({ status: 'active' });
    const actions = await actionsOf(app, owner.companyId);
    expect(actions).toEqual(expect.arrayContaining(['member.suspended', 'member.reinstated']));
  });

  it.each([
    ['an admin makes an owner', () => change(admin, bystander, { role: 'owner' }), 'OWNERS_ONLY'],
    ['an admin makes an admin', () => change(admin, bystander, { role: 'admin' }), 'OWNERS_ONLY'],
    ['an admin changes the owner', () => change(admin, owner, { role: 'viewer' }), 'OWNERS_ONLY'],
    ['an admin removes the owner', () => remove(admin, owner), 'OWNERS_ONLY'],
    ['an admin promotes himself', () => change(admin, admin, { role: 'owner' }), 'OWN_MEMBERSHIP'],
    ['the owner demotes herself', () => change(owner, owner, { role: 'viewer' }), 'OWN_MEMBERSHIP'],
    ['the owner removes herself', () => remove(owner, owner), 'OWN_MEMBERSHIP'],
    [
      'a manager changes a member',
      async () => change(await member('manager'), bystander, { role: 'dock' }),
      'FORBIDDEN',
    ],
  ])('refuses when %s', async (_what, attempt, code) => {
    bystander = await member('viewer');
    expect(await attempt()).toMatchObject({ status: 403, body: { code } });
    expect(await associationOf(app, owner.companyId, owner.userId)).toEqual({ status: 'active', role: 'owner' });
    expect(await associationOf(app, owner.companyId, admin.userId)).toEqual({ status: 'active', role: 'admin' });
    expect(await associationOf(app, owner.companyId, bystander.userId)).toEqual({ status: 'active', role: 'viewer' });
  });
  let bystander: SignedIn;

  it.each([
    { role: 'king' },
    { role: ['owner'] },
    { status: 'removed' },
    { status: 'requested' },
    { seesPrices: 'yes' },
    { userId: 'x' },
  ])('refuses %j', async (body) => {
    expect(await change(owner, await member('viewer'), body)).toMatchObject({ status: 422 });
  });

  it('answers 404 for unknown users and former members', async () => {
    const stranger = await signUp(app);
    const gone = await member('dock');
    await remove(admin, gone);
    for (const who of [stranger, gone, { userId: 'usr_01BX5ZZKBKACTAV9WEVGEMMVRZ' }, { userId: 'nobody' }]) {
      expect(await change(owner, who, { role: 'dock' })).toMatchObject({ status: 404 });
      expect(await remove(owner, who)).toMatchObject({ status: 404 });
    }
  });
});

describe('removing a member', () => {
  it('ends the membership immediately, and sessions switch to another company or none', async () => {
    const booker = await member('booker');
    const elsewhere = await signUp(app, { companyName: 'Hilltop Stone' });
    const both = await member('viewer');
    await app.database.database.query(
      `INSERT INTO association (id, company_id, user_id, role, status, created_at, updated_at) VALUES ('asc_01BX5ZZKBKACTAV9WEVGEMMVRZ', ?, ?, 'dock', 'active', '2020-01-01', '2020-01-01')`,
      [elsewhere.companyId, both.userId],
    );
    expect((await remove(admin, booker)).status).toBe(204);
    expect((await remove(admin, both)).status).toBe(204);
    expect((await booker.client.get('/api/v1/auth/session')).body).toMatchObject({ company: null, permissions: [] });
    expect((await both.client.get('/api/v1/auth/session')).body.company).toMatchObject({
      id: elsewhere.companyId,
      role: 'dock',
    });
    expect(await booker.client.get('/api/v1/shipments')).toMatchObject({
      status: 403,
      body: { code: 'NO_ACTIVE_COMPANY' },
    });
  });

  it('voids the invitations that the member sent', async () => {
    const second = await member('admin');
    const token = await invite(app, second, 'friend@outside.test', 'booker');
    await remove(owner, second);
    expect(await app.client().post('/api/v1/auth/invitation', { token })).toMatchObject({
      status: 404,
      body: { code: 'INVITATION_INVALID' },
    });
  });

  it('keeps what the member wrote, under the same name', async () => {
    const booker = await member('booker');
    const quote = await createQuote(booker);
    await remove(admin, booker);
    await booker.client.patch('/api/v1/me', { fullName: 'Somebody Else' });
    expect((await booker.client.get('/api/v1/me')).body).toMatchObject({ fullName: 'Somebody Else' });
    expect((await owner.client.get(`/api/v1/quotes/${quote.id}`)).body).toMatchObject({ createdBy: 'Rosa Delgado' });
    expect((await owner.client.get('/api/v1/quotes')).body.items).toEqual([
      expect.objectContaining({ createdBy: 'Rosa Delgado' }),
    ]);
    const { body } = await owner.client.get(`/api/v1/company/activity?action=session.started&userId=${booker.userId}`);
    expect(body.items).toHaveLength(1);
  });
});

describe('the API keys of a member', () => {
  let second: SignedIn;
  beforeEach(async () => {
    second = await member('admin');
  });
  const keysOf = async () =>
    (await owner.client.get('/api/v1/company/api-keys')).body.items.map(({ id }: { id: string }) => id);
  const works = async (key: { get: ApiClient['get'] }) => (await key.get('/api/v1/quotes')).status;

  it('are revoked when the member is removed, and no others are', async () => {
    const [erp, wms, other] = [await makeKey(app, second), await makeKey(app, second), await makeKey(app, owner)];
    expect((await remove(owner, second)).status).toBe(204);
    expect([await works(erp), await works(wms), await works(other)]).toEqual([401, 401, 200]);
    expect((await actionsOf(app, owner.companyId)).filter((action) => action === 'api_key.revoked')).toHaveLength(2);
  });

  it('stay active if the admin keeps them', async () => {
    const [erp, wms, crm] = [await makeKey(app, second), await makeKey(app, second), await makeKey(app, second)];
    const query = `?keepApiKeys=${erp.keyId}&keepApiKeys=${crm.keyId}`;
    const path = `/api/v1/company/members/${second.userId}`;
    expect((await owner.client.request('DELETE', `${path}${query}`)).status).toBe(204);
    expect([await works(erp), await works(wms), await works(crm)]).toEqual([200, 401, 200]);
    expect(await keysOf()).toEqual([crm.keyId, erp.keyId].sort().reverse());
  });

  it('are revoked on suspension; kept ones are revoked on removal', async () => {
    const [erp, wms] = [await makeKey(app, second), await makeKey(app, second)];
    await change(owner, second, { status: 'suspended', keepApiKeys: [wms.keyId] });
    expect([await works(erp), await works(wms)]).toEqual([401, 200]);
    await change(owner, second, { role: 'manager' });
    expect(await works(wms)).toBe(200);
    await remove(owner, second);
    expect(await works(wms)).toBe(401);
  });

  it('are revoked when the member leaves', async () => {
    const key = await makeKey(app, second);
    const left = await second.client.request('DELETE', `/api/v1/me/associations/${owner.companyId}`);
    expect(left.status).toBe(204);
    expect(await works(key)).toBe(401);
  });

  it('are not created when the membership ends concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const third = await member('admin');
      const create = () => third.client.post('/api/v1/company/api-keys', { name: 'Late', permissions: ['quote.read'] });
      await Promise.all([create(), remove(owner, third), create(), create()]);
      expect(await keysOf()).toEqual([]);
    }
  });

  it('are kept only by their own ids', async () => {
    const [erp, other] = [await makeKey(app, second), await makeKey(app, owner)];
    for (const id of [other.keyId, 'key_01BX5ZZKBKACTAV9WEVGEMMVRZ', 'x'])
      expect(
        await owner.client.request('DELETE', `/api/v1/company/members/${second.userId}?keepApiKeys=${id}`),
      ).toMatchObject({ status: 422, body: { errors: [{ pointer: expect.stringMatching(/^\/keepApiKeys/) }] } });
    expect(await works(erp)).toBe(200);
    expect(await associationOf(app, owner.companyId, second.userId)).toMatchObject({ status: 'active' });
  });
});

describe('join requests', () => {
  let applicant: SignedIn;
  beforeEach(async () => {
    applicant = await signUp(app, { companyName: 'Hilltop Stone' });
    await applicant.client.post('/api/v1/me/associations', { companyCode: await codeOf(owner) });
  });
  const approve = (by: SignedIn, role: string) =>
    by.client.post(`/api/v1/company/members/${applicant.userId}/approve`, { role });
  const decline = (by: SignedIn) => by.client.post(`/api/v1/company/members/${applicant.userId}/decline`);

  it("grant nothing until approved, and then the role's permissions", async () => {
    expect((await applicant.client.post(`/api/v1/me/associations/${owner.companyId}/activate`)).status).toBe(404);
    expect(await approve(admin, 'booker')).toMatchObject({
      status: 200,
      body: { status: 'active', role: 'booker', expiresAt: null },
    });
    expect(
      (await applicant.client.post(`/api/v1/me/associations/${owner.companyId}/activate`)).body.company,
    ).toMatchObject({ role: 'booker' });
    await app.deliverOutbox();
    expect((await app.mails()).map(({ to, subject }) => `${to} ${subject}`)).toContain(
      `${applicant.email} Your request to join Riverside Tile`,
    );
    expect(await approve(admin, 'viewer')).toMatchObject({ status: 409, body: { code: 'MEMBERSHIP_CHANGED' } });
  });

  it('are approved as owner or admin by owners only', async () => {
    expect(await approve(admin, 'admin')).toMatchObject({ status: 403, body: { code: 'OWNERS_ONLY' } });
    expect(await approve(owner, 'admin')).toMatchObject({ status: 200 });
  });

  it('can be declined, and repeated', async () => {
    expect((await decline(admin)).status).toBe(204);
    expect((await approve(admin, 'booker')).status).toBe(404);
    expect(await associationOf(app, owner.companyId, applicant.userId)).toMatchObject({ status: 'removed' });
    expect((await applicant.client.post('/api/v1/me/associations', { companyCode: await codeOf(owner) })).status).toBe(
      201,
    );
  });

  it('cannot be changed or removed as members', async () => {
    expect(await change(admin, applicant, { status: 'active' })).toMatchObject({
      status: 409,
      body: { code: 'MEMBERSHIP_CHANGED' },
    });
    expect(await remove(admin, applicant)).toMatchObject({ status: 409, body: { code: 'MEMBERSHIP_CHANGED' } });
  });
});

describe('the transfer of ownership', () => {
  const transfer = ({ client }: SignedIn, userId: unknown) => client.post('/api/v1/company/ownership', { userId });

  it('makes the other member the owner and the owner an admin', async () => {
    const booker = await member('booker');
    expect((await transfer(owner, booker.userId)).status).toBe(204);
    expect(await permissionsOf(booker.client)).toContain('ownership.transfer');
    expect(await permissionsOf(owner.client)).not.toContain('ownership.transfer');
    expect(await associationOf(app, owner.companyId, owner.userId)).toEqual({ status: 'active', role: 'admin' });
    expect(await actionsOf(app, owner.companyId)).toContain('ownership.transferred');
  });

  it('requires recent authentication and the owner', async () => {
    const booker = await member('booker');
    expect(await transfer(admin, booker.userId)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    clock.advance(6 * MINUTE);
    expect(await transfer(owner, booker.userId)).toMatchObject({
      status: 403,
      body: { code: 'REAUTHENTICATION_REQUIRED' },
    });
    expect(await associationOf(app, owner.companyId, booker.userId)).toEqual({ status: 'active', role: 'booker' });
  });

  it('requires an active member', async () => {
    const suspended = await member('booker');
    await change(owner, suspended, { status: 'suspended' });
    const stranger = await signUp(app);
    expect(await transfer(owner, suspended.userId)).toMatchObject({
      status: 409,
      body: { code: 'MEMBERSHIP_CHANGED' },
    });
    expect(await transfer(owner, stranger.userId)).toMatchObject({ status: 404 });
    expect(await transfer(owner, owner.userId)).toMatchObject({ status: 403, body: { code: 'OWN_MEMBERSHIP' } });
    expect(await transfer(owner, { $ne: null })).toMatchObject({ status: 422 });
  });
});
