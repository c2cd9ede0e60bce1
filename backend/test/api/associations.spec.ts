import { ExpireRequestsJob } from '../../src/modules/companies/associations/expire-requests.job.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { mailAbout, mailsTo } from '../support/mails.js';
import { actionsOf, associationOf, codeOf } from '../support/membership.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const DAY = 24 * 60 * 60 * 1000;

let app: TestApp;
const clock = new TestClock();
let owner: SignedIn;
let person: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.truncate();
  owner = await signUp(app, { companyName: 'Riverside Tile' });
  person = await signUp(app, { companyName: 'Hilltop Stone', fullName: 'Pat Doe' });
});

const list = ({ client }: SignedIn) => client.get('/api/v1/me/associations');
const ask = ({ client }: SignedIn, companyCode: unknown) => client.post('/api/v1/me/associations', { companyCode });
const enter = ({ client }: SignedIn, companyId: string) => client.post(`/api/v1/me/associations/${companyId}/activate`);
const leave = ({ client }: SignedIn, companyId: string) =>
  client.request('DELETE', `/api/v1/me/associations/${companyId}`);
const companyOf = async ({ client }: SignedIn) => (await client.get('/api/v1/auth/session')).body.company;

/** Makes a user a member of a second company. */
async function join({ userId }: SignedIn, companyId: string, role: string): Promise<void> {
  await app.database.database.query(
    `INSERT INTO association (id, company_id, user_id, role, status, created_at, updated_at) VALUES (CONCAT('asc_', RIGHT(?, 26)), ?, ?, ?, 'active', '2026-01-01', '2026-01-01')`,
    [companyId, companyId, userId, role],
  );
}

describe('requesting to join', () => {
  it('requires approval and notifies every owner and admin by mail', async () => {
    const admin = await signInAs(app, owner.companyId, 'admin');
    const booker = await signInAs(app, owner.companyId, 'booker');
    const answer = await ask(person, ` ${(await codeOf(owner)).toLowerCase()} `);
    expect(answer).toMatchObject({
      status: 201,
      body: { companyId: owner.companyId, companyName: 'Riverside Tile', status: 'requested', active: false },
    });
    expect(answer.body.expiresAt).toBe(new Date(clock.now().getTime() + 14 * DAY).toISOString());
    for (const { email } of [owner, admin])
      expect((await mailAbout(app, email, 'Request to join'))?.text).toContain(`Pat Doe (${person.email})`);
    expect(await mailAbout(app, booker.email, 'Request to join')).toBeUndefined();
    expect(await actionsOf(app, owner.companyId)).toContain('member.requested');
  });

  it('mails an admin at most three times an hour, and stores every request', async () => {
    const code = await codeOf(owner);
    for (let i = 0; i < 5; i += 1) expect((await ask(await signUp(app), code)).status).toBe(201);
    expect(await mailsTo(app, owner.email)).toHaveLength(3);
    const requests = "SELECT COUNT(*) AS n FROM association WHERE company_id = ? AND status = 'requested'";
    expect(await app.database.database.query(requests, [owner.companyId])).toEqual([{ n: 5 }]);
  });

  it('is refused if repeated, and for members', async () => {
    const code = await codeOf(owner);
    await ask(person, code);
    expect(await ask(person, code)).toMatchObject({ status: 409, body: { code: 'REQUEST_PENDING' } });
    expect(await ask(owner, code)).toMatchObject({ status: 409, body: { code: 'ALREADY_MEMBER' } });
  });

  it('reveals nothing about a company without its code, and stops after ten codes', async () => {
    for (let count = 0; count < 10; count += 1)
      expect(await ask(person, '22222222')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await ask(person, '22222222')).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect((await ask(owner, '22222222')).status).toBe(404);
  });

  it.each(['', 'ABC', 'OOOOOOOO', ['22222222'], { code: 1 }, '22222222\n'.repeat(2)])(
    'refuses the code %j',
    async (code) => {
      expect((await ask(person, code)).status).toBe(422);
    },
  );

  it('can be withdrawn', async () => {
    await ask(person, await codeOf(owner));
    expect((await leave(person, owner.companyId)).status).toBe(204);
    expect(await associationOf(app, owner.companyId, person.userId)).toMatchObject({ status: 'removed' });
    expect(await companyOf(person)).toMatchObject({ id: person.companyId });
  });

  it('expires after fourteen days, with the job and without it', async () => {
    const code = await codeOf(owner);
    await ask(person, code);
    clock.advance(14 * DAY);
    const manager = await signInAs(app, owner.companyId, 'admin');
    expect((await manager.client.get('/api/v1/company/members?status=requested')).body.items).toEqual([]);
    expect(
      await manager.client.post(`/api/v1/company/members/${person.userId}/approve`, { role: 'viewer' }),
    ).toMatchObject({ status: 410, body: { code: 'REQUEST_EXPIRED' } });

    await app.get(ExpireRequestsJob).run();
    expect(await associationOf(app, owner.companyId, person.userId)).toMatchObject({ status: 'removed' });
    expect(await actionsOf(app, owner.companyId)).toContain('request.expired');
    await app.get(ExpireRequestsJob).run();
    expect((await actionsOf(app, owner.companyId)).filter((action) => action === 'request.expired')).toHaveLength(1);
  });
});

describe('the companies of a user', () => {
  it('are listed by name, with the active company of the session', async () => {
    await join(person, owner.companyId, 'dock');
    const { body } = await list(person);
    expect(body.items.map(({ companyName, role, active }: any) => [companyName, role, active])).toEqual([
      ['Hilltop Stone', 'owner', true],
      ['Riverside Tile', 'dock', false],
    ]);
    expect(body).toMatchObject({ offers: [], nextCursor: null });
  });

  it('can be created without becoming active', async () => {
    const answer = await person.client.post('/api/v1/me/associations/company', { companyName: ' Third Company ' });
    expect(answer).toMatchObject({
      status: 201,
      body: { companyName: 'Third Company', role: 'owner', status: 'active', active: false },
    });
    expect(await companyOf(person)).toMatchObject({ id: person.companyId });
    expect((await enter(person, answer.body.companyId)).status).toBe(200);
    for (const companyName of ['', 'x'.repeat(61), 'a\nb', ['x']])
      expect((await person.client.post('/api/v1/me/associations/company', { companyName })).status).toBe(422);
  });

  it('can be made active: another role, other data, another token', async () => {
    await join(person, owner.companyId, 'dock');
    const before = person.client.cookie('lading_session') ?? '';
    const answer = await enter(person, owner.companyId);
    expect(answer).toMatchObject({ status: 200, body: { company: { id: owner.companyId, role: 'dock' } } });
    expect(answer.body.permissions).not.toContain('quote.read');
    expect(person.client.cookie('lading_session')).not.toBe(before);
    expect((await person.client.get('/api/v1/company')).body).toMatchObject({ name: 'Riverside Tile' });
    expect((await person.client.get('/api/v1/quotes')).status).toBe(403);

    const old = app.client();
    old.setCookie('lading_session', before);
    expect((await old.get('/api/v1/auth/session')).status).toBe(401);
  });

  it('are active per session', async () => {
    await join(person, owner.companyId, 'dock');
    const phone = app.client();
    await phone.post('/api/v1/auth/login', { email: person.email, password: 'tall-orange-forklift' });
    await enter(person, owner.companyId);
    expect((await phone.get('/api/v1/auth/session')).body.company).toMatchObject({ id: person.companyId });
  });

  it.each(['requested', 'suspended', 'removed'])('cannot be made active while %s', async (status) => {
    await join(person, owner.companyId, 'viewer');
    await app.database.database.query('UPDATE association SET status = ? WHERE company_id = ? AND user_id = ?', [
      status,
      owner.companyId,
      person.userId,
    ]);
    expect((await enter(person, owner.companyId)).status).toBe(404);
    expect((await enter(person, 'cmp_01BX5ZZKBKACTAV9WEVGEMMVRZ')).status).toBe(404);
    expect(await companyOf(person)).toMatchObject({ id: person.companyId });
  });
});

describe('leaving', () => {
  it('ends the membership, and sessions switch to another company', async () => {
    await join(person, owner.companyId, 'booker');
    await enter(person, owner.companyId);
    expect((await leave(person, owner.companyId)).status).toBe(204);
    expect(await companyOf(person)).toMatchObject({ id: person.companyId });
    expect(await actionsOf(app, owner.companyId)).toContain('member.left');
    expect((await leave(person, owner.companyId)).status).toBe(404);
  });

  it('leaves the user without a company if there is no other', async () => {
    const booker = await signInAs(app, owner.companyId, 'booker');
    await leave(booker, owner.companyId);
    expect(await companyOf(booker)).toBeNull();
    expect((await booker.client.get('/api/v1/me/associations')).body.items).toEqual([]);
  });

  it('is refused for the last owner, and allowed for one of two', async () => {
    const suspended = await signInAs(app, owner.companyId, 'owner');
    await owner.client.patch(`/api/v1/company/members/${suspended.userId}`, { status: 'suspended' });
    expect(await leave(owner, owner.companyId)).toMatchObject({ status: 409, body: { code: 'LAST_OWNER' } });
    await signInAs(app, owner.companyId, 'owner');
    expect((await leave(owner, owner.companyId)).status).toBe(204);
  });

  it('a foreign company answers like an unknown one', async () => {
    const stranger = await leave(person, owner.companyId);
    const unknown = await leave(person, 'cmp_01BX5ZZKBKACTAV9WEVGEMMVRZ');
    expect(stranger.status).toBe(404);
    expect({ ...stranger.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
  });
});
