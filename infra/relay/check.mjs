// npm run check:relay: checks the guarantees of the error relay on the built process, with a fake error service and a sink that must not be reached.
import { fileURLToPath } from 'node:url';
import { median } from '../bench/lib/statistics.mjs';
import { printError } from '../lib/failure.mjs';
import { freePort } from '../lib/ports.mjs';
import { run } from '../lib/processes.mjs';
import { Progress } from '../lib/progress.mjs';
import { hostileBodies } from './bodies.mjs';
import { foreignDsns, otherTargets } from './dsn-variants.mjs';
import { startFakeIngest, startSink } from './fake-ingest.mjs';
import { megabytes, withPeak } from './memory.mjs';
import { productLatency } from './product-load.mjs';
import { post } from './requests.mjs';
import { buildBackend, startDiscard, startFront, startHangingIngest, startProduct, startRelay } from './targets.mjs';

const FLOOD = fileURLToPath(new URL('flood.mjs', import.meta.url));
/** Default limit of reports per second. */
const RELAY_RATE = 300;
const FLOOD_RATE = 2_000;
const FLOOD_ROUNDS = 3;
const FLOOD_SECONDS = 10;
const FLOOD_KILOBYTES = 100;
/** Maximum slowdown of the product's slowest responses. */
const LATENCY_LIMIT = 1.2;
/** Maximum memory growth of the relay for one hostile body and for a flood. */
const MEMORY_LIMIT = 100 * 1_048_576;
/** Time limit of the error service, and the tolerance for a busy machine. */
const FORWARD_SECONDS = 5;
const BUSY_SECONDS = 5;

const milliseconds = (value) => `${value.toFixed(1)} ms`;
const seconds = (value) => `${value.toFixed(2)} s`;
const times = (value) => `${value.toFixed(2)} times`;

let broken = 0;
const stops = [];

try {
  const progress = new Progress(4);
  await progress.step('Build of the backend', buildBackend);
  const ingest = keep(await startFakeIngest());
  const sink = keep(await startSink());
  const hanging = keep(await startHangingIngest());
  const dsns = [ingest.dsn, hanging.dsn].join();
  const frontPort = await freePort();
  process.env.ALLOWED_HOSTS = `127.0.0.1:${frontPort}`;
  const relay = keep(await progress.step('Relay', () => startRelay(dsns)));
  const product = keep(await progress.step('Product', () => startProduct()));
  const front = keep(await startFront(product, relay, RELAY_RATE, frontPort));
  const discard = keep(await progress.step('A server that only reads', startDiscard));

  await checkDestinations(relay, ingest, sink);
  await checkBodies(relay, ingest);
  await checkFlood({ relay, product, discard, front, dsn: hanging.dsn });
  console.log(broken === 0 ? '\nEvery promise holds.' : `\n${broken} promises are broken.`);
  process.exitCode = broken === 0 ? 0 : 1;
} catch (error) {
  printError(error);
  process.exitCode = 1;
} finally {
  for (const stop of stops.reverse()) await stop();
}

function keep(started) {
  stops.push(() => started.stop());
  return started;
}

function report(ok, what, ...columns) {
  if (!ok) broken += 1;
  line(ok ? 'ok' : 'BROKEN', what, columns);
}

/** A value without a target. */
function note(what, ...columns) {
  line('', what, columns);
}

function line(mark, what, columns) {
  console.log(
    `  ${mark.padEnd(6)} ${what.padEnd(44)} ${columns.map((column) => String(column).padStart(14)).join('')}`,
  );
}

async function checkDestinations(relay, ingest, sink) {
  console.log('\nDestinations');
  const variants = foreignDsns(ingest.port, sink.port);
  const wrong = [];
  for (const { what, dsn } of variants) {
    const { status, body } = await post(relay.url, {
      body: Buffer.from(`${JSON.stringify({ dsn })}\n{"type":"event"}\n{}\n`),
    });
    if (status !== 403 || body.includes('abc12')) wrong.push(`${what}: ${status}`);
  }
  report(wrong.length === 0, `${variants.length} foreign DSNs refused with 403`, wrong.slice(0, 5).join('; '));
  report(ingest.taken === 0, 'envelopes that reached the ingest by them', ingest.taken);

  const targets = otherTargets(ingest.dsn, sink.port);
  const answers = [];
  for (const { path, headers, firstLine } of targets)
    answers.push((await post(relay.url, { path, headers, body: Buffer.from(`${firstLine}\n{}\n`) })).status);
  report(
    answers.every((status) => [200, 400, 403, 421].includes(status)),
    `${targets.length} requests that name the sink elsewhere`,
    answers.join(' '),
  );
  report(sink.connections === 0, 'connections to the sink', sink.connections);
}

async function checkBodies(relay, ingest) {
  console.log(`\nBodies${''.padEnd(55)}status        seconds        memory`);
  for (const { what, expected, headers, body } of await hostileBodies(ingest.dsn)) {
    const { result, grown } = await withPeak(relay.pid, () => post(relay.url, { headers, body: body() }));
    report(
      result.status === expected && grown <= MEMORY_LIMIT,
      what,
      result.status,
      result.seconds.toFixed(2),
      `+${megabytes(grown)}`,
    );
  }
}

/**
 * Product and flood share this machine. So the product is measured alone several times, which shows the noise, and beside a flood into a
 * server that only reads, which shows what the flood costs by itself. `front` is what npm start puts before both: there product and flood share
 * one process that hands them on, so it has no target.
 */
async function checkFlood({ relay, product, discard, front, dsn }) {
  console.log(
    `\nFlood: ${FLOOD_ROUNDS} times ${FLOOD_SECONDS} s of ${FLOOD_RATE} requests of ${FLOOD_KILOBYTES} kB a second, half with the right DSN, the error service hanging`,
  );
  const rounds = { alone: [], reader: [], relay: [], frontAlone: [], front: [] };
  for (let round = 0; round < FLOOD_ROUNDS; round += 1) {
    rounds.alone.push({ latency: await productLatency(product, FLOOD_SECONDS) });
    for (const [name, target] of round % 2 === 0
      ? [
          ['reader', discard],
          ['relay', relay],
        ]
      : [
          ['relay', relay],
          ['reader', discard],
        ])
      rounds[name].push(await flooded(target, product, dsn));
    rounds.frontAlone.push({ latency: await productLatency(front, FLOOD_SECONDS) });
    rounds.front.push(await flooded(front, front, dsn));
  }
  const [alone, reader, own] = [rounds.alone, rounds.reader, rounds.relay].map(p99Of);
  const [frontAlone, frontFlooded] = [rounds.frontAlone, rounds.front].map(p99Of);
  const errors = [...rounds.relay, ...rounds.front].reduce((sum, { latency }) => sum + latency.errors, 0);
  const [slowestRead, slowest] = [rounds.reader, rounds.relay].map((measured) =>
    Math.max(...measured.map(({ flood }) => flood.slowest)),
  );
  const unanswered = rounds.relay.reduce((sum, { flood }) => sum + flood.unanswered, 0);
  const grown = Math.max(...rounds.relay.map((flood) => flood.grown));

  note('product alone: p99, noise', milliseconds(alone.median), `${(alone.highest / alone.lowest).toFixed(2)} times`);
  note('product beside a server that only reads', milliseconds(reader.median), times(reader.median / alone.median));
  const allowed = LATENCY_LIMIT * Math.max(alone.highest, reader.median);
  report(own.median <= allowed, 'product beside the relay', milliseconds(own.median), times(own.median / alone.median));
  note(
    'product through the front: p99, noise',
    milliseconds(frontAlone.median),
    times(frontAlone.highest / frontAlone.lowest),
  );
  note(
    'product through the flooded front',
    milliseconds(frontFlooded.median),
    times(frontFlooded.median / frontAlone.median),
  );
  report(errors === 0, 'errors of the product', errors);
  note('slowest answer of the server that only reads', seconds(slowestRead));
  report(
    slowest <= FORWARD_SECONDS + Math.max(BUSY_SECONDS, slowestRead) && unanswered === 0,
    'slowest answer of the relay',
    seconds(slowest),
  );
  report(grown <= MEMORY_LIMIT, 'memory of the relay', `+${megabytes(grown)}`);
  note('answers of the relay', JSON.stringify(rounds.relay.at(-1).flood.answers));
  note('answers of the front', JSON.stringify(rounds.front.at(-1).flood.answers));
}

function p99Of(measured) {
  const values = measured.map(({ latency }) => latency.p99);
  return { median: median(values), lowest: Math.min(...values), highest: Math.max(...values) };
}

/** The product's latency during a flood of the target, the responses to the flood, and the target's memory growth. */
async function flooded(target, product, dsn) {
  const { result, grown } = await withPeak(target.pid, async () => {
    const flooding = run(
      process.execPath,
      [FLOOD, target.url, FLOOD_RATE, FLOOD_SECONDS, FLOOD_KILOBYTES, dsn].map(String),
    );
    const latency = await productLatency(product, FLOOD_SECONDS);
    const { output } = await flooding;
    return { latency, flood: JSON.parse(output.trim().split('\n').at(-1)) };
  });
  return { ...result, grown };
}
