import type { ApiClient } from '../support/api-client.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const SECOND = 1_000;

let app: TestApp;
/** Another process on the same database. */
let replica: TestApp;
let owner: SignedIn;
let booker: SignedIn;
const clock = new TestClock();

beforeAll(async () => {
  const environment = { SECRET_KEY: Buffer.alloc(32, 7).toString('base64') };
  app = await startTestApp({ clock, environment });
  replica = await startTestApp({ clock, environment });
}, 60_000);
afterAll(() => Promise.all([app.close(), replica.close()]));
beforeEach(async () => {
  await app.database.truncate();
  owner = await signUp(app);
  booker = await signInAs(app, owner.companyId, 'booker');
});

const statusOf = async (client: ApiClient): Promise<number> => (await client.get('/api/v1/auth/session')).status;
const tokenOf = (client: ApiClient): string => client.cookie('lading_session') ?? '';
const changeRole = (change: object = { role: 'manager' }) =>
  owner.client.patch(`/api/v1/company/members/${booker.userId}`, change);

/** A browser on the given process with this token in its cookie. */
function holding(token: string, at = app): ApiClient {
  const client = at.client();
  client.setCookie('lading_session', token);
  return client;
}

describe('a session whose role changed', () => {
  it('gets a new token with its next response, and the old one is invalid on all replicas a second later', async () => {
    const old = tokenOf(booker.client);
    expect((await changeRole()).status).toBe(200);
    const answer = await booker.client.get('/api/v1/auth/session');
    expect(answer).toMatchObject({ status: 200, body: { company: { role: 'manager' } } });
    expect(answer.headers.get('set-cookie')).toMatch(/^lading_session=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
    expect(tokenOf(booker.client)).not.toBe(old);
    clock.advance(SECOND);
    for (const at of [app, replica]) {
      expect(await statusOf(holding(old, at))).toBe(401);
      expect(await statusOf(holding(tokenOf(booker.client), at))).toBe(200);
    }
    const next = await booker.client.get('/api/v1/auth/session');
    expect(next.headers.get('set-cookie')).toBeNull();
  });

  it('stays one session: same list entry, same authentication time, same end', async () => {
    const list = async () => (await booker.client.get('/api/v1/me/sessions')).body.items;
    const before = await list();
    await changeRole();
    await statusOf(booker.client);
    expect(await list()).toEqual(before);
  });

  it('gives parallel requests on all replicas the same new token', async () => {
    const old = tokenOf(booker.client);
    await changeRole();
    const clients = Array.from({ length: 10 }, (_, index) => holding(old, index % 2 === 0 ? app : replica));
    expect(await Promise.all(clients.map(statusOf))).toEqual(clients.map(() => 200));
    expect(new Set(clients.map(tokenOf)).size).toBe(1);
    expect(tokenOf(clients[0]!)).not.toBe(old);
  });

  it('returns the same token again if the response was lost, for ten seconds at most', async () => {
    const old = tokenOf(booker.client);
    await changeRole();
    await statusOf(booker.client);
    await app.database.database.query('UPDATE user_session SET previous_ends_at = ? WHERE user_id = ?', [
      new Date(clock.now().getTime() + 10 * SECOND),
      booker.userId,
    ]);
    clock.advance(9 * SECOND);
    const again = holding(old, replica);
    expect(await statusOf(again)).toBe(200);
    expect(tokenOf(again)).toBe(tokenOf(booker.client));
    clock.advance(SECOND);
    expect(await statusOf(holding(old))).toBe(401);
  });

  it('ends with sign-out, also with the token that was just replaced', async () => {
    const old = holding(tokenOf(booker.client));
    await changeRole();
    await statusOf(booker.client);
    expect((await old.post('/api/v1/auth/logout')).status).toBe(204);
    expect(await statusOf(booker.client)).toBe(401);
  });

  it('gets a new token when price visibility changes too', async () => {
    const old = tokenOf(booker.client);
    await changeRole({ seesPrices: true });
    await statusOf(booker.client);
    expect(tokenOf(booker.client)).not.toBe(old);
  });

  it('keeps the token of a handler that creates one itself', async () => {
    await changeRole();
    const path = `/api/v1/me/associations/${owner.companyId}/activate`;
    const answer = await booker.client.post(path);
    expect(answer.status).toBe(200);
    clock.advance(SECOND);
    expect(await statusOf(booker.client)).toBe(200);
  });
});

describe('other sessions', () => {
  it('keep their token: of other members, of other companies, and without a change', async () => {
    const viewer = await signInAs(app, owner.companyId, 'viewer');
    const elsewhere = await signUp(app);
    await app.database.database.query(
      'INSERT INTO association (id, company_id, user_id, role, status, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      [`asc_${'0'.repeat(26)}`, owner.companyId, elsewhere.userId, 'booker', 'active', clock.now(), clock.now()],
    );
    const clients = [owner.client, viewer.client, elsewhere.client];
    const before = clients.map(tokenOf);
    await changeRole();
    await owner.client.patch(`/api/v1/company/members/${elsewhere.userId}`, { role: 'manager' });
    await owner.client.patch(`/api/v1/company/members/${viewer.userId}`, { role: 'viewer' });
    await Promise.all(clients.map(statusOf));
    expect(clients.map(tokenOf)).toEqual(before);
  });
});

it('a transfer of ownership rotates the sessions of both', async () => {
  const before = [owner, booker].map(({ client }) => tokenOf(client));
  const answer = await owner.client.post('/api/v1/company/ownership', { userId: booker.userId });
  expect(answer.status).toBeLessThan(300);
  for (const { client } of [owner, booker]) expect(await statusOf(client)).toBe(200);
  const after = [owner, booker].map(({ client }) => tokenOf(client));
  expect(after.map((token, index) => token === before[index])).toEqual([false, false]);
});
