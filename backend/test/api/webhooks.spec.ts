import { setTimeout as delay } from 'node:timers/promises';
import type { DomainEventKind } from '../../src/platform/registered.js';
import { DomainEvents } from '../../src/platform/domain-events/domain-events.js';
import { Database } from '../../src/platform/database/database.js';
import { PeriodicJobs } from '../../src/platform/jobs/periodic-jobs.js';
import { PurgeExpiredRowsJob } from '../../src/platform/retention/purge-expired-rows.job.js';
import { DeliveryQueue } from '../../src/modules/webhooks/persistence/delivery-queue.sql.js';
import { WebhookWorker } from '../../src/modules/webhooks/webhook-worker.js';
import { makeKey } from '../support/api-keys.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { patiently } from '../support/patiently.js';
import { Redelivery } from '../support/redelivery.js';
import { connectCarrier } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { expectedSignature, startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.js';

const SLOW = 60_000;
const WEBHOOKS = '/api/v1/company/webhooks';
const START = '2026-11-20T15:00:00.000Z';
const clock = new TestClock();

let app: TestApp;
let receiver: WebhookReceiver;
let owner: SignedIn;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  app = await startTestApp({
    clock,
    environment: { EGRESS_ALLOW_WEBHOOKS: `127.0.0.1:${receiver.port}` },
  });
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});
beforeEach(async () => {
  clock.set(START);
  await app.database.truncate();
  receiver.received.length = 0;
  owner = await signUp(app);
});

async function createWebhook(
  path: string,
  kinds: DomainEventKind[] = ['shipment.delayed'],
): Promise<{ id: string; secret: string; deliveries: () => Promise<any[]> }> {
  const { status, body } = await owner.client.post(WEBHOOKS, { url: `${receiver.url}${path}`, kinds });
  if (status !== 201) throw new Error(`The webhook was answered ${status}: ${JSON.stringify(body)}`);
  return { ...body, deliveries: async () => (await owner.client.get(`${WEBHOOKS}/${body.id}/deliveries`)).body.items };
}

/** Publishes an event about a late shipment, and stores the deliveries. */
async function happen(kind: DomainEventKind = 'shipment.delayed', label = 'S-000001'): Promise<void> {
  const subject = { type: 'shipment' as const, id: 'shp_01BX5ZZKBKACTAV9WEVGEMMVRZ', label };
  await app
    .get(Database)
    .transaction((tx) =>
      app
        .get(DomainEvents)
        .publish(tx, { companyId: owner.companyId, kind, subject, actorId: null, data: { days: 2 } }),
    );
  await app.deliverOutbox();
}

const work = (): Promise<number> => app.get(WebhookWorker).deliver();

describe('an event', () => {
  it('is sent, signed, to webhooks that subscribe to its kind', async () => {
    const wanting = await createWebhook('/wanting');
    await createWebhook('/other', ['shipment.delivered']);
    await happen();
    expect(await work()).toBe(1);
    const [got, ...others] = receiver.received;
    if (got === undefined) throw new Error('Nothing came.');
    expect(others).toEqual([]);
    const [logged] = await wanting.deliveries();
    expect(JSON.parse(got.body)).toEqual({
      id: logged.eventId,
      kind: 'shipment.delayed',
      occurredAt: START,
      subject: { type: 'shipment', id: 'shp_01BX5ZZKBKACTAV9WEVGEMMVRZ', label: 'S-000001' },
      data: { days: 2 },
    });
    expect(got.headers).toMatchObject({
      'content-type': 'application/json',
      'lading-webhook-id': logged.id,
      'lading-webhook-timestamp': '1795186800',
    });
    expect(got.headers['lading-webhook-signature']).toBe(expectedSignature(got, wanting.secret));
    expect(logged).toMatchObject({
      state: 'delivered',
      attempts: 1,
      responseStatus: 204,
      responseBody: null,
      error: null,
      nextAttemptAt: null,
      endedAt: START,
      body: got.body,
    });
    expect(await work()).toBe(0);
  });

  it(
    'is sent for changes of a shipment',
    async () => {
      await createWebhook('/cancelled', ['shipment.cancelled']);
      await connectCarrier(owner.client);
      const { shipmentId, shipmentNumber } = await bookShipment(owner);
      expect(
        (await owner.client.post(`/api/v1/shipments/${shipmentId}/cancel`, { reason: 'Ordered twice' })).status,
      ).toBe(200);
      await app.deliverOutbox();
      await work();
      const subject = { type: 'shipment', id: shipmentId, label: shipmentNumber };
      expect(receiver.received.map(({ body }) => JSON.parse(body))).toMatchObject([
        { kind: 'shipment.cancelled', subject },
      ]);
    },
    SLOW,
  );

  it('is stored once, however often it is handled', async () => {
    const webhook = await createWebhook('/once');
    const redelivery = new Redelivery(app);
    await happen();
    await redelivery.makeDue('fact');
    await app.deliverOutbox();
    expect(await webhook.deliveries()).toHaveLength(1);
  });

  it('is not stored for a disabled webhook, and pending deliveries stay pending', async () => {
    const webhook = await createWebhook('/paused');
    await happen();
    await owner.client.patch(`${WEBHOOKS}/${webhook.id}`, { enabled: false });
    await happen('shipment.delayed', 'S-000002');
    expect(await work()).toBe(0);
    expect(await webhook.deliveries()).toHaveLength(1);
    await owner.client.patch(`${WEBHOOKS}/${webhook.id}`, { enabled: true });
    expect(await work()).toBe(1);
  });

  it('is not sent for a company that is being deleted', async () => {
    await createWebhook('/closed');
    await happen();
    await app.database.database.query('UPDATE company SET erase_at = NOW()');
    expect(await work()).toBe(0);
  });
});

describe('a receiver', () => {
  it.each([
    [
      'that fails',
      (path: string) => receiver.answer(path, (response) => void response.writeHead(500).end('x'.repeat(5_000))),
      500,
    ],
    [
      'that redirects',
      (path: string) =>
        receiver.answer(
          path,
          (response) => void response.writeHead(302, { location: `${receiver.url}/elsewhere` }).end(),
        ),
      302,
    ],
    ['that refuses', (path: string) => receiver.answer(path, (response) => void response.writeHead(410).end()), 410],
  ])(
    '%s is tried twelve times, 5 seconds to an hour apart',
    async (_who, fail, status) => {
      fail(`/failing-${status}`);
      const webhook = await createWebhook(`/failing-${status}`);
      await happen();
      const waits: number[] = [];
      for (let attempt = 1; attempt < 12; attempt += 1) {
        expect(await work()).toBe(1);
        const [{ nextAttemptAt, attempts, state }] = await webhook.deliveries();
        expect([attempts, state]).toEqual([attempt, 'waiting']);
        waits.push((Date.parse(nextAttemptAt as string) - clock.now().getTime()) / 1_000);
        clock.set(new Date(Date.parse(nextAttemptAt as string) - 1).toISOString());
        expect(await work()).toBe(0);
        clock.advance(1);
      }
      expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1_280, 2_560, 3_600]);
      expect(await work()).toBe(1);
      const [given] = await webhook.deliveries();
      expect(given).toMatchObject({ state: 'failed', attempts: 12, responseStatus: status, nextAttemptAt: null });
      expect(given.responseBody).toBeNull();
      expect(new Set(receiver.received.map(({ headers }) => headers['lading-webhook-id']))).toEqual(
        new Set([given.id]),
      );
      expect(receiver.received.map(({ path }) => path)).not.toContain('/elsewhere');
      clock.advance(86_400_000);
      expect(await work()).toBe(0);
    },
    SLOW,
  );

  it('is marked as failing while no delivery succeeds', async () => {
    receiver.answer('/flaky', (response) => void response.writeHead(503).end());
    const webhook = await createWebhook('/flaky');
    const failingSince = async () => (await owner.client.get(WEBHOOKS)).body.items[0].failingSince;
    await happen();
    await work();
    expect(await failingSince()).toBe(START);
    clock.advance(5_000);
    await work();
    expect(await failingSince()).toBe(START);
    receiver.answer('/flaky', (response) => void response.writeHead(200).end('thanks'));
    clock.advance(10_000);
    await work();
    expect(await failingSince()).toBeNull();
    expect(await webhook.deliveries()).toMatchObject([
      { state: 'delivered', attempts: 3, responseStatus: 200, responseBody: null },
    ]);
  });

  it.each([
    ['it closes the connection', () => `${receiver.url}/hangs-up`, 'unreachable'],
    ['its name resolves to a private address', () => 'https://localhost:8443/', 'forbidden-address'],
  ])('is retried when %s', async (_why, url, error) => {
    receiver.answer('/hangs-up', (response) => void response.socket?.destroy());
    const webhook = await createWebhook('/gone');
    expect((await owner.client.patch(`${WEBHOOKS}/${webhook.id}`, { url: url() })).status).toBe(200);
    await happen();
    await work();
    expect(await webhook.deliveries()).toMatchObject([{ state: 'waiting', attempts: 1, responseStatus: null, error }]);
  });

  it(
    'that hangs does not delay others, and times out after ten seconds',
    async () => {
      const answered: (() => void)[] = [];
      receiver.answer('/slow', (response) => void answered.push(() => response.end()));
      const slow = await createWebhook('/slow');
      await createWebhook('/fast');
      for (let number = 1; number <= 6; number += 1) await happen('shipment.delayed', `S-${number}`);
      const fast = () => receiver.received.filter(({ path }) => path === '/fast').length;
      const done = work();
      while (fast() < 4) await delay(20);
      const later = work();
      while (fast() < 6) await delay(20);
      // Exactly four concurrent deliveries over all workers.
      expect(receiver.received.filter(({ path }) => path === '/slow')).toHaveLength(4);
      expect(answered).toHaveLength(4);
      await Promise.all([done, later]);
      expect((await slow.deliveries()).map(({ error, state }) => `${error} ${state}`)).toEqual([
        ...Array(2).fill('null waiting'),
        ...Array(4).fill('timeout waiting'),
      ]);
      // One at a time while the webhook fails.
      clock.advance(60_000);
      const probing = work();
      while (answered.length < 5) await delay(20);
      for (const end of answered) end();
      expect(await probing).toBe(1);
    },
    SLOW,
  );
});

describe('a failing webhook', () => {
  const DAY_MS = 86_400_000;
  const state = async () => (await owner.client.get(WEBHOOKS)).body.items[0];

  beforeEach(async () => {
    receiver.answer('/dead', (response) => void response.writeHead(503).end());
    await createWebhook('/dead');
  });

  /** Sets the webhook as failing since then, with one attempt left for each pending delivery. */
  async function failingSince(instant: number): Promise<void> {
    await app.database.database.query('UPDATE webhook SET failing_since = ?', [new Date(instant)]);
    await app.database.database.query(`UPDATE webhook_delivery SET attempts = 11 WHERE state = 'waiting'`);
  }

  it('is kept for three days, and then disabled when a delivery fails for good', async () => {
    await happen('shipment.delayed', 'S-1');
    await failingSince(Date.parse(START) - 3 * DAY_MS + 1);
    await work();
    expect(await state()).toMatchObject({ enabled: true, disabledAt: null, disabledReason: null });
    clock.advance(1);
    await happen('shipment.delayed', 'S-2');
    await work();
    expect(await state()).toMatchObject({ enabled: true, disabledAt: null });
    clock.advance(5_000);
    await failingSince(Date.parse(START) - 3 * DAY_MS + 1);
    await work();
    expect(await state()).toMatchObject({
      enabled: false,
      disabledAt: clock.now().toISOString(),
      disabledReason: 'nothing_delivered',
    });
    await happen('shipment.delayed', 'S-3');
    expect(await work()).toBe(0);
  });

  it('notifies owners and admins once, by inbox and mail', async () => {
    const [admin, booker] = await Promise.all([
      signInAs(app, owner.companyId, 'admin'),
      signInAs(app, owner.companyId, 'booker'),
    ]);
    for (const label of ['S-1', 'S-2', 'S-3']) await happen('shipment.delayed', label);
    const earlier = (await app.mails()).length;
    await failingSince(Date.parse(START) - 3 * DAY_MS);
    await Promise.all([work(), work(), work()]);
    await app.deliverOutbox();
    const inbox = async ({ client }: SignedIn) => (await client.get('/api/v1/notifications')).body.items;
    const told = {
      kind: 'webhook.disabled',
      subject: { type: 'webhook', label: receiver.url },
      text: 'All deliveries failed for 3 days. The webhook is disabled until someone enables it again.',
    };
    expect([await inbox(owner), await inbox(admin), await inbox(booker)]).toMatchObject([[told], [told], []]);
    const all = await app.mails();
    const mails = all.slice(0, all.length - earlier);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill(expect.stringContaining('Webhook disabled')));
    expect(mails.map(({ text }) => text).join()).not.toContain('/dead');
    const { items } = (await owner.client.get('/api/v1/company/activity')).body;
    expect(items.filter(({ action }: any) => action === 'webhook.disabled')).toMatchObject([{ subject: receiver.url }]);
  });

  it('sends pending deliveries when enabled again, and restarts the three days', async () => {
    await happen('shipment.delayed', 'S-1');
    await failingSince(Date.parse(START) - 4 * DAY_MS);
    await happen('shipment.delayed', 'S-2');
    await app.database.database.query(
      `UPDATE webhook_delivery SET available_at = available_at + INTERVAL 1 SECOND WHERE attempts = 0`,
    );
    await work();
    const { id, disabledReason } = await state();
    expect(disabledReason).toBe('nothing_delivered');
    const { body } = await owner.client.patch(`${WEBHOOKS}/${id}`, { enabled: true });
    expect(body).toMatchObject({ enabled: true, failingSince: null, disabledAt: null, disabledReason: null });
    clock.advance(1_000);
    await work();
    expect(await state()).toMatchObject({ enabled: true, failingSince: clock.now().toISOString() });
    receiver.answer('/dead', (response) => void response.writeHead(204).end());
    clock.advance(5_000);
    await work();
    expect(await state()).toMatchObject({ enabled: true, failingSince: null });
    expect(JSON.parse(receiver.received.at(-1)!.body).subject.label).toBe('S-2');
  });
});

describe('a delivery', () => {
  it('of a crashed worker is sent again with the same id', async () => {
    const webhook = await createWebhook('/killed');
    await happen();
    const [due] = await app.get(DeliveryQueue).due(clock.now(), 10);
    if (due === undefined) throw new Error('Nothing is due.');
    const [claimed] = await app.get(DeliveryQueue).claim(due, clock.now(), 4);
    expect(await work()).toBe(0);
    clock.advance(60_001);
    expect(await work()).toBe(1);
    expect(receiver.received.map(({ headers }) => headers['lading-webhook-id'])).toEqual([claimed?.id]);
    expect(await webhook.deliveries()).toMatchObject([{ id: claimed?.id, state: 'delivered', attempts: 2 }]);
    // The killed worker's late result changes nothing.
    if (claimed !== undefined)
      await app
        .get(DeliveryQueue)
        .settle(
          claimed,
          'failed',
          { responseStatus: 500, responseBody: '', error: null, milliseconds: 1 },
          clock.now(),
          clock.now(),
        );
    expect(await webhook.deliveries()).toMatchObject([{ state: 'delivered', responseStatus: 204 }]);
  });

  it('is sent once by many workers', async () => {
    await createWebhook('/many');
    for (let number = 1; number <= 8; number += 1) await happen('shipment.delayed', `S-${number}`);
    for (let round = 0; round < 3; round += 1) await Promise.all([work(), work(), work(), work()]);
    const ids = receiver.received.map(({ headers }) => headers['lading-webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([8, 8]);
  });

  it('is replayed with the same id', async () => {
    const webhook = await createWebhook('/replayed');
    await happen();
    await work();
    const [{ id }] = await webhook.deliveries();
    const { status, body } = await owner.client.post(`${WEBHOOKS}/${webhook.id}/deliveries/${id}/replay`);
    expect([status, body.state, body.attempts, body.endedAt]).toEqual([202, 'waiting', 0, null]);
    expect(await work()).toBe(1);
    expect(receiver.received.map(({ headers }) => headers['lading-webhook-id'])).toEqual([id, id]);
    await owner.client.patch(`${WEBHOOKS}/${webhook.id}`, { enabled: false });
    expect((await owner.client.post(`${WEBHOOKS}/${webhook.id}/deliveries/${id}/replay`)).body.code).toBe(
      'WEBHOOK_DISABLED',
    );
  });

  it('is listed for thirty days, page by page', async () => {
    const webhook = await createWebhook('/listed');
    for (const label of ['S-1', 'S-2', 'S-3']) {
      await happen('shipment.delayed', label);
      clock.advance(1_000);
    }
    const labels = ({ items }: { items: { body: string }[] }) =>
      items.map(({ body }) => JSON.parse(body).subject.label);
    const first = (await owner.client.get(`${WEBHOOKS}/${webhook.id}/deliveries?limit=2`)).body;
    expect(labels(first)).toEqual(['S-3', 'S-2']);
    const second = (await owner.client.get(`${WEBHOOKS}/${webhook.id}/deliveries?limit=2&cursor=${first.nextCursor}`))
      .body;
    expect([labels(second), second.nextCursor]).toEqual([['S-1'], null]);
    expect((await owner.client.get(`${WEBHOOKS}/${webhook.id}/deliveries?state=delivered`)).body.items).toEqual([]);
    clock.set(START);
    clock.advance(30 * 86_400_000 + 1);
    await app.get(PurgeExpiredRowsJob).run();
    clock.set(START);
    expect(labels({ items: await webhook.deliveries() })).toEqual(['S-3', 'S-2']);
  });
});

describe('a webhook', () => {
  it('is shown with its secret once, which is stored sealed', async () => {
    const { secret, id } = await createWebhook('/sealed');
    expect(JSON.stringify((await owner.client.get(WEBHOOKS)).body)).not.toContain(secret);
    const [row] = await app.database.database.query<{ secret: Buffer }>('SELECT secret FROM webhook WHERE id = ?', [
      id,
    ]);
    expect(row?.secret.includes(secret)).toBe(false);
  });

  it('signs with both secrets for a day after a rotation', async () => {
    const webhook = await createWebhook('/rotated');
    const { status, body: made } = await owner.client.post(`${WEBHOOKS}/${webhook.id}/rotate-secret`);
    expect([status, made.previousSecretUntil]).toEqual([201, '2026-11-21T15:00:00.000Z']);
    clock.advance(86_399_999);
    await happen();
    await work();
    clock.advance(1);
    await happen('shipment.delayed', 'S-2');
    await work();
    const [within, after] = receiver.received;
    if (within === undefined || after === undefined) throw new Error('Two deliveries were to come.');
    expect(within.headers['lading-webhook-signature']).toBe(expectedSignature(within, made.secret, webhook.secret));
    expect(after.headers['lading-webhook-signature']).toBe(expectedSignature(after, made.secret));
  });

  it('is tested with a test event', async () => {
    const webhook = await createWebhook('/tested');
    const { status, body } = await owner.client.post(`${WEBHOOKS}/${webhook.id}/test`);
    expect([status, body.kind, body.state]).toEqual([202, 'webhook.test', 'waiting']);
    await work();
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      id: body.eventId,
      kind: 'webhook.test',
      subject: { type: 'webhook', id: webhook.id },
    });
  });

  it.each([
    ['ftp://example.com/', 'URL_INVALID'],
    ['example.com', 'URL_INVALID'],
    ['https://user:secret@example.com/', 'URL_INVALID'],
    ['http://example.com/', 'URL_NOT_ALLOWED'],
    ['https://127.0.0.1/', 'URL_NOT_ALLOWED'],
    ['https://10.1.2.3/', 'URL_NOT_ALLOWED'],
    ['https://[::1]/', 'URL_NOT_ALLOWED'],
    ['https://169.254.169.254/latest', 'URL_NOT_ALLOWED'],
  ])('is refused for %s', async (url, code) => {
    const { status, body } = await owner.client.post(WEBHOOKS, { url, kinds: ['shipment.delayed'] });
    expect([status, body.errors[0]]).toMatchObject([422, { pointer: '/url', code }]);
    const { id } = await createWebhook('/kept');
    expect((await owner.client.patch(`${WEBHOOKS}/${id}`, { url })).body.errors[0].code).toBe(code);
  });

  it.each([
    [{ kinds: [] }, '/kinds'],
    [{ kinds: ['shipment.lost'] }, '/kinds'],
    [{ kinds: null }, '/kinds'],
    [{ enabled: 'yes' }, '/enabled'],
  ])('cannot be changed to %j', async (change, pointer) => {
    const { id } = await createWebhook('/kept');
    const { status, body } = await owner.client.patch(`${WEBHOOKS}/${id}`, change);
    expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
  });

  it('is limited to twenty, and deleted with its deliveries', async () => {
    const create = () =>
      patiently(() => owner.client.post(WEBHOOKS, { url: `${receiver.url}/x`, kinds: ['shipment.delayed'] }));
    const answers = await Promise.all(Array.from({ length: 21 }, create));
    expect(answers.filter(({ body }) => body.code === 'WEBHOOK_LIMIT')).toHaveLength(1);
    await happen();
    const [{ id }] = (await owner.client.get(WEBHOOKS)).body.items;
    expect((await owner.client.request('DELETE', `${WEBHOOKS}/${id}`)).status).toBe(204);
    expect(await app.database.database.query('SELECT id FROM webhook_delivery WHERE webhook_id = ?', [id])).toEqual([]);
    expect((await owner.client.get(`${WEBHOOKS}/${id}/deliveries`)).status).toBe(404);
  });

  it('requires company management, and is recorded in the activity', async () => {
    const booker = await signInAs(app, owner.companyId, 'booker');
    expect((await booker.client.get(WEBHOOKS)).body.code).toBe('FORBIDDEN');
    const { id } = await createWebhook('/hook?key=hidden');
    await owner.client.post(`${WEBHOOKS}/${id}/rotate-secret`);
    const { items } = (await owner.client.get('/api/v1/company/activity')).body;
    expect(items.slice(0, 2).map(({ action, subject }: any) => [action, subject])).toEqual([
      ['webhook.secret_rotated', receiver.url],
      ['webhook.created', receiver.url],
    ]);
  });
});

it('sends no totals to a webhook that was set by a key or a member without prices', async () => {
  const kinds = ['quote.price_changed', 'shipment.delayed'] as const;
  const key = await makeKey(app, owner, ['webhook.manage', 'price.read']);
  const { body: ofKey } = await key.post(WEBHOOKS, { url: `${receiver.url}/key`, kinds });
  const ofOwner = await createWebhook('/owner', [...kinds]);
  const sent = async () =>
    (await app.get(Database).query<{ id: string }>('SELECT webhook_id AS id FROM webhook_delivery ORDER BY id'))
      .map(({ id }) => id)
      .sort();
  await happen('quote.price_changed');
  expect(await sent()).toEqual([ofKey.id, ofOwner.id].sort());
  await app.get(Database).query('UPDATE api_key SET permissions = \'["webhook.manage"]\'');
  await happen('quote.price_changed', 'S-000002');
  expect(await sent()).toEqual([ofKey.id, ofOwner.id, ofOwner.id].sort());
  await happen('shipment.delayed', 'S-000003');
  expect(await sent()).toHaveLength(5);
  // A member who sees prices sets the events: the webhook is the member's.
  await owner.client.patch(`${WEBHOOKS}/${ofKey.id}`, { kinds });
  await happen('quote.price_changed', 'S-000004');
  expect(await sent()).toHaveLength(7);
  await app
    .get(Database)
    .query("UPDATE association SET role = 'booker', sees_prices = 0 WHERE user_id = ?", [owner.userId]);
  await happen('quote.price_changed', 'S-000005');
  expect(await sent()).toHaveLength(7);
});

it('sends deliveries automatically where jobs run', async () => {
  const webhook = await createWebhook('/by-itself');
  await owner.client.post(`${WEBHOOKS}/${webhook.id}/test`);
  app.get(PeriodicJobs).start();
  while (receiver.received.length === 0) await delay(50);
  expect(receiver.received).toMatchObject([{ path: '/by-itself' }]);
});
