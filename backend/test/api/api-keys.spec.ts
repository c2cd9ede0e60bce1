import { PurgeKeyAccountsJob } from '../../src/modules/api-keys/purge-key-accounts.job.js';
import { ApiKeysService } from '../../src/modules/api-keys/api-keys.service.js';
import type { Actor } from '../../src/platform/auth/actor.js';
import { KEY_PERMISSIONS, ROLE_PERMISSIONS } from '../../src/contributions/permissions.js';
import type { Permission } from '../../src/platform/registered.js';
import { KeyClient, makeKey } from '../support/api-keys.js';
import { apiOperations, pathOf, type ApiOperation } from '../support/api-operations.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { bookShipment, createQuote, quoteRequest } from '../support/freight.js';
import { patiently } from '../support/patiently.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const SLOW = 120_000;
const KEYS = '/api/v1/company/api-keys';
const REFUSALS = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'KEY_NOT_ALLOWED',
  'REAUTHENTICATION_REQUIRED',
  'NO_ACTIVE_COMPANY',
  'TWO_CREDENTIALS',
  'CROSS_SITE',
];
const operations = apiOperations();
const clock = new TestClock();
const log: string[] = [];

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp({
    clock,
    environment: { DEMONSTRATION: 'true', REQUEST_LIMIT_FACTOR: '1' },
    log: (line) => log.push(line),
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await signUp(app);
});

/** Result of a route for a key, called with unknown ids and an empty body: the error code, or `allowed`. */
async function call(operation: ApiOperation, client: KeyClient): Promise<string> {
  const path = pathOf(
    operation,
    Object.fromEntries(operation.parameters.map((name) => [name, 'xxx_01BX5ZZKBKACTAV9WEVGEMMVRZ'])),
  );
  const body = ['POST', 'PUT', 'PATCH'].includes(operation.method) ? {} : undefined;
  const { status, body: answer } = await client.request(operation.method, path, {
    body,
    headers: { 'idempotency-key': 'matrix' },
  });
  const { code } = answer as { code?: string };
  if (status >= 500) return `${status} ${code}`;
  return code !== undefined && REFUSALS.includes(code) ? code : 'allowed';
}

async function differences(client: KeyClient, expected: (operation: ApiOperation) => string): Promise<string[]> {
  const found: string[] = [];
  for (const operation of operations) {
    const answer = await call(operation, client);
    if (answer !== expected(operation))
      found.push(`${operation.method} ${operation.path}: ${answer}, expected ${expected(operation)}`);
  }
  return found;
}

describe('every route', () => {
  const opened = operations.filter(({ keys }) => keys);

  it('accepts keys as its declared security says, including most business operations', () => {
    expect(opened.length).toBeGreaterThan(60);
    expect(
      opened.filter(({ path }) =>
        /^\/api\/v1\/(me|auth|notifications|company\/(members|api-keys|invitations))(\/|$)/.test(path),
      ),
    ).toEqual([]);
  });

  it(
    'accepts a key with all permissions',
    async () => {
      expect(
        await differences(await makeKey(app, owner), ({ keys }) => (keys ? 'allowed' : 'KEY_NOT_ALLOWED')),
      ).toEqual([]);
    },
    SLOW,
  );

  it(
    'requires its permission',
    async () => {
      const key = await makeKey(app, owner, ['shipment.read']);
      const expected = ({ keys, permission }: ApiOperation): string => {
        if (!keys) return 'KEY_NOT_ALLOWED';
        return permission === undefined || permission === 'shipment.read' ? 'allowed' : 'FORBIDDEN';
      };
      expect(await differences(key, expected)).toEqual([]);
    },
    SLOW,
  );

  it.each([
    ['revoked', (key: KeyClient) => owner.client.request('DELETE', `${KEYS}/${key.keyId}`)],
    [
      'of a company that is being deleted',
      () => app.database.database.query('UPDATE company SET erase_at = NOW() WHERE id = ?', [owner.companyId]),
    ],
  ])(
    'refuses a key that is %s',
    async (_state, end) => {
      const key = await makeKey(app, owner);
      expect((await key.get('/api/v1/company')).status).toBe(200);
      await end(key);
      expect(await differences(key, ({ keys }) => (keys ? 'UNAUTHENTICATED' : 'KEY_NOT_ALLOWED'))).toEqual([]);
    },
    SLOW,
  );
});

describe('a key', () => {
  it('is shown once, and listed without its token', async () => {
    const { status, body } = await owner.client.post(KEYS, {
      name: '  ERP ',
      permissions: ['quote.read', 'price.read'],
      expiresOn: '2027-01-31',
    });
    expect(status).toBe(201);
    expect(body.token).toMatch(/^ldk_[\w-]{43}$/);
    const listed = (await owner.client.get(KEYS)).body;
    const { token, ...rest } = body;
    expect(listed).toEqual({ items: [rest], nextCursor: null });
    expect(rest).toMatchObject({
      name: 'ERP',
      tokenStart: token.slice(0, 10),
      permissions: ['quote.read', 'price.read'],
      state: 'active',
      expiresOn: '2027-01-31',
      lastUsedAt: null,
      createdBy: { name: 'Rosa Delgado', isMember: true },
    });
    const stored = JSON.stringify(await app.database.database.query('SELECT * FROM api_key WHERE id = ?', [body.id]));
    expect(stored).not.toContain(token.slice(10));
  });

  it('can be created only by users who manage keys, and never has a permission reserved for users', async () => {
    for (const permission of [...ROLE_PERMISSIONS.owner].filter(
      (one) => !(KEY_PERMISSIONS as readonly Permission[]).includes(one),
    )) {
      const { status, body } = await owner.client.post(KEYS, { name: 'x', permissions: [permission] });
      expect(`${permission} ${status} ${body.errors[0].code}`).toBe(`${permission} 422 CHOICE`);
    }
    const booker = await signInAs(app, owner.companyId, 'booker');
    expect((await booker.client.post(KEYS, { name: 'x', permissions: ['quote.read'] })).body.code).toBe('FORBIDDEN');
  });

  it('never has a permission that its creator lacks', async () => {
    const actor = {
      userId: owner.userId,
      companyId: owner.companyId,
      role: 'admin',
      permissions: new Set(['quote.read']),
    } as unknown as Actor;
    const made = app.get(ApiKeysService).make(actor, { name: 'x', permissions: ['quote.read', 'price.read'] });
    await expect(made).rejects.toMatchObject({
      status: 422,
      errors: [{ pointer: '/permissions/1', code: 'NOT_YOURS' }],
    });
  });

  it.each([
    [{ permissions: ['quote.read'] }, '/name', 'REQUIRED'],
    [{ name: 'a\nb', permissions: ['quote.read'] }, '/name', 'FORMAT'],
    [{ name: 'x'.repeat(61), permissions: ['quote.read'] }, '/name', 'LENGTH'],
    [{ name: 'x', permissions: [] }, '/permissions', 'LENGTH'],
    [{ name: 'x', permissions: ['quote.read', 'quote.read'] }, '/permissions', 'FORMAT'],
    [{ name: 'x', permissions: ['quote.read'], expiresOn: '2026-11-19' }, '/expiresOn', 'DATE_PAST'],
    [{ name: 'x', permissions: ['quote.read'], expiresOn: '2027-02-30' }, '/expiresOn', 'FORMAT'],
  ])('is not created from %j', async (body, pointer, code) => {
    const answer = await owner.client.post(KEYS, body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ pointer, code }]);
  });

  it('works until the end of its last day', async () => {
    const key = await makeKey(app, owner, ['quote.read'], '2026-11-20');
    clock.set('2026-11-20T23:59:59.999Z');
    expect((await key.get('/api/v1/quotes')).status).toBe(200);
    clock.set('2026-11-21T00:00:00.000Z');
    expect((await key.get('/api/v1/quotes')).status).toBe(401);
    expect((await owner.client.get(KEYS)).body.items[0].state).toBe('expired');
    clock.set('2026-11-20T15:00:00.000Z');
  });

  it('shows its last use with a delay of at most one hour', async () => {
    const key = await makeKey(app, owner, ['quote.read']);
    const lastUsed = async () => (await owner.client.get(KEYS)).body.items[0].lastUsedAt;
    await key.get('/api/v1/quotes');
    expect(await lastUsed()).toBe('2026-11-20T15:00:00.000Z');
    clock.advance(3_599_999);
    await key.get('/api/v1/quotes');
    expect(await lastUsed()).toBe('2026-11-20T15:00:00.000Z');
    clock.advance(1);
    await key.get('/api/v1/quotes');
    expect(await lastUsed()).toBe('2026-11-20T16:00:00.000Z');
    clock.set('2026-11-20T15:00:00.000Z');
  });

  it('outlives its creator if an admin keeps it, is marked, and works until it is revoked', async () => {
    const admin = await signInAs(app, owner.companyId, 'admin');
    const key = await makeKey(app, admin, ['quote.read']);
    await owner.client.request('DELETE', `/api/v1/company/members/${admin.userId}?keepApiKeys=${key.keyId}`);
    expect((await owner.client.get(KEYS)).body.items[0].createdBy).toEqual({
      userId: admin.userId,
      name: 'Rosa Delgado',
      isMember: false,
    });
    expect((await key.get('/api/v1/quotes')).status).toBe(200);
    expect((await owner.client.request('DELETE', `${KEYS}/${key.keyId}`)).status).toBe(204);
    expect((await key.get('/api/v1/quotes')).status).toBe(401);
    expect((await owner.client.get(KEYS)).body.items).toEqual([]);
    expect((await owner.client.request('DELETE', `${KEYS}/${key.keyId}`)).status).toBe(404);
  });

  it('is limited to fifty per company', async () => {
    const make = () => patiently(() => owner.client.post(KEYS, { name: 'x', permissions: ['quote.read'] }));
    const answers = await Promise.all(Array.from({ length: 52 }, make));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    expect(answers.filter(({ body }) => body.code === 'API_KEY_LIMIT')).toHaveLength(2);
  });

  it("appears in the company's activity, as do its actions", async () => {
    const key = await makeKey(app, owner, ['company.manage']);
    const { body: company } = await key.get('/api/v1/company');
    expect((await key.patch('/api/v1/company', { version: company.version, name: 'Riverside Tile LLC' })).status).toBe(
      200,
    );
    await owner.client.request('DELETE', `${KEYS}/${key.keyId}`);
    const { items } = (await owner.client.get('/api/v1/company/activity')).body;
    const acts = items.map(({ action, userName }: { action: string; userName: string }) => `${action} by ${userName}`);
    expect(acts.slice(0, 3)).toEqual([
      'api_key.revoked by Rosa Delgado',
      'company.changed by ERP',
      'api_key.made by Rosa Delgado',
    ]);
  });

  it('has no session, and adds no member', async () => {
    const key = await makeKey(app, owner, ['quote.read']);
    const both = await owner.client.get('/api/v1/quotes', { authorization: `Bearer ${key.token}` });
    expect([both.status, both.body.code]).toEqual([400, 'TWO_CREDENTIALS']);
    const members = (await owner.client.get('/api/v1/company/members')).body.items;
    expect(members).toHaveLength(1);
  });

  it(
    'quotes, books and reads under its own name',
    async () => {
      const key = await makeKey(app, owner);
      const program = { ...owner, client: key };
      const quote = await createQuote(program);
      expect(quote.offers[0].total).toMatchObject({ currency: 'USD' });
      const { shipmentId } = await bookShipment(program);
      const { body: shipment } = await key.get(`/api/v1/shipments/${shipmentId}`);
      expect(shipment.id).toBe(shipmentId);
      const withoutPrices = await makeKey(app, owner, ['quote.read']);
      expect(JSON.stringify((await withoutPrices.get(`/api/v1/quotes/${quote.id}`)).body)).not.toMatch(
        /"amount":[1-9]/,
      );
      expect((await owner.client.get(`/api/v1/quotes/${quote.id}`)).body.createdBy).toBe('ERP');
    },
    SLOW,
  );

  it('leaves no account behind when its company is deleted', async () => {
    const key = await makeKey(app, owner);
    const strangers = await makeKey(app, await signUp(app, { companyName: 'Hilltop Stone' }));
    const accounts = async () =>
      (await app.database.database.query(`SELECT id FROM user_account WHERE kind = 'api_key'`)).length;
    const before = await accounts();
    await app.database.database.query('DELETE FROM api_key WHERE id = ?', [key.keyId]);
    await app.get(PurgeKeyAccountsJob).run();
    expect(await accounts()).toBe(before);
    clock.advance(86_400_001);
    await app.get(PurgeKeyAccountsJob).run();
    expect(await accounts()).toBe(before - 1);
    clock.set('2026-11-20T15:00:00.000Z');
    expect((await strangers.get('/api/v1/company')).status).toBe(200);
  });

  it('sees nothing of another company', async () => {
    const quote = await createQuote(owner);
    const stranger = await makeKey(app, await signUp(app, { companyName: 'Hilltop Stone' }));
    expect((await stranger.get(`/api/v1/quotes/${quote.id}`)).status).toBe(404);
    expect((await stranger.get('/api/v1/quotes')).body.items).toEqual([]);
    const key = await makeKey(app, owner);
    const strangers = await signUp(app, { companyName: 'Hilltop Stone' });
    expect((await strangers.client.request('DELETE', `${KEYS}/${key.keyId}`)).status).toBe(404);
  });

  it('may request pages of five hundred', async () => {
    const key = await makeKey(app, owner);
    expect((await key.get('/api/v1/quotes?limit=500')).status).toBe(200);
    expect((await key.get('/api/v1/quotes?limit=501')).body.errors).toMatchObject([
      { pointer: '/limit', code: 'RANGE' },
    ]);
    expect((await owner.client.get('/api/v1/quotes?limit=101')).body.errors).toMatchObject([
      { pointer: '/limit', code: 'RANGE' },
    ]);
  });

  it('gets the remaining request count, and 429 when none are left', async () => {
    const key = await makeKey(app, owner);
    const first = await key.get('/api/v1/quotes');
    expect(first.headers.get('ratelimit-policy')).toBe('"api-key";q=600;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"api-key";r=599;t=([1-9]|[1-5]\d|60)$/);
    const useUp = async () => {
      await app.database.database.query(`UPDATE throttle SET tries = 600 WHERE throttle_key LIKE 'api-key:%'`);
      return key.get('/api/v1/quotes');
    };
    const answer = await useUp();
    // If a window has just ended, the next one is used up.
    const refused = answer.status === 200 ? await useUp() : answer;
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('ratelimit')).toMatch(/^"api-key";r=0;/);
    await app.database.database.query('DELETE FROM throttle');
  });

  it(
    'streams events until it is revoked',
    async () => {
      const key = await makeKey(app, owner);
      const { shipmentId } = await bookShipment(owner);
      const live = await key.open(`/api/v1/shipments/${shipmentId}/live`);
      expect(live.headers.get('content-type')).toContain('text/event-stream');
      await owner.client.request('DELETE', `${KEYS}/${key.keyId}`);
      expect(await live.text()).toMatch(/^retry: /);
    },
    SLOW,
  );

  it('never appears in the log', async () => {
    const key = await makeKey(app, owner);
    await key.post('/api/v1/quotes', { ...quoteRequest(), mode: 'nonsense' });
    await key.get('/api/v1/me');
    expect(log.length).toBeGreaterThan(3);
    expect(log.join('\n')).not.toContain(key.token.slice(4));
  });
});
