import { Database } from '../../src/platform/database/database.js';
import { makeKey } from '../support/api-keys.js';
import { bookRequest, bookShipment, createQuote } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { invoiceOf } from '../support/invoices.js';
import { actionsOf } from '../support/membership.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const clock = new TestClock(new Date('2026-11-20T15:00:00.000Z'));
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
}, 60_000);
afterAll(() => app.close());

async function company() {
  const owner = await signUp(app);
  const member = (role: Parameters<typeof signInAs>[2]) => signInAs(app, owner.companyId, role);
  return { owner, member };
}

const setLimits = (by: SignedIn, { userId }: SignedIn, limits: object) =>
  by.client.patch(`/api/v1/company/members/${userId}`, limits);
const nameOf = async (owner: SignedIn, { userId }: SignedIn): Promise<string> =>
  (await owner.client.get('/api/v1/company/members?limit=100')).body.items.find((one: any) => one.userId === userId)
    .fullName;

let keys = 0;
const book = ({ client }: { client: SignedIn['client'] }, quote: any, key = `limit ${(keys += 1)}`) =>
  client.post(`/api/v1/quotes/${quote.id}/book`, bookRequest(quote.offers[0]), { 'idempotency-key': key });
const shipments = async (quote: any) =>
  (await app.get(Database).query('SELECT id FROM shipment WHERE quote_id = ?', [quote.id])).length;

describe('limits of a member', () => {
  it('are set by owners and admins, recorded, and are none for owners', async () => {
    const { owner, member } = await company();
    const [booker, manager, second] = [await member('booker'), await member('manager'), await member('owner')];
    const { body } = await setLimits(owner, booker, { bookingLimit: 250_000, limitCurrency: 'CAD' });
    expect(body).toMatchObject({ bookingLimit: 250_000, invoiceLimit: null, limitCurrency: 'CAD' });
    expect(await actionsOf(app, owner.companyId)).toContain('member.limits_changed');
    expect((await setLimits(manager, booker, { bookingLimit: null })).status).toBe(403);
    expect((await setLimits(booker, booker, { bookingLimit: null })).status).toBe(403);
    const refused = await setLimits(owner, second, { bookingLimit: 1, invoiceLimit: 1 });
    expect(refused.body.errors).toMatchObject([
      { pointer: '/bookingLimit', code: 'FIXED_BY_ROLE' },
      { pointer: '/invoiceLimit', code: 'FIXED_BY_ROLE' },
    ]);
    expect((await setLimits(owner, booker, { bookingLimit: -1 })).status).toBe(422);
    const promoted = await setLimits(owner, booker, { role: 'owner' });
    expect(promoted.body).toMatchObject({ bookingLimit: null, invoiceLimit: null });
    const stranger = await signUp(app);
    expect((await setLimits(stranger, manager, { bookingLimit: 1 })).status).toBe(404);
  });
});

describe('a booking', () => {
  it('above the limit of its user waits for a member who may approve it, whose names are returned', async () => {
    const { owner, member } = await company();
    const [booker, manager, approver] = [await member('booker'), await member('manager'), await member('approver')];
    const quote = await createQuote(booker);
    const { total } = quote.offers[0];
    await setLimits(owner, booker, { bookingLimit: total.amount - 1 });
    await setLimits(owner, approver, { bookingLimit: total.amount - 1 });
    const first = await book(booker, quote, 'above');
    const able = [await nameOf(owner, owner), await nameOf(owner, manager)].sort();
    expect([first.status, [...first.body.waitingFor].sort()]).toEqual([202, able]);
    expect(await book(booker, quote, 'above')).toMatchObject({ status: 202, body: first.body });
    expect(await shipments(quote)).toBe(0);
    const { approval } = (await booker.client.get(`/api/v1/quotes/${quote.id}`)).body;
    expect(approval.steps[0].rules[0]).toMatch(/^Above the booking limit of \$/);
    const decide = (who: SignedIn) =>
      who.client.post(`/api/v1/approvals/${approval.id}/approve`, { acceptedTotal: total });
    const refused = await decide(approver);
    expect([refused.status, refused.body.code]).toEqual([403, 'APPROVAL_LIMIT']);
    for (const name of able) expect(refused.body.detail).toContain(name);
    expect((await approver.client.get(`/api/v1/approvals/${approval.id}`)).body.canDecide).toBe(false);
    expect((await decide(manager)).body.status).toBe('approved');
    expect(await shipments(quote)).toBe(1);
  });

  it('up to the limit is made at once, as are those of members without a limit and of API keys', async () => {
    const { owner, member } = await company();
    const [booker, free] = [await member('booker'), await member('booker')];
    const quote = await createQuote(booker);
    await setLimits(owner, booker, { bookingLimit: quote.offers[0].total.amount });
    expect((await book(booker, quote)).status).toBe(201);
    expect((await book(free, await createQuote(free))).status).toBe(201);
    const key = await makeKey(app, owner);
    expect((await book({ client: key as never }, await createQuote(owner))).status).toBe(201);
  });

  it('without a member who may approve it is refused; a limit in a currency without a rate lets none through', async () => {
    const { owner, member } = await company();
    const booker = await member('booker');
    const quote = await createQuote(booker);
    await setLimits(owner, booker, { bookingLimit: 900_000_000, limitCurrency: 'CAD' });
    const { status } = await book(booker, quote);
    expect(status).toBe(202);
    const other = await company();
    // Admins do not approve.
    await other.member('admin');
    const lonely = await other.member('manager');
    await setLimits(other.owner, lonely, { bookingLimit: 0 });
    await app
      .get(Database)
      .execute("UPDATE association SET status = 'suspended' WHERE user_id = ?", [other.owner.userId]);
    const answer = await book(lonely, await createQuote(lonely));
    expect([answer.status, answer.body.code]).toEqual([409, 'NO_APPROVER']);
  });
});

describe('the approval of an invoice', () => {
  async function invoiced(who: SignedIn, owner: SignedIn) {
    const shipment = await bookShipment(owner);
    const { body } = await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}`);
    const invoice = invoiceOf(body.lines, {
      shipmentNumber: shipment.shipmentNumber,
      number: `L-${shipment.shipmentNumber}`,
    });
    const added = await who.client.post('/api/v1/invoices', invoice);
    return { id: added.body.id as string, total: body.total.amount as number };
  }
  const decide = (who: SignedIn, id: string, decision: object) =>
    who.client.post(`/api/v1/invoices/${id}/decisions`, { version: 1, ...decision });

  it('above the limit is refused, alone and among others, and names who can; within it is accepted', async () => {
    const { owner, member } = await company();
    const [finance, colleague, small] = [await member('finance'), await member('finance'), await member('finance')];
    const { id, total } = await invoiced(finance, owner);
    await setLimits(owner, finance, { invoiceLimit: total - 1 });
    await setLimits(owner, small, { invoiceLimit: 1 });
    const refused = await decide(finance, id, { kind: 'approve' });
    expect([refused.status, refused.body.code, refused.body.params.limit]).toEqual([
      403,
      'INVOICE_LIMIT',
      { amount: total - 1, currency: 'USD' },
    ]);
    expect(refused.body.params.approvers.sort()).toEqual(
      [await nameOf(owner, owner), await nameOf(owner, colleague)].sort(),
    );
    const many = await finance.client.post('/api/v1/invoices/approvals', { invoiceIds: [id] });
    expect(many.body).toMatchObject({ approved: [], refused: [{ id, code: 'INVOICE_LIMIT' }] });
    const part = { kind: 'short_pay', reason: 'RECLASS', amount: total - 1 };
    const tooMuch = await decide(small, id, part);
    expect([tooMuch.status, tooMuch.body.code]).toEqual([403, 'INVOICE_LIMIT']);
    expect((await decide(colleague, id, { kind: 'approve' })).body.status).toBe('approved');
    const other = await invoiced(finance, owner);
    await setLimits(owner, finance, { invoiceLimit: other.total });
    expect((await decide(finance, other.id, { kind: 'approve' })).body.status).toBe('approved');
  });

  it('is not limited by the limit for bookings', async () => {
    const { owner, member } = await company();
    const finance = await member('finance');
    await setLimits(owner, finance, { bookingLimit: 0 });
    const { id } = await invoiced(finance, owner);
    expect((await decide(finance, id, { kind: 'approve' })).body.status).toBe('approved');
  });
});
