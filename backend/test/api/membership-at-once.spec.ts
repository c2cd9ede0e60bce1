import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { AuditLog } from '../../src/platform/audit/audit-log.js';
import { Database } from '../../src/platform/database/database.js';
import type { ApiClient } from '../support/api-client.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { NUMBERS } from '../support/many-rows.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const SLOW = 60_000;
/** More than the socket buffers on the way, so the export must wait for its reader. */
const EVENTS = 20_000;

/** Two processes on one database. */
let app: TestApp;
let replica: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  replica = await startTestApp();
  owner = await signUp(app);
}, SLOW);
afterAll(() => Promise.all([app.close(), replica.close()]));

/** The same user on the other process. */
function elsewhere({ client }: SignedIn): ApiClient {
  const copy = replica.client();
  copy.setCookie('lading_session', client.cookie('lading_session') ?? '');
  return copy;
}

const change = ({ userId }: SignedIn, body: object) => owner.client.patch(`/api/v1/company/members/${userId}`, body);
const remove = ({ userId }: SignedIn) => owner.client.request('DELETE', `/api/v1/company/members/${userId}`);

describe('a right removed by one process is refused by the other on the next request', () => {
  it.each([
    ['a demotion', (who: SignedIn) => change(who, { role: 'dock' }), 'FORBIDDEN'],
    ['a suspension', (who: SignedIn) => change(who, { status: 'suspended' }), 'NO_ACTIVE_COMPANY'],
    ['a removal', (who: SignedIn) => remove(who), 'NO_ACTIVE_COMPANY'],
  ])('after %s', async (_what, takeAway, code) => {
    const manager = await signInAs(app, owner.companyId, 'manager');
    const there = elsewhere(manager);
    for (const path of ['quotes', 'company/tariffs', 'company/activity'])
      expect((await there.get(`/api/v1/${path}`)).status).toBe(200);
    await takeAway(manager);
    for (const path of ['quotes', 'company/tariffs', 'company/activity'])
      expect(await there.get(`/api/v1/${path}`)).toMatchObject({ status: 403, body: { code } });
  });

  it('after a choice about prices', async () => {
    const viewer = await signInAs(app, owner.companyId, 'viewer');
    const there = elsewhere(viewer);
    const sees = async () => (await there.get('/api/v1/auth/session')).body.permissions.includes('price.read');
    expect(await sees()).toBe(false);
    await change(viewer, { seesPrices: true });
    expect(await sees()).toBe(true);
    await change(viewer, { seesPrices: false });
    expect(await sees()).toBe(false);
  });
});

describe('during an export stream', () => {
  beforeAll(async () => {
    const event = {
      companyId: owner.companyId,
      userId: owner.userId,
      action: 'rating_rules.changed' as const,
      subject: 'x'.repeat(200),
    };
    await app.get(Database).transaction((tx) => app.get(AuditLog).record(tx, event));
    // Copies, with positions that the chain does not reach.
    await app.database.dataSource.query(
      `INSERT INTO audit_entry (chain, position, id, occurred_at, user_id, action, subject, details, ip_address, request_id, previous_hash, hash, key_id)
       SELECT chain, position + 1000000 + n, CONCAT(LEFT(id, 24), LPAD(n, 6, '0')), occurred_at, user_id, action, subject, details, ip_address,
         request_id, previous_hash, hash, key_id
       FROM audit_entry, ${NUMBERS} WHERE action = 'rating_rules.changed'`,
      [1, EVENTS],
    );
  }, SLOW);

  it.each([
    ['a removal', (who: SignedIn) => remove(who)],
    ['a demotion', (who: SignedIn) => change(who, { role: 'dock' })],
  ])(
    '%s is refused on the next request, and the export is cut off',
    async (_what, takeAway) => {
      const finance = await signInAs(app, owner.companyId, 'finance');
      const there = elsewhere(finance);
      const response = await openExport(there);
      expect(response.statusCode).toBe(200);
      await takeAway(finance);
      expect((await there.get('/api/v1/company/activity')).status).toBe(403);

      const { lines, complete } = await readOn(response);
      expect(complete).toBe(false);
      expect(lines).toBeLessThan(EVENTS);
    },
    SLOW,
  );

  it(
    'a user who keeps the permission gets every line',
    async () => {
      const { lines, complete } = await readOn(await openExport(elsewhere(owner)));
      expect(complete).toBe(true);
      expect(lines).toBe(EVENTS + 1);
    },
    SLOW,
  );
});

/** Starts the download and reads nothing, like a very slow reader. */
async function openExport(client: ApiClient): Promise<IncomingMessage> {
  const url = new URL('/api/v1/company/activity/export?action=rating_rules.changed', client.baseUrl);
  const sent = request(url, { headers: { cookie: `lading_session=${client.cookie('lading_session')}` } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

/** Reads the rest of the response. */
async function readOn(response: IncomingMessage): Promise<{ lines: number; complete: boolean }> {
  let lines = 0;
  try {
    for await (const chunk of response.setEncoding('utf8') as AsyncIterable<string>)
      lines += chunk.split('\n').length - 1;
  } catch {
    return { lines, complete: false };
  }
  return { lines, complete: response.complete };
}
