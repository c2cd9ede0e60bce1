import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Product } from '../drills/outbox/product.mjs';
import { MailServer } from '../lib/mail-server.mjs';
import { freePort } from '../lib/ports.mjs';
import { Progress } from '../lib/progress.mjs';
import { buildBackend } from './lib/accounts.mjs';
import { digestBacklog, mailBacklog, webhookBacklog } from './lib/backlogs.mjs';
import { importBuilt, lading } from './lib/product.mjs';
import { startServer } from './lib/servers.mjs';
import { startSlowLink } from './lib/slow-link.mjs';

const WORKERS = [1, 2, 4];
/** How long the mail server and the receiver take to accept. */
const MAIL_MS = 500;
const WEBHOOK_MS = 50;
/** Round trip of the workers to the database, as to another region. */
const DATABASE_ROUND_TRIP_MS = 20;
const FAST = 1e9;
const DRAINED_WITHIN_MS = 180_000;

/**
 * Measures how fast 1, 2 and 4 worker processes drain a backlog whose work waits for something else: mails, events for webhooks, and digests, which
 * a sharded job makes. Work that needs the processor needs more cores instead. Cleanup functions are added to `stops`.
 */
export async function bench(stops) {
  const progress = new Progress(2 + 3 * WORKERS.length);
  await progress.step('Build of the backend', buildBackend);
  const { product, backlogs, databaseUrl } = await progress.step('Product, mail server and receiver', () =>
    startProduct(stops),
  );
  const rates = new Map(backlogs.map(({ title }) => [title, []]));
  for (const count of WORKERS) {
    const workers = await startWorkers(count, databaseUrl);
    stops.push(() => stopAll(workers));
    for (const backlog of backlogs) {
      const name = `${backlog.title}, ${count} worker${count === 1 ? '' : 's'}`;
      const rate = await progress.step(name, () => drain(backlog), perSecond);
      rates.get(backlog.title).push(rate);
    }
    await stopAll(workers);
    // Mails of the digests that were made.
    await product.query('DELETE FROM outbox_message');
  }
  for (const [title, [first, ...others]] of rates)
    console.log(
      `${title}: ${perSecond(first)} by one worker, then ${others.map((rate) => (rate / first).toFixed(2)).join(' and ')} times as many`,
    );
}

async function startProduct(stops) {
  const mail = await MailServer.start(() => delay(MAIL_MS));
  stops.push(() => mail.stop());
  const receiver = http.createServer((request, response) => {
    request.resume().on('end', () => setTimeout(() => response.end(), WEBHOOK_MS));
  });
  const receiverPort = await freePort();
  await new Promise((listening) => receiver.listen(receiverPort, '127.0.0.1', listening));
  stops.push(async () => receiver.close());
  process.env.EGRESS_ALLOW_WEBHOOKS = '127.0.0.1';
  const product = await Product.start(mail.url);
  stops.push(() => product.stop());
  const link = { from: await freePort(), to: product.port, roundTrip: DATABASE_ROUND_TRIP_MS, down: FAST, up: FAST };
  const far = await startSlowLink(link);
  stops.push(() => far.stop());
  const { newId } = await importBuilt('platform/ids.js');
  const backlogs = [
    mailBacklog(product, newId),
    await webhookBacklog(product, newId, receiverPort),
    await digestBacklog(product, newId),
  ];
  const databaseUrl = process.env.DATABASE_URL.replace(`:${product.port}/`, `:${far.port}/`);
  return { product, backlogs, databaseUrl };
}

function startWorkers(count, databaseUrl) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const port = await freePort();
      const environment = { DATABASE_URL: databaseUrl, METRICS_PORT: String(port) };
      return startServer(lading('worker'), { port, path: '/health/ready', environment });
    }),
  );
}

const stopAll = (workers) => Promise.all(workers.map((worker) => worker.stop()));

/** Items a second of a backlog that appears at once while the workers are idle. */
async function drain({ fill, left }) {
  await fill();
  const startedAt = performance.now();
  const total = await left();
  for (const deadline = startedAt + DRAINED_WITHIN_MS; (await left()) > 0; await delay(50))
    if (performance.now() > deadline) throw new Error(`Not drained within ${DRAINED_WITHIN_MS / 1_000} s.`);
  return (total * 1_000) / (performance.now() - startedAt);
}

const perSecond = (rate) => `${rate.toFixed(0)} a second`;
