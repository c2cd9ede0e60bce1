import { SessionCookie } from '../../src/platform/auth/session-cookie.js';
import { ROLE_PERMISSIONS } from '../../src/contributions/permissions.js';
import type { Role } from '../../src/platform/registered.js';
import { Database } from '../../src/platform/database/database.js';
import { SessionsService } from '../../src/modules/identity/sessions/sessions.service.js';
import type { ApiClient } from '../support/api-client.js';
import { apiOperations, pathOf, type ApiOperation } from '../support/api-operations.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const SLOW = 180_000;
const REFUSALS = ['UNAUTHENTICATED', 'FACTOR_REQUIRED', 'NO_ACTIVE_COMPANY', 'FORBIDDEN', 'REAUTHENTICATION_REQUIRED'];
const ALLOWED = 'allowed';
const operations = apiOperations();

let app: TestApp;

/** A caller of every route. */
interface Visitor {
  person: () => SignedIn | null;
  /** Role in the session's active company; null without one. */
  role: Role | null;
  /** State of the session. */
  session?: 'owes a factor' | 'proven long ago';
}

const people: Partial<Record<'owner' | 'viewer' | 'dock' | 'stranger' | 'removed' | 'suspended', SignedIn>> = {};
const person = (name: keyof typeof people) => () => people[name] ?? null;
const visitors: Record<string, Visitor> = {
  'an anonymous visitor': { person: () => null, role: null },
  'the owner': { person: person('owner'), role: 'owner' },
  'a viewer': { person: person('viewer'), role: 'viewer' },
  'the dock': { person: person('dock'), role: 'dock' },
  'a member of another company': { person: person('stranger'), role: 'owner' },
  'a removed member, who has no company': { person: person('removed'), role: null },
  'a suspended member': { person: person('suspended'), role: null },
  'the owner, who still owes a second factor': { person: person('owner'), role: 'owner', session: 'owes a factor' },
  'the owner, whose last proof is old': { person: person('owner'), role: 'owner', session: 'proven long ago' },
};

beforeAll(async () => {
  app = await startTestApp();
  const owner = await signUp(app);
  const member = (role: Role) => signInAs(app, owner.companyId, role);
  Object.assign(people, {
    owner,
    viewer: await member('viewer'),
    dock: await member('dock'),
    removed: await member('admin'),
    suspended: await member('admin'),
  });
  people.stranger = await signUp(app);
  await owner.client.request('DELETE', `/api/v1/company/members/${people.removed?.userId}`);
  await owner.client.patch(`/api/v1/company/members/${people.suspended?.userId}`, { status: 'suspended' });
}, SLOW);
afterAll(() => app.close());

/** Expected result for a visitor according to the API document: the error code, or `allowed`. */
function declared(
  { access, permission, recentlyAuthenticated }: ApiOperation,
  { person: who, role, session }: Visitor,
): string {
  if (access === 'public') return ALLOWED;
  if (who() === null) return 'UNAUTHENTICATED';
  if (session === 'owes a factor' && access !== 'sign-in') return 'FACTOR_REQUIRED';
  if (access === 'company' && role === null) return 'NO_ACTIVE_COMPANY';
  if (session === 'proven long ago' && recentlyAuthenticated) return 'REAUTHENTICATION_REQUIRED';
  if (permission !== undefined && role !== null && !ROLE_PERMISSIONS[role].has(permission)) return 'FORBIDDEN';
  return ALLOWED;
}

/** A client with its own session. */
async function clientOf({ person: who, session }: Visitor): Promise<ApiClient> {
  const client = app.client();
  const userId = who()?.userId;
  if (userId === undefined) return client;
  const started = await app
    .get(Database)
    .transaction((tx) =>
      app.get(SessionsService).start(tx, userId, { userAgent: 'test', ipAddress: '127.0.0.1' }, 'password'),
    );
  client.setCookie(app.get(SessionCookie).name, started.token);
  const change = { 'owes a factor': `state = 'factor_pending'`, 'proven long ago': `authenticated_at = '2020-01-01'` };
  if (session !== undefined)
    await app.get(Database).query(`UPDATE user_session SET ${change[session]} WHERE id = ?`, [started.id]);
  return client;
}

/** Calls a route with unknown ids and an empty body: access is checked before both. */
async function call(operation: ApiOperation, client: ApiClient): Promise<string> {
  const path = pathOf(
    operation,
    Object.fromEntries(operation.parameters.map((name) => [name, 'xxx_01BX5ZZKBKACTAV9WEVGEMMVRZ'])),
  );
  const signedIn = client.cookie(app.get(SessionCookie).name) !== undefined;
  const body = ['POST', 'PUT', 'PATCH'].includes(operation.method) ? {} : undefined;
  const { status, body: answer } = await client.request(operation.method, path, {
    body,
    headers: { 'idempotency-key': 'matrix' },
  });
  const { code } = answer as { code?: string };
  if (status >= 500) return `${status} ${code}`;
  // Routes of a pending sign-in answer 401 to a session without a missing factor.
  const ownRefusal = operation.access === 'sign-in' && signedIn && code === 'UNAUTHENTICATED';
  return code !== undefined && REFUSALS.includes(code) && !ownRefusal ? code : ALLOWED;
}

describe('the access that the API document declares', () => {
  it('exists for every operation', () => {
    expect(operations.length).toBeGreaterThan(70);
    expect(operations.filter(({ access }) => access === undefined).map(({ name }) => name)).toEqual([]);
  });

  it.each(Object.entries(visitors))(
    'applies to %s on every route',
    async (_who, visitor) => {
      const different: string[] = [];
      let client = await clientOf(visitor);
      for (const operation of operations) {
        const expected = declared(operation, visitor);
        const answer = await call(operation, client);
        // A route that is allowed may end or change the session.
        if (answer === ALLOWED) client = await clientOf(visitor);
        if (answer !== expected)
          different.push(`${operation.method} ${operation.path}: ${answer}, declared ${expected}`);
      }
      expect(different).toEqual([]);
    },
    SLOW,
  );
});
