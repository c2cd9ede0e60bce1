import { Progress } from '../lib/progress.mjs';
import { freePort } from '../lib/ports.mjs';
import { client } from './lib/load.mjs';
import { builtServer } from './lib/product.mjs';
import { QUOTE_REQUEST, rateRows, seedQuotes } from './lib/quote-data.mjs';
import { interleave } from './lib/rounds.mjs';
import { startServer } from './lib/servers.mjs';
import { median, summary, summaryText } from './lib/statistics.mjs';

/** As many rates with few and with many carriers, and ten times the rates (docs: performance targets). */
const BY_CARRIERS = [{ carriers: 10, lanes: 5_560 }, { carriers: 50, lanes: 1_112 }, { carriers: 200, lanes: 278 }, { carriers: 500, lanes: 112 }];
const BY_RATES = { carriers: 50, lanes: 11_112 };
const TARGETS = { carriers: 10, rates: 1.3 };
const WARM_UP = 60;
const ROUNDS = { rounds: 9, count: 40 };

/** Measures how the cost of a warm quote grows with carriers and with rates, each against the smallest, in one process. What has to be stopped goes to `stops`. */
export async function reportGrowth(stops, database) {
  const progress = new Progress(BY_CARRIERS.length + 1);
  const companies = [];
  for (const size of [...BY_CARRIERS, BY_RATES]) {
    const title = `${size.carriers} carriers with ${rateRows(size).toLocaleString('en')} rates`;
    companies.push({ ...size, title, ...(await progress.step(title, () => seedQuotes(size))) });
  }
  const server = await startServer([builtServer], { port: await freePort(), path: '/health/ready', environment: {} });
  stops.push(server.stop);
  const targets = companies.map(({ title, cookie }) => target(server, database, title, cookie, stops));
  for (const { client: sender } of targets) await sender.sendMany(WARM_UP);
  const [ten, fifty, ...others] = targets;
  const rates = others.pop();
  console.log('');
  await line('A/A, 10 carriers against themselves', ten, ten);
  for (const more of [fifty, ...others]) await line(`${more.title} / 10 carriers (500: at most ${TARGETS.carriers})`, more, ten);
  await line(`${rates.title} / a tenth of them (at most ${TARGETS.rates})`, rates, fifty);
}

function target(server, database, title, cookie, stops) {
  const sender = client({ url: server.url, path: '/api/v1/rating/preview', headers: { cookie }, body: JSON.stringify(QUOTE_REQUEST) });
  stops.push(async () => sender.close());
  return { title, client: sender, pids: [server.pid, database.pid] };
}

async function line(text, first, second) {
  const pairs = await interleave(first, second, ROUNDS);
  const cpu = (side) => median(pairs.map((pair) => pair[side].cpu)).toFixed(0);
  console.log(`${text.padEnd(66)}${summaryText(summary(pairs.map(([one, other]) => one.cpu / other.cpu)))}  (${cpu(0)} / ${cpu(1)} microseconds)`);
}
