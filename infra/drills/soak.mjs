import { setTimeout as delay } from 'node:timers/promises';
import { startServer } from '../bench/lib/servers.mjs';
import { MailServer } from '../lib/mail-server.mjs';
import { freePort } from '../lib/ports.mjs';
import { residentBytes } from '../relay/memory.mjs';
import { createCompany } from '../stack/owners.mjs';
import { makeQuotes } from './booking/quotes.mjs';
import { firstDocument } from './degrade/documents.mjs';
import { figuresOf, statusText } from './lib/load.mjs';
import { check, figure, none } from './lib/rows.mjs';
import { countClaims, recordClaims } from './soak/claims.mjs';
import { LiveHeap } from './soak/live-heap.mjs';
import { slopeOf } from './soak/slope.mjs';
import { workAllDay } from './soak/work.mjs';

/** Share of the time after which memory is measured: caches fill and code is compiled until then. */
const WARM_UP = 0.4;
const SAMPLE_MS = 10_000;
const HOUR_MS = 3_600_000;
const MEGABYTE = 1_048_576;
const SLOPE_AT_MOST = 5;
/** With a larger standard error the time was too short to tell. */
const ERROR_AT_MOST = 2;
const QUOTES_A_MINUTE = 70;

export const minutes = 25;
export const title =
  'Two API processes, two workers and the error relay at ordinary work: growth of the memory in use, and messages handled twice';

export async function drill({ startStack, step, keep, signal, minutes: duration }) {
  const mail = keep(await MailServer.start());
  const port = await freePort();
  const ingest = keep(await startServer(['infra/relay/discard-server.mjs'], { port, path: '/' }));
  const dsn = `http://key@127.0.0.1:${new URL(ingest.url).port}/1`;
  // Each process gets an inspector of its own on request.
  const settings = { SMTP_URL: mail.url, MONITORING_DSNS: dsn, NODE_OPTIONS: '--inspect-port=0' };
  const stack = await startStack({
    apis: 2,
    settings: { ...settings, LOG_LEVEL: 'error', REQUEST_LIMIT_FACTOR: '10' },
  });
  await recordClaims(stack);
  const company = await createCompany(stack);
  const quotes = await makeQuotes(stack.url, [company], 50 + Math.ceil(duration * QUOTES_A_MINUTE), stack.database.url);
  const load = { stack, company, quotes, dsn, shipment: await firstDocument(stack, { quotes }) };
  const services = [...stack.apis, ...stack.workers, stack.monitoring];
  const pids = services.map(({ pid }) => pid);
  const heaps = await Promise.all(services.map(async (service) => keep(await LiveHeap.of(service))));
  const end = performance.now() + duration * 60_000;
  const measuring = step(`${duration} minutes of work`, () => measure(heaps, services, { end, duration, signal }));
  const answers = await workAllDay(load, () => performance.now() > end || signal.aborted);
  const samples = await measuring;
  const restarted = services.filter((service, n) => service.pid !== pids[n]).length;
  return [
    figure('Minutes, of them measured', `${duration}, ${(duration * (1 - WARM_UP)).toFixed(1)}`),
    figure('Requests, p50 and p99 in ms', figuresOf(answers)),
    check('Requests with another answer than expected', ...unexpected(answers)),
    none('Processes that were restarted', restarted),
    ...heaps.flatMap(({ name }) => rowsOf(name, samples.get(name))),
    ...claimRows(await countClaims(stack)),
  ];
}

/** Samples of each process by its name, after the warm-up. */
async function measure(heaps, services, { end, duration, signal }) {
  const samples = new Map(heaps.map(({ name }) => [name, []]));
  await delay(duration * 60_000 * WARM_UP, undefined, { signal });
  for (; performance.now() < end; await delay(SAMPLE_MS, undefined, { signal }))
    for (const [n, heap] of heaps.entries()) {
      const resident = residentBytes(services[n].pid) / MEGABYTE;
      samples
        .get(heap.name)
        .push({ at: performance.now() / HOUR_MS, value: (await heap.bytes()) / MEGABYTE, resident });
    }
  return samples;
}

function unexpected(answers) {
  const wrong = answers.filter(({ expected }) => !expected);
  return [wrong.length === 0 ? 0 : statusText(wrong), answers.length > 0 && wrong.length === 0];
}

function rowsOf(name, samples) {
  const { slope, error } = slopeOf(samples);
  const [first, last] = [samples[0], samples.at(-1)];
  return [
    check(
      `${name}: memory in use, MB an hour (at most ${SLOPE_AT_MOST}, error at most ${ERROR_AT_MOST})`,
      `${slope.toFixed(1)} ± ${error.toFixed(1)}`,
      slope <= SLOPE_AT_MOST && error <= ERROR_AT_MOST,
    ),
    figure(
      `${name}: MB in use, and resident, at the first and last of ${samples.length} samples`,
      `${first.value.toFixed(1)} to ${last.value.toFixed(1)}, ${first.resident.toFixed(0)} to ${last.resident.toFixed(0)}`,
    ),
  ];
}

const claimRows = ({ handled, twice }) => [
  check('Outbox messages handled', handled, handled > 0),
  none('Outbox messages handled twice', twice),
];
