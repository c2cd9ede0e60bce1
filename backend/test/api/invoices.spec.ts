import { carrierInvoice, preliminaryCharges } from '../support/carrier-bills.js';
import { carrierKeyOf, type CarrierKey, carrierRequest } from '../support/carrier-requests.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { invoiceOf } from '../support/invoices.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const clock = new TestClock(new Date('2026-11-20T15:00:00.000Z'));

let app: TestApp;
let owner: SignedIn;
let finance: SignedIn;
let key: CarrierKey;
let shipment: { shipmentId: string; shipmentNumber: string };
/** Lines and total of the booking. */
let booked: { lines: any[]; total: number; scac: string; bolNumber: string };

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
  finance = await signInAs(app, owner.companyId, 'finance');
  shipment = await bookShipment(owner);
  key = await carrierKeyOf(owner, shipment.shipmentId);
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  shipment = await bookShipment(owner);
  const { body } = await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}`);
  booked = { lines: body.lines, total: body.total.amount, scac: body.carrier.scac, bolNumber: body.bolNumber };
});

const asBooked = (changes: Record<string, unknown> = {}) =>
  invoiceOf(booked.lines, {
    shipmentNumber: shipment.shipmentNumber,
    number: `I-${shipment.shipmentNumber}`,
    ...changes,
  });

async function add(changes: Record<string, unknown> = {}, who = finance) {
  const { status, body } = await who.client.post('/api/v1/invoices', asBooked(changes));
  expect([status, body.code]).toEqual([201, undefined]);
  return (await who.client.get(`/api/v1/invoices/${body.id}`)).body;
}

/** The lines of the booking and one more charge. */
const withCharge = (code: string, amount: number) => ({
  total: booked.total + amount,
  lines: [...asBooked().lines, { code, amount }],
});

const decide = (invoice: { id: string; version: number }, decision: object, who = finance) =>
  who.client.post(`/api/v1/invoices/${invoice.id}/decisions`, { version: invoice.version, ...decision });
const ledger = async () => (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}/charges`)).body;
const billing = async () =>
  (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}/events`)).body.axes.billing;
/** Sums of the ledger by stage. */
const sums = async () => {
  const { entries } = await ledger();
  const byStage = Map.groupBy(entries, ({ stage }: any) => stage);
  return Object.fromEntries(
    [...byStage].map(([stage, rows]) => [stage, rows.reduce((sum: number, { amount }: any) => sum + amount, 0)]),
  );
};

describe('an entered invoice', () => {
  it('as agreed is matched, compared, approved and paid', async () => {
    const invoice = await add();
    expect(invoice).toMatchObject({
      status: 'review',
      verdict: 'agreed',
      matchedBy: 'shipment',
      shipmentId: shipment.shipmentId,
      shipmentNumber: shipment.shipmentNumber,
      scac: booked.scac,
      source: 'member',
      total: booked.total,
      audit: { difference: 0, findings: [] },
      decisions: [],
      possible: ['approve', 'short_pay', 'dispute', 'hold', 'request_wi', 'reject'],
    });
    expect(await sums()).toEqual({ INVOICED: booked.total });
    expect(await billing()).toBe('invoiced');
    clock.advance(1_000);
    const approved = (await decide(invoice, { kind: 'approve', note: 'As agreed' })).body;
    expect(approved).toMatchObject({ status: 'approved', approvedTotal: booked.total, possible: ['pay', 'reopen'] });
    expect(await billing()).toBe('approved');
    clock.advance(1_000);
    const paid = (await decide(approved, { kind: 'pay', paidOn: '2026-11-19', reference: 'ACH 4711' })).body;
    expect(paid).toMatchObject({ status: 'paid', possible: ['void'] });
    expect(paid.decisions).toMatchObject([
      { kind: 'approve', note: 'As agreed', amount: null, paidOn: null },
      { kind: 'pay', amount: booked.total, paidOn: '2026-11-19', reference: 'ACH 4711' },
    ]);
    expect(await sums()).toEqual({ INVOICED: booked.total, PAID: booked.total });
    expect(await billing()).toBe('closed');
  });

  it('is matched by PRO number and SCAC, or by BOL number', async () => {
    const byBol = await add({ shipmentNumber: null, bolNumber: booked.bolNumber, number: 'I-bol' });
    expect(byBol).toMatchObject({ matchedBy: 'bol', shipmentId: shipment.shipmentId });
    const pro = (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}`)).body.proNumber;
    if (pro !== null) {
      const byPro = await add({ shipmentNumber: null, proNumber: pro, scac: booked.scac, number: 'I-pro' });
      expect(byPro).toMatchObject({ matchedBy: 'pro', shipmentId: shipment.shipmentId });
    }
  });

  it('over the tolerance is disputed, and ended by a credit', async () => {
    const invoice = await add(withCharge('LTDAD', 9_000));
    expect(invoice).toMatchObject({ verdict: 'over', audit: { difference: 9_000 } });
    expect(invoice.audit.lines.at(-1)).toMatchObject({
      code: 'LTDAD',
      description: 'Limited access delivery',
      agreed: null,
      invoiced: 9_000,
      finding: { class: 'ACCESSORIAL', reason: 'ACCESSORIAL_NOT_APPLICABLE' },
    });
    const dispute = { kind: 'dispute', reason: 'ACCESSORIAL_NOT_APPLICABLE', amount: 9_000 };
    clock.advance(1_000);
    const disputed = (await decide(invoice, dispute)).body;
    expect(disputed).toMatchObject({ status: 'disputed', possible: ['approve', 'short_pay', 'credit'] });
    expect(await billing()).toBe('disputed');
    clock.advance(1_000);
    const credited = (await decide(disputed, { kind: 'credit', amount: 9_000 })).body;
    expect(credited).toMatchObject({ status: 'approved', approvedTotal: booked.total });
    expect(await sums()).toEqual({ INVOICED: booked.total + 9_000, CREDITED: -9_000 });
    expect((await ledger()).invoices).toMatchObject([
      { number: invoice.number, difference: 9_000, differences: [expect.stringContaining('Limited access delivery')] },
    ]);
  });

  it('is approved for a part with a reason', async () => {
    const invoice = await add(withCharge('DET', 12_000));
    const short = (await decide(invoice, { kind: 'short_pay', reason: 'DETENTION', amount: booked.total })).body;
    expect(short).toMatchObject({ status: 'approved', approvedTotal: booked.total });
    expect(await sums()).toEqual({ INVOICED: booked.total + 12_000, ADJUSTED: -12_000 });
  });

  it('of an unknown shipment waits until it is assigned', async () => {
    const invoice = await add({ shipmentNumber: 'S-999999', number: 'I-lost' });
    expect(invoice).toMatchObject({
      status: 'unmatched',
      verdict: 'unmatched',
      possible: ['dispute', 'hold', 'reject'],
    });
    expect((await decide(invoice, { kind: 'approve' })).body.code).toBe('DECISION_NOT_POSSIBLE');
    const match = (reference: string, { version } = invoice) =>
      finance.client.post(`/api/v1/invoices/${invoice.id}/match`, { reference, version });
    expect((await match('S-888888')).body.errors).toMatchObject([{ pointer: '/reference', code: 'SHIPMENT_UNKNOWN' }]);
    const { body: matched } = await match(booked.bolNumber);
    expect(matched).toMatchObject({ status: 'review', verdict: 'agreed', matchedBy: 'member', scac: booked.scac });
    expect(matched.decisions).toMatchObject([{ kind: 'match', note: shipment.shipmentNumber }]);
    expect(await sums()).toEqual({ INVOICED: booked.total });
    expect((await match(booked.bolNumber)).body.code).toBe('STALE');
    expect((await match(booked.bolNumber, matched)).body.code).toBe('ALREADY_MATCHED');
  });

  it('is held as a duplicate: the same number, or the same amount for the same shipment', async () => {
    await add();
    for (const number of [asBooked().number, 'I-another']) {
      const again = await add({ number });
      expect(again).toMatchObject({ status: 'held', verdict: 'duplicate' });
      expect(again.decisions).toMatchObject([{ kind: 'hold', actorName: null }]);
    }
    const other = await add({ number: 'I-balance', total: 100, lines: [{ code: 'RES', amount: 100 }] });
    expect(other).toMatchObject({ status: 'review', verdict: 'under' });
    expect(other.audit.findings[0]).toMatchObject({ class: 'OTHER_INVOICE' });
  });

  it('is rejected as a duplicate, which leaves nothing to pay and closes the billing; putting it on hold takes that back', async () => {
    const first = await add();
    const again = await add({ number: 'I-again' });
    const approved = (await decide(first, { kind: 'approve' })).body;
    clock.advance(1_000);
    await decide(approved, { kind: 'pay' });
    expect(await billing()).toBe('paid');
    clock.advance(1_000);
    const silent = await decide(again, { kind: 'reject' });
    expect(silent.body.errors).toMatchObject([{ pointer: '/note', code: 'REQUIRED' }]);
    const { body: rejected } = await decide(again, { kind: 'reject', note: 'Sent twice' });
    expect(rejected).toMatchObject({ status: 'rejected', approvedTotal: null, possible: ['hold'] });
    expect(await sums()).toEqual({ INVOICED: booked.total, PAID: booked.total });
    expect(await billing()).toBe('closed');
    clock.advance(1_000);
    expect((await decide(rejected, { kind: 'hold' })).body).toMatchObject({ status: 'held' });
    expect(await sums()).toEqual({ INVOICED: 2 * booked.total, PAID: booked.total });
    expect(await billing()).toBe('invoiced');
  });

  it('is held as a duplicate too if both arrive at the same time', async () => {
    const added = await Promise.all([add(), add()]);
    expect(added.map(({ status }) => status).sort()).toEqual(['held', 'review']);
  });

  it.each([
    ['a wrong date', { billedOn: '2026-02-30' }, '/billedOn'],
    ['no lines', { lines: [] }, '/lines'],
    ['a currency that we do not book', { currency: 'MXN' }, '/currency'],
    ['a negative total', { total: -1 }, '/total'],
  ])('with %s is refused', async (_what, changes, pointer) => {
    const { status, body } = await finance.client.post('/api/v1/invoices', asBooked(changes));
    expect([status, body.errors.map((error: any) => error.pointer)]).toEqual([422, [pointer]]);
  });
});

describe('a decision', () => {
  it('wins once when two users decide at the same time, in each of 50 rounds', async () => {
    for (let round = 0; round < 50; round++) {
      const invoice = await add({
        number: `I-${shipment.shipmentNumber}-${round}`,
        ...withCharge('RES', 5_000 + round),
      });
      const answers = await Promise.all([
        decide(invoice, { kind: 'approve' }),
        decide(invoice, { kind: 'dispute', reason: 'QUOTE', amount: 5_000 }, owner),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('STALE');
      const { body } = await owner.client.get(`/api/v1/invoices/${invoice.id}`);
      expect(body.decisions).toHaveLength(1);
    }
  }, 120_000);

  it.each([
    ['a dispute without a reason', { kind: 'dispute', amount: 100 }, '/reason'],
    ['a dispute of more than the invoice', { kind: 'dispute', reason: 'QUOTE', amount: 999_999_999 }, '/amount'],
    ['a short payment without an amount', { kind: 'short_pay', reason: 'QUOTE' }, '/amount'],
    ['an approval with an amount', { kind: 'approve', amount: 1 }, '/amount'],
    ['an unknown reason', { kind: 'dispute', reason: 'BECAUSE', amount: 1 }, '/reason'],
  ])('that is %s is refused and changes nothing', async (_what, decision, pointer) => {
    const invoice = await add();
    const { status, body } = await decide(invoice, decision);
    expect([status, body.errors.map((error: any) => error.pointer)]).toEqual([422, [pointer]]);
    expect((await owner.client.get(`/api/v1/invoices/${invoice.id}`)).body).toEqual(invoice);
  });

  it('is made by finance and owner; other roles only see, and without prices nothing', async () => {
    const invoice = await add();
    for (const role of ['admin', 'manager', 'booker', 'approver'] as const) {
      const { client } = await signInAs(app, owner.companyId, role);
      expect((await client.get('/api/v1/invoices')).status).toBe(200);
      expect((await client.get(`/api/v1/invoices/${invoice.id}`)).status).toBe(200);
      expect((await client.post('/api/v1/invoices', asBooked())).status).toBe(403);
      expect((await decide(invoice, { kind: 'approve' }, { ...owner, client })).status).toBe(403);
    }
    for (const role of ['dock', 'viewer'] as const) {
      const { client } = await signInAs(app, owner.companyId, role);
      for (const path of ['', '/counts', `/${invoice.id}`])
        expect((await client.get(`/api/v1/invoices${path}`)).status).toBe(403);
      const { body } = await client.get(`/api/v1/shipments/${shipment.shipmentId}/activity`);
      const words = JSON.stringify(body);
      expect(words).toContain('invoice.added');
      expect(words).not.toContain(String(booked.total));
    }
    const stranger = await signUp(app);
    expect((await stranger.client.get(`/api/v1/invoices/${invoice.id}`)).status).toBe(404);
    expect((await decide(invoice, { kind: 'approve' }, stranger)).status).toBe(404);
    expect((await stranger.client.get('/api/v1/invoices')).body.items).toEqual([]);
  });
});

describe('the list of invoices', () => {
  it('has views, counts, totals, pages and a search', async () => {
    const own = await signUp(app);
    const { shipmentId, shipmentNumber } = await bookShipment(own);
    const { lines, total } = (await own.client.get(`/api/v1/shipments/${shipmentId}`)).body;
    const enter = (number: string, changes: object = {}) =>
      own.client.post('/api/v1/invoices', invoiceOf(lines, { number, shipmentNumber, ...changes }));
    await enter('A-1');
    await enter('A-2', { shipmentNumber: null });
    await enter('B-3', { shipmentNumber: null, proNumber: '77-88' });
    const list = async (query: string) => (await own.client.get(`/api/v1/invoices?${query}`)).body;
    const numbers = async (query: string) => (await list(query)).items.map(({ number }: any) => number);
    expect(await numbers('')).toEqual(['B-3', 'A-2', 'A-1']);
    expect(await numbers('view=review')).toEqual(['A-1']);
    expect(await numbers('view=unmatched')).toEqual(['B-3', 'A-2']);
    expect(await numbers('q=A-')).toEqual(['A-2', 'A-1']);
    expect(await numbers('q=77-8')).toEqual(['B-3']);
    expect(await numbers(`q=${shipmentNumber}`)).toEqual(['A-1']);
    expect(await numbers('q=%25')).toEqual([]);
    const first = await list('limit=2');
    expect(first.totals).toEqual([{ currency: 'USD', count: 3, invoiced: 3 * total.amount, difference: 0 }]);
    const next = await list(`limit=2&cursor=${first.nextCursor}`);
    expect(next).toMatchObject({ items: [{ number: 'A-1', shipmentNumber }], nextCursor: null, totals: null });
    expect((await own.client.get('/api/v1/invoices/counts')).body).toEqual({
      review: 1,
      over: 0,
      unmatched: 2,
      held: 0,
      disputed: 0,
      approved: 0,
      due: 0,
      paid: 0,
      all: 3,
    });
    expect((await own.client.get('/api/v1/invoices?cursor=nonsense')).status).toBe(422);
  });
});

describe('an invoice that the carrier sends', () => {
  const send = (value: string, changes: object = {}) =>
    carrierRequest({ app, clock, key }, 'POST', '/invoices', {
      ...carrierInvoice(shipment.shipmentNumber, value),
      ...changes,
    });
  const first = async () => {
    const { invoices } = await ledger();
    return (await owner.client.get(`/api/v1/invoices/${invoices[0].id}`)).body;
  };

  it('is recorded with its lines and its original, once for repeated messages', async () => {
    await send('999.99');
    await send('999.99');
    const { invoices, received, entries } = await ledger();
    expect(invoices).toHaveLength(1);
    expect(entries).toMatchObject([{ stage: 'INVOICED', code: 'LINEHAUL', amount: 99_999, source: 'carrier' }]);
    expect(await first()).toMatchObject({
      source: 'carrier',
      matchedBy: 'carrier',
      carrierBillId: received[0].id,
      number: `I-${shipment.shipmentNumber}`,
      billedOn: '2026-11-30',
      status: 'review',
      verdict: 'over',
    });
  });

  it('names a reweigh that the carrier reported before', async () => {
    const charges = preliminaryCharges(shipment.shipmentNumber, 301.05);
    const changeLog = [{ eventCode: 'RWE' }];
    const message = { ...charges, charges: { ...charges.charges, changeLog } };
    await carrierRequest({ app, clock, key }, 'POST', '/preliminary-freight-charges/', message);
    await send('999.99');
    expect((await first()).audit.lines[0].finding).toMatchObject({ class: 'RWE', reason: 'REWEIGH' });
  });

  it('is replaced by its next version and withdrawn with it; the ledger keeps every step', async () => {
    await send('999.99');
    clock.advance(1_000);
    await send('500.00');
    const { invoices } = await ledger();
    expect(invoices.map(({ status, total }: any) => [status, total])).toEqual([
      ['replaced', 99_999],
      ['review', 50_000],
    ]);
    expect(await sums()).toEqual({ INVOICED: 50_000 });
    await carrierRequest({ app, clock, key }, 'DELETE', `/invoices/inv-${shipment.shipmentNumber}`);
    expect((await ledger()).invoices.map(({ status }: any) => status)).toEqual(['replaced', 'withdrawn']);
    expect(await sums()).toEqual({ INVOICED: 0 });
    expect((await ledger()).entries).toHaveLength(4);
  });

  it('after a decision is held as a duplicate of the decided one', async () => {
    await send('500.00');
    expect((await decide(await first(), { kind: 'approve' })).status).toBe(200);
    clock.advance(1_000);
    await send('999.99');
    const { invoices } = await ledger();
    expect(invoices.map(({ status, verdict }: any) => [status, verdict])).toMatchObject([
      ['approved', expect.anything()],
      ['held', 'duplicate'],
    ]);
  });
});

describe('several invoices', () => {
  const approve = (ids: string[], who = finance) => who.client.post('/api/v1/invoices/approvals', { invoiceIds: ids });

  it('are approved if they are within tolerance; the others are returned and stay', async () => {
    const agreed = await add();
    shipment = await bookShipment(owner);
    const { body } = await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}`);
    booked = { ...booked, lines: body.lines, total: body.total.amount };
    const over = await add(withCharge('LTDAD', 9_000));
    const before = (await finance.client.get('/api/v1/invoices/counts')).body;
    expect((await finance.client.get('/api/v1/invoices?view=over')).body.items.map(({ id }: any) => id)).toContain(
      over.id,
    );
    expect((await approve([agreed.id, over.id])).body).toMatchObject({
      approved: [agreed.id],
      refused: [{ id: over.id, number: over.number, code: 'REVIEW_NEEDED' }],
    });
    const after = (await finance.client.get('/api/v1/invoices/counts')).body;
    expect([after.review - before.review, after.approved - before.approved, after.over - before.over]).toEqual([
      -1, 1, 0,
    ]);
    expect((await approve([agreed.id])).body).toMatchObject({ approved: [], refused: [{ code: 'REVIEW_NEEDED' }] });
  });

  it('with one of another company are a 404, and none is approved', async () => {
    const mine = await add();
    const stranger = await signUp(app, { companyName: 'Hilltop Stone' });
    expect((await approve([mine.id], stranger)).status).toBe(404);
    expect((await finance.client.get(`/api/v1/invoices/${mine.id}`)).body.status).toBe('review');
  });
});
