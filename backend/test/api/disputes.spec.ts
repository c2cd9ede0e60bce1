import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { Config } from '../../src/config/config.js';
import { DeadlineAlertsJob } from '../../src/modules/shipments/charges/disputes/deadline-alerts.job.js';
import { Database } from '../../src/platform/database/database.js';
import { carrierInvoice, preliminaryCharges } from '../support/carrier-bills.js';
import { carrierKeyOf, carrierRequest } from '../support/carrier-requests.js';
import { saveCarrierProfile } from '../support/carriers.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { invoiceOf, uploadInvoice } from '../support/invoices.js';
import { Redelivery } from '../support/redelivery.js';
import { shardsOf } from '../support/shards.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { pdfFile, PNG, upload } from '../support/uploads.js';

const clock = new TestClock(new Date('2026-11-20T15:00:00.000Z'));
const BILLING = 'claims@carrier.test';

let app: TestApp;
let owner: SignedIn;
let finance: SignedIn;
let manager: SignedIn;
let shipment: { shipmentId: string; shipmentNumber: string };
let booked: { lines: any[]; total: number; scac: string };
let serial = 0;

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
  finance = await signInAs(app, owner.companyId, 'finance');
  manager = await signInAs(app, owner.companyId, 'manager');
  shipment = await bookShipment(owner);
  const { body } = await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}`);
  booked = { lines: body.lines, total: body.total.amount, scac: body.carrier.scac };
}, 60_000);
afterAll(() => app.close());

async function contacts(email: string | null): Promise<void> {
  const { items } = (await owner.client.get('/api/v1/company/carriers')).body;
  const { id } = items.find(({ scac }: any) => scac === booked.scac);
  const list = email === null ? [] : [{ purpose: 'billing', name: null, email, phone: null, extension: null }];
  await saveCarrierProfile(owner, id, { modes: ['LTL'], customerNumber: null, contacts: list });
}

/** An invoice of the shipment with a charge that was not agreed. */
async function add(extra = 9_000, changes: object = {}) {
  serial += 1;
  const amount = extra + serial;
  const invoice = invoiceOf(booked.lines, {
    shipmentNumber: shipment.shipmentNumber,
    number: `D-${serial}`,
    ...changes,
  });
  const charged = {
    ...invoice,
    total: invoice.total + amount,
    lines: [...invoice.lines, { code: 'LTDAD', amount }],
  };
  const { body } = await finance.client.post('/api/v1/invoices', { ...charged, ...changes });
  return invoiceWith(body.id);
}
const invoiceWith = async (id: string) => (await owner.client.get(`/api/v1/invoices/${id}`)).body;
const decide = (invoice: { id: string; version: number }, decision: object, { client } = finance) =>
  client.post(`/api/v1/invoices/${invoice.id}/decisions`, { version: invoice.version, ...decision });
const DISPUTE = {
  kind: 'dispute',
  reason: 'ACCESSORIAL_NOT_APPLICABLE',
  amount: 9_000,
  note: 'The dock is commercial.',
};
const thread = async ({ id }: { id: string }, { client } = finance) =>
  (await client.get(`/api/v1/invoices/${id}/disputes`)).body;
const mailsOf = async ({ number }: { number: string }) =>
  (await app.mails()).filter(({ subject }) => subject === `Dispute of invoice ${number}`);
/** From the database, because sessions end while the clock moves on. */
const inbox = ({ userId }: SignedIn, subject: string) =>
  app
    .get(Database)
    .query<{ kind: string; text: string | null }>(
      `SELECT kind, JSON_VALUE(data, '$.text') AS text FROM notification WHERE user_id = ? AND subject_id = ? ORDER BY id`,
      [userId, subject],
    );
const stages = async (number: string) => {
  const { entries } = (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}/charges`)).body;
  const ids = (await owner.client.get(`/api/v1/invoices?q=${number}`)).body.items.map(({ id }: any) => id);
  return entries.filter((one: any) => ids.includes(one.invoiceId)).map(({ stage, amount }: any) => [stage, amount]);
};

describe('a dispute', () => {
  it('is opened, answered, credited, reopened and short-paid; the ledger keeps every step', async () => {
    const invoice = await add();
    const { body: disputed } = await decide(invoice, { ...DISPUTE, answerDueOn: '2026-12-15' });
    expect(await thread(invoice)).toMatchObject({
      disputes: [
        { reason: DISPUTE.reason, amount: 9_000, note: DISPUTE.note, answerDueOn: '2026-12-15', outcome: null },
      ],
      messages: [],
      deadlines: [{ kind: 'answer', dueAt: '2026-12-16T05:59:59.000Z' }],
    });
    const path = `/api/v1/invoices/${invoice.id}/disputes/messages`;
    await finance.client.post(path, { direction: 'note', text: 'Called the terminal.' });
    const { body: answered } = await finance.client.post(path, { direction: 'received', text: 'We will credit it.' });
    expect(answered.messages).toMatchObject([
      { direction: 'note', state: null, text: 'Called the terminal.' },
      { direction: 'received', state: null },
    ]);
    const { body: credited } = await decide(disputed, { kind: 'credit', amount: 9_000 });
    expect(await thread(invoice)).toMatchObject({
      disputes: [{ outcome: 'credited', recovered: 9_000 }],
      deadlines: [],
    });
    const { body: reopened } = await decide(credited, { ...DISPUTE, kind: 'reopen', amount: 4_000 });
    expect(reopened).toMatchObject({ status: 'disputed', approvedTotal: null });
    const paid = { kind: 'short_pay', reason: 'QUOTE', amount: invoice.total - 4_000 };
    expect((await decide(reopened, paid)).body.status).toBe('approved');
    expect(await thread(invoice)).toMatchObject({
      disputes: [{ outcome: 'credited' }, { outcome: 'short_paid', recovered: 4_000 }],
    });
    const rows = (await stages(invoice.number)).filter(([stage]: [string]) => stage !== 'INVOICED');
    expect(rows).toEqual([
      ['CREDITED', -9_000],
      ['CREDITED', 9_000],
      ['ADJUSTED', -4_000],
    ]);
  });

  it('is dropped by an approval as invoiced', async () => {
    const { body } = await decide(await add(), DISPUTE);
    await decide(body, { kind: 'approve' });
    expect(await thread(body)).toMatchObject({ disputes: [{ outcome: 'dropped', recovered: 0 }] });
  });

  it('takes no messages before it is opened, and no answer date that has passed', async () => {
    const invoice = await add();
    const path = `/api/v1/invoices/${invoice.id}/disputes/messages`;
    expect((await finance.client.post(path, { direction: 'note', text: 'x' })).body.code).toBe('NOT_DISPUTED');
    const { body } = await decide(invoice, { ...DISPUTE, answerDueOn: '2026-01-01' });
    expect(body.errors).toMatchObject([{ pointer: '/answerDueOn', code: 'PAST' }]);
    const wrong = await decide(invoice, { kind: 'approve', emailCarrier: true });
    expect(wrong.body.errors).toMatchObject([{ pointer: '/emailCarrier', code: 'NOT_ALLOWED' }]);
    expect((await invoiceWith(invoice.id)).status).toBe('review');
  });

  it('is the right of managers too, who approve and pay nothing', async () => {
    const invoice = await add();
    expect((await manager.client.get(`/api/v1/invoices/${invoice.id}`)).body.possible).toEqual([
      'dispute',
      'request_wi',
    ]);
    expect((await decide(invoice, { kind: 'approve' }, manager)).status).toBe(403);
    const { body: disputed } = await decide(invoice, DISPUTE, manager);
    expect(disputed.status).toBe('disputed');
    expect((await decide(disputed, { kind: 'credit', amount: 9_000 }, manager)).status).toBe(403);
  });

  it('is decided once when two users decide at the same time, in each of 50 rounds', async () => {
    for (let round = 0; round < 50; round++) {
      const invoice = await add(5_000 + round);
      const answers = await Promise.all([
        decide(invoice, DISPUTE, manager),
        decide(invoice, { kind: 'approve' }, finance),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [decision] = (await invoiceWith(invoice.id)).decisions;
      expect((await thread(invoice)).disputes).toHaveLength(decision.kind === 'dispute' ? 1 : 0);
    }
  }, 30_000);

  it('belongs to the company, and to users who see prices', async () => {
    const { body: invoice } = await decide(await add(), DISPUTE);
    const stranger = await signUp(app);
    const dock = await signInAs(app, owner.companyId, 'dock');
    const booker = await signInAs(app, owner.companyId, 'booker');
    const message = { direction: 'note', text: 'x' };
    for (const [{ client }, status] of [
      [stranger, 404],
      [dock, 403],
    ] as const) {
      expect((await client.get(`/api/v1/invoices/${invoice.id}/disputes`)).status).toBe(status);
      expect((await client.post(`/api/v1/invoices/${invoice.id}/disputes/messages`, message)).status).toBe(status);
      expect((await client.download(`/api/v1/invoices/${invoice.id}/evidence`)).status).toBe(status);
    }
    expect((await booker.client.post(`/api/v1/invoices/${invoice.id}/disputes/messages`, message)).status).toBe(403);
  });
});

describe('the evidence pack', () => {
  let directory: string;
  beforeAll(() => (directory = mkdtempSync(join(tmpdir(), 'dispute-'))));
  afterAll(() => rmSync(directory, { recursive: true }));

  it('has the explanation and the documents, and is the same every time', async () => {
    await upload(owner, shipment.shipmentId, pdfFile(), { kind: 'WEIGHT_INSPECTION', name: 'weight.pdf' });
    await upload(owner, shipment.shipmentId, pdfFile('x'), { kind: 'OTHER', name: 'internal.pdf' });
    const { body: invoice } = await decide(await add(), DISPUTE);
    const path = `/api/v1/invoices/${invoice.id}/evidence`;
    const first = await finance.client.download(path);
    clock.advance(60_000);
    const second = await manager.client.download(path);
    expect(first.headers.get('content-type')).toBe('application/zip');
    expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
    const file = join(directory, 'pack.zip');
    writeFileSync(file, first.bytes);
    const names = execFileSync('unzip', ['-Z1', file], { encoding: 'utf8' }).trim().split('\n');
    expect(names).toEqual([
      `Explanation-${invoice.number}.pdf`,
      'manifest.csv',
      expect.stringMatching(/^documents\/BOL-/),
      expect.stringMatching(/^documents\/WEIGHT_INSPECTION-.*weight\.pdf$/),
    ]);
    const pdf = execFileSync('unzip', ['-p', file, names[0]!]);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('has the uploaded invoice first, unless it is a document of the shipment too', async () => {
    const pack = async (file: Buffer, name: string) => {
      const { body } = await uploadInvoice(finance.client, file, name);
      const { id } = await add(9_000, { fileId: body.id });
      return Object.entries(unzipSync((await finance.client.download(`/api/v1/invoices/${id}/evidence`)).bytes));
    };
    const files = await pack(PNG, 'Scan of March.png');
    expect(files[2]![0]).toBe('documents/INVOICE-original-Scan of March.png');
    expect(Buffer.from(files[2]![1])).toEqual(PNG);
    const [, listed] = Buffer.from(files[1]![1]).toString().split('\n');
    expect(listed).toContain(`"documents/INVOICE-original-Scan of March.png","INVOICE",${PNG.length},`);
    await upload(owner, shipment.shipmentId, pdfFile('again'), { kind: 'INVOICE', name: 'invoice.pdf' });
    const names = (await pack(pdfFile('again'), 'invoice.pdf')).map(([name]) => name);
    expect(names.filter((name) => name.includes('invoice.pdf'))).toEqual([
      expect.stringMatching(/^documents\/INVOICE-1-/),
    ]);
  });
});

describe('the email to the carrier', () => {
  it('goes to the billing contact with Reply-To and the pack, once, however often it is delivered', async () => {
    await contacts(BILLING);
    const redelivery = new Redelivery(app);
    const { body: invoice } = await decide(await add(), { ...DISPUTE, emailCarrier: true });
    await app.deliverOutbox();
    await redelivery.makeDue('shipment.charge-message-due');
    await app.deliverOutbox();
    const mails = await mailsOf(invoice);
    expect(mails.map(({ to }) => to)).toEqual([BILLING]);
    const source = await readFile(join(app.get(Config).mailDirectory, `${mails[0]!.id}.eml`), 'utf8');
    expect(source).toMatch(new RegExp(`^Reply-To: ${finance.email}`, 'm'));
    expect(source).toContain(`filename=Dispute-${invoice.number}.zip`);
    expect(mails[0]?.text).toContain('The dock is commercial.');
    expect((await thread(invoice)).messages).toMatchObject([{ direction: 'sent', state: 'sent', address: BILLING }]);
  });

  it('is not repeated when the process ended while it was sent', async () => {
    await contacts(BILLING);
    const { body: invoice } = await decide(await add(), { ...DISPUTE, emailCarrier: true });
    await app.get(Database).execute("UPDATE charge_message SET state = 'sending' WHERE invoice_id = ?", [invoice.id]);
    await app.deliverOutbox();
    expect(await mailsOf(invoice)).toEqual([]);
    expect((await thread(invoice)).messages).toMatchObject([{ state: 'uncertain' }]);
    const path = `/api/v1/invoices/${invoice.id}/disputes/messages`;
    await finance.client.post(path, { direction: 'sent', text: 'Please see the dispute attached.' });
    await app.deliverOutbox();
    expect(await mailsOf(invoice)).toHaveLength(1);
  });

  it('needs a contact, and nothing changes without one', async () => {
    await contacts(null);
    const invoice = await add();
    expect((await decide(invoice, { ...DISPUTE, emailCarrier: true })).body.code).toBe('NO_CARRIER_ADDRESS');
    expect((await invoiceWith(invoice.id)).status).toBe('review');
    expect((await thread(invoice)).carrierEmail).toBeNull();
  });
});

describe('what carriers send', () => {
  it('notifies of reweighs, added services and invoices, and of each once', async () => {
    const key = await carrierKeyOf(owner, shipment.shipmentId);
    const request = (path: string, message: object) => carrierRequest({ app, clock, key }, 'POST', path, message);
    const charges = (total: number, codes: string[]) => {
      const message = preliminaryCharges(shipment.shipmentNumber, total);
      const changeLog = codes.map((eventCode) => ({ eventCode }));
      return { ...message, charges: { ...message.charges, changeLog } };
    };
    await request('/preliminary-freight-charges/', charges(300, ['RWE']));
    clock.advance(3_600_000);
    await request('/preliminary-freight-charges/', charges(310, ['RWE', 'DET']));
    await request('/invoices', carrierInvoice(shipment.shipmentNumber, '999.99'));
    await app.deliverOutbox();
    const notices = (await inbox(finance, shipment.shipmentId)).map(({ kind, text }) => [kind, text] as const);
    expect(notices.filter(([kind]) => kind.startsWith('charge.')).toSorted()).toEqual([
      ['charge.accessorial_added', 'The carrier added: Detention.'],
      ['charge.reweigh', 'The carrier weighed the freight again.'],
    ]);
    const { items } = (await owner.client.get(`/api/v1/invoices?q=I-${shipment.shipmentNumber}`)).body;
    expect(await inbox(finance, items[0].id)).toEqual([{ kind: 'invoice.over_tolerance', text: null }]);
  });
});

/** Last, because sessions end while the clock moves on. */
describe('deadlines', () => {
  it('alert finance and managers 48, 24 and 4 hours before, each once, unless the invoice is decided', async () => {
    const dueOn = new Date(clock.now().getTime() + 10 * 86_400_000).toISOString().slice(0, 10);
    const invoice = await add(9_000, { dueOn });
    const decided = await add(9_000, { dueOn });
    await decide(decided, { kind: 'approve' });
    const { deadlines } = await thread(invoice);
    const dueAt = new Date(deadlines[0].dueAt).getTime();
    const { own, other } = shardsOf(owner.companyId);
    const alerts = async (hours: number, shard = own) => {
      clock.advance(dueAt - hours * 3_600_000 - clock.now().getTime());
      const job = app.get(DeadlineAlertsJob);
      await Promise.all([job.run(undefined, shard), job.run(undefined, shard)]);
      await app.deliverOutbox();
      return (await inbox(manager, invoice.id)).length;
    };
    expect(await alerts(48, other)).toBe(0);
    expect([await alerts(49), await alerts(48), await alerts(30), await alerts(24), await alerts(4)]).toEqual([
      0, 1, 1, 2, 3,
    ]);
    expect(await alerts(-1)).toBe(3);
    expect(await inbox(manager, decided.id)).toEqual([]);
    expect((await inbox(finance, invoice.id)).at(-1)).toEqual({
      kind: 'dispute.deadline',
      text: 'The invoice is due in 4 hours. Approve it or dispute it before then.',
    });
  });
});
