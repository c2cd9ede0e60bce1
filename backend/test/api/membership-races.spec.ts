import type { ApiAnswer } from '../support/api-client.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { associationOf, codeOf, invite } from '../support/membership.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { patiently } from '../support/patiently.js';

const ROUNDS = 20;
const AT_ONCE = 20;
const SLOW = 120_000;

/** Two processes on one database. */
let app: TestApp;
let replica: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  replica = await startTestApp();
}, SLOW);
afterAll(() => Promise.all([app.close(), replica.close()]));

/** The same user on the other process. */
function elsewhere({ client, ...person }: SignedIn): SignedIn {
  const copy = replica.client();
  copy.setCookie('lading_session', client.cookie('lading_session') ?? '');
  return { ...person, client: copy };
}

/** Twenty concurrent requests, on both processes in turn. */
const onBoth = (here: SignedIn, there: SignedIn, send: (who: SignedIn) => Promise<ApiAnswer>) =>
  Array.from({ length: AT_ONCE }, (_, index) => patiently(() => send(index % 2 === 0 ? here : there)));

const ownersOf = (companyId: string) =>
  app.database.database.query<{ id: string }>(
    `SELECT user_id AS id FROM association WHERE company_id = ? AND role = 'owner' AND status = 'active'`,
    [companyId],
  );
const demote = ({ client }: SignedIn, { userId }: SignedIn) =>
  client.patch(`/api/v1/company/members/${userId}`, { role: 'viewer' });
const remove = ({ client }: SignedIn, { userId }: SignedIn) =>
  client.request('DELETE', `/api/v1/company/members/${userId}`);
const leave = ({ client, companyId }: SignedIn) => client.request('DELETE', `/api/v1/me/associations/${companyId}`);
const transfer = ({ client }: SignedIn, { userId }: SignedIn) => client.post('/api/v1/company/ownership', { userId });

describe('two owners', () => {
  it.each([
    ['demote each other', (ann: SignedIn, bob: SignedIn) => [demote(ann, bob), demote(bob, ann)]],
    ['remove each other', (ann: SignedIn, bob: SignedIn) => [remove(ann, bob), remove(bob, ann)]],
    ['leave', (ann: SignedIn, bob: SignedIn) => [leave(ann), leave(bob)]],
    [
      'leave and demote',
      (ann: SignedIn, bob: SignedIn) => [leave(ann), demote(ann, bob), leave(bob), demote(bob, ann)],
    ],
    [
      'transfer ownership to each other and leave',
      (ann: SignedIn, bob: SignedIn) => [transfer(ann, bob), leave(bob), transfer(bob, ann), leave(ann)],
    ],
  ])(
    'who %s concurrently leave one owner, in each of 50 rounds',
    async (_what, attempts) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const ann = await signUp(app);
        const bob = elsewhere(await signInAs(app, ann.companyId, 'owner'));
        const answers = await Promise.all(attempts(ann, bob));
        const statuses = answers.map(({ status }) => status);
        expect(await ownersOf(ann.companyId)).not.toEqual([]);
        expect(statuses.filter((status) => status < 300).length).toBeGreaterThanOrEqual(1);
        expect(statuses.every((status) => status < 300 || [403, 404, 409].includes(status))).toBe(true);
      }
    },
    SLOW,
  );

  it(
    'who demote each other concurrently: exactly one succeeds',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const ann = await signUp(app);
        const bob = elsewhere(await signInAs(app, ann.companyId, 'owner'));
        const answers = await Promise.all([demote(ann, bob), demote(bob, ann)]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
        expect(await ownersOf(ann.companyId)).toHaveLength(1);
      }
    },
    SLOW,
  );
});

it(
  'one of twenty concurrent uses of an invitation succeeds',
  async () => {
    const owner = await signUp(app);
    const guest = await signUp(app, { email: 'guest@outside.test' });
    const token = await invite(app, owner, 'guest@outside.test', 'dock');
    const there = elsewhere(guest);
    const answers = await Promise.all(
      onBoth(guest, there, ({ client }) => client.post('/api/v1/me/associations/invitation', { token })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404)).toHaveLength(AT_ONCE - 1);
    expect(await associationOf(app, owner.companyId, guest.userId)).toEqual({ status: 'active', role: 'dock' });
    const joined = await app.database.database.query(
      `SELECT id FROM audit_entry WHERE chain = ? AND action = 'member.joined'`,
      [owner.companyId],
    );
    expect(joined).toHaveLength(1);
  },
  SLOW,
);

it(
  'one of two concurrent approvals and a withdrawal succeeds',
  async () => {
    const owner = await signUp(app);
    const admin = elsewhere(await signInAs(app, owner.companyId, 'admin'));
    const companyCode = await codeOf(owner);
    for (let round = 0; round < 10; round += 1) {
      const person = await signUp(app);
      await person.client.post('/api/v1/me/associations', { companyCode });
      const approve = ({ client }: SignedIn, role: string) =>
        client.post(`/api/v1/company/members/${person.userId}/approve`, { role });
      const withdraw = person.client.request('DELETE', `/api/v1/me/associations/${owner.companyId}`);
      const statuses = (await Promise.all([approve(owner, 'dock'), approve(admin, 'booker'), withdraw])).map(
        ({ status }) => status,
      );
      const { status, role } = (await associationOf(app, owner.companyId, person.userId)) ?? {};
      // A member can still leave after an approval; an approval after a withdrawal fails.
      if (statuses[2] === 204) expect(status).toBe('removed');
      else expect({ status, role }).toEqual({ status: 'active', role: statuses[0] === 200 ? 'dock' : 'booker' });
      expect(statuses.slice(0, 2).filter((each) => each === 200).length).toBeLessThanOrEqual(1);
    }
  },
  SLOW,
);

it(
  'twenty concurrent invitations of one address leave one open',
  async () => {
    const owner = await signUp(app);
    const answers = await Promise.all(
      onBoth(owner, elsewhere(owner), ({ client }) =>
        client.post('/api/v1/company/invitations', { email: 'busy@outside.test', role: 'viewer' }),
      ),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await owner.client.get('/api/v1/company/invitations')).body.items).toHaveLength(1);
  },
  SLOW,
);
