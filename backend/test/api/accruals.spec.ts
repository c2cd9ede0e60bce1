import { newId } from '../../src/platform/ids.js';
import { FileReferences } from '../../src/platform/storage/file-references.js';
import { FileStore } from '../../src/platform/storage/file-store.js';
import { carrierInvoice } from '../support/carrier-bills.js';
import { carrierKeyOf, type CarrierKey, carrierRequest } from '../support/carrier-requests.js';
import { readCells, runningCells } from '../support/formulas.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { invoiceOf } from '../support/invoices.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const ACCRUALS = '/api/v1/accounting/accruals';
const START = '2026-11-20T15:00:00.000Z';
const PICKED_UP = '2026-11-20T14:30:00.000Z';
const FORMULA = '=1+1';

const clock = new TestClock(new Date(START));
let app: TestApp;
let owner: SignedIn;
let shipment: { shipmentId: string; shipmentNumber: string };
let total: number;

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  clock.set(START);
  owner = await signUp(app);
  shipment = await bookShipment(owner);
  total = (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}`)).body.total.amount;
});

/** The carrier reports the pickup. */
async function pickUp(): Promise<CarrierKey> {
  const { shipmentId, shipmentNumber } = shipment;
  const event = {
    eventId: newId('obx'),
    type: 'PICKED_UP',
    occurredAt: PICKED_UP,
    sequence: 1,
    shipment: { shipmentId: shipmentNumber, origin: {}, destination: {} },
  };
  const message = { deliveryId: newId('obx'), sentAt: START, events: [event] };
  const key = await carrierKeyOf(owner, shipmentId);
  const { body } = await carrierRequest({ app, clock, key }, 'POST', '/shipment-events', message);
  expect(body).toMatchObject({ accepted: 1 });
  return key;
}

const sums = async (month = '2026-11') => (await owner.client.get(`${ACCRUALS}?month=${month}`)).body;
const cells = async (month = '2026-11') =>
  readCells((await owner.client.get(`${ACCRUALS}/export?month=${month}`)).body as string);
const enter = async (amount: number): Promise<string> => {
  const { shipmentNumber } = shipment;
  const lines = [{ code: 'DET', amount }];
  const invoice = invoiceOf([], { number: `I-${shipmentNumber}`, shipmentNumber, total: amount, lines });
  return (await owner.client.post('/api/v1/invoices', invoice)).body.id;
};
/** Sessions end before the next month. */
async function setTime(instant: string): Promise<void> {
  clock.set(instant);
  owner = { ...owner, ...(await signInAs(app, owner.companyId, 'owner')) };
}
const decide = (id: string, kind: string, more: object = {}) =>
  owner.client.post(`/api/v1/invoices/${id}/decisions`, { version: 1, kind, ...more });
const accrued = (shipments: number, amount: number) => [{ currency: 'USD', shipments, amount }];

describe('accruals of a month', () => {
  it('have the booked cost of shipments that were picked up and not invoiced', async () => {
    expect(await sums()).toEqual({ totals: [], uncoded: 0 });
    await pickUp();
    expect(await sums()).toEqual({ totals: accrued(1, total), uncoded: 1 });
    expect(await sums('2026-10')).toEqual({ totals: [], uncoded: 0 });
    expect(await sums('2027-10')).toMatchObject({ totals: accrued(1, total) });
    expect(await sums('2027-12')).toMatchObject({ totals: [] });
  });

  it('are coded by the rules to the cent', async () => {
    await pickUp();
    const shares = [
      { costCenter: FORMULA, basisPoints: 3_333 },
      { costCenter: 'West', basisPoints: 6_667 },
    ];
    await owner.client.post('/api/v1/accounting/coding-rules', {
      name: 'Default',
      on: true,
      conditions: [],
      accounts: { linehaul: '5100', other: '5190' },
      split: { by: 'fixed', shares },
    });
    expect(await sums()).toEqual({ totals: accrued(1, total), uncoded: 0 });
    const [header, ...rows] = await cells();
    const at = (name: string) => header!.indexOf(name);
    const cents = rows.map((row) => Math.round(Number(row[at('amount')]) * 100));
    expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    expect(new Set(rows.map((row) => row[at('glAccount')]))).toEqual(new Set(['5100', '5190']));
    expect(new Set(rows.map((row) => row[at('costCenter')]))).toEqual(new Set([`'${FORMULA}`, 'West']));
    expect(new Set(rows.map((row) => row[at('shipment')]))).toEqual(new Set([shipment.shipmentNumber]));
    expect(rows[0]).toEqual(expect.arrayContaining(['2026-11-30', '2026-11-20', 'not received', 'USD']));
    expect(runningCells((await owner.client.get(`${ACCRUALS}/export?month=2026-11`)).body as string)).toEqual([]);
  });

  it('keep a shipment until an invoice is approved, as of the end of the month in US Central time', async () => {
    await pickUp();
    const id = await enter(total);
    const [, row] = await cells();
    expect(row).toContain('not approved');
    await setTime('2026-12-01T06:00:00.000Z');
    expect((await decide(id, 'approve')).status).toBe(200);
    expect(await sums()).toMatchObject({ totals: accrued(1, total) });
    expect(await sums('2026-12')).toMatchObject({ totals: [] });
  });

  it('leave out what was approved in the month', async () => {
    await pickUp();
    const id = await enter(total);
    await setTime('2026-12-01T05:59:59.000Z');
    expect((await decide(id, 'approve')).status).toBe(200);
    expect(await sums()).toMatchObject({ totals: [] });
  });

  it('keep a shipment whose only invoice was rejected', async () => {
    await pickUp();
    await decide(await enter(total), 'reject', { note: 'Not ours' });
    const [, row] = await cells();
    expect(row).toContain('not received');
  });

  it('are read by owner and finance, of their own company', async () => {
    await pickUp();
    for (const role of ['manager', 'admin', 'viewer'] as const) {
      const { client } = await signInAs(app, owner.companyId, role);
      expect((await client.get(`${ACCRUALS}?month=2026-11`)).status).toBe(403);
      expect((await client.get(`${ACCRUALS}/export?month=2026-11`)).status).toBe(403);
    }
    const finance = await signInAs(app, owner.companyId, 'finance');
    expect((await finance.client.get(`${ACCRUALS}?month=2026-11`)).body).toMatchObject({ totals: accrued(1, total) });
    const other = await signUp(app);
    expect((await other.client.get(`${ACCRUALS}?month=2026-11`)).body.totals).toEqual([]);
    expect((await owner.client.get(`${ACCRUALS}?month=2026-13`)).status).toBe(422);
  });
});

describe('a closed month', () => {
  const PERIODS = '/api/v1/accounting/periods';
  const close = (month = '2026-11') => owner.client.post(PERIODS, { month });
  const file = (month = '2026-11') => owner.client.get(`${PERIODS}/${month}/accruals`);
  const exportOf = (month: string) => owner.client.post('/api/v1/accounting/exports', { month, format: 'csv' });
  const approve = async () => {
    const id = await enter(total);
    expect((await decide(id, 'approve')).status).toBe(200);
    const shares = [{ costCenter: 'East', basisPoints: 10_000 }];
    const split = { by: 'fixed', shares };
    const rule = { name: 'Default', on: true, conditions: [], accounts: { other: '5190' }, split };
    await owner.client.post('/api/v1/accounting/coding-rules', rule);
  };

  it('keeps its accruals, which later events do not change', async () => {
    const key = await pickUp();
    await setTime('2026-12-01T05:59:59.000Z');
    expect((await close()).body).toMatchObject({ status: 409, code: 'NOT_OVER' });
    await setTime('2026-12-01T06:00:00.000Z');
    expect((await close()).body).toMatchObject({ month: '2026-11', accruals: { totals: accrued(1, total) } });
    const stored = (await file()).body as string;
    expect(stored).toContain(shipment.shipmentNumber);
    const message = carrierInvoice(shipment.shipmentNumber, '100.00');
    await carrierRequest({ app, clock, key }, 'POST', '/invoices', message);
    expect((await file()).body).toBe(stored);
    const files = [...(await app.get(FileReferences).of(owner.companyId)).values()];
    expect(files.map((one) => one.owner)).toContain('accruals of 2026-11');
    expect((await owner.client.get(PERIODS)).body.items).toHaveLength(1);
  });

  it('has no further exports: what is left is in the export of the next open month', async () => {
    await approve();
    await setTime('2027-01-15T15:00:00.000Z');
    expect((await exportOf('2026-12')).body.code).toBe('NOTHING_TO_EXPORT');
    await close('2026-11');
    expect((await exportOf('2026-11')).body).toMatchObject({ status: 409, code: 'PERIOD_CLOSED' });
    const pending = async (month: string) =>
      (await owner.client.get(`/api/v1/accounting/exports/pending?month=${month}`)).body.invoices;
    expect([await pending('2026-10'), await pending('2026-11'), await pending('2026-12')]).toEqual([0, 0, 1]);
    await close('2026-12');
    expect((await exportOf('2027-01')).body).toMatchObject({ number: 1, invoices: 1, totals: [{ bills: total }] });
  });

  it('is closed once of several attempts at once, and leaves one file', async () => {
    await setTime('2026-12-02T15:00:00.000Z');
    const answers = await Promise.all(Array.from({ length: 5 }, () => close()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect((await file()).status).toBe(200);
    const stored = [];
    for await (const { key } of app.get(FileStore).list(`${owner.companyId}/accounting`)) stored.push(key);
    expect(stored).toHaveLength(1);
  });

  it('can be opened again', async () => {
    await approve();
    await setTime('2026-12-02T15:00:00.000Z');
    await close();
    expect((await owner.client.request('DELETE', `${PERIODS}/2026-11`)).status).toBe(204);
    expect((await owner.client.request('DELETE', `${PERIODS}/2026-11`)).status).toBe(404);
    expect((await file()).status).toBe(404);
    expect((await exportOf('2026-11')).status).toBe(201);
  });

  it('is seen, closed and opened by owner and finance, of their own company', async () => {
    await setTime('2026-12-02T15:00:00.000Z');
    await close();
    const manager = (await signInAs(app, owner.companyId, 'manager')).client;
    const other = (await signUp(app)).client;
    expect((await manager.get(PERIODS)).status).toBe(403);
    expect((await manager.post(PERIODS, { month: '2026-10' })).status).toBe(403);
    expect((await manager.request('DELETE', `${PERIODS}/2026-11`)).status).toBe(403);
    expect((await other.get(PERIODS)).body.items).toEqual([]);
    expect((await other.get(`${PERIODS}/2026-11/accruals`)).status).toBe(404);
    expect((await other.request('DELETE', `${PERIODS}/2026-11`)).status).toBe(404);
    expect((await file()).status).toBe(200);
  });
});
