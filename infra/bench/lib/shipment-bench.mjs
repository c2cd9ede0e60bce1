import { fileURLToPath } from 'node:url';
import { freePort } from '../../lib/ports.mjs';
import { buildBackend } from './accounts.mjs';
import { client } from './load.mjs';
import { builtServer } from './product.mjs';
import { interleave } from './rounds.mjs';
import { startServer } from './servers.mjs';
import { loadShipments } from './shipment-data.mjs';
import { storeCompany } from './stored-company.mjs';
import { median, printRatios, summary, summaryText } from './statistics.mjs';

const FLOOR = fileURLToPath(new URL('../limits/shipments-server.mjs', import.meta.url));
const SIZES = [1_000, 100_000, 1_000_000];
const ROUNDS = { rounds: 11, count: 200 };
const WARM_UP = 300;

/**
 * Measures reads of the product against the same statements without the product, for each number of shipments; the numbers can be given as
 * arguments. `cases` returns {name: path} of the product for the stored data. The floor runs the statements that the product runs for a path.
 */
export async function benchReads(stops, { title, target, cases }) {
  await buildBackend();
  const sizes = process.argv.slice(3).map(Number);
  for (const rows of sizes.length > 0 ? sizes : SIZES) {
    const own = [];
    console.log(`\n${title}: ${rows.toLocaleString('en')} shipments, a fifth of them the company's`);
    stops.push(() => stopAll(own));
    const stored = await store(rows, own);
    await compare(stored, await cases(stored), target, own);
    await stopAll(own);
  }
}

async function stopAll(own) {
  while (own.length > 0) await own.pop()();
}

async function store(rows, stops) {
  const owner = await storeCompany(stops, (connection, person) => loadShipments(connection, { ...person, rows }));
  return { ...owner, rows };
}

/** Each case is `{path, statements}`: the request to the product, and the statements that it runs. */
async function compare({ databasePid, token, cookie }, cases, target, stops) {
  const statements = Object.fromEntries(Object.entries(cases).map(([name, { statements: read }]) => [name, read]));
  const start = async (args, ready, environment) => {
    const server = await startServer(args, { port: await freePort(), path: ready, environment });
    stops.push(server.stop);
    return server;
  };
  const product = await start(builtServer, '/health/ready', {});
  const floor = await start([FLOOR], '/', { SESSION_TOKEN: token, STATEMENTS: JSON.stringify(statements) });
  for (const [name, { path: asked, check }] of Object.entries(cases)) {
    const of = (server, at) => ({
      client: client({ url: server.url, path: at, headers: { cookie } }),
      pids: [server.pid, databasePid],
    });
    const [own, raw] = [of(product, asked), of(floor, `/${encodeURIComponent(name)}`)];
    check(JSON.parse(await own.client.send()), JSON.parse(await raw.client.send()));
    for (const { client: sender } of [own, raw]) await sender.sendMany(WARM_UP);
    const noise = await interleave(raw, raw, ROUNDS);
    console.log(
      `${`${name}: A/A, the floor against itself: CPU`.padEnd(66)}${summaryText(summary(noise.map(([one, other]) => one.cpu / other.cpu)))}`,
    );
    const pairs = await interleave(raw, own, ROUNDS);
    printRatios(`${name}: floor / product: CPU us (target ${target})`, pairs, 'cpu');
    printRatios(`${name}: floor / product: requests a second`, pairs, 'throughput');
    console.log(
      `${`${name}: product, CPU us: server, database`.padEnd(66)}${[0, 1].map((index) => median(pairs.map(([, measured]) => measured.byProcess[index])).toFixed(0)).join(', ')}`,
    );
    for (const { client: sender } of [own, raw]) sender.close();
  }
}
