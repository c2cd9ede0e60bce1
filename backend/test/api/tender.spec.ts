import { Database } from '../../src/platform/database/database.js';
import { OutboxWorker } from '../../src/platform/outbox/outbox-worker.js';
import { MAX_ATTEMPTS } from '../../src/platform/outbox/backoff.js';
import { type DemoCarriers, startDemoCarriers } from '../support/demo-carriers.js';
import { readEvents } from '../support/event-reader.js';
import { bookRequest, bookShipment, createQuote } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { Redelivery } from '../support/redelivery.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const START = '2026-11-20T15:00:00.000Z';
const DAY = 24 * 3_600_000;

const clock = new TestClock();
let carriers: DemoCarriers;
let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  carriers = await startDemoCarriers();
  app = await startTestApp({ clock, environment: carriers.environment });
  owner = await signUp(app);
  await enable('ZZQC');
}, 60_000);
afterAll(async () => {
  await app.close();
  await carriers.stop();
});
beforeEach(() => clock.set(START));

let keys = 0;
const newKey = () => `tender ${(keys += 1)}`;
const database = () => app.get(Database);
const shipmentOf = async (id: string, { client } = owner) => (await client.get(`/api/v1/shipments/${id}`)).body;
const tenderOf = async (id: string) => (await owner.client.get(`/api/v1/shipments/${id}/tender`)).body;
const typesOf = async (id: string) => (await shipmentOf(id)).events.map(({ type }: { type: string }) => type);
const retender = (id: string, offer: any, key = newKey(), { client } = owner, accepted = offer.total) =>
  client.post(
    `/api/v1/shipments/${id}/tender`,
    { offerId: offer.offerId, acceptedTotal: accepted },
    { 'idempotency-key': key },
  );

/** Enables only these of the carriers over HTTP. */
async function enable(...scacs: string[]) {
  for (const { scac, connections } of (await owner.client.get('/api/v1/company/carriers')).body.items) {
    for (const { id, connector } of connections)
      if (connector === 'dsdc')
        await owner.client.patch(`/api/v1/company/carriers/${id}`, { enabled: scacs.includes(scac) });
  }
}

/** A shipment booked with a carrier over HTTP, with what the quote has in addition. */
async function bookOverHttp(scac = 'ZZQC', request: object = {}): Promise<string> {
  const quote = await createQuote(owner, request);
  await readEvents(owner.client, `/api/v1/quotes/${quote.id}/events`);
  const { offers } = (await owner.client.get(`/api/v1/quotes/${quote.id}`)).body;
  const offer = offers.find((candidate: any) => candidate.carrier.scac === scac);
  const { status, body } = await owner.client.post(`/api/v1/quotes/${quote.id}/book`, bookRequest(offer), {
    'idempotency-key': quote.id,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.shipmentId;
}

/** Makes failed messages due again immediately. */
async function retryNow() {
  await database().execute(
    'UPDATE outbox_message SET available_at = UTC_TIMESTAMP(3) WHERE done_at IS NULL AND failed_at IS NULL',
  );
  await app.deliverOutbox();
}

describe('a carrier over HTTP', () => {
  it('receives the bill of lading and the pickup after the booking, and its numbers and documents are stored', async () => {
    const id = await bookOverHttp();
    expect((await shipmentOf(id)).tender).toMatchObject({ state: null });
    await app.deliverOutbox();
    const shipment = await shipmentOf(id);
    expect(shipment.status).toBe('pickup_scheduled');
    expect(shipment.tender).toMatchObject({
      state: 'accepted',
      carrierConfirmation: expect.stringMatching(/^SW-/),
      pickupNumber: expect.stringMatching(/^SWP/),
    });
    expect(shipment.proNumber).toMatch(/^\d{9}$/);
    expect(await typesOf(id)).toEqual(
      expect.arrayContaining(['booked', 'tendered', 'tender_acknowledged', 'pickup_appointment']),
    );
    expect(shipment.documents.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['BOL', 'CARRIER_BOL', 'CARRIER_LABELS']),
    );
    const { attempts, nextOffers } = await tenderOf(id);
    expect(attempts).toMatchObject([
      { number: 1, connector: 'dsdc', state: 'accepted', tries: 1, carrier: { scac: 'ZZQC' } },
    ]);
    expect(nextOffers).toEqual([]);
  });

  it('receives one tender although the worker crashes after sending', async () => {
    const redelivery = new Redelivery(app);
    const id = await bookOverHttp();
    await app.deliverOutbox();
    const before = (await tenderOf(id)).attempts[0];
    // State left by a worker that was killed before it could store the response.
    await database().execute(
      `UPDATE tender SET state = 'pending', pro_number = NULL, carrier_confirmation = NULL, pickup_number = NULL, bol_taken_at = NULL, ended_at = NULL WHERE shipment_id = ?`,
      [id],
    );
    await redelivery.makeDue('shipment.tender');
    await app.get(OutboxWorker).deliver();
    const { attempts } = await tenderOf(id);
    expect(attempts).toEqual([{ ...before, tries: 2 }]);
    expect((await typesOf(id)).filter((type: string) => type === 'tendered')).toHaveLength(1);
  });

  it('that is unreachable gets the same tender again, which fails after the last attempt with instructions', async () => {
    const id = await bookOverHttp();
    await database().execute(
      `UPDATE carrier_connection SET endpoint = REPLACE(endpoint, '/fast', '/nowhere') WHERE company_id = ? AND connector = 'dsdc'`,
      [owner.companyId],
    );
    await database().execute(
      `UPDATE carrier_connection SET enabled = false WHERE company_id = ? AND connector = 'dsdc'`,
      [owner.companyId],
    );
    for (let attempt = 0; attempt < 3; attempt += 1) await retryNow();
    expect((await tenderOf(id)).attempts).toMatchObject([{ state: 'pending', tries: 3, code: 'CARRIER_UNAVAILABLE' }]);
    expect((await tenderOf(id)).nextOffers).toEqual([]);
    for (let attempt = 0; attempt < 5; attempt += 1) await retryNow();
    const stalled = await tenderOf(id);
    expect([stalled.state, stalled.attempts[0].tries]).toEqual(['pending', 8]);
    expect(stalled.text).toMatch(/does not respond.*next offer/);
    expect(stalled.nextOffers.length).toBeGreaterThan(0);
    await database().execute(
      `UPDATE outbox_message SET attempts = ? WHERE topic = 'shipment.tender' AND done_at IS NULL`,
      [MAX_ATTEMPTS - 1],
    );
    await retryNow();
    const { state, text, attempts, nextOffers } = await tenderOf(id);
    expect([state, attempts.length, attempts[0].tries]).toEqual(['failed', 1, 9]);
    expect(text).toMatch(/next offer/);
    expect(nextOffers.length).toBeGreaterThan(0);
    for (const { earliestDeliveryOn, estimatedDeliveryOn, latestDeliveryOn } of nextOffers)
      expect([earliestDeliveryOn, estimatedDeliveryOn, latestDeliveryOn]).toEqual(
        [earliestDeliveryOn, estimatedDeliveryOn, latestDeliveryOn].sort(),
      );
    expect(await typesOf(id)).toContain('tender_failed');
    await app.deliverOutbox();
    expect(
      await database().query('SELECT kind FROM notification WHERE subject_id = ? AND kind LIKE ?', [id, 'tender.%']),
    ).toEqual([{ kind: 'tender.failed' }]);
    expect((await retender(id, nextOffers[0])).status).toBe(200);
    expect(
      await database().query(
        "SELECT JSON_UNQUOTE(JSON_EXTRACT(payload, '$.notice')) AS notice FROM outbox_message WHERE topic = 'shipment.carrier-notice' AND JSON_UNQUOTE(JSON_EXTRACT(payload, '$.tenderId')) = ?",
        [attempts[0].id],
      ),
    ).toEqual([{ notice: 'cancel' }]);
    await database().execute(
      `UPDATE carrier_connection SET endpoint = REPLACE(endpoint, '/nowhere', '/fast') WHERE company_id = ?`,
      [owner.companyId],
    );
    await enable('ZZQC');
  });
});

describe('a change after booking with a carrier over HTTP', () => {
  const change = async (id: string, body: object) => {
    const { version } = await shipmentOf(id);
    const { status } = await owner.client.patch(`/api/v1/shipments/${id}`, { version, ...body });
    expect(status).toBe(200);
  };
  const notes = async (id: string) =>
    (
      await database().query<{ reason: string }>(
        `SELECT reason FROM shipment_event WHERE shipment_id = ? AND type = 'note' AND source = 'lading'`,
        [id],
      )
    ).map(({ reason }) => reason);
  const openOf = async (id: string) => (await shipmentOf(id)).exceptions.map(({ kind }: any) => kind);

  it('reaches the carrier once, or becomes an exception that is sent again', async () => {
    const id = await bookOverHttp();
    await app.deliverOutbox();
    await change(id, { instructions: 'Gate 4', references: [{ type: 'PO', value: '77' }] });
    await app.deliverOutbox();
    await app.deliverOutbox();
    expect(await notes(id)).toEqual(['Demo Quick Connect was notified of the change.']);
    expect(await openOf(id)).toEqual([]);

    const tender = 'UPDATE tender SET pro_number = ? WHERE shipment_id = ?';
    const { proNumber } = await shipmentOf(id);
    await database().execute(tender, ['UNKNOWN1', id]);
    await change(id, { instructions: 'Gate 5' });
    await app.deliverOutbox();
    expect(await openOf(id)).toEqual(['change_not_sent']);
    await database().execute(tender, [proNumber, id]);
    clock.advance(60_000);
    expect((await owner.client.post(`/api/v1/shipments/${id}/tender/resend`, {})).status).toBeLessThan(300);
    await app.deliverOutbox();
    expect(await openOf(id)).toEqual([]);
    expect((await owner.client.post(`/api/v1/shipments/${id}/tender/resend`, {})).status).toBe(409);
  });
});

describe('a truckload priced by a carrier over HTTP', () => {
  const TRUCK = { mode: 'FTL', equipment: 'DRYVAN' };
  const warningsOf = async () => {
    const quote = await createQuote(owner, TRUCK);
    await readEvents(owner.client, `/api/v1/quotes/${quote.id}/events`);
    const { offers } = (await owner.client.get(`/api/v1/quotes/${quote.id}`)).body;
    const offer = offers.find(({ carrier, mode }: any) => carrier.scac === 'ZZQC' && mode === 'FTL');
    return offer.warnings.map(({ code }: any) => code);
  };

  it('cannot be tendered without a mailbox, which is known before booking', async () => {
    expect(await warningsOf()).toContain('MODE_NOT_TENDERABLE');
    const id = await bookOverHttp('ZZQC', TRUCK);
    await app.deliverOutbox();
    expect((await tenderOf(id)).attempts).toMatchObject([{ state: 'failed', code: 'MODE_NOT_TENDERABLE' }]);
  });

  it('is tendered by mail if the carrier has a mailbox', async () => {
    await database().execute(
      `INSERT INTO carrier_connection (company_id, id, carrier_id, connector, enabled, tender_email, timeout_ms, created_at)
       SELECT company_id, REPLACE(id, 'con_', 'cox_'), carrier_id, 'tariff', true, 'loads@quick.example', timeout_ms, created_at
         FROM carrier_connection n WHERE company_id = ? AND connector = 'dsdc'
          AND carrier_id = (SELECT id FROM carrier WHERE company_id = n.company_id AND scac = 'ZZQC')`,
      [owner.companyId],
    );
    await enable('ZZQC');
    expect(await warningsOf()).not.toContain('MODE_NOT_TENDERABLE');
    const id = await bookOverHttp('ZZQC', TRUCK);
    await app.deliverOutbox();
    const { number, tender } = await shipmentOf(id);
    expect(tender.state).toBe('sent');
    expect(
      (await app.mails()).filter(
        ({ to, subject }) => String(to).includes('loads@quick.example') && subject.includes(number),
      ),
    ).toHaveLength(1);
    expect((await tenderOf(id)).attempts).toMatchObject([{ connector: 'tariff', state: 'sent' }]);
  });
});

describe('a carrier that receives tenders by mail', () => {
  it('receives one mail with the bill of lading, and has accepted when its PRO number is entered', async () => {
    const { shipmentId: id, shipmentNumber } = await bookShipment(owner);
    await app.deliverOutbox();
    const [mail, ...others] = (await app.mails()).filter(({ subject }) => subject.includes(shipmentNumber));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: `Load tender ${shipmentNumber}, pickup 2026-11-24`,
      to: expect.stringMatching(/^tenders@zz\w\w\.lading\.test$/),
    });
    expect(mail!.text).toContain('Acme DC, 12 S Dock Pl, Chicago, IL 60601');
    const shipment = await shipmentOf(id);
    expect([shipment.status, shipment.tender.state]).toEqual(['tendered', 'sent']);

    const { status, body } = await owner.client.patch(`/api/v1/shipments/${id}`, {
      version: shipment.version,
      proNumber: '123-456 789',
    });
    expect([status, body]).toEqual([200, { version: shipment.version + 1, warnings: [] }]);
    expect(await shipmentOf(id)).toMatchObject({
      status: 'accepted',
      proNumber: '123456789',
      tender: { state: 'accepted' },
    });
  });

  it('has accepted when its assigned PRO number is confirmed, and confirming again changes nothing', async () => {
    const { shipmentId: id } = await bookShipment(owner);
    await app.deliverOutbox();
    const confirm = ({ version, proNumber }: { version: number; proNumber: string }) =>
      owner.client.patch(`/api/v1/shipments/${id}`, { version, proNumber });
    // The tender had a number from the block.
    await database().execute('UPDATE shipment SET pro_number = ? WHERE id = ?', ['100000017', id]);
    const shipment = await shipmentOf(id);
    expect(shipment).toMatchObject({ status: 'tendered', proNumber: '100000017', tender: { state: 'sent' } });

    expect(await confirm(shipment)).toMatchObject({ status: 200, body: { version: shipment.version, warnings: [] } });
    expect(await confirm(shipment)).toMatchObject({ status: 200, body: { version: shipment.version, warnings: [] } });
    expect(await shipmentOf(id)).toMatchObject({
      status: 'accepted',
      proNumber: '100000017',
      tender: { state: 'accepted' },
    });
    expect((await typesOf(id)).filter((type: string) => type === 'tender_acknowledged')).toHaveLength(1);
  });

  it('is not contacted without an address for tenders, which is reported', async () => {
    const other = await signUp(app);
    const { shipmentId: id } = await bookShipment(other);
    await database().execute('UPDATE carrier_connection SET tender_email = NULL WHERE company_id = ?', [
      other.companyId,
    ]);
    await app.deliverOutbox();
    const { state, attempts } = (await other.client.get(`/api/v1/shipments/${id}/tender`)).body;
    expect([state, attempts[0].code, attempts[0].tries]).toEqual(['failed', 'NO_TENDER_ADDRESS', 1]);
    expect(attempts[0].message).toMatch(/Settings, Carriers/);
  });
});

describe('a rejected shipment', () => {
  let id: string;
  let offer: any;

  beforeAll(async () => {
    clock.set(START);
    await enable('ZZFT');
    // The carrier rejects even numbers, and answers every fifth request for a price.
    do id = await bookFlaky();
    while (!/[02468]$/.test((await shipmentOf(id)).number));
    await app.deliverOutbox();
    await enable('ZZQC');
    [offer] = (await tenderOf(id)).nextOffers;
  }, 120_000);

  async function bookFlaky(): Promise<string> {
    for (;;) {
      const quote = await createQuote(owner);
      await readEvents(owner.client, `/api/v1/quotes/${quote.id}/events`);
      const { offers } = (await owner.client.get(`/api/v1/quotes/${quote.id}`)).body;
      const flaky = offers.find((candidate: any) => candidate.carrier.scac === 'ZZFT');
      if (flaky)
        return (
          await owner.client.post(`/api/v1/quotes/${quote.id}/book`, bookRequest(flaky), {
            'idempotency-key': quote.id,
          })
        ).body.shipmentId;
      clock.advance(31_000);
    }
  }

  it("shows the carrier's reason and lists the remaining offers", async () => {
    expect((await shipmentOf(id)).status).toBe('tender_rejected');
    const { state, attempts, nextOffers } = await tenderOf(id);
    expect([state, attempts[0].message]).toEqual(['rejected', 'We have no capacity on this lane today.']);
    expect(nextOffers.map(({ total }: any) => total.amount)).toEqual(
      [...nextOffers.map(({ total }: any) => total.amount)].sort((left, right) => left - right),
    );
    expect(nextOffers.some(({ carrier }: any) => carrier.scac === 'ZZFT')).toBe(false);
    expect(offer).toMatchObject({ expired: false, rejectedBefore: false, difference: { currency: 'USD' } });
  });

  it('is not tendered to an offer whose total was not accepted, that has expired, or that is not of its quote', async () => {
    const other = await retender(id, offer, newKey(), owner, { ...offer.total, amount: offer.total.amount - 1 });
    expect([other.status, other.body.code]).toEqual([409, 'PRICE_CHANGED']);
    expect((await retender(id, { ...offer, offerId: 'ofr_01BX5ZZKBKACTAV9WEVGEMMVRZ' })).body).toMatchObject({
      status: 422,
      errors: [{ code: 'OFFER_UNKNOWN' }],
    });
    clock.advance(20 * DAY);
    const later = await signInAs(app, owner.companyId, 'manager');
    const tender = async () => (await later.client.get(`/api/v1/shipments/${id}/tender`)).body;
    expect((await tender()).nextOffers.every(({ expired }: any) => expired)).toBe(true);
    expect((await retender(id, offer, newKey(), later)).body).toMatchObject({ status: 410, code: 'OFFER_EXPIRED' });
    expect((await tender()).attempts).toHaveLength(1);
  });

  it('requires booking and price permission, and bookers can retender their own', async () => {
    for (const role of ['dock', 'viewer', 'finance'] as const)
      expect((await retender(id, offer, newKey(), await signInAs(app, owner.companyId, role))).status).toBe(403);
    expect((await retender(id, offer, newKey(), await signInAs(app, owner.companyId, 'booker'))).status).toBe(403);
    expect((await retender(id, offer, newKey(), await signUp(app))).status).toBe(404);
    const { nextOffers } = (
      await (await signInAs(app, owner.companyId, 'dock')).client.get(`/api/v1/shipments/${id}/tender`)
    ).body;
    expect(nextOffers.every(({ total, difference }: any) => total === null && difference === null)).toBe(true);
  });

  it('is tendered to the next carrier at its total, once for repeated requests', async () => {
    clock.set('2026-11-20T16:00:00.000Z'); // after the rejection
    const answers = await Promise.all(Array.from({ length: 10 }, () => retender(id, offer, 'the same')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await retender(id, offer)).body.code).toBe('NOT_TENDERABLE');
    expect((await retender(id, { ...offer, offerId: 'ofr_01BX5ZZKBKACTAV9WEVGEMMVRZ' }, 'the same')).body.code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    await app.deliverOutbox();
    const shipment = await shipmentOf(id);
    expect(shipment).toMatchObject({
      status: 'tendered',
      carrier: offer.carrier,
      total: offer.total,
      tender: { state: 'sent' },
    });
    expect(shipment.lines.reduce((sum: number, line: any) => sum + line.amount.amount, 0)).toBe(offer.total.amount);
    expect((await tenderOf(id)).attempts.map(({ number, state }: any) => [number, state])).toEqual([
      [2, 'sent'],
      [1, 'rejected'],
    ]);
    expect(shipment.documents.filter(({ kind }: any) => kind === 'BOL').length).toBeGreaterThan(1);
  });
});

it('gets an address for tenders on a tariff connection, and none on an HTTP connection', async () => {
  const all = (await owner.client.get('/api/v1/company/carriers')).body.items.flatMap(
    ({ connections }: any) => connections,
  );
  const [tariff, http] = ['tariff', 'dsdc'].map((kind) => all.find(({ connector }: any) => connector === kind));
  const change = (id: string, tenderEmail: unknown) =>
    owner.client.patch(`/api/v1/company/carriers/${id}`, { tenderEmail });
  expect(
    (await change(tariff.id, 'tenders@carrier.test')).body.connections.find(({ id }: any) => id === tariff.id)
      .tenderEmail,
  ).toBe('tenders@carrier.test');
  expect((await change(tariff.id, 'tenders@carrier.test\nbcc: x@evil.test')).status).toBe(422);
  expect((await change(http.id, 'tenders@carrier.test')).body).toMatchObject({
    status: 422,
    errors: [{ pointer: '/tenderEmail', code: 'NOT_OF_HTTP' }],
  });
});
