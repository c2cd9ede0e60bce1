import { strict as assert } from 'node:assert';
import { buildBackend } from './lib/accounts.mjs';
import { importBuilt, requireFromBackend } from './lib/product.mjs';
import { loadReported, monthsOf } from './lib/report-data.mjs';
import { median } from './lib/statistics.mjs';
import { storeCompany, withProduct } from './lib/stored-company.mjs';

const SHIPMENTS = 1_000_000;
/** Time of the database for one report or for home, both periods together. */
const LIMIT_MS = 150;
/** Lanes and members of one carrier are read from days; the biggest carrier has a sixth of the shipments (ADR 36). */
const LIMIT_OF_CARRIER_MS = 1_000;
/** Sums of 130,000 rows; the browser needs longer to draw them. */
const LIMIT_OF_LANES_MS = 300;
const HOME_STATEMENTS = 8;
const ROUNDS = 15;
/** Days whose stored figures are compared with those that the product computes. */
const COMPARED_DAYS = 3;
const DAY_MS = 86_400_000;

/** Measures every report over a year, and home, at the database. Cleanup functions are added to `stops`. */
export async function bench(stops) {
  await buildBackend();
  const [rows = SHIPMENTS] = process.argv.slice(3).map(Number);
  console.log(
    `\nReports of a year and home: ${rows.toLocaleString('en')} shipments, four fifths of them the company's`,
  );
  const loadedAt = performance.now();
  const owner = await storeCompany(stops, (connection, { companyId }) => loadReported(connection, { companyId, rows }));
  console.log(`Loaded in ${seconds(loadedAt)} s`);
  await withProduct((get) => measured(get, owner));
}

const seconds = (startedAt) => ((performance.now() - startedAt) / 1_000).toFixed(0);

async function measured(get, owner) {
  const connection = await requireFromBackend('mysql2/promise').createConnection({ uri: process.env.DATABASE_URL });
  try {
    await compareDays(get, connection, owner);
    await computeMonths(get, connection, owner);
    const cases = await casesOf(get, connection, owner);
    console.log(
      `\n${'p50 ms'.padStart(50)}${'p95 ms'.padStart(9)}${'rows read'.padStart(11)}${'statements'.padStart(12)}`,
    );
    for (const [name, read] of cases) await measure(connection, get, name, read);
  } finally {
    await connection.end();
  }
}

/** The product computes some days again, which must leave every row as it is. */
async function compareDays(get, connection, { companyId }) {
  const days = await get('modules/shipments/reports/keep-report-day.js', 'KeepReportDay');
  const [all] = await connection.query(
    "SELECT DISTINCT CAST(ship_on AS CHAR) AS shipOn FROM report_day WHERE company_id = ? AND part = 'total' ORDER BY ship_on",
    [companyId],
  );
  const stored = async (shipOn) => {
    const [rows] = await connection.query('SELECT * FROM report_day WHERE company_id = ? AND ship_on = ?', [
      companyId,
      shipOn,
    ]);
    return rows;
  };
  const startedAt = performance.now();
  for (let n = 0; n < COMPARED_DAYS; n += 1) {
    const { shipOn } = all[Math.floor((n * (all.length - 1)) / COMPARED_DAYS) + 1];
    const before = await stored(shipOn);
    await days.keep({ companyId, shipOn });
    assert.deepEqual(await stored(shipOn), before);
  }
  console.log(`${COMPARED_DAYS} days computed by the product in ${seconds(startedAt)} s: the same rows`);
}

async function computeMonths(get, connection, { companyId }) {
  const days = await get('modules/shipments/reports/keep-report-day.js', 'KeepReportDay');
  const months = await monthsOf(connection, companyId);
  const times = [];
  for (const monthOn of months) {
    const startedAt = performance.now();
    await days.keepMonth(companyId, monthOn, true);
    times.push(performance.now() - startedAt);
  }
  await connection.query('ANALYZE TABLE report_month');
  console.log(
    `${months.length} months computed by the product, each in ${(median(times) / 1_000).toFixed(1)} s (median)`,
  );
}

async function casesOf(get, connection, { companyId, userId }) {
  const { REPORT_GROUPS } = await importBuilt('modules/shipments/reports/domain/report-groups.js');
  const reports = await get('modules/shipments/reports/reports.service.js', 'ReportsService');
  const home = await get('modules/home/home.controller.js', 'HomeController');
  const permissions = new Set(['shipment.read', 'price.read', 'spend.read', 'quote.read', 'approval.decide']);
  const actor = { companyId, userId, permissions, role: 'owner', limits: null };
  const today = Date.now();
  const iso = (days) => new Date(today + days * DAY_MS).toISOString().slice(0, 10);
  const year = { from: iso(-364), to: iso(0) };
  const report = (by, filter) => () => reports.report(actor, { by, ...year, ...filter });
  const [[top]] = await connection.query(
    "SELECT scac FROM report_day WHERE company_id = ? AND part = 'total' GROUP BY scac ORDER BY SUM(shipments) DESC LIMIT 1",
    [companyId],
  );
  const [[lane]] = await connection.query(
    "SELECT code FROM report_day WHERE company_id = ? AND part = 'lane' GROUP BY code ORDER BY SUM(shipments) DESC LIMIT 1",
    [companyId],
  );
  return [
    ...REPORT_GROUPS.map((by) => [`by ${by}`, report(by)]),
    ...['month', 'lane', 'member'].map((by) => [`by ${by}, biggest carrier`, report(by, { carrier: top.scac })]),
    ...['day', 'lane'].map((by) => [`by ${by}, LTL`, report(by, { mode: 'LTL' })]),
    ['by month, biggest lane', report('month', { lane: lane.code })],
    ['by carrier, biggest lane', report('carrier', { lane: lane.code })],
    ['home', () => home.getHome(actor)],
  ];
}

/** Runs the statements of a read one after another on one connection, so that the time is that of the database. */
async function measure(connection, get, name, read) {
  // The first read also fills caches of the process.
  await read();
  const statements = await statementsOf(get, read);
  const times = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const startedAt = performance.now();
    for (const { sql, params } of statements) await connection.query(sql, params);
    if (round > 0) times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  const p95 = times[Math.ceil(times.length * 0.95) - 1];
  const isKept = p95 <= limitOf(name) && (name !== 'home' || statements.length <= HOME_STATEMENTS);
  const readRows = await rowsRead(connection, statements);
  console.log(
    `${name.padEnd(42)}${median(times).toFixed(1).padStart(8)}${p95.toFixed(1).padStart(9)}${readRows.toLocaleString('en').padStart(11)}${String(statements.length).padStart(12)}${isKept ? '' : '   above the target'}`,
  );
}

function limitOf(name) {
  if (/^by (lane|member), biggest carrier/.test(name)) return LIMIT_OF_CARRIER_MS;
  return name.startsWith('by lane') ? LIMIT_OF_LANES_MS : LIMIT_MS;
}

async function statementsOf(get, read) {
  const { DataSource } = requireFromBackend('typeorm');
  const database = await get('platform/database/database.js', 'Database');
  const source = Object.values(database).find((value) => value instanceof DataSource);
  const { logger } = source;
  const statements = [];
  const ignore = () => undefined;
  source.logger = {
    logQuery: (sql, params) => void statements.push({ sql, params: Array.isArray(params) ? params : [] }),
    logQueryError: ignore,
    logQuerySlow: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: ignore,
  };
  await read().finally(() => (source.logger = logger));
  return statements.filter(({ sql }) => /^\W*(SELECT|WITH)/i.test(sql));
}

async function rowsRead(connection, statements) {
  await connection.query('FLUSH STATUS');
  for (const { sql, params } of statements) await connection.query(sql, params);
  const [counters] = await connection.query(
    "SHOW SESSION STATUS WHERE Variable_name LIKE 'Handler_read%' AND Variable_name <> 'Handler_readRowsrnd_deleted'",
  );
  return counters.reduce((sum, { Value }) => sum + Number(Value), 0);
}
