import { fileURLToPath } from 'node:url';
import { Failure } from '../lib/failure.mjs';
import { freePort } from '../lib/ports.mjs';
import { Progress } from '../lib/progress.mjs';
import { productLatency } from '../relay/product-load.mjs';
import { answer, importFile, memoryByQuarters } from './lib/import-run.mjs';
import { builtServer } from './lib/product.mjs';
import { QUOTE_REQUEST, RATE_ROWS, seedQuotes } from './lib/quote-data.mjs';
import { interleave } from './lib/rounds.mjs';
import { startServer } from './lib/servers.mjs';
import { median, summary, summaryText } from './lib/statistics.mjs';
import { buildBackend, openDatabase } from './quote.mjs';

/** Maximum cost of an import relative to its floor, and maximum effect on other requests' p99 (docs: performance targets). */
const TARGET = 1.5;
const TARGET_OTHERS = 2;
/** Quotes of a measured round, and of the long run for memory and other requests' latency. */
const ROUNDS = { rounds: 9, count: 200 };
const LONG_RUN = 10_000;
const LATENCY_SECONDS = 20;
const FLOOR = fileURLToPath(new URL('limits/csv-server.mjs', import.meta.url));

/**
 * Measures quotes from a CSV against the same rating and rows, then memory and other requests during a long run. Cleanup functions are added to
 * `stops`.
 */
export async function bench(stops) {
  const progress = new Progress(4);
  await progress.step('Build of the backend', buildBackend);
  const database = await progress.step('Database', () => openDatabase(stops));
  const { companyId, cookie } = await progress.step(`${RATE_ROWS.toLocaleString('en')} rates of 50 carriers`, () =>
    seedQuotes(),
  );
  const { product, floor } = await progress.step('Product and floor, warm', () =>
    startTargets({ database, companyId, cookie }, stops),
  );
  await reportCost(product, floor);
  await reportLongRun(product);
}

async function startTargets({ database, companyId, cookie }, stops) {
  const start = async (args, ready, environment) => {
    const server = await startServer(args, { port: await freePort(), path: ready, environment });
    stops.push(server.stop);
    return server;
  };
  const server = await start(builtServer, '/health/ready', { RUN_WORKER: 'true' });
  const product = { ...server, cookie, headers: { cookie, origin: server.origin }, pids: [server.pid, database.pid] };
  product.client = { sendMany: (count) => importQuotes(product, count) };
  const importId = await importQuotes(product, ROUNDS.count);
  const limit = await start([FLOOR], '/', { COMPANY_ID: companyId, IMPORT_ID: importId });
  const floor = {
    pids: [limit.pid, database.pid],
    client: { sendMany: (count) => answer(`${limit.url}/?count=${count}`, { method: 'POST' }) },
  };
  await floor.client.sendMany(ROUNDS.count);
  return { product, floor };
}

const importQuotes = (product, count) => importFile(product, '/api/v1/quotes/imports', sheet(count), count);

/** Quotes of one row each; the weights differ, so that all prices differ. */
function sheet(count) {
  const header =
    'ref,pickup_date,o_zip,d_zip,hu_count,hu_type,length_in,width_in,height_in,weight_lb,class,accessorials';
  const rows = Array.from(
    { length: count },
    (_, index) => `B-${index},${QUOTE_REQUEST.pickup.on},60601,75201,2,PAT,48,40,48,${800 + (index % 400)},70,LFTD`,
  );
  return [header, ...rows].join('\n');
}

async function reportCost(product, floor) {
  const noise = await interleave(floor, floor, ROUNDS);
  line('A/A, the floor against itself: CPU', summaryText(ratios(noise, 'cpu')));
  const pairs = await interleave(product, floor, ROUNDS);
  line(`product / floor: CPU of process and database (target at most ${TARGET})`, summaryText(ratios(pairs, 'cpu')));
  line(
    'floor / product: quotes a second',
    summaryText(
      ratios(
        pairs.map(([own, limit]) => [limit, own]),
        'throughput',
      ),
    ),
  );
  for (const [side, name] of ['product', 'floor'].entries()) {
    const of = (pick) => median(pairs.map((pair) => pick(pair[side]))).toFixed(0);
    line(
      `  ${name}: CPU microseconds a quote (process + database), quotes a second`,
      `${of((m) => m.byProcess[0])} + ${of((m) => m.byProcess[1])}, ${of((m) => m.throughput)}/s`,
    );
  }
}

/** One import of 10,000 quotes: memory over time, and latency of other requests. */
async function reportLongRun(product) {
  const alone = await productLatency(product, LATENCY_SECONDS);
  const startedAt = performance.now();
  let over = false;
  const run = importQuotes(product, LONG_RUN).finally(() => (over = true));
  const memory = memoryByQuarters(product.pid, () => over);
  const beside = await productLatency(product, LATENCY_SECONDS);
  if (over) throw new Failure('The run was over before the other requests were.');
  await run;
  const seconds = (performance.now() - startedAt) / 1_000;
  line(`${LONG_RUN.toLocaleString('en')} quotes`, `${seconds.toFixed(0)} s, ${(LONG_RUN / seconds).toFixed(0)}/s`);
  line('memory of the process by quarters of the run, MiB', await memory);
  line(
    `p99 of other requests, beside the run / alone (target at most ${TARGET_OTHERS})`,
    `${(beside.p99 / alone.p99).toFixed(2)} (${beside.p99.toFixed(1)} ms / ${alone.p99.toFixed(1)} ms)`,
  );
  line('errors of other requests', `${alone.errors + beside.errors} of ${alone.count + beside.count}`);
}

function ratios(pairs, figure) {
  return summary(pairs.map(([first, second]) => first[figure] / second[figure]));
}

function line(text, value) {
  console.log(`${text.padEnd(74)}${value}`);
}
