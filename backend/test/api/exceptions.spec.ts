import { newId } from '../../src/platform/ids.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { connectCarrier } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const QUEUE = '/api/v1/shipments/exceptions';
const BULK = `${QUEUE}/changes`;
const clock = new TestClock();
let app: TestApp;
let owner: SignedIn;
let shipment: { shipmentId: string; shipmentNumber: string };

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.set('2026-11-20T15:00:00.000Z');
  await app.database.database.query('DELETE FROM throttle');
  owner = await signUp(app);
  await connectCarrier(owner.client);
  shipment = await bookShipment(owner);
});

/** Adds an open exception; severities are 1 (information) to 4 (critical). */
async function opened(kind: string, severity: number, openedAt: string, of = shipment): Promise<string> {
  const id = newId('exc');
  await app.database.database.query(
    'INSERT INTO shipment_exception (company_id, id, shipment_id, kind, severity, opened_at) VALUES (?, ?, ?, ?, ?, ?)',
    [owner.companyId, id, of.shipmentId, kind, severity, new Date(openedAt)],
  );
  return id;
}

const queued = async (query = ''): Promise<any> => (await owner.client.get(`${QUEUE}${query}`)).body;
const kindsOf = ({ items }: any) => items.map(({ kind }: any) => kind);

async function sample(): Promise<Record<string, string>> {
  return {
    pod: await opened('pod_missing', 1, '2026-11-01T10:00:00.000Z'),
    late: await opened('late', 2, '2026-11-19T10:00:00.000Z'),
    appointment: await opened('appointment_needed', 2, '2026-11-18T10:00:00.000Z'),
    lost: await opened('lost', 4, '2026-11-20T14:00:00.000Z'),
    damage: await opened('damage', 3, '2026-11-20T10:00:00.000Z'),
  };
}
const URGENCY = ['lost', 'damage', 'appointment_needed', 'late', 'pod_missing'];

describe('the queue', () => {
  it('has the highest severity first, then the oldest, with the time by which each is due', async () => {
    await sample();
    const { items } = await queued();
    expect(kindsOf({ items })).toEqual(URGENCY);
    expect(items.map(({ dueAt }: any) => dueAt)).toEqual([
      '2026-11-20T18:00:00.000Z',
      '2026-11-20T18:00:00.000Z',
      '2026-11-19T10:00:00.000Z',
      '2026-11-20T10:00:00.000Z',
      '2026-11-04T10:00:00.000Z',
    ]);
  });

  it('keeps this order over its pages', async () => {
    await sample();
    const seen: string[] = [];
    let page = await queued('?limit=2');
    for (;;) {
      seen.push(...kindsOf(page));
      if (page.nextCursor === null) break;
      page = await queued(`?limit=2&cursor=${encodeURIComponent(page.nextCursor)}`);
    }
    expect(seen).toEqual(URGENCY);
    const { status, body } = await owner.client.get(`${QUEUE}?cursor=bm9wZQ`);
    expect([status, body.errors?.[0]?.pointer]).toEqual([422, '/cursor']);
  });
});

describe('a bulk change', () => {
  it('assigns and snoozes several exceptions, each with its entry in the activity', async () => {
    const { late, damage } = await sample();
    const { status, body } = await owner.client.post(BULK, {
      exceptionIds: [late, damage],
      ownerId: owner.userId,
      snoozedUntil: '2026-11-21T14:00:00.000Z',
    });
    expect([status, body.closedIds, body.changed.map(({ ownerId }: any) => ownerId)]).toEqual([
      200,
      [],
      [owner.userId, owner.userId],
    ]);
    expect(kindsOf(await queued('?state=snoozed'))).toEqual(['damage', 'late']);
    const { items } = (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}/activity`)).body;
    expect(items.filter(({ action }: any) => action === 'exception.changed')).toHaveLength(2);
  });

  it('resolves those that are open, and names those that were closed before', async () => {
    const { late, pod, lost } = await sample();
    const other = await bookShipment(owner);
    const elsewhere = await opened('damage', 3, '2026-11-20T10:00:00.000Z', other);
    await owner.client.post(BULK, { exceptionIds: [late], resolution: 'Consignee informed' });
    const { body } = await owner.client.post(BULK, {
      exceptionIds: [late, pod, lost, elsewhere],
      resolution: 'Claim filed',
    });
    expect(body.closedIds).toEqual([late]);
    expect(body.changed.map(({ resolution }: any) => resolution)).toEqual(Array(3).fill('Claim filed'));
    const attention = await app.database.database.query('SELECT exception_kinds AS kinds FROM shipment WHERE id = ?', [
      other.shipmentId,
    ]);
    expect(attention).toEqual([{ kinds: '' }]);
  });

  it('changes nothing if one exception is unknown, nobody may own it, or the role does not allow it', async () => {
    const { late } = await sample();
    const post = (body: object) => owner.client.post(BULK, { exceptionIds: [late], ...body });
    expect((await post({ exceptionIds: [late, newId('exc')], ownerId: owner.userId })).status).toBe(404);
    expect((await post({ ownerId: newId('usr') })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: '/ownerId' }],
    });
    expect((await post({ exceptionIds: [], ownerId: null })).status).toBe(422);
    const { client } = await signInAs(app, owner.companyId, 'viewer');
    expect((await client.post(BULK, { exceptionIds: [late], ownerId: null })).status).toBe(403);
    expect((await queued('?kind=late')).items[0]).toMatchObject({ ownerId: null, resolution: null });
  });
});

describe('a notice to the consignee', () => {
  const path = (part: string) => `/api/v1/shipments/${shipment.shipmentId}/${part}`;
  const notice = { to: 'dock@lonestar.test', subject: 'New delivery date', text: 'Hello,\n\nWednesday.\n\nAcme' };

  it('is prepared from the state of the shipment, without prices', async () => {
    await sample();
    const { body } = await owner.client.get(path('contacts'));
    expect(body.subject).toContain(`Shipment ${shipment.shipmentNumber}`);
    expect(body.subject).toContain('is delayed');
    expect(body.text).toContain('The estimated arrival is');
    const { total } = (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}`)).body;
    expect(body.text).not.toContain('$');
    expect(body.text).not.toContain((total.amount / 100).toFixed(2));
  });

  it('is sent with replies to the sender, and recorded in the activity', async () => {
    expect((await owner.client.post(path('consignee-notices'), notice)).status).toBe(202);
    await app.deliverOutbox();
    const [mail] = (await app.mails()).filter(({ to }) => to === notice.to);
    expect(mail).toMatchObject({ subject: notice.subject });
    expect(mail!.text).toContain('Wednesday.');
    const { items } = (await owner.client.get(path('activity'))).body;
    expect(items.find(({ action }: any) => action === 'consignee.notified')).toMatchObject({
      userId: owner.userId,
      details: { sentTo: notice.to, title: notice.subject },
    });
  });

  it('is refused without an address, for roles that may not edit, and more than five times a day to one mailbox', async () => {
    const post = (body: object) => owner.client.post(path('consignee-notices'), { ...notice, ...body });
    expect((await post({ to: 'nobody' })).body).toMatchObject({ status: 422, errors: [{ pointer: '/to' }] });
    const { client } = await signInAs(app, owner.companyId, 'viewer');
    expect((await client.post(path('consignee-notices'), notice)).status).toBe(403);
    expect((await client.get(path('contacts'))).status).toBe(403);
    for (let count = 0; count < 5; count += 1) expect((await post({})).status).toBe(202);
    expect((await post({})).status).toBe(429);
  });
});
