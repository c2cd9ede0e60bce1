import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Config } from '../../src/config/config.js';
import { Database } from '../../src/platform/database/database.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const clock = new TestClock();
let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
}, 60_000);
afterAll(() => app.close());
beforeEach(() => clock.set('2026-11-20T15:00:00.000Z'));

const cancel = (id: string, body: object = {}, { client } = owner) =>
  client.post(`/api/v1/shipments/${id}/cancel`, { reason: 'The order was withdrawn', ...body });
const shipmentOf = async (id: string, { client } = owner) => (await client.get(`/api/v1/shipments/${id}`)).body;

/** A shipment in a status that carriers report. */
async function shipmentIn(status: string, mode = 'LTL'): Promise<string> {
  const { shipmentId } = await bookShipment(owner);
  await app.deliverOutbox();
  await app
    .get(Database)
    .execute(
      "UPDATE shipment SET status = ?, mode = ?, tracking = JSON_SET(tracking, '$.state.execution', ?) WHERE id = ?",
      [status, mode, status, shipmentId],
    );
  return shipmentId;
}

describe('cancelling a shipment', () => {
  it('is free before the tender, and is not sent to the carrier', async () => {
    const { shipmentId, shipmentNumber } = await bookShipment(owner);
    expect((await shipmentOf(shipmentId)).cancellation).toMatchObject({
      allowed: true,
      stage: 'before_tender',
      fee: null,
    });
    const { status, body } = await cancel(shipmentId);
    expect([status, body.stage, body.allowed]).toEqual([200, 'ended', false]);
    await app.deliverOutbox();
    expect(
      (await app.mails()).filter(({ subject }) => subject.includes(shipmentNumber) && /tender|Canceled/.test(subject)),
    ).toEqual([]);
    expect((await shipmentOf(shipmentId)).status).toBe('cancelled');
  });

  it('notifies the carrier once after the tender', async () => {
    const { shipmentId, shipmentNumber } = await bookShipment(owner);
    await app.deliverOutbox();
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(shipmentId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await app.deliverOutbox();
    const sent = (await app.mails()).filter(({ subject }) => subject.startsWith(`Canceled: load ${shipmentNumber}`));
    expect(sent).toHaveLength(1);
    const source = await readFile(join(app.get(Config).mailDirectory, `${sent[0]!.id}.eml`), 'utf8');
    expect(source).toMatch(new RegExp(`^Reply-To: ${owner.email}`, 'm'));
    const { events, tender } = await shipmentOf(shipmentId);
    expect(events.filter(({ type }: any) => type === 'cancelled')).toHaveLength(1);
    expect(tender.state).toBe('withdrawn');
  });

  it.each([
    ['tendered', 'FTL', 15_000, 'before_pickup'],
    ['at_pickup', 'LTL', 4_991, 'at_pickup'],
    ['en_route_pickup', 'FTL', 20_000, 'at_pickup'],
  ])('when %s (%s) costs %d cents, which must be accepted', async (status, mode, amount, stage) => {
    const id = await shipmentIn(status, mode);
    const fee = { amount, currency: 'USD' };
    expect((await shipmentOf(id)).cancellation).toMatchObject({ allowed: true, stage, fee });
    for (const acceptedFee of [undefined, null, { amount: amount - 1, currency: 'USD' }]) {
      expect((await cancel(id, { acceptedFee })).body).toMatchObject({
        status: 409,
        code: 'CANCEL_FEE',
        params: { fee },
      });
    }
    expect((await cancel(id, { acceptedFee: fee })).status).toBe(200);
    expect((await shipmentOf(id)).status).toBe('cancelled');
  });

  it('costs more on the day of pickup', async () => {
    const id = await shipmentIn('accepted', 'FTL');
    clock.set('2026-11-25T03:00:00.000Z'); // still the evening of the 24th in Chicago
    const manager = await signInAs(app, owner.companyId, 'manager');
    expect((await shipmentOf(id, manager)).cancellation.fee).toEqual({ amount: 20_000, currency: 'USD' });
  });

  it.each(['picked_up', 'in_transit', 'out_for_delivery', 'delivered'])('is refused when %s', async (status) => {
    const id = await shipmentIn(status);
    expect((await shipmentOf(id)).cancellation.allowed).toBe(false);
    expect((await cancel(id)).body).toMatchObject({ status: 409, code: 'CANCEL_TOO_LATE' });
    expect((await shipmentOf(id)).status).toBe(status);
  });

  it('is allowed for bookers on their own shipments and always for managers, never for the dock and others', async () => {
    const { shipmentId } = await bookShipment(owner);
    const booker = await signInAs(app, owner.companyId, 'booker');
    expect((await shipmentOf(shipmentId, booker)).cancellation.allowed).toBe(false);
    for (const person of [
      booker,
      await signInAs(app, owner.companyId, 'dock'),
      await signInAs(app, owner.companyId, 'viewer'),
    ])
      expect((await cancel(shipmentId, {}, person)).status).toBe(403);
    expect((await cancel(shipmentId, {}, await signUp(app))).status).toBe(404);
    const own = await bookShipment(booker);
    expect((await cancel(own.shipmentId, {}, booker)).status).toBe(200);
    expect((await cancel(shipmentId, {}, await signInAs(app, owner.companyId, 'manager'))).status).toBe(200);
    const atDock = await shipmentIn('at_pickup');
    await app.get(Database).execute('UPDATE shipment SET created_by = ? WHERE id = ?', [booker.userId, atDock]);
    expect((await cancel(atDock, { acceptedFee: { amount: 4_991, currency: 'USD' } }, booker)).status).toBe(403);
  });
});

describe('changing a shipment', () => {
  const change = (id: string, body: object, { client } = owner) => client.patch(`/api/v1/shipments/${id}`, body);
  const pickup = { on: '2026-11-25', readyFrom: '08:00', closeAt: '12:00' };

  it('notifies the carrier of another pickup and creates a new bill of lading', async () => {
    const { shipmentId, shipmentNumber } = await bookShipment(owner);
    await app.deliverOutbox();
    const { version, documents, estimatedDeliveryOn } = await shipmentOf(shipmentId);
    expect(
      (await change(shipmentId, { version, pickup, instructions: 'Gate 4', references: [{ type: 'PO', value: '77' }] }))
        .body,
    ).toEqual({ version: version + 1, warnings: [] });
    await app.deliverOutbox();
    const shipment = await shipmentOf(shipmentId);
    expect(shipment).toMatchObject({
      pickupOn: '2026-11-25',
      pickup,
      instructions: 'Gate 4',
      references: [{ type: 'PO', value: '77' }],
      version: version + 1,
    });
    expect(estimatedDeliveryOn).toMatch(/^2026-1[12]-/);
    expect(shipment.estimatedDeliveryOn > estimatedDeliveryOn).toBe(true);
    expect(shipment.eta).toMatchObject({ on: shipment.estimatedDeliveryOn, basis: 'promised' });
    expect(shipment.events.map(({ type }: any) => type)).toEqual(expect.arrayContaining(['pickup_changed', 'note']));
    expect(shipment.documents.length).toBeGreaterThan(documents.length);
    expect(
      (await app.mails()).filter(
        ({ subject }) => subject === `Pickup changed: load ${shipmentNumber}, pickup 2026-11-25`,
      ),
    ).toHaveLength(1);
  });

  it('accepts one of two concurrent changes', async () => {
    const { shipmentId } = await bookShipment(owner);
    const { version } = await shipmentOf(shipmentId);
    const answers = await Promise.all(
      ['one', 'two'].map((instructions) => change(shipmentId, { version, instructions })),
    );
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [200, undefined],
      [409, 'STALE'],
    ]);
  });

  it('changes neither data nor version without differences', async () => {
    const { shipmentId } = await bookShipment(owner);
    const { version, pickup: present, references, events } = await shipmentOf(shipmentId);
    expect((await change(shipmentId, { version, pickup: present, references })).body.version).toBe(version);
    expect((await shipmentOf(shipmentId)).events).toHaveLength(events.length);
  });

  it.each([
    ['a past day', { pickup: { ...pickup, on: '2026-11-19' } }, '/pickup/on'],
    ['a day more than 60 days ahead', { pickup: { ...pickup, on: '2027-02-01' } }, '/pickup/on'],
    ['a short window', { pickup: { ...pickup, closeAt: '08:30' } }, '/pickup/closeAt'],
    ['an invalid PRO number', { proNumber: '12 34' }, '/proNumber'],
  ])('refuses %s', async (_, body, pointer) => {
    const { shipmentId } = await bookShipment(owner);
    expect((await change(shipmentId, { version: 1, ...body })).body).toMatchObject({
      status: 422,
      errors: [{ pointer }],
    });
  });

  it('warns about an XPO PRO number with a wrong check digit, and accepts it', async () => {
    const { shipmentId } = await bookShipment(owner);
    await app.get(Database).execute(`UPDATE shipment SET scac = 'XPOL' WHERE id = ?`, [shipmentId]);
    expect((await change(shipmentId, { version: 1, proNumber: '123-456-783' })).body).toMatchObject({
      version: 2,
      warnings: [{ code: 'PRO_CHECK_DIGIT' }],
    });
    expect((await change(shipmentId, { version: 2, proNumber: '123456782' })).body).toEqual({
      version: 3,
      warnings: [],
    });
  });

  it('does not move a past pickup', async () => {
    const id = await shipmentIn('in_transit');
    const { version } = await shipmentOf(id);
    expect((await change(id, { version, pickup })).body).toMatchObject({ status: 409, code: 'PICKUP_TOO_LATE' });
    expect((await change(id, { version, references: [] })).status).toBe(200);
  });

  it('is allowed for the dock, not for viewers and other companies', async () => {
    const { shipmentId } = await bookShipment(owner);
    expect(
      (await change(shipmentId, { version: 1, instructions: 'x' }, await signInAs(app, owner.companyId, 'viewer')))
        .status,
    ).toBe(403);
    expect((await change(shipmentId, { version: 1, instructions: 'x' }, await signUp(app))).status).toBe(404);
    expect(
      (await change(shipmentId, { version: 1, instructions: 'x' }, await signInAs(app, owner.companyId, 'dock')))
        .status,
    ).toBe(200);
  });
});
