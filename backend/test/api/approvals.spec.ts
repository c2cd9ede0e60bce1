import { WatchApprovalsJob } from '../../src/modules/quotes/approvals/watch-approvals.job.js';
import { Database } from '../../src/platform/database/database.js';
import { makeKey } from '../support/api-keys.js';
import type { ApiAnswer } from '../support/api-client.js';
import { bookRequest, createQuote, quoteRequest } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const START = '2026-11-20T15:00:00.000Z';
const HOUR = 3_600_000;
const MANAGERS = { roles: ['manager'], userIds: [] as string[] };
const RULE = { name: 'Every booking', on: true, conditions: [], approvers: MANAGERS, secondStep: null, stop: false };
const usd = (amount: number) => ({ amount, currency: 'USD' });

const clock = new TestClock();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
}, 60_000);
afterAll(() => app.close());
beforeEach(() => clock.set(START));

/** A company with a booker and two managers, and one rule. */
async function company(changes: object = {}) {
  const owner = await signUp(app);
  const member = (role: Parameters<typeof signInAs>[2]) => signInAs(app, owner.companyId, role);
  const [booker, manager, other] = [await member('booker'), await member('manager'), await member('manager')];
  const rule = (await addRule(owner, changes)).body;
  return { owner, booker, manager, other, member, rule };
}

const addRule = ({ client }: SignedIn, changes: object = {}) =>
  client.post('/api/v1/company/approval-rules', { ...RULE, ...changes });

let keys = 0;
function book(who: SignedIn, quote: any, key = `approval ${(keys += 1)}`): Promise<ApiAnswer> {
  return who.client.post(`/api/v1/quotes/${quote.id}/book`, bookRequest(quote.offers[0]), { 'idempotency-key': key });
}

/** A quote whose booking waits for approval. */
async function request(who: SignedIn) {
  const quote = await createQuote(who);
  const { status, body } = await book(who, quote);
  expect(status).toBe(202);
  return { quote, id: body.approvalId as string, total: quote.offers[0].total };
}

const decide = ({ client }: SignedIn, id: string, decision: 'approve' | 'reject' | 'withdraw', body: object = {}) =>
  client.post(`/api/v1/approvals/${id}/${decision}`, body);
const approve = (who: SignedIn, { id, total }: { id: string; total: object }) =>
  decide(who, id, 'approve', { acceptedTotal: total });
const quoteOf = async ({ client }: SignedIn, { id }: { id: string }) => (await client.get(`/api/v1/quotes/${id}`)).body;
const shipmentsOf = ({ id }: { id: string }): Promise<{ id: string; created_by: string }[]> =>
  app.get(Database).query('SELECT id, created_by FROM shipment WHERE quote_id = ?', [id]);

describe('a booking under a rule', () => {
  it('becomes a request for approval, which names the approvers', async () => {
    const { booker } = await company();
    const quote = await createQuote(booker);
    const first = await book(booker, quote, 'waiting');
    expect(first).toMatchObject({ status: 202, body: { waitingFor: [expect.any(String), expect.any(String)] } });
    expect(await shipmentsOf(quote)).toEqual([]);
    expect(await quoteOf(booker, quote)).toMatchObject({
      status: 'approval_pending',
      shipmentId: null,
      approval: {
        status: 'pending',
        own: true,
        canDecide: false,
        total: quote.offers[0].total,
        carrier: quote.offers[0].carrier.name,
        steps: [{ rules: ['Every booking'], approvers: first.body.waitingFor, decision: null }],
      },
    });
    expect(await book(booker, quote, 'waiting')).toMatchObject({ status: 202, body: first.body });
  });

  it('blocks other bookings and changes of the quote', async () => {
    const { owner, booker } = await company();
    const { quote } = await request(booker);
    const path = `/api/v1/quotes/${quote.id}`;
    const answers = [
      await book(owner, quote),
      await booker.client.put(path, quoteRequest()),
      await booker.client.post(`${path}/rate`),
      await booker.client.post(`${path}/cancel`, { reason: 'not needed' }),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([423, 'APPROVAL_REQUIRED']);
  });

  it('is booked at once if no rule applies or all are off', async () => {
    const { booker } = await company({ on: false });
    expect((await book(booker, await createQuote(booker))).status).toBe(201);
    const rich = await company({ conditions: [{ field: 'total', amount: usd(9_000_000) }] });
    expect((await book(rich.booker, await createQuote(rich.booker))).status).toBe(201);
  });

  it('is refused if no other member can approve it', async () => {
    const owner = await signUp(app);
    await addRule(owner, { approvers: { roles: ['owner'], userIds: [] } });
    const quote = await createQuote(owner);
    expect(await book(owner, quote)).toMatchObject({ status: 409, body: { code: 'NO_APPROVER' } });
    expect((await quoteOf(owner, quote)).status).toBe('quoted');
  });

  it('hides the request from members who do not see prices', async () => {
    const { owner, booker, member } = await company();
    const viewer = await member('viewer');
    const { quote, id } = await request(booker);
    expect(await quoteOf(viewer, quote)).toMatchObject({ status: 'approval_pending', approval: null });
    expect((await viewer.client.get(`/api/v1/approvals/${id}`)).status).toBe(403);
    expect((await owner.client.get(`/api/v1/approvals/${id}`)).body.total).toEqual(quote.offers[0].total);
  });
});

describe('an approval', () => {
  it('books for the requester, once', async () => {
    const { booker, manager, other } = await company();
    const asked = await request(booker);
    const { status, body } = await approve(manager, asked);
    expect([status, body.status, body.steps[0].decision.userId]).toEqual([200, 'approved', manager.userId]);
    expect(await shipmentsOf(asked.quote)).toEqual([{ id: body.shipmentId, created_by: booker.userId }]);
    expect(await quoteOf(booker, asked.quote)).toMatchObject({ status: 'booked', shipmentId: body.shipmentId });
    const again = await approve(manager, asked);
    expect([again.status, again.body.shipmentId]).toEqual([200, body.shipmentId]);
    expect((await approve(other, asked)).body.code).toBe('APPROVAL_DECIDED');
    expect(await shipmentsOf(asked.quote)).toHaveLength(1);
  });

  it('is in the activity log with requester, approver, right and rules; a second account with the same name is marked', async () => {
    const { owner, booker, manager, member } = await company();
    const approver = await member('approver');
    const rename = ({ userId }: SignedIn, name: string) =>
      app.get(Database).execute('UPDATE user_account SET full_name = ? WHERE id = ?', [name, userId]);
    await rename(booker, 'Rosa Delgado');
    await rename(manager, 'ROSA  Delgádo');
    await rename(approver, 'Wade Ortiz');
    await approve(manager, await request(booker));
    await manager.client.post('/api/v1/approval-delegations', {
      toUserId: approver.userId,
      startsAt: START,
      endsAt: '2026-11-22T00:00:00Z',
    });
    await decide(approver, (await request(booker)).id, 'reject', { reason: 'Too dear.' });
    const { items } = (await owner.client.get('/api/v1/company/activity')).body;
    const decisions = items.filter(({ action }: any) => /^approval\.(approved|rejected)$/.test(action));
    const both = { requestedBy: booker.userId, rules: RULE.name };
    expect(decisions.map(({ action, details }: any) => [action, details])).toEqual([
      [
        'approval.rejected',
        expect.objectContaining({
          ...both,
          decidedBy: approver.userId,
          onBehalfOf: expect.any(String),
          allowedAs: 'delegate',
          sameName: false,
        }),
      ],
      [
        'approval.approved',
        expect.objectContaining({
          ...both,
          decidedBy: manager.userId,
          onBehalfOf: null,
          allowedAs: 'approver',
          sameName: true,
        }),
      ],
    ]);
  });

  it('of two approvers at once books one shipment', async () => {
    const { booker, manager, other } = await company();
    for (let round = 0; round < 5; round += 1) {
      const asked = await request(booker);
      const answers = await Promise.all([approve(manager, asked), approve(other, asked), approve(manager, asked)]);
      expect(await shipmentsOf(asked.quote)).toHaveLength(1);
      for (const { status, body } of answers) expect(status === 200 || status === 409 ? 'fine' : body).toBe('fine');
      const { status, body } = await decide(other, asked.id, 'reject', { reason: 'too late' });
      expect([status, body.code]).toEqual([409, 'APPROVAL_DECIDED']);
    }
  });

  it('is decided once when one approves and another rejects at the same time, in each of 50 rounds', async () => {
    const { owner, booker, manager, other } = await company();
    for (let round = 0; round < 50; round += 1) {
      const asked = await request(booker);
      const reject = () => decide(other, asked.id, 'reject', { reason: 'Too expensive' });
      const decisions = [() => approve(manager, asked), reject];
      if (round % 2 === 1) decisions.reverse();
      const answers = await Promise.all(decisions.map((send) => send()));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { status, decidedAt } = (await owner.client.get(`/api/v1/approvals/${asked.id}`)).body;
      expect(decidedAt).not.toBeNull();
      expect(await shipmentsOf(asked.quote)).toHaveLength(status === 'approved' ? 1 : 0);
      expect((await quoteOf(booker, asked.quote)).status).toBe(status === 'approved' ? 'booked' : 'quoted');
    }
  }, 120_000);

  it('is never given by the requester, neither as a delegate nor through a delegate', async () => {
    const { owner, manager, other, member } = await company({ approvers: { roles: ['manager'], userIds: [] } });
    const approver = await member('approver');
    const asked = await request(manager);
    expect(await approve(manager, asked)).toMatchObject({ status: 403, body: { code: 'SELF_APPROVAL' } });
    const delegate = (from: SignedIn, to: SignedIn) =>
      from.client.post('/api/v1/approval-delegations', {
        toUserId: to.userId,
        startsAt: START,
        endsAt: '2026-11-22T00:00:00Z',
      });
    expect((await delegate(manager, approver)).status).toBe(201);
    expect(await approve(approver, asked)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await delegate(other, manager)).status).toBe(201);
    expect((await approve(manager, asked)).body.code).toBe('SELF_APPROVAL');
    expect((await approve(owner, asked)).body.code).toBe('FORBIDDEN');
    expect((await delegate(other, approver)).status).toBe(201);
    const { body } = await approve(approver, asked);
    expect(body.steps[0].decision).toMatchObject({ userId: approver.userId, onBehalfOf: expect.any(String) });
  });

  it('of an API key is not given by the user who created the key', async () => {
    const { owner, other } = await company({ approvers: { roles: ['owner', 'manager'], userIds: [] } });
    const key = await makeKey(app, owner);
    const quote = await createQuote(owner);
    const booking = bookRequest(quote.offers[0]);
    const { status, body } = await key.post(`/api/v1/quotes/${quote.id}/book`, booking, {
      'idempotency-key': 'by the ERP',
    });
    expect([status, body.approvalId]).toEqual([202, expect.any(String)]);
    const asked = { id: body.approvalId, total: quote.offers[0].total };
    expect((await approve(owner, asked)).body.code).toBe('SELF_APPROVAL');
    expect((await approve(other, asked)).body.status).toBe('approved');
  });

  it('needs a second person above the amount of the second step', async () => {
    const { owner, booker, manager, other } = await company({
      secondStep: { above: usd(100), approvers: { roles: ['owner', 'manager'], userIds: [] } },
    });
    const asked = await request(booker);
    expect((await approve(manager, asked)).body).toMatchObject({ status: 'pending', shipmentId: null });
    expect((await approve(manager, asked)).body.status).toBe('pending');
    expect(await decide(manager, asked.id, 'reject', { reason: 'no' })).toMatchObject({
      status: 403,
      body: { code: 'SELF_APPROVAL' },
    });
    expect((await owner.client.get(`/api/v1/approvals/${asked.id}`)).body.canDecide).toBe(true);
    expect((await approve(other, asked)).body).toMatchObject({ status: 'approved', shipmentId: expect.any(String) });
    expect(await shipmentsOf(asked.quote)).toHaveLength(1);
  });

  it('is asked for again if the total moved by more than the tolerance', async () => {
    const { booker, manager } = await company();
    const asked = await request(booker);
    const earlier = usd(Math.round(asked.total.amount * 0.9));
    await app.get(Database).execute('UPDATE approval_request SET total = ? WHERE id = ?', [earlier.amount, asked.id]);
    expect((await approve(manager, asked)).body.code).toBe('PRICE_CHANGED');
    const { status, body } = await approve(manager, { ...asked, total: earlier });
    expect([status, body.code, body.params.currentTotal]).toEqual([409, 'PRICE_CHANGED', asked.total]);
    expect(await shipmentsOf(asked.quote)).toEqual([]);
    expect((await quoteOf(booker, asked.quote)).approval).toMatchObject({ status: 'pending', total: asked.total });
    expect((await approve(manager, asked)).body.status).toBe('approved');
  });

  it('books at the current total if it moved by less', async () => {
    const { booker, manager } = await company();
    const asked = await request(booker);
    const earlier = usd(asked.total.amount - 100);
    await app.get(Database).execute('UPDATE approval_request SET total = ? WHERE id = ?', [earlier.amount, asked.id]);
    const { body } = await approve(manager, { ...asked, total: earlier });
    expect(body.status).toBe('approved');
    const shipment = (await booker.client.get(`/api/v1/shipments/${body.shipmentId}`)).body;
    expect(shipment.total).toEqual(asked.total);
  });
});

describe('a request', () => {
  it('that is rejected returns the quote with the reason', async () => {
    const { booker, manager } = await company();
    const asked = await request(booker);
    expect((await decide(manager, asked.id, 'reject', { reason: '' })).status).toBe(422);
    expect((await decide(booker, asked.id, 'reject', { reason: 'mine' })).status).toBe(403);
    expect((await decide(manager, asked.id, 'reject', { reason: 'Use the cheaper carrier.' })).status).toBe(200);
    expect(await quoteOf(booker, asked.quote)).toMatchObject({
      status: 'quoted',
      approval: { status: 'rejected', reason: 'Use the cheaper carrier.', rejectedBy: { userId: manager.userId } },
    });
    expect((await approve(manager, asked)).body.code).toBe('APPROVAL_DECIDED');
    expect((await book(booker, asked.quote)).status).toBe(202);
  });

  it('is withdrawn by its requester only', async () => {
    const { owner, booker } = await company();
    const asked = await request(booker);
    expect((await decide(owner, asked.id, 'withdraw')).status).toBe(403);
    const seesPrices = (value: boolean) =>
      owner.client.patch(`/api/v1/company/members/${booker.userId}`, { seesPrices: value });
    await seesPrices(false);
    expect((await decide(booker, asked.id, 'withdraw')).status).toBe(403);
    await seesPrices(true);
    expect((await decide(booker, asked.id, 'withdraw')).body.code ?? 'ok').toBe('ok');
    expect((await quoteOf(booker, asked.quote)).status).toBe('quoted');
  });

  it('expires with its offer; approvers are warned four hours before', async () => {
    const { booker, manager } = await company();
    const asked = await request(booker);
    const { validUntil } = asked.quote.offers[0];
    const run = () => app.get(WatchApprovalsJob).run();
    const warnings = () =>
      app
        .get(Database)
        .query("SELECT id FROM outbox_message WHERE payload LIKE '%less than 4 hours%' AND payload LIKE ?", [
          `%${asked.quote.id}%`,
        ]);
    clock.set(new Date(Date.parse(validUntil) - 4 * HOUR - 1).toISOString());
    await run();
    expect(await warnings()).toHaveLength(0);
    clock.set(new Date(Date.parse(validUntil) - HOUR).toISOString());
    await run();
    await run();
    expect(await warnings()).toHaveLength(1);
    clock.set(validUntil);
    const fresh = await signInAs(app, manager.companyId, 'manager');
    expect(await approve(fresh, asked)).toMatchObject({ status: 410, body: { code: 'QUOTE_EXPIRED' } });
    await run();
    const [row] = await app
      .get(Database)
      .query<{ status: string; quote: string }>(
        'SELECT r.status, q.status AS quote FROM approval_request r JOIN quote q ON q.id = r.quote_id WHERE r.id = ?',
        [asked.id],
      );
    expect(row).toEqual({ status: 'expired', quote: 'quoted' });
    expect(await shipmentsOf(asked.quote)).toEqual([]);
  });

  /** Ends the validity of the offer while the carrier still has a price. */
  async function expireOffer({ id, quote }: Awaited<ReturnType<typeof request>>, total?: number) {
    const past = new Date(clock.now().getTime() - 1_000);
    const database = app.get(Database);
    await database.execute('UPDATE offer SET valid_until = ? WHERE id = ?', [past, quote.offers[0].id]);
    await database.execute('UPDATE approval_request SET valid_until = ?, total = COALESCE(?, total) WHERE id = ?', [
      past,
      total ?? null,
      id,
    ]);
    await app.get(WatchApprovalsJob).run();
    await app.get(WatchApprovalsJob).run();
  }
  const noticesOf = async (kind: string, { quote }: { quote: { id: string } }) =>
    app
      .get(Database)
      .query<{ payload: string }>('SELECT payload FROM outbox_message WHERE payload LIKE ? AND payload LIKE ?', [
        `%${kind}%`,
        `%${quote.id}%`,
      ]);

  it('whose offer expired goes on at the current price if it moved by at most the tolerance, with the approvals given', async () => {
    const { owner, booker, manager, other } = await company({
      secondStep: { above: usd(100), approvers: { roles: ['owner', 'manager'], userIds: [] } },
    });
    const asked = await request(booker);
    expect((await approve(manager, asked)).body.status).toBe('pending');
    await expireOffer(asked, asked.total.amount - 100);
    const { body } = await owner.client.get(`/api/v1/approvals/${asked.id}`);
    expect(body).toMatchObject({ status: 'pending', total: asked.total, canDecide: true });
    expect(Date.parse(body.validUntil)).toBeGreaterThan(clock.now().getTime());
    expect(body.steps[0].decision.userId).toBe(manager.userId);
    expect(await noticesOf('quote.price_changed', asked)).toEqual([]);
    const done = await approve(other, asked);
    expect(done.body).toMatchObject({ status: 'approved', shipmentId: expect.any(String) });
    expect(await shipmentsOf(asked.quote)).toHaveLength(1);
    const shipment = (await booker.client.get(`/api/v1/shipments/${done.body.shipmentId}`)).body;
    expect(shipment.total).toEqual(asked.total);
  });

  it('whose offer expired is asked again, once, if the price moved by more, and its requester is notified', async () => {
    const { booker, manager, other } = await company({
      secondStep: { above: usd(100), approvers: { roles: ['owner', 'manager'], userIds: [] } },
    });
    const asked = await request(booker);
    expect((await approve(manager, asked)).body.status).toBe('pending');
    await expireOffer(asked, asked.total.amount - 2_600);
    const { body } = await other.client.get(`/api/v1/approvals/${asked.id}`);
    expect(body).toMatchObject({ status: 'pending', total: asked.total });
    expect(body.steps.map(({ decision }: any) => decision)).toEqual([null, null]);
    expect(await noticesOf('quote.price_changed', asked)).toHaveLength(1);
    await app.deliverOutbox();
    const { items } = (await booker.client.get('/api/v1/notifications')).body;
    expect(items.filter(({ kind }: any) => kind === 'quote.price_changed')).toHaveLength(1);
    expect((await approve(manager, asked)).body.status).toBe('pending');
    expect((await approve(other, asked)).body.status).toBe('approved');
    expect(await shipmentsOf(asked.quote)).toHaveLength(1);
  });

  it('notifies approvers, and the requester of the decision', async () => {
    const { owner, booker, manager } = await company();
    const asked = await request(booker);
    await app.deliverOutbox();
    const inbox = async ({ client }: SignedIn) =>
      (await client.get('/api/v1/notifications')).body.items.map(({ kind, subject }: any) => [kind, subject.id]);
    expect(await inbox(manager)).toContainEqual(['approval.requested', asked.quote.id]);
    expect(await inbox(owner)).not.toContainEqual(['approval.requested', asked.quote.id]);
    await approve(manager, asked);
    await app.deliverOutbox();
    expect(await inbox(booker)).toContainEqual(['approval.decided', asked.quote.id]);
  });
});

describe('the queue', () => {
  it('lists pending and decided requests of the company, and counts those that wait for the user', async () => {
    const { owner, booker, manager } = await company();
    const [first, second] = [await request(booker), await request(booker)];
    await approve(manager, first);
    const list = async (view: string) =>
      (await manager.client.get(`/api/v1/approvals?view=${view}`)).body.items.map(({ id, canDecide }: any) => [
        id,
        canDecide,
      ]);
    expect(await list('pending')).toEqual([[second.id, true]]);
    expect(await list('decided')).toEqual([[first.id, false]]);
    expect((await manager.client.get('/api/v1/approvals/counts')).body).toEqual({ waiting: 1 });
    expect((await owner.client.get('/api/v1/approvals/counts')).body).toEqual({ waiting: 0 });
    const page = (await manager.client.get('/api/v1/approvals?view=pending&limit=1')).body;
    expect(page.nextCursor).toBeNull();
  });
});

describe('the rules of a company', () => {
  it('are kept in order, changed by version, and deleted', async () => {
    const { owner, rule } = await company();
    const second = (await addRule(owner, { name: 'Second' })).body;
    const path = '/api/v1/company/approval-rules';
    const names = async () => (await owner.client.get(path)).body.items.map(({ name }: any) => name);
    expect(await names()).toEqual(['Every booking', 'Second']);
    expect((await owner.client.put(`${path}/order`, { ids: [second.id, rule.id] })).status).toBe(200);
    expect(await names()).toEqual(['Second', 'Every booking']);
    expect((await owner.client.put(`${path}/order`, { ids: [second.id] })).body.code).toBe('STALE_REVISION');
    const change = { ...RULE, name: 'Renamed', version: 1 };
    expect((await owner.client.patch(`${path}/${rule.id}`, change)).body).toMatchObject({
      name: 'Renamed',
      version: 2,
    });
    expect((await owner.client.patch(`${path}/${rule.id}`, change)).body.code).toBe('STALE_REVISION');
    expect((await owner.client.request('DELETE', `${path}/${second.id}`)).status).toBe(204);
    expect(await names()).toEqual(['Renamed']);
  });

  it('compare the names of the locations that are booked', async () => {
    const words = (field: string, ...texts: string[]) => ({ conditions: [{ field, words: texts }] });
    const { owner, booker, rule } = await company(words('pickup_location', 'no such branch'));
    const quote = await createQuote(booker);
    expect((await book(booker, quote)).status).toBe(201);
    const path = `/api/v1/company/approval-rules/${rule.id}`;
    const changed = await owner.client.patch(path, { ...RULE, ...words('pickup_location', 'ACME d'), version: 1 });
    expect(changed.body.conditions).toEqual([{ field: 'pickup_location', words: ['ACME d'] }]);
    expect((await book(booker, await createQuote(booker))).status).toBe(202);
    const [{ carrier }] = (await createQuote(booker)).offers;
    const ofCarrier = (scac: string, version: number) =>
      owner.client.patch(path, { ...RULE, conditions: [{ field: 'carrier', carriers: [scac] }], version });
    expect((await ofCarrier('QQQQ', 2)).status).toBe(200);
    expect((await book(booker, await createQuote(booker))).status).toBe(201);
    await ofCarrier(carrier.scac, 3);
    expect((await book(booker, await createQuote(booker))).status).toBe(202);
    await owner.client.patch(path, { ...RULE, conditions: [{ field: 'expedited' }], version: 4 });
    expect((await book(booker, await createQuote(booker))).status).toBe(201);
    const fast = await createQuote(booker, { accessorials: ['EXPD'] });
    expect((await book(booker, fast)).status).toBe(202);
    expect((await addRule(owner, { conditions: [{ field: 'carrier' }] })).body.errors).toMatchObject([
      { pointer: '/conditions/0/carriers', code: 'REQUIRED' },
    ]);
    expect((await addRule(owner, words('delivery_location'))).body.errors).toMatchObject([
      { pointer: '/conditions/0/words', code: 'REQUIRED' },
    ]);
  });

  it('are refused if incomplete or with approvers whose role may not approve', async () => {
    const { owner, booker } = await company();
    const conditions = [{ field: 'total' }, { field: 'mode', values: ['SEA'] }, { field: 'mode', values: ['IL'] }];
    const answer = await addRule(owner, { conditions, approvers: { roles: [], userIds: [booker.userId] } });
    expect(answer.status).toBe(422);
    const known = await addRule(owner, {
      conditions: [conditions[0], conditions[2]],
      approvers: { roles: [], userIds: [booker.userId] },
    });
    expect(known.body.errors.map(({ pointer }: any) => pointer)).toEqual([
      '/conditions/0/amount',
      '/conditions/1/values/0',
      '/approvers/userIds/0',
    ]);
  });

  it('are simulated over recent quotes', async () => {
    const { owner, booker, rule } = await company({ on: false });
    const quote = await createQuote(booker);
    const simulate = async (query = '') =>
      (await owner.client.get(`/api/v1/company/approval-rules/simulation${query}`)).body;
    expect(await simulate()).toMatchObject({ examined: 1, needApproval: 0, rules: [] });
    expect(await simulate('?includeOff=true')).toEqual({
      examined: 1,
      needApproval: 1,
      rules: [{ id: rule.id, name: 'Every booking', quotes: 1 }],
      quotes: [
        { id: quote.id, number: quote.number, total: quote.offers[0].total, rules: ['Every booking'], steps: 1 },
      ],
    });
  });
});
