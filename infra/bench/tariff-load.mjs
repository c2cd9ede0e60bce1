import { strict as assert } from 'node:assert';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Failure } from '../lib/failure.mjs';
import { freePort } from '../lib/ports.mjs';
import { Progress } from '../lib/progress.mjs';
import { cpuMicroseconds } from './lib/cpu-time.mjs';
import { client } from './lib/load.mjs';
import { builtServer } from './lib/product.mjs';
import { QUOTE_REQUEST, ratesOf, RATES_PER_LANE, seedQuotes, termsOf } from './lib/quote-data.mjs';
import { alternate, interleave } from './lib/rounds.mjs';
import { startServer } from './lib/servers.mjs';
import { openLoading } from './lib/load-rows.mjs';
import { printFigure, printRatios } from './lib/statistics.mjs';
import { buildBackend, openDatabase } from './quote.mjs';

const SIZES = [100_000, 1_000_000];
const ROUNDS = 9;
/** Maximum cost of a start with a first quote relative to the floor (docs: performance targets). */
const TARGET_START = 2;
const BREAKS = ['L5C', 'M5C', 'M1M', 'M2M', 'M5M', 'M10M', 'M20M', 'M30M', 'M40M'];
const COLUMNS =
  'company_id, tariff_id, origin, destination, miles_from, miles_to, freight_class, l5c, m5c, m1m, m2m, m5m, m10m, m20m, m30m, m40m, interline, transit_days';
const FLOOR = fileURLToPath(new URL('limits/quote-server.mjs', import.meta.url));

/**
 * Measures the upload of rates against LOAD DATA, and the first quote after a start against the floor of a quote. Cleanup functions are added to
 * `stops`.
 */
export async function bench(stops) {
  const given = process.argv.slice(3).map(Number);
  if (!given.every((rates) => Number.isSafeInteger(rates) && rates > 0))
    throw new Failure('Give numbers of rates, such as 100000.');
  const progress = new Progress(2);
  await progress.step('Build of the backend', buildBackend);
  const database = await progress.step('Database', () => openDatabase(stops));
  const server = await startProduct();
  stops.push(server.stop);
  const companies = [];
  for (const rates of given.length > 0 ? given : SIZES)
    companies.push(await reportUpload({ rates, server, database, stops }));
  await server.stop();
  for (const company of companies) await reportStart(company);
}

const startProduct = async () =>
  startServer(builtServer, { port: await freePort(), path: '/health/ready', environment: {} });

async function reportUpload({ rates, server, database, stops }) {
  const company = await seedQuotes({ carriers: 0, lanes: 0 });
  const lanes = Math.ceil(rates / RATES_PER_LANE);
  const rows = lanes * RATES_PER_LANE;
  const [sheet, table] = [sheetText(lanes), tableText(lanes, company.companyId)];
  const connection = await openLoading(process.env.DATABASE_URL);
  stops.push(() => connection.end());
  await connection.query('DROP TABLE IF EXISTS raw_rate');
  await connection.query('CREATE TABLE raw_rate LIKE tariff_rate');
  const product = {
    pids: [server.pid, database.pid],
    client: { sendMany: () => upload(server.url, company.cookie, sheet, rows) },
  };
  const floor = { pids: [process.pid, database.pid], client: { sendMany: () => load(connection, table, rows) } };
  for (const target of [product, floor]) await target.client.sendMany();
  const title = `${rows.toLocaleString('en')} rates`;
  const round = { rounds: ROUNDS, count: rows };
  console.log('');
  printRatios(`${title}: A/A, LOAD DATA against itself: CPU us a rate`, await interleave(floor, floor, round), 'cpu');
  const pairs = await interleave(product, floor, round);
  printRatios(`${title}: upload / LOAD DATA: CPU us a rate`, pairs, 'cpu');
  printRatios(`${title}: upload / LOAD DATA: rates a second`, pairs, 'throughput');
  await keepLatestVersion(connection, company.companyId);
  return { ...company, title };
}

async function upload(url, cookie, sheet, rows) {
  const body = new FormData();
  body.set('terms', JSON.stringify(termsOf(0)));
  body.set('rates', new Blob([sheet], { type: 'text/csv' }), 'bench.csv');
  const response = await fetch(`${url}/api/v1/company/tariffs`, {
    method: 'POST',
    headers: { cookie, origin: url },
    body,
  });
  const text = await response.text();
  if (response.status !== 201) throw new Failure(`The upload was answered ${response.status}.`, text);
  assert.equal(JSON.parse(text).rows, rows);
}

/** Loads the whole file in one statement, after deleting the rows of an earlier round. */
async function load(connection, table, rows) {
  await connection.query('TRUNCATE TABLE raw_rate');
  const [{ affectedRows }] = await connection.query({
    sql: `LOAD DATA LOCAL INFILE 'rates' INTO TABLE raw_rate (${COLUMNS})`,
    infileStreamFactory: () => Readable.from([table]),
  });
  assert.equal(affectedRows, rows);
}

/** The rounds' versions but the last, so that a start reads what one upload stored. */
async function keepLatestVersion(connection, companyId) {
  const [[{ id }]] = await connection.query(
    'SELECT id FROM tariff WHERE company_id = ? ORDER BY version DESC LIMIT 1',
    [companyId],
  );
  for (const [table, column] of [
    ['tariff_rate', 'tariff_id'],
    ['tariff', 'id'],
  ]) {
    await connection.query(`DELETE FROM ${table} WHERE company_id = ? AND ${column} <> ?`, [companyId, id]);
  }
}

/** Rates as the product is sent them: dollars with four decimals. */
function sheetText(lanes) {
  const lines = [['origin', 'destination', 'class', ...BREAKS].join(',')];
  for (const { origin, destination, freightClass, rates } of ratesOf(0, lanes)) {
    lines.push(
      [
        origin,
        destination,
        freightClass / 10,
        ...rates.map((rate) => (rate === null ? '' : (rate / 10_000).toFixed(4))),
      ].join(','),
    );
  }
  return Buffer.from(`${lines.join('\n')}\n`);
}

/** The same rates as LOAD DATA reads them. */
function tableText(lanes, companyId) {
  const lines = [];
  for (const { origin, destination, freightClass, rates } of ratesOf(0, lanes)) {
    lines.push(
      [
        companyId,
        'trf_bench',
        origin,
        destination,
        0,
        0,
        freightClass,
        ...rates.map((rate) => rate ?? '\\N'),
        0,
        '\\N',
      ].join('\t'),
    );
  }
  return Buffer.from(`${lines.join('\n')}\n`);
}

/** Starts product and floor in turn, each up to the response to its first quote. */
async function reportStart({ title, companyId, cookie }) {
  const environment = { COMPANY_ID: companyId, SESSION_TOKEN: cookie.split('=')[1] };
  const product = () => firstQuote(startProduct, '/api/v1/rating/preview', cookie);
  const floor = () =>
    firstQuote(async () => startServer([FLOOR], { port: await freePort(), path: '/', environment }), '/quote', cookie);
  const compare = (first, second) => alternate(first, second, ROUNDS, (start) => start());
  console.log('');
  printRatios(`${title}: A/A, floor's start against itself: process CPU us`, await compare(floor, floor), 'cpu');
  const pairs = await compare(product, floor);
  printRatios(`${title}: start to the first quote / floor: process CPU us (at most ${TARGET_START})`, pairs, 'cpu');
  printFigure(
    `${title}: start to the first quote`,
    pairs.map(([own]) => own.milliseconds),
    'ms',
  );
}

/** Measures a server from its start to its first response; the database reads the same rates for both. */
async function firstQuote(start, asked, cookie) {
  const startedAt = performance.now();
  const server = await start();
  const sender = client({ url: server.url, path: asked, headers: { cookie }, body: JSON.stringify(QUOTE_REQUEST) });
  try {
    assert.equal(JSON.parse(await sender.send()).offers.length, 1);
    const milliseconds = performance.now() - startedAt;
    return { milliseconds, cpu: cpuMicroseconds(server.pid) };
  } finally {
    sender.close();
    await server.stop();
  }
}
