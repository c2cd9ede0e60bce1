import { fileURLToPath } from 'node:url';
import { freePort } from '../lib/ports.mjs';
import { Progress } from '../lib/progress.mjs';
import { buildBackend, startDiscard, startRelay } from '../relay/targets.mjs';
import { client } from './lib/load.mjs';
import { interleave } from './lib/rounds.mjs';
import { startServer } from './lib/servers.mjs';
import { median, summary, summaryText } from './lib/statistics.mjs';

/** The relay may cost at most 1 / 0.8 of the floor (docs: performance targets). */
const TARGET = 0.8;
const ENVELOPE_BYTES = 8_192;
const WARM_UP = 6_000;
const ROUNDS = { rounds: 11, count: 1_500 };
const FLOOR = fileURLToPath(new URL('limits/relay-server.mjs', import.meta.url));

/**
 * Measures an envelope through the relay against the floor, and prints ratios; 1 is the cost of the floor. Cleanup functions are added to
 * `stops`.
 */
export async function bench(stops) {
  process.env.MONITORING_RATE = '1000000';
  const progress = new Progress(3);
  await progress.step('Build of the backend', buildBackend);
  const keep = (started) => {
    stops.push(() => started.stop());
    return started;
  };
  const ingest = keep(await startDiscard());
  const dsn = `http://abc123@127.0.0.1:${new URL(ingest.url).port}/42`;
  const servers = await progress.step('Relay and floor', async () => ({
    floor: keep(
      await startServer([FLOOR], { port: await freePort(), path: '/', environment: { MONITORING_DSNS: dsn } }),
    ),
    relay: keep(await startRelay(dsn)),
  }));
  const body = envelope(dsn);
  const targets = Object.fromEntries(
    Object.entries(servers).map(([name, { url, pid }]) => [
      name,
      { name, pids: [pid], client: client({ url, path: '/monitoring', headers: {}, body }) },
    ]),
  );
  for (const { client: sender } of Object.values(targets)) stops.push(async () => sender.close());
  await progress.step('Warm, with equal answers', () => warmUp(Object.values(targets)));
  await report(targets);
}

function envelope(dsn) {
  const head = `${JSON.stringify({ event_id: '9ec79c33ec9942ab8353589fcb2e04dc', dsn, sent_at: '2026-11-20T10:00:00.000Z' })}\n{"type":"event"}\n`;
  return `${head}${JSON.stringify({ message: 'x'.repeat(ENVELOPE_BYTES - head.length - 15) })}\n`;
}

/** Measurements are valid only if the responses are equal. */
async function warmUp(targets) {
  for (const { name, client: sender } of targets) {
    const answer = await sender.send();
    if (answer !== '{}') throw new Error(`The ${name} answered ${answer}`);
    await sender.sendMany(WARM_UP);
  }
}

async function report({ floor, relay }) {
  const line = (text, value) => console.log(`${text.padEnd(66)}${value}`);
  const noise = await interleave(floor, floor, ROUNDS);
  line('A/A, the floor against itself: CPU', summaryText(ratios(noise, 'cpu')));
  const pairs = await interleave(floor, relay, ROUNDS);
  line(`floor / relay process: CPU (target ${TARGET})`, summaryText(ratios(pairs, 'cpu')));
  line(
    'relay process / floor: throughput',
    summaryText(
      ratios(
        pairs.map(([first, second]) => [second, first]),
        'throughput',
      ),
    ),
  );
  console.log('\nCPU microseconds an envelope of 8 KiB, medians, and envelopes a second');
  for (const [target, measured] of [
    [floor, pairs.map(([own]) => own)],
    [relay, pairs.map(([, own]) => own)],
  ]) {
    const of = (pick) => median(measured.map(pick)).toFixed(0);
    line(`  ${target.name}`, `${of((m) => m.cpu)}, ${of((m) => m.throughput)}/s`);
  }
}

function ratios(pairs, figure) {
  return summary(pairs.map(([first, second]) => first[figure] / second[figure]));
}
