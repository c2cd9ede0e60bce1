import { Failure } from '../lib/failure.mjs';
import { freePort } from '../lib/ports.mjs';
import { Progress } from '../lib/progress.mjs';
import { client } from './lib/load.mjs';
import { builtServer } from './lib/product.mjs';
import { QUOTE_REQUEST, rateRows, RATES_PER_LANE, seedQuotes } from './lib/quote-data.mjs';
import { interleave } from './lib/rounds.mjs';
import { startServer } from './lib/servers.mjs';
import { median, summary, summaryText } from './lib/statistics.mjs';
import { buildBackend, openDatabase } from './quote.mjs';

/** Equal numbers of rates with few and with many carriers. `50x1000000 50x10000000` measures the effect of ten times the rates. */
const SIZES = ['10x1000000', '50x1000000', '200x1000000', '500x1000000'];
/** Maximum cost of a quote relative to the first size (docs: performance targets). */
const TARGETS = 'at most 10 for 50 times the carriers, 1.3 for 10 times the rates';
const SIZE = /^([1-9]\d{0,2})x([1-9]\d{3,8})$/;
const WARM_UP = 60;
const ROUNDS = { rounds: 9, count: 40 };

/**
 * Measures how the cost of a warm quote grows with carriers and rates: each size against the first, in one process. Cleanup functions are added
 * to `stops`.
 */
export async function bench(stops) {
  const given = process.argv.slice(3);
  const sizes = (given.length > 0 ? given : SIZES).map(readSize);
  const progress = new Progress(sizes.length + 2);
  await progress.step('Build of the backend', buildBackend);
  const database = await progress.step('Database', () => openDatabase(stops));
  const companies = [];
  for (const size of sizes) {
    const title = `${size.carriers} carriers with ${rateRows(size).toLocaleString('en')} rates`;
    companies.push({ title, ...(await progress.step(title, () => seedQuotes(size))) });
  }
  const server = await startServer(builtServer, { port: await freePort(), path: '/health/ready', environment: {} });
  stops.push(server.stop);
  const [first, ...others] = companies.map(({ title, cookie }) => target(server, database, title, cookie, stops));
  for (const { client: sender } of [first, ...others]) await sender.sendMany(WARM_UP);
  console.log(`\nCPU of a quote (${TARGETS})`);
  await line(`A/A, ${first.title} against themselves`, first, first);
  for (const other of others) await line(`${other.title} / ${first.title}`, other, first);
}

function readSize(text) {
  const [, carriers, rates] = (SIZE.exec(text) ?? []).map(Number);
  if (!carriers) throw new Failure(`"${text}" is no size. Write carriers and rates as in 50x1000000.`);
  return { carriers, lanes: Math.ceil(rates / carriers / RATES_PER_LANE) };
}

function target(server, database, title, cookie, stops) {
  const sender = client({
    url: server.url,
    path: '/api/v1/rating/preview',
    headers: { cookie },
    body: JSON.stringify(QUOTE_REQUEST),
  });
  stops.push(async () => sender.close());
  return { title, client: sender, pids: [server.pid, database.pid] };
}

async function line(text, first, second) {
  const pairs = await interleave(first, second, ROUNDS);
  const cpu = (side) => median(pairs.map((pair) => pair[side].cpu)).toFixed(0);
  console.log(
    `${text.padEnd(82)}${summaryText(summary(pairs.map(([one, other]) => one.cpu / other.cpu)))}  (${cpu(0)} / ${cpu(1)} microseconds)`,
  );
}
