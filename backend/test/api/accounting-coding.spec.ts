import { KeepReportsJob } from '../../src/modules/shipments/reports/keep-reports.job.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { invoiceOf } from '../support/invoices.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const RULES = '/api/v1/accounting/coding-rules';
const whole = (costCenter: string) => ({ by: 'fixed', shares: [{ costCenter, basisPoints: 10_000 }] });
const DEFAULT = { name: 'Default', on: true, conditions: [], accounts: { other: '5190' }, split: whole('100') };
const LTL = {
  name: 'LTL freight',
  on: true,
  conditions: [{ field: 'mode', values: ['LTL'] }],
  accounts: { other: '5120', linehaul: '5100', fuel: '5110' },
  split: {
    by: 'fixed',
    shares: [
      { costCenter: 'East', basisPoints: 3_333 },
      { costCenter: 'West', basisPoints: 6_667 },
    ],
  },
};

const clock = new TestClock(new Date('2026-11-20T15:00:00.000Z'));
let app: TestApp;
let owner: SignedIn;
let finance: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  owner = await signUp(app);
  finance = await signInAs(app, owner.companyId, 'finance');
});

const addRule = (rule: object, who = finance) => who.client.post(RULES, rule);
const names = async () => (await finance.client.get(RULES)).body.items.map(({ name }: any) => name);
const sum = (lines: any[]) => lines.reduce((total, { amount }) => total + amount, 0);

async function addInvoice(changes: object = {}): Promise<string> {
  const { shipmentId, shipmentNumber } = await bookShipment(owner);
  const { lines } = (await owner.client.get(`/api/v1/shipments/${shipmentId}`)).body;
  return (await finance.client.post('/api/v1/invoices', invoiceOf(lines, { shipmentNumber, ...changes }))).body.id;
}
const coding = async (id: string) => (await finance.client.get(`/api/v1/invoices/${id}/coding`)).body;
const code = (id: string, lines: object[], reason = 'Charged to a project', who = finance) =>
  who.client.post(`/api/v1/invoices/${id}/coding`, { lines, reason });

describe('coding rules', () => {
  it('are added before the default rule, reordered, changed and deleted', async () => {
    const fallback = (await addRule(DEFAULT)).body;
    const { status, body } = await addRule(LTL);
    expect({ status, body }).toMatchObject({ status: 201, body: { ...LTL, version: 1 } });
    expect(await names()).toEqual(['LTL freight', 'Default']);
    const order = await finance.client.put(`${RULES}/order`, { ids: [fallback.id, body.id] });
    expect(order.body.items.map(({ name }: any) => name)).toEqual(['Default', 'LTL freight']);
    expect((await finance.client.put(`${RULES}/order`, { ids: [body.id] })).body.code).toBe('STALE_REVISION');
    const changed = { ...LTL, name: 'Less than truckload', version: 1 };
    expect((await finance.client.patch(`${RULES}/${body.id}`, changed)).body).toMatchObject({ version: 2 });
    expect((await finance.client.patch(`${RULES}/${body.id}`, changed)).status).toBe(409);
    expect((await finance.client.request('DELETE', `${RULES}/${fallback.id}`)).status).toBe(204);
    expect(await names()).toEqual(['Less than truckload']);
  });

  it('are those of finance, managers and owners', async () => {
    for (const role of ['manager', 'finance'] as const)
      expect((await addRule(DEFAULT, await signInAs(app, owner.companyId, role))).status).toBe(201);
    for (const role of ['admin', 'booker', 'approver', 'viewer'] as const)
      expect((await (await signInAs(app, owner.companyId, role)).client.get(RULES)).status).toBe(403);
  });

  it.each([
    [{ conditions: [{ field: 'mode', values: ['AIR'] }] }, '/conditions/0/values/0'],
    [{ conditions: [{ field: 'carrier', values: ['zzmw'] }] }, '/conditions/0/values/0'],
    [{ conditions: [{ field: 'origin_state', values: ['XX'] }] }, '/conditions/0/values/0'],
    [{ conditions: [{ field: 'consignee', values: [' '] }] }, '/conditions/0/values/0'],
    [{ split: { by: 'fixed', shares: [{ costCenter: 'East', basisPoints: 9_999 }] } }, '/split/shares'],
    [{ split: { by: 'weight', shares: [{ costCenter: 'East', products: ['tile'] }] } }, '/split/shares'],
    [{ accounts: { other: ' ' } }, '/accounts/other'],
  ])('are refused: %j', async (changes, pointer) => {
    const { status, body } = await addRule({ ...LTL, ...changes });
    expect(status).toBe(422);
    expect(body.errors.map((error: any) => error.pointer)).toContain(pointer);
  });
});

describe('the coding of an invoice', () => {
  it('comes from the first rule that applies, and adds up to the total', async () => {
    await addRule(DEFAULT);
    await addRule({ ...LTL, name: 'Other carrier', conditions: [{ field: 'carrier', values: ['ABCD'] }] });
    await addRule({ ...LTL, name: 'Off', on: false });
    await addRule(LTL);
    const found = await coding(await addInvoice());
    expect(found).toMatchObject({ source: 'rule', ruleName: 'LTL freight', explanation: 'Mode is LTL.', changes: [] });
    expect(sum(found.lines)).toBe(found.amount);
    expect(new Set(found.lines.map(({ glAccount }: any) => glAccount))).toEqual(new Set(['5100', '5110', '5120']));
    const linehaul = found.lines.filter(({ glAccount }: any) => glAccount === '5100');
    expect(linehaul.map(({ costCenter }: any) => costCenter)).toEqual(['East', 'West']);
    expect(Math.abs(linehaul[0].amount - (sum(linehaul) * 3_333) / 10_000)).toBeLessThan(1);
  });

  it('is none without a rule', async () => {
    expect(await coding(await addInvoice())).toMatchObject({ source: 'none', ruleName: null, lines: [] });
  });

  it('follows the amount to pay', async () => {
    await addRule(DEFAULT);
    const id = await addInvoice();
    await finance.client.post(`/api/v1/invoices/${id}/decisions`, {
      version: 1,
      kind: 'short_pay',
      reason: 'DISCOUNT',
      amount: 10_001,
    });
    expect(await coding(id)).toMatchObject({ amount: 10_001, lines: [{ costCenter: '100', amount: 10_001 }] });
  });

  it('is changed by hand with a reason, which stays in the history', async () => {
    await addRule(DEFAULT);
    const id = await addInvoice({ total: 10_000, lines: [{ code: 'DET', amount: 10_000 }] });
    const first = [{ glAccount: '5150', costCenter: '200', amount: 10_000 }];
    const second = [
      { glAccount: '5150', costCenter: '200', amount: 7_500 },
      { glAccount: '5160', costCenter: '300', amount: 2_500 },
    ];
    expect((await code(id, [{ ...first[0], amount: 9_999 }])).body).toMatchObject({
      errors: [{ pointer: '/lines', code: 'SUM', message: 'Enter amounts that add up to $100.00.' }],
    });
    expect((await code(id, first, ' ')).status).toBe(422);
    await code(id, first, 'Project A');
    const { body } = await code(id, second, 'Project A and B');
    expect(body).toMatchObject({ source: 'member', ruleName: null, lines: second });
    expect(body.changes).toMatchObject([
      { reason: 'Project A and B', lines: second, actorName: expect.any(String) },
      { reason: 'Project A', lines: first },
    ]);
  });

  it('by hand changes in proportion with the amount to pay', async () => {
    const id = await addInvoice({ total: 10_000, lines: [{ code: 'DET', amount: 10_000 }] });
    await code(id, [
      { glAccount: '5150', costCenter: '200', amount: 7_500 },
      { glAccount: '5160', costCenter: '300', amount: 2_500 },
    ]);
    const decision = { version: 1, kind: 'short_pay', reason: 'DISCOUNT', amount: 1_001 };
    await finance.client.post(`/api/v1/invoices/${id}/decisions`, decision);
    expect((await coding(id)).lines.map(({ amount }: any) => amount)).toEqual([751, 250]);
  });

  it('is changed only by owner and finance, and read only with prices', async () => {
    await addRule(DEFAULT);
    const id = await addInvoice();
    const manager = await signInAs(app, owner.companyId, 'manager');
    const dock = await signInAs(app, owner.companyId, 'dock');
    const { lines } = await coding(id);
    expect((await manager.client.get(`/api/v1/invoices/${id}/coding`)).status).toBe(200);
    expect((await code(id, lines, 'No', manager)).status).toBe(403);
    expect((await dock.client.get(`/api/v1/invoices/${id}/coding`)).status).toBe(403);
  });
});

describe('the report by cost center', () => {
  const DAYS = 'from=2026-11-01&to=2026-12-31';
  const costCenters = async (): Promise<[[string, number], ...[string, number][]]> => {
    await app.get(KeepReportsJob).run();
    const { rows } = (await owner.client.get(`/api/v1/reports?by=cost_center&${DAYS}`)).body;
    return rows.map(({ code: costCenter, booked }: any) => [costCenter, booked]).sort();
  };

  it('follows the rules at once, and a coding by hand when the invoice is approved', async () => {
    const id = await addInvoice();
    const [[uncoded, total]] = await costCenters();
    expect(uncoded).toBe('');
    const rule = (await addRule(DEFAULT)).body;
    expect(await costCenters()).toEqual([['100', total]]);
    await finance.client.patch(`${RULES}/${rule.id}`, { ...DEFAULT, split: whole('200'), version: 1 });
    expect(await costCenters()).toEqual([['200', total]]);
    const { amount } = await coding(id);
    await code(id, [
      { glAccount: '5000', costCenter: 'Côté', amount: 1_000 },
      { glAccount: '5100', costCenter: 'Project', amount: amount - 1_500 },
      { glAccount: '5200', costCenter: 'Project', amount: 500 },
    ]);
    expect(await costCenters()).toEqual([['200', total]]);
    const decision = { version: 1, kind: 'short_pay', reason: 'DISCOUNT', amount: amount - 500 };
    expect((await finance.client.post(`/api/v1/invoices/${id}/decisions`, decision)).status).toBe(200);
    const divided = await costCenters();
    expect(divided).toEqual([
      ['Côté', Math.round((1_000 * total) / amount)],
      ['Project', expect.any(Number)],
    ]);
    expect(divided[0]![1] + divided[1]![1]).toBe(total);
  });
});
