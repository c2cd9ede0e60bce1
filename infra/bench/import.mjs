import { fileURLToPath } from 'node:url';
import { Failure } from '../lib/failure.mjs';
import { freePort } from '../lib/ports.mjs';
import { Progress } from '../lib/progress.mjs';
import { productLatency } from '../relay/product-load.mjs';
import { answer, importFile, memoryByQuarters } from './lib/import-run.mjs';
import { builtServer } from './lib/product.mjs';
import { seedQuotes } from './lib/quote-data.mjs';
import { interleave } from './lib/rounds.mjs';
import { startServer } from './lib/servers.mjs';
import { median, summary, summaryText } from './lib/statistics.mjs';
import { buildBackend, openDatabase } from './quote.mjs';

/** Maximum cost of an import relative to the bare rows, and maximum effect on other requests' p99. */
const TARGET = 2;
const TARGET_OTHERS = 2;
/** Contacts of a measured round, and of a file during which other requests are measured. */
const ROUNDS = { rounds: 9, count: 1_000 };
const LONG_RUN = 10_000;
const LATENCY_SECONDS = 15;
const FLOOR = fileURLToPath(new URL('limits/import-server.mjs', import.meta.url));
const PATH = '/api/v1/contacts/imports';

let made = 0;

/**
 * Measures contacts from a CSV against bare inserts of the same rows, then memory and other requests during long imports. Cleanup functions are
 * added to `stops`.
 */
export async function bench(stops) {
  const progress = new Progress(3);
  await progress.step('Build of the backend', buildBackend);
  const database = await progress.step('Database', () => openDatabase(stops));
  const { product, floor } = await progress.step('Product and floor, warm', () => startTargets(database, stops));
  await reportCost(product, floor);
  await reportLongRun(product);
}

async function startTargets(database, stops) {
  const { companyId, cookie } = await seedQuotes({ carriers: 0, lanes: 0 });
  const start = async (args, ready, environment) => {
    const server = await startServer(args, { port: await freePort(), path: ready, environment });
    stops.push(server.stop);
    return server;
  };
  const server = await start(builtServer, '/health/ready', { RUN_WORKER: 'true' });
  const product = { ...server, cookie, headers: { cookie, origin: server.origin }, pids: [server.pid, database.pid] };
  product.client = { sendMany: (count) => importContacts(product, count) };
  await importContacts(product, ROUNDS.count);
  await checkFound(product);
  const limit = await start([FLOOR], '/', { COMPANY_ID: companyId });
  const floor = {
    pids: [limit.pid, database.pid],
    client: { sendMany: (count) => answer(`${limit.url}/?count=${count}`, { method: 'POST' }) },
  };
  await floor.client.sendMany(ROUNDS.count);
  return { product, floor };
}

/** Contacts that no earlier import created. */
function importContacts(product, count) {
  const first = made;
  made += count;
  return importFile(product, PATH, sheet(first, count), count);
}

async function checkFound({ url, headers }) {
  const { items } = JSON.parse(await answer(`${url}/api/v1/contacts?q=customer${ROUNDS.count - 1}`, { headers }));
  if (items.length !== 1 || items[0].people[0].phone !== '+12145550199')
    throw new Failure('The product does not find what it imported.', JSON.stringify(items));
}

function sheet(first, count) {
  const header =
    'name,address1,address2,city,state,postal_code,place_type,dock,accessorials,instructions,hours_mon,person1_name,person1_phone,person1_email';
  const row = (number) =>
    `Customer${number} Supply,${number} Commerce St,Dock ${number % 40},Dallas,TX,75201,Church,yes,APTD,Ring the bell,08:00-16:30,Ada Park,(214) 555-0199,ada${number}@customer.test`;
  return [header, ...Array.from({ length: count }, (_, index) => row(first + index))].join('\n');
}

async function reportCost(product, floor) {
  const noise = await interleave(floor, floor, ROUNDS);
  line('A/A, the floor against itself: CPU', summaryText(ratios(noise, 'cpu')));
  const pairs = await interleave(product, floor, ROUNDS);
  line(`product / floor: CPU of process and database (target at most ${TARGET})`, summaryText(ratios(pairs, 'cpu')));
  line(
    'floor / product: contacts a second',
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
      `  ${name}: CPU microseconds a contact (process + database), contacts a second`,
      `${of((m) => m.byProcess[0])} + ${of((m) => m.byProcess[1])}, ${of((m) => m.throughput)}/s`,
    );
  }
}

/** Files of 10,000 contacts, one after the other, while other requests are measured. */
async function reportLongRun(product) {
  const alone = await productLatency(product, LATENCY_SECONDS);
  let watched = false;
  let over = false;
  const run = importUntil(product, () => watched).finally(() => (over = true));
  const memory = memoryByQuarters(product.pid, () => over);
  const beside = await productLatency(product, LATENCY_SECONDS);
  watched = true;
  const seconds = await run;
  line(
    `${LONG_RUN.toLocaleString('en')} contacts beside other requests`,
    seconds.map((each) => `${each.toFixed(1)} s`).join(', '),
  );
  line('memory of the process by quarters of the run, MiB', await memory);
  line(
    `p99 of other requests, beside the run / alone (target at most ${TARGET_OTHERS})`,
    `${(beside.p99 / alone.p99).toFixed(2)} (${beside.p99.toFixed(1)} ms / ${alone.p99.toFixed(1)} ms)`,
  );
  line('errors of other requests', `${alone.errors + beside.errors} of ${alone.count + beside.count}`);
}

/** Returns the seconds that each file took. */
async function importUntil(product, isOver) {
  const seconds = [];
  while (!isOver()) {
    const startedAt = performance.now();
    await importContacts(product, LONG_RUN);
    seconds.push((performance.now() - startedAt) / 1_000);
  }
  return seconds;
}

function ratios(pairs, figure) {
  return summary(pairs.map(([first, second]) => first[figure] / second[figure]));
}

function line(text, value) {
  console.log(`${text.padEnd(74)}${value}`);
}
