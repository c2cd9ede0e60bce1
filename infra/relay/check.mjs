// npm run check:relay: what the error relay promises, tried on the built process against a fake error service and a sink that nobody may reach.
import { fileURLToPath } from 'node:url';
import { printError } from '../lib/failure.mjs';
import { run } from '../lib/processes.mjs';
import { Progress } from '../lib/progress.mjs';
import { hostileBodies } from './bodies.mjs';
import { foreignDsns, otherTargets } from './dsn-variants.mjs';
import { startFakeIngest, startSink } from './fake-ingest.mjs';
import { megabytes, withPeak } from './memory.mjs';
import { productLatency } from './product-load.mjs';
import { post } from './requests.mjs';
import { buildBackend, startDiscard, startProduct, startRelay } from './targets.mjs';

const FLOOD = fileURLToPath(new URL('flood.mjs', import.meta.url));
const FLOOD_RATE = 2_000;
const FLOOD_SECONDS = 20;
const FLOOD_KILOBYTES = 100;
const QUIET_SECONDS = 10;
/** What one hostile body, and a whole flood, may add to the memory of the relay. */
const MEMORY_LIMIT = 100 * 1_048_576;
/** Five seconds for the error service, and as many for a machine that is busy. */
const ANSWER_LIMIT_SECONDS = 10;

const milliseconds = (value) => `${value.toFixed(1)} ms`;

let broken = 0;
const stops = [];

try {
  const progress = new Progress(4);
  await progress.step('Build of the backend', buildBackend);
  const ingest = keep(await startFakeIngest());
  const sink = keep(await startSink());
  const relay = keep(await progress.step('Relay', () => startRelay(ingest.dsn)));
  const product = keep(await progress.step('Product, with its own relay', () => startProduct(ingest.dsn)));
  const discard = keep(await progress.step('A server that only reads', startDiscard));

  await checkDestinations(relay, ingest, sink);
  await checkBodies(relay, ingest);
  ingest.hang();
  await checkFlood(relay, product, discard);
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
  console.log(`  ${ok ? 'ok    ' : 'BROKEN'} ${what.padEnd(44)} ${columns.map((column) => String(column).padStart(14)).join('')}`);
}

async function checkDestinations(relay, ingest, sink) {
  console.log('\nDestinations');
  const variants = foreignDsns(ingest.port, sink.port);
  const wrong = [];
  for (const { what, dsn } of variants) {
    const { status, body } = await post(relay.url, { body: Buffer.from(`${JSON.stringify({ dsn })}\n{"type":"event"}\n{}\n`) });
    if (status !== 403 || body.includes('abc12')) wrong.push(`${what}: ${status}`);
  }
  report(wrong.length === 0, `${variants.length} foreign DSNs refused with 403`, wrong.slice(0, 5).join('; '));
  report(ingest.taken === 0, 'envelopes that reached the ingest by them', ingest.taken);

  const targets = otherTargets(ingest.dsn, sink.port);
  const answers = [];
  for (const { path, headers, firstLine } of targets) answers.push((await post(relay.url, { path, headers, body: Buffer.from(`${firstLine}\n{}\n`) })).status);
  report(answers.every((status) => [200, 400, 403].includes(status)), `${targets.length} requests that name the sink elsewhere`, answers.join(' '));
  report(sink.connections === 0, 'connections to the sink', sink.connections);
}

async function checkBodies(relay, ingest) {
  console.log(`\nBodies${''.padEnd(55)}status        seconds        memory`);
  for (const { what, expected, headers, body } of await hostileBodies(ingest.dsn)) {
    const { result, grown } = await withPeak(relay.pid, () => post(relay.url, { headers, body: body() }));
    report(result.status === expected && grown <= MEMORY_LIMIT, what, result.status, result.seconds.toFixed(2), `+${megabytes(grown)}`);
  }
}

/**
 * Product and flood share this machine, so the server that only reads shows what the flood costs by itself. Inside the product the relay
 * takes its time from the product: that is why it can run alone, and only the process of its own promises how soon it answers.
 */
async function checkFlood(relay, product, discard) {
  console.log(`\nFlood: ${FLOOD_RATE} requests of ${FLOOD_KILOBYTES} kB a second for ${FLOOD_SECONDS} s, half with the right DSN, the error service hanging`);
  const quiet = await productLatency(product, QUIET_SECONDS);
  report(quiet.errors === 0, 'product alone: p99, errors', milliseconds(quiet.p99), quiet.errors);
  for (const [name, target] of [['a server that only reads', discard], ['relay as a process of its own', relay], ['relay inside the product', product]]) {
    const { result, grown } = await withPeak(target.pid, () => flooded(target, product));
    const { latency, flood } = result;
    console.log(`\n  Into ${name}: ${Math.round(flood.sent / FLOOD_SECONDS)} a second, answered ${JSON.stringify(flood.answers)}`);
    report(latency.errors === 0, 'product: p99, times alone, errors', milliseconds(latency.p99), (latency.p99 / quiet.p99).toFixed(2), latency.errors);
    report(target === product || (flood.slowest <= ANSWER_LIMIT_SECONDS && flood.unanswered === 0), 'slowest answer to the flood', `${flood.slowest.toFixed(2)} s`);
    report(grown <= MEMORY_LIMIT, 'memory', `+${megabytes(grown)}`);
  }
}

/** The product's latency while the target is flooded. */
async function flooded(target, product) {
  const flooding = run(process.execPath, [FLOOD, target.url, FLOOD_RATE, FLOOD_SECONDS, FLOOD_KILOBYTES, process.env.MONITORING_DSNS].map(String));
  const latency = await productLatency(product, FLOOD_SECONDS);
  const { output } = await flooding;
  return { latency, flood: JSON.parse(output.trim().split('\n').at(-1)) };
}
