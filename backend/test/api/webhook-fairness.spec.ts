import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DomainEvents } from '../../src/platform/domain-events/domain-events.js';
import { Database } from '../../src/platform/database/database.js';
import { WEBHOOK_LIMITS } from '../../src/modules/webhooks/webhook-limits.js';
import { WebhookWorker } from '../../src/modules/webhooks/webhook-worker.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.js';

const WEBHOOKS = '/api/v1/company/webhooks';
const SLOW_WEBHOOKS = 20;
const RUNS = 10;

let app: TestApp;
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  app = await startTestApp({ environment: { EGRESS_ALLOW_WEBHOOKS: `127.0.0.1:${receiver.port}` } });
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

async function happen({ companyId }: SignedIn, times: number): Promise<void> {
  const subject = { type: 'shipment' as const, id: 'shp_01BX5ZZKBKACTAV9WEVGEMMVRZ', label: 'S-000001' };
  const event = { companyId, kind: 'shipment.delayed' as const, subject, actorId: null };
  await app.get(Database).transaction((tx) => app.get(DomainEvents).publish(tx, ...Array(times).fill(event)));
  await app.deliverOutbox();
}

it('slow receivers of one company do not delay the deliveries of another', async () => {
  const [slow, prompt] = [await signUp(app), await signUp(app, { companyName: 'Hilltop Stone' })];
  const open: ServerResponse[] = [];
  for (let index = 0; index < SLOW_WEBHOOKS; index += 1) {
    receiver.answer(`/slow/${index}`, (response) => void open.push(response));
    await slow.client.post(WEBHOOKS, { url: `${receiver.url}/slow/${index}`, kinds: ['shipment.delayed'] });
  }
  await prompt.client.post(WEBHOOKS, { url: `${receiver.url}/prompt`, kinds: ['shipment.delayed'] });
  // 80 hanging deliveries: more than one process attempts concurrently.
  await happen(slow, WEBHOOK_LIMITS.atOnce);
  const worker = app.get(WebhookWorker);
  const running: Promise<number>[] = [];
  for (let run = 0; run < RUNS; run += 1) running.push(worker.deliver());
  while (open.length < WEBHOOK_LIMITS.companyAtOnce) await nextTurn();

  await happen(prompt, 1);
  running.push(worker.deliver());
  while (!receiver.received.some(({ path }) => path === '/prompt')) await nextTurn();
  expect(open).toHaveLength(WEBHOOK_LIMITS.companyAtOnce);
  expect(open.filter(({ writableEnded, destroyed }) => writableEnded || destroyed)).toEqual([]);

  const ended = Promise.all(open.map((response) => once(response, 'close')));
  for (let index = 0; index < SLOW_WEBHOOKS; index += 1)
    receiver.answer(`/slow/${index}`, (response) => void response.writeHead(204).end());
  open.forEach((response) => response.writeHead(204).end());
  await ended;
  await Promise.all(running);
  while ((await worker.deliver()) > 0);
  expect(receiver.received.filter(({ path }) => path.startsWith('/slow/'))).toHaveLength(80);
}, 60_000);
