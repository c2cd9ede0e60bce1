import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Config } from '../../src/config/config.js';
import { balanceFaults, RebuildInvoiceBalances } from '../../src/modules/shipments/index.js';
import { Database } from '../../src/platform/database/database.js';
import { SeededRandom } from '../fixtures/seeded-random.js';
import { saveCarrierProfile } from '../support/carriers.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { invoiceOf } from '../support/invoices.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { pdfFile, upload } from '../support/uploads.js';

const BILLING = 'billing@carrier.test';
const clock = new TestClock(new Date('2026-11-20T15:00:00.000Z'));

let app: TestApp;
let owner: SignedIn;
let finance: SignedIn;
let shipment: { shipmentId: string; shipmentNumber: string };
let lines: any[];

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
  finance = await signInAs(app, owner.companyId, 'finance');
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  shipment = await bookShipment(owner);
  ({ lines } = (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}`)).body);
});

const read = async (id: string) => (await owner.client.get(`/api/v1/invoices/${id}`)).body;
const decide = (invoice: { id: string; version: number }, decision: object, who = finance) =>
  who.client.post(`/api/v1/invoices/${invoice.id}/decisions`, { version: invoice.version, ...decision });
async function add(number: string, changes: object = {}) {
  const { body } = await finance.client.post(
    '/api/v1/invoices',
    invoiceOf(lines, { shipmentNumber: shipment.shipmentNumber, number, ...changes }),
  );
  return read(body.id);
}
/** A charge of its own, so that it is no duplicate of the whole invoice. */
const addCharge = (number: string, total: number) => add(number, { total, lines: [{ code: 'DET', amount: total }] });
let charges = 0;
/** A charge of its own with these dates. */
const addDated = (number: string, dates: object) => {
  const amount = 60_000 + (charges += 1);
  return add(number, { total: amount, lines: [{ code: 'DET', amount }], ...dates });
};
async function approve(invoice: any) {
  clock.advance(1_000);
  return (await decide(invoice, { kind: 'approve' })).body;
}
const pay = (invoiceIds: string[], payment: object = {}, who = finance) =>
  who.client.post('/api/v1/invoices/payments', { invoiceIds, ...payment });
const payments = async () => {
  const { entries } = (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}/charges`)).body;
  return entries
    .filter(({ stage }: any) => stage === 'PAID')
    .map(({ amount, paidOn, reference }: any) => [amount, paidOn, reference]);
};
const billing = async () =>
  (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}/events`)).body.axes.billing;

describe('payments of invoices', () => {
  it('are recorded once by two users, and the billing closes with the last invoice', async () => {
    for (let round = 0; round < 10; round++) {
      const entered = { total: 10_000 + round, lines: [{ code: 'DET', amount: 10_000 + round }] };
      const { body: added } = await finance.client.post(
        '/api/v1/invoices',
        invoiceOf(lines, { shipmentNumber: shipment.shipmentNumber, number: `P-${round}`, ...entered }),
      );
      const invoice = await approve({ id: added.id, version: 1 });
      const answers = await Promise.all([
        decide(invoice, { kind: 'pay', reference: 'ACH 1' }),
        round % 2 === 0 ? pay([invoice.id], { reference: 'ACH 2' }, owner) : decide(invoice, { kind: 'pay' }, owner),
      ]);
      const won = answers.filter(({ status, body }) => status === 200 && !(body.refused?.length > 0));
      expect(won).toHaveLength(1);
    }
    expect(await payments()).toHaveLength(10);
    expect(await billing()).toBe('closed');
  }, 60_000);

  it('of two invoices of one shipment at the same time close its billing', async () => {
    for (let round = 0; round < 3; round++) {
      shipment = await bookShipment(owner);
      const both = [await addCharge('T-1', 20_000), await addCharge('T-2', 30_000)];
      const approved = [await approve(both[0]), await approve(both[1])];
      clock.advance(1_000);
      const answers = await Promise.all([
        decide(approved[0], { kind: 'pay' }),
        decide(approved[1], { kind: 'pay' }, owner),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await billing()).toBe('closed');
    }
  }, 60_000);

  it('are voided by a row that reverses them, and recorded again', async () => {
    const approved = await approve(await addCharge('V-1', 20_000));
    clock.advance(1_000);
    const paid = (await decide(approved, { kind: 'pay', paidOn: '2026-11-18', reference: 'Check 1042' })).body;
    expect(await billing()).toBe('closed');
    clock.advance(1_000);
    const voided = (await decide(paid, { kind: 'void', note: 'Check returned' })).body;
    expect(voided).toMatchObject({ status: 'approved', approvedTotal: 20_000, possible: ['pay', 'reopen'] });
    expect(await billing()).toBe('approved');
    clock.advance(1_000);
    await decide(voided, { kind: 'pay', reference: 'ACH 7' });
    expect(await payments()).toEqual([
      [20_000, '2026-11-18', 'Check 1042'],
      [-20_000, '2026-11-18', 'Check 1042'],
      [20_000, '2026-11-20', 'ACH 7'],
    ]);
    expect(await billing()).toBe('closed');
  });

  it('of a part leave an open balance; the billing closes when all is paid, and a void restores the part', async () => {
    const approved = await approve(await addCharge('PP-1', 20_000));
    expect(approved).toMatchObject({ paidTotal: 0, openBalance: 20_000 });
    const payPart = async (invoice: any, amount: number, reference: string, who = finance) => {
      clock.advance(1_000);
      return decide(invoice, { kind: 'pay', amount, reference, paidOn: '2026-11-18' }, who);
    };
    for (const amount of [0, 20_001])
      expect((await payPart(approved, amount, 'ACH')).body.errors).toMatchObject([
        { pointer: '/amount', code: 'RANGE' },
      ]);
    const first = (await payPart(approved, 5_000, 'ACH 1')).body;
    const open = { status: 'approved', paidTotal: 5_000, openBalance: 15_000, possible: ['pay', 'void'] };
    expect(first).toMatchObject(open);
    expect(await billing()).toBe('approved');
    // A double click, and a colleague with another part at the same time: one payment.
    const answers = await Promise.all([
      payPart(first, 7_000, 'ACH 2'),
      payPart(first, 7_000, 'ACH 2'),
      payPart(first, 8_000, 'ACH 3', owner),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [{ body: second }] = answers.filter(({ status }) => status === 200) as [any];
    expect(second.paidTotal + second.openBalance).toBe(20_000);
    expect((await payPart(second, second.openBalance + 1, 'ACH 4')).status).toBe(422);
    clock.advance(1_000);
    expect((await pay([second.id], { reference: 'Check 9' })).body.paid).toEqual([second.id]);
    const paid = await read(second.id);
    expect(paid).toMatchObject({ status: 'paid', paidTotal: 20_000, openBalance: 0, possible: ['void'] });
    expect(await billing()).toBe('closed');
    clock.advance(1_000);
    const once = (await decide(paid, { kind: 'void', note: 'Check returned' })).body;
    expect(once).toMatchObject({ status: 'approved', paidTotal: second.paidTotal, openBalance: second.openBalance });
    expect(await billing()).toBe('approved');
    clock.advance(1_000);
    const twice = (await decide(once, { kind: 'void' })).body;
    expect(twice).toMatchObject(open);
    clock.advance(1_000);
    const none = (await decide(twice, { kind: 'void' })).body;
    expect(none).toMatchObject({ status: 'approved', paidTotal: 0, openBalance: 20_000, possible: ['pay', 'reopen'] });
    expect((await decide(none, { kind: 'void' })).body.code).toBe('DECISION_NOT_POSSIBLE');
    const rows = await payments();
    expect(rows.map(([amount]: any) => amount)).toHaveLength(6);
    expect(rows.reduce((sum: number, [amount]: any) => sum + amount, 0)).toBe(0);
    expect(rows.at(-1)).toEqual([-5_000, '2026-11-18', 'ACH 1']);
  });

  it('are what is left after a credit; an invoice credited in full needs none', async () => {
    const dispute = async (invoice: any, credit: number) => {
      clock.advance(1_000);
      const disputed = (await decide(invoice, { kind: 'dispute', reason: 'DETENTION', amount: credit })).body;
      clock.advance(1_000);
      return (await decide(disputed, { kind: 'credit', amount: credit })).body;
    };
    const part = await dispute(await addCharge('C-1', 20_000), 5_000);
    const whole = await dispute(await addCharge('C-2', 30_000), 30_000);
    expect(whole).toMatchObject({ status: 'approved', approvedTotal: 0, possible: ['reopen'] });
    clock.advance(1_000);
    expect((await pay([part.id, whole.id])).body).toMatchObject({
      paid: [part.id],
      refused: [{ id: whole.id, code: 'NOT_PAYABLE' }],
    });
    expect(await payments()).toEqual([[15_000, '2026-11-20', null]]);
    expect(await billing()).toBe('closed');
    clock.advance(1_000);
    await addCharge('C-3', 1_000);
    expect(await billing()).toBe('invoiced');
  });

  it('are recorded for approved invoices only, by those who manage invoices', async () => {
    const invoice = await addCharge('R-1', 20_000);
    expect((await pay([invoice.id])).body).toMatchObject({ paid: [], refused: [{ code: 'NOT_PAYABLE' }] });
    expect((await pay([invoice.id, 'civ_00000000000000000000000000'])).status).toBe(404);
    const approved = await approve(invoice);
    expect((await pay([invoice.id], { paidOn: '2026-11-25' })).body.errors).toMatchObject([{ pointer: '/paidOn' }]);
    for (const role of ['admin', 'manager', 'booker', 'approver', 'viewer', 'dock'] as const) {
      const who = await signInAs(app, owner.companyId, role);
      expect((await pay([invoice.id], {}, who)).status).toBe(403);
      expect((await decide(approved, { kind: 'pay' }, who)).status).toBe(403);
    }
    const refused = await decide(approved, { kind: 'reopen', reason: 'QUOTE', amount: 1, paidOn: '2026-11-01' });
    expect(refused.body.errors).toMatchObject([{ pointer: '/paidOn', code: 'NOT_ALLOWED' }]);
    expect(await payments()).toEqual([]);
  });

  it('are due soon seven days before the due date, not when disputed or paid', async () => {
    const due = async () =>
      (await owner.client.get('/api/v1/invoices?view=due')).body.items.map(({ number }: any) => number);
    await add('D-late', { dueOn: '2026-11-28' });
    await addCharge('D-soon', 20_000);
    expect(await due()).toEqual([]);
    const dated = await add('D-dated', {
      dueOn: '2026-11-27',
      total: 40_000,
      lines: [{ code: 'DET', amount: 40_000 }],
    });
    const other = await add('D-other', {
      dueOn: '2026-11-01',
      total: 50_000,
      lines: [{ code: 'DET', amount: 50_000 }],
    });
    expect(await due()).toEqual(['D-other', 'D-dated']);
    expect((await owner.client.get('/api/v1/invoices/counts')).body.due).toBe(2);
    await decide(other, { kind: 'dispute', reason: 'DETENTION', amount: 100 });
    await pay([(await approve(dated)).id]);
    expect(await due()).toEqual([]);
  });

  it('are due by the net days of the carrier if the invoice has no due date, 30 by default', async () => {
    const { body: detail } = await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}`);
    const carriers = (await owner.client.get('/api/v1/company/carriers')).body.items;
    const { id } = carriers.find(({ scac }: any) => scac === detail.carrier.scac);
    const undated = { billedOn: '2026-11-15', dueOn: null };
    expect((await addDated('N-1', undated)).dueOn).toBe('2026-12-15');
    const path = `/api/v1/company/carriers/${id}/settings`;
    const { body: settings } = await owner.client.get(path);
    expect(settings).toMatchObject({ paymentDays: null, defaults: { paymentDays: { value: 30 } } });
    const { defaults: _defaults, upcomingHolidays: _holidays, ...values } = settings;
    expect((await owner.client.put(path, { ...values, paymentDays: 181 })).status).toBe(422);
    expect((await owner.client.put(path, { ...values, paymentDays: 10 })).body.paymentDays).toBe(10);
    expect((await addDated('N-2', undated)).dueOn).toBe('2026-11-25');
    expect((await addDated('N-3', { ...undated, dueOn: '2026-12-01' })).dueOn).toBe('2026-12-01');
    const due = (await owner.client.get('/api/v1/invoices?view=due')).body.items;
    expect(due.map(({ number }: any) => number)).toContain('N-2');
    const { version: _version, paymentDays: _days, ...cleared } = values;
    await owner.client.put(path, { ...cleared, version: values.version + 1 });
  });
});

describe('balances', () => {
  const random = new SeededRandom(331);
  const one = <T>(values: readonly T[]): T => values[random.whole(0, values.length - 1)]!;
  const bodyOf = (kind: string, { total, openBalance }: any): object => {
    if (kind === 'short_pay') return { amount: random.whole(0, total - 1), reason: 'QUOTE' };
    if (kind === 'dispute' || kind === 'reopen') return { amount: random.whole(1, total), reason: 'DETENTION' };
    if (kind === 'credit') return { amount: random.whole(1, total) };
    if (kind === 'pay') return { amount: random.whole(1, openBalance) };
    return kind === 'reject' ? { note: 'Not owed.' } : {};
  };
  const balances = async () =>
    (await app
      .get(Database)
      .query(
        `SELECT id, approved_total AS approved, paid_total AS paid FROM carrier_invoice WHERE company_id = ? AND number LIKE 'B-%' ORDER BY id`,
        [owner.companyId],
      )) as { id: string; approved: string | null; paid: string }[];

  it('are the sums of the ledger after random histories, and a rebuild gives the same cents', async () => {
    for (let number = 0; number < 10; number++) {
      let invoice = await addCharge(`B-${number}`, random.whole(10_000, 90_000));
      for (let step = 0; step < 7; step++) {
        const kinds = invoice.possible.filter((kind: string) => kind !== 'request_wi');
        if (kinds.length === 0) break;
        const kind = one<string>(kinds);
        clock.advance(1_000);
        const { status, body } = await decide(invoice, { kind, ...bodyOf(kind, invoice) });
        expect([kind, status]).toEqual([kind, 200]);
        invoice = body;
      }
    }
    const { entries } = (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}/charges`)).body;
    const before = await balances();
    expect(before).toHaveLength(10);
    for (const { id, approved, paid } of before) {
      const sum = (...stages: string[]) =>
        entries
          .filter(({ invoiceId, stage }: any) => invoiceId === id && stages.includes(stage))
          .reduce((total: number, { amount }: any) => total + amount, 0);
      if (approved !== null) expect(Number(approved)).toBe(sum('INVOICED', 'ADJUSTED', 'CREDITED'));
      expect(Number(paid)).toBe(sum('PAID'));
    }
    const rebuild = () => app.get(RebuildInvoiceBalances).rebuild(owner.companyId, '', 1_000);
    expect(await rebuild()).toMatchObject({ changed: 0 });
    const check = () => balanceFaults(app.get(Database));
    expect(await check()).toEqual([]);
    const wrong = before.filter((_, index) => index % 2 === 0).map(({ id }) => id);
    await app
      .get(Database)
      .execute(
        'UPDATE carrier_invoice SET approved_total = COALESCE(approved_total, 0) + 1, paid_total = 7 WHERE id IN (?)',
        [wrong],
      );
    const ids = wrong.slice(0, 3).join(', ');
    expect(await check()).toEqual([
      `${owner.companyId}: invoices with an approved or paid total that differs from the ledger: ${wrong.length} (${ids}, ...). Run "lading rebuild invoices".`,
    ]);
    expect(await rebuild()).toMatchObject({ changed: wrong.length });
    expect(await balances()).toEqual(before);
    expect(await rebuild()).toMatchObject({ changed: 0 });
    const damage = (sql: string) => app.get(Database).execute(sql, [shipment.shipmentId]);
    await addCharge('B-open', 5_000);
    await damage("UPDATE shipment SET billing = 'closed' WHERE id = ?");
    await damage("DELETE FROM charge_entry WHERE shipment_id = ? AND stage = 'INVOICED' ORDER BY id DESC LIMIT 1");
    const [rows, closed, ...others] = await check();
    expect(rows).toContain(': invoices whose ledger rows do not add up to their total: 1 (civ_');
    expect(closed).toContain(`: shipments closed with an open invoice: 1 (${shipment.shipmentId}).`);
    expect(others).toEqual([]);
  }, 60_000);
});

describe('a request of the weight and inspection certificate', () => {
  const REQUEST = { kind: 'request_wi', note: 'It was weighed at your Dallas terminal.' };
  const certificate = (name: string, content: string) =>
    upload(owner, shipment.shipmentId, pdfFile(content), { kind: 'WEIGHT_INSPECTION', name });
  const kinds = async ({ id }: { id: string }) => (await read(id)).decisions.map(({ kind }: any) => kind);
  const requestsOf = async ({ number }: { number: string }) =>
    (await app.mails()).filter(({ subject }) => subject === `Weight and inspection certificate for invoice ${number}`);

  const thread = async ({ id }: { id: string }) => (await owner.client.get(`/api/v1/invoices/${id}/disputes`)).body;
  let manager: SignedIn;
  let serial = 0;

  async function contacts(email: string | null): Promise<void> {
    const { carrier } = (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}`)).body;
    const { items } = (await owner.client.get('/api/v1/company/carriers')).body;
    const { id } = items.find(({ scac }: any) => scac === carrier.scac);
    const list = email === null ? [] : [{ purpose: 'billing', name: null, email, phone: null, extension: null }];
    await saveCarrierProfile(owner, id, { modes: ['LTL'], customerNumber: null, contacts: list });
  }
  beforeAll(async () => void (manager = await signInAs(app, owner.companyId, 'manager')));
  beforeEach(() => contacts(BILLING));

  it('holds the invoice, emails the billing contact without the evidence, and ends when the certificate is uploaded', async () => {
    const invoice = await addCharge(`W-${(serial += 1)}`, 40_000 + serial);
    const { body: held } = await decide(invoice, REQUEST, manager);
    expect(held).toMatchObject({ status: 'held', awaits: 'WEIGHT_INSPECTION', approvedTotal: null });
    expect((await thread(invoice)).messages).toMatchObject([
      { direction: 'sent', address: BILLING, text: expect.stringContaining(REQUEST.note) },
    ]);
    await app.deliverOutbox();
    const [mail, ...more] = await requestsOf(invoice);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: BILLING,
      text: expect.stringContaining('The invoice is on hold until we have it.'),
    });
    const source = await readFile(join(app.get(Config).mailDirectory, `${mail!.id}.eml`), 'utf8');
    expect(source).toMatch(new RegExp(`^Reply-To: ${manager.email}`, 'm'));
    expect(source).not.toContain('.zip');
    await certificate('certificate.pdf', `w${serial}`);
    const reviewed = await read(invoice.id);
    expect(reviewed).toMatchObject({ status: 'review', awaits: null });
    expect(reviewed.decisions).toMatchObject([
      { kind: 'request_wi', note: REQUEST.note },
      { kind: 'wi_arrived', note: expect.stringContaining('certificate') },
    ]);
    await certificate('another.pdf', `x${serial}`);
    expect(await kinds(invoice)).toEqual(['request_wi', 'wi_arrived']);
  });

  it('ends with another decision, after which a certificate changes nothing', async () => {
    const { body: held } = await decide(await addCharge(`W-${(serial += 1)}`, 40_000 + serial), REQUEST);
    const { body: approved } = await decide(held, { kind: 'approve' });
    await certificate('late.pdf', `l${serial}`);
    expect(await read(held.id)).toMatchObject({ status: 'approved', awaits: null, version: approved.version });
  });

  it('keeps a hold of another reason when a certificate arrives', async () => {
    const { body: held } = await decide(await addCharge(`W-${(serial += 1)}`, 40_000 + serial), { kind: 'hold' });
    await certificate('hold.pdf', `h${serial}`);
    expect(await read(held.id)).toMatchObject({ status: 'held', awaits: null, version: held.version });
  });

  it('needs the address of the carrier, a shipment, no amount, and the permission to dispute', async () => {
    const invoice = await addCharge(`W-${(serial += 1)}`, 40_000 + serial);
    await contacts(null);
    expect(await decide(invoice, REQUEST)).toMatchObject({ status: 409, body: { code: 'NO_CARRIER_ADDRESS' } });
    await contacts(BILLING);
    const wrong = await decide(invoice, { ...REQUEST, amount: 100 });
    expect(wrong.body.errors).toMatchObject([{ pointer: '/amount', code: 'NOT_ALLOWED' }]);
    const booker = await signInAs(app, owner.companyId, 'booker');
    expect((await decide(invoice, REQUEST, booker)).status).toBe(403);
    const stranger = await signUp(app);
    expect((await decide(invoice, REQUEST, stranger)).status).toBe(404);
    expect(await read(invoice.id)).toMatchObject({ status: 'review', decisions: [], version: invoice.version });
    const unmatched = await add('W-0', {
      shipmentNumber: 'S-999999',
      total: 100,
      lines: [{ code: 'DET', amount: 100 }],
    });
    expect(await decide(unmatched, REQUEST)).toMatchObject({ status: 409 });
  });

  it('is made once when two users decide at the same time, and ends once when two certificates arrive at once', async () => {
    for (let round = 0; round < 50; round++) {
      const invoice = await addCharge(`W-${(serial += 1)}`, 40_000 + serial);
      const answers = await Promise.all([decide(invoice, REQUEST, manager), decide(invoice, { kind: 'approve' })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [decided] = await kinds(invoice);
      expect((await thread(invoice)).messages).toHaveLength(decided === 'request_wi' ? 1 : 0);
    }
    const invoice = await addCharge(`W-${(serial += 1)}`, 40_000 + serial);
    await decide(invoice, REQUEST);
    await Promise.all([certificate('one.pdf', `1-${serial}`), certificate('two.pdf', `2-${serial}`)]);
    expect(await kinds(invoice)).toEqual(['request_wi', 'wi_arrived']);
  }, 120_000);
});
