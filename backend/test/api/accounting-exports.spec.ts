import { FileReferences } from '../../src/platform/storage/file-references.js';
import { carrierInvoice } from '../support/carrier-bills.js';
import { carrierKeyOf, carrierRequest } from '../support/carrier-requests.js';
import { bookShipment } from '../support/freight.js';
import { runningCells } from '../support/formulas.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { invoiceOf } from '../support/invoices.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const EXPORTS = '/api/v1/accounting/exports';
const MONTH = '2026-11';
const START = '2026-11-20T15:00:00.000Z';
const FORMULA = '=HYPERLINK("http://evil.test")';

const clock = new TestClock(new Date(START));
let app: TestApp;
let owner: SignedIn;
let finance: SignedIn;
let shipmentId: string;
let shipmentNumber: string;

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  clock.set(START);
  owner = await signUp(app);
  finance = await signInAs(app, owner.companyId, 'finance');
  ({ shipmentId, shipmentNumber } = await bookShipment(owner));
});

const rule = (other = '5190') =>
  finance.client.post('/api/v1/accounting/coding-rules', {
    name: 'Default',
    on: true,
    conditions: [],
    accounts: { linehaul: '5100', other },
    split: {
      by: 'fixed',
      shares: [
        { costCenter: 'East', basisPoints: 5_000 },
        { costCenter: 'West', basisPoints: 5_000 },
      ],
    },
  });
const decide = (id: string, version: number, decision: object) =>
  finance.client.post(`/api/v1/invoices/${id}/decisions`, { version, ...decision });
/** An entered invoice, approved. */
async function approved(number: string, total: number): Promise<string> {
  const invoice = invoiceOf([], { number, shipmentNumber, total, lines: [{ code: 'DET', amount: total }] });
  const { id } = (await finance.client.post('/api/v1/invoices', invoice)).body;
  clock.advance(1_000);
  await decide(id, 1, { kind: 'approve' });
  return id;
}
const make = (format = 'csv', month = MONTH, who = finance) => who.client.post(EXPORTS, { month, format });
const pending = async (month = MONTH) => (await finance.client.get(`${EXPORTS}/pending?month=${month}`)).body;
const detail = async (id: string) => (await finance.client.get(`${EXPORTS}/${id}`)).body;
const file = (id: string, part = 'all') => finance.client.download(`${EXPORTS}/${id}/file?part=${part}`);
const amounts = (lines: any[]) => lines.map(({ costCenter, amount }) => [costCenter, amount]);

describe('an export to accounting', () => {
  it('has each approved amount once, numbered without gaps, and its file never changes', async () => {
    await rule();
    await approved('I-1', 10_001);
    expect(await pending()).toMatchObject({ invoices: 1, totals: [{ currency: 'USD', bills: 10_001, credits: 0 }] });
    const first = await make();
    expect(first).toMatchObject({ status: 201, body: { number: 1, invoices: 1, month: MONTH } });
    expect(amounts((await detail(first.body.id)).lines)).toEqual([
      ['East', 5_001],
      ['West', 5_000],
    ]);
    const bytes = (await file(first.body.id)).bytes;
    const stored = [...(await app.get(FileReferences).of(owner.companyId)).values()];
    expect(stored.map((one) => one.owner)).toContain(`accounting export ${first.body.id}`);
    expect(await make()).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_EXPORT' } });
    await finance.client.patch(
      `/api/v1/accounting/coding-rules/${(await finance.client.get('/api/v1/accounting/coding-rules')).body.items[0].id}`,
      {
        name: 'Default',
        on: true,
        conditions: [],
        accounts: { other: '9999' },
        split: { by: 'fixed', shares: [{ costCenter: 'North', basisPoints: 10_000 }] },
        version: 1,
      },
    );
    await approved('I-2', 500);
    expect((await make()).body).toMatchObject({ number: 2, invoices: 1 });
    expect((await file(first.body.id)).bytes.equals(bytes)).toBe(true);
    const { items } = (await finance.client.get(EXPORTS)).body;
    expect(items.map(({ number }: any) => number)).toEqual([2, 1]);
    expect(bytes.toString('utf8')).toContain('"5190","East",50.01,"USD"');
  });

  it('of two at once exports each invoice once', async () => {
    await rule();
    const ids = [await approved('I-1', 100), await approved('I-2', 200), await approved('I-3', 300)];
    const answers = await Promise.all([make(), make('quickbooks'), make('iif')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const made = answers.find(({ status }) => status === 201)!.body;
    expect(made).toMatchObject({ number: 1, invoices: 3 });
    expect(new Set((await detail(made.id)).lines.map(({ invoiceId }: any) => invoiceId))).toEqual(new Set(ids));
  });

  it('after a credit has the difference with the exported coding, as a credit of its own', async () => {
    await rule();
    const id = await approved('I-1', 10_000);
    await make('quickbooks');
    await decide(id, 2, { kind: 'reopen', reason: 'DISCOUNT', amount: 3_000 });
    expect(await pending()).toMatchObject({ invoices: 0 });
    clock.advance(1_000);
    await decide(id, 3, { kind: 'credit', amount: 3_001 });
    expect(await pending()).toMatchObject({ invoices: 1, totals: [{ currency: 'USD', bills: 0, credits: -3_001 }] });
    const { body } = await make('quickbooks');
    expect(body.files.map(({ part }: any) => part)).toEqual(['credits']);
    expect(amounts((await detail(body.id)).lines)).toEqual([
      ['East', -1_501],
      ['West', -1_500],
    ]);
    expect((await file(body.id, 'bills')).status).toBe(404);
    expect((await file(body.id, 'credits')).bytes.toString('utf8')).toContain('"I-1-C2"');
  });

  it.each(['its next version', 'nothing'])(
    'takes back an exported invoice that was reopened and that the carrier replaces by %s',
    async (replacement) => {
      await rule();
      const key = await carrierKeyOf(owner, shipmentId);
      const send = (value: string) =>
        carrierRequest({ app, clock, key }, 'POST', '/invoices', carrierInvoice(shipmentNumber, value));
      const newest = async () => {
        const { id } = (await finance.client.get('/api/v1/invoices')).body.items[0];
        return (await finance.client.get(`/api/v1/invoices/${id}`)).body;
      };
      await send('100.00');
      const { id, version } = await newest();
      await decide(id, version, { kind: 'approve' });
      expect((await make()).status).toBe(201);
      await decide(id, version + 1, { kind: 'reopen', reason: 'DISCOUNT', amount: 3_000 });
      clock.advance(1_000);
      if (replacement === 'nothing')
        await carrierRequest({ app, clock, key }, 'DELETE', `/invoices/inv-${shipmentNumber}`);
      else {
        await send('70.00');
        const next = await newest();
        await decide(next.id, next.version, { kind: 'approve' });
      }
      const { body } = await make();
      const amountOf = async (invoiceId: string) =>
        (await detail(body.id)).lines
          .filter((line: any) => line.invoiceId === invoiceId)
          .reduce((sum: number, { amount }: any) => sum + amount, 0);
      expect(await amountOf(id)).toBe(-10_000);
      expect(body.totals).toEqual([
        { currency: 'USD', bills: replacement === 'nothing' ? 0 : 7_000, credits: -10_000 },
      ]);
      expect(await make()).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_EXPORT' } });
    },
  );

  it('needs a coding of each invoice, and takes that by hand', async () => {
    const id = await approved('I-1', 10_000);
    expect(await pending()).toMatchObject({ invoices: 0, uncoded: [{ id, number: 'I-1' }] });
    expect((await make()).body).toMatchObject({ status: 409, code: 'UNCODED' });
    const lines = [{ glAccount: '5150', costCenter: 'Project', amount: 10_000 }];
    await finance.client.post(`/api/v1/invoices/${id}/coding`, { lines, reason: 'Project' });
    expect(await pending()).toMatchObject({ invoices: 1, uncoded: [] });
    const { body } = await make();
    expect(body).toMatchObject({ number: 1, invoices: 1 });
    expect((await finance.client.get(`/api/v1/invoices/${id}/coding`)).body).toMatchObject({
      source: 'exported',
      lines,
    });
    expect((await finance.client.post(`/api/v1/invoices/${id}/coding`, { lines, reason: 'Late' })).body.code).toBe(
      'EXPORTED',
    );
  });

  it('has the approvals of its month, by US Central time', async () => {
    await rule();
    clock.set('2026-12-01T05:30:00.000Z');
    finance = await signInAs(app, owner.companyId, 'finance');
    await approved('I-1', 100);
    clock.set('2026-12-01T06:30:00.000Z');
    await approved('I-2', 200);
    expect(await pending()).toMatchObject({ totals: [{ bills: 100 }] });
    expect(await pending('2026-12')).toMatchObject({ totals: [{ bills: 200 }] });
  });

  it('runs no formulas', async () => {
    await rule(FORMULA);
    await approved('I-1', 10_000);
    const { body } = await make();
    const text = (await file(body.id)).bytes.toString('utf8');
    expect(runningCells(text)).toEqual([]);
    expect(text).toContain(`"'${FORMULA.replaceAll('"', '""')}"`);
  });

  it('is made and read by owner and finance', async () => {
    for (const role of ['manager', 'admin', 'viewer'] as const) {
      const { client } = await signInAs(app, owner.companyId, role);
      expect((await client.get(EXPORTS)).status).toBe(403);
    }
    expect((await owner.client.get(EXPORTS)).status).toBe(200);
    expect((await make('csv', '2026-13')).status).toBe(422);
  });
});
