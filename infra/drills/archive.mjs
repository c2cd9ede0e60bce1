import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { lading, requireFromBackend } from '../bench/lib/product.mjs';
import { Failure } from '../lib/failure.mjs';
import { root } from '../lib/paths.mjs';
import { createCompanies } from '../stack/owners.mjs';
import { COPIED, copyShipments, rowsOfCopy, templateOf } from './archive/old-shipments.mjs';
import { book } from './booking/client.mjs';
import { makeQuotes } from './booking/quotes.mjs';
import { ask, drive, isSuccess, percentile } from './lib/load.mjs';
import { check, figure, none, seconds } from './lib/rows.mjs';

/** Rows of shipments; ARCHIVE_ROWS sets another number, such as 5000000. */
const ROWS = Number(process.env.ARCHIVE_ROWS ?? 100_000);
/** Of them old enough to be archived: what one run of a month finds. */
const DUE_ROWS = Math.min(ROWS, 100_000);
const QUOTES = 1_200;
const BASELINE_MS = 20_000;
const SAMPLES = 20;
/** The command is killed when this share is archived. */
const KILLED_AT = 0.3;
const WATCH_MS = 100;
const DOCUMENTS_WITHIN_MS = 60_000;
const P99_FACTOR = 3;
/** Below this, a p99 is the noise of the machine. */
const P99_FLOOR_MS = 150;
const MEGABYTE = 1_048_576;
const TABLES = ['shipment', 'quote', 'offer', 'shipment_event', 'quote_event', 'shipment_archive'];

export const title = 'lading archive of 100,000 rows while others book and read, killed once and run again';
/** Minutes beside the limit of a drill: loading and measuring a large table take longer. */
export const minutes = ROWS > DUE_ROWS ? 60 : 0;

export async function drill({ step, startStack, signal }) {
  const settings = { REQUEST_LIMIT_FACTOR: '1000', LOG_LEVEL: 'fatal' };
  const databaseFlags = ROWS > DUE_ROWS ? ['--innodb-buffer-pool-size=2G', '--innodb-log-file-size=1G'] : [];
  const stack = await startStack({ apis: 2, workers: 1, redis: false, settings, databaseFlags });
  const [owner] = await createCompanies(stack, 1);
  const quotes = await step('Quotes to book', () => makeQuotes(stack.url, [owner], QUOTES, stack.database.url));
  const database = await requireFromBackend('mysql2/promise').createConnection({ uri: stack.database.url });
  try {
    return await measured({ stack, owner, quotes, database, step, signal });
  } finally {
    await database.end();
  }
}

async function measured({ stack, owner, quotes, database, step, signal }) {
  const { shipmentId } = JSON.parse((await book(stack.url, quotes.pop(), randomUUID())).text);
  await documentsOf(database, shipmentId);
  const template = await templateOf(database, shipmentId);
  const [total, count] = [ROWS, DUE_ROWS].map((rows) => Math.ceil(rows / rowsOfCopy(template)));
  await step(`${total} shipments, ${count} of them old`, () =>
    withoutFsync(stack.database, () => copyShipments(stack.database.url, template, { total, old: count })),
  );
  const before = {
    rows: await rowsLeft(database),
    size: await sizes(database),
    samples: await samples(stack, owner, count),
  };

  const load = (isOver) => traffic({ stack, owner, quotes, isOver: () => isOver() || signal.aborted });
  const end = performance.now() + BASELINE_MS;
  await step('Warm up', () => load(timer(3_000)));
  const alone = await step('Bookings and reads alone', () => load(() => performance.now() > end + 3_000));
  const command = ['archive', '--older-than', '24m'];
  const killed = await step('Archive, killed', () => killedRun(stack, command, () => archived(database), count));
  let over = false;
  const startedAt = performance.now();
  const running = stack.lading(command).finally(() => (over = true));
  const during = await step('Archive again, with bookings and reads', () => load(() => over));
  await running;
  const milliseconds = performance.now() - startedAt;
  const [[bundles]] = await database.query(
    'SELECT COUNT(*) AS count, SUM(row_count) AS total, SUM(LENGTH(bundle)) AS bytes FROM shipment_archive',
  );
  const rowsMoved = Number(bundles.total);
  const left = await rowsLeft(database);
  const after = await sizes(database);
  const changed = await differing(stack, owner, before.samples);
  const [back] = before.samples;
  await stack.lading(['unarchive', back.id]);
  const [[{ restored }]] = await database.query(
    'SELECT COUNT(*) AS restored FROM shipment_event WHERE shipment_id = ?',
    [back.id],
  );
  await step('OPTIMIZE TABLE', () => database.query(`OPTIMIZE TABLE ${TABLES.join(', ')}`));
  const optimized = await sizes(database);
  return [
    figure('Shipments, rows of them', `${total}, ${total * rowsOfCopy(template)}`),
    figure('Old shipments, rows of them', `${count}, ${count * rowsOfCopy(template)}`),
    check('Archived when the command was killed', killed, killed > 0 && killed < count),
    check('Archived after the second run', bundles.count, Number(bundles.count) === count),
    none('Rows lost or doubled', before.rows - left - rowsMoved),
    figure('Second run: shipments a second', ((count - killed) / (milliseconds / 1_000)).toFixed(0)),
    figure('Second run: time', seconds(milliseconds)),
    ...['booking', 'list', 'shipment'].flatMap((kind) => compared(kind, alone, during)),
    none('Requests that failed', [...alone, ...during].filter((answer) => !isSuccess(answer)).length),
    none(`Of ${SAMPLES} archived shipments, answered otherwise than before`, changed),
    check('Events of a shipment that was brought back', restored, Number(restored) > 0),
    figure('Bundle of a shipment in KB', (Number(bundles.bytes) / count / 1_024).toFixed(1)),
    figure(
      'Tables in MB before, after, after OPTIMIZE TABLE',
      [before.size, after, optimized].map((size) => size.toFixed(0)).join(', '),
    ),
  ];
}

/** Loads without waiting for the disk at each commit; what is measured runs with it. */
async function withoutFsync({ administer }, load) {
  await administer('SET GLOBAL innodb_flush_log_at_trx_commit = 0');
  await load();
  await administer('SET GLOBAL innodb_flush_log_at_trx_commit = 1');
}

/** Waits for the documents of the shipment, so that reading a copy makes none. */
async function documentsOf(database, shipmentId) {
  for (const deadline = Date.now() + DOCUMENTS_WITHIN_MS; ; await delay(WATCH_MS)) {
    const [documents] = await database.query("SELECT id FROM document WHERE shipment_id = ? AND kind = 'BOL'", [
      shipmentId,
    ]);
    if (documents.length > 0) return;
    if (Date.now() > deadline) throw new Failure('No bill of lading was made.');
  }
}

const timer = (milliseconds) => {
  const end = performance.now() + milliseconds;
  return () => performance.now() > end;
};

/** Two clients that book, two that read the list and shipments. */
async function traffic({ stack, owner, quotes, isOver }) {
  const { cookie } = owner;
  const booking = drive({ clients: 2, pause: 100, isOver: () => isOver() || quotes.length === 0 }, async () => {
    const startedAt = performance.now();
    const { status } = await book(stack.url, quotes.pop(), randomUUID());
    return { kind: 'booking', status, ms: performance.now() - startedAt };
  });
  const reading = drive({ clients: 2, pause: 50, isOver }, async (number) => {
    const kind = number % 2 === 0 ? 'list' : 'shipment';
    const id = `shp_${String((number % 1_000) + 1).padStart(26, '0')}`;
    const answer = await ask(`${stack.url}/api/v1/shipments${kind === 'list' ? '' : `/${id}`}`, { cookie });
    return { kind, status: answer.status, ms: answer.ms };
  });
  return (await Promise.all([booking, reading])).flat();
}

function compared(kind, alone, during) {
  const of = (answers) => answers.filter((answer) => answer.kind === kind);
  const [calm, busy] = [percentile(of(alone), 0.99), percentile(of(during), 0.99)];
  const limit = Math.max(P99_FLOOR_MS, P99_FACTOR * calm);
  return [
    check(
      `p99 of a ${kind} in ms: alone, during the archive (at most ${P99_FACTOR} times or ${P99_FLOOR_MS})`,
      `${calm.toFixed(0)}, ${busy.toFixed(0)}`,
      of(during).length > 0 && busy <= limit,
    ),
  ];
}

/** Starts the command and kills it with SIGKILL. Returns how many shipments it had archived. */
async function killedRun(stack, command, archivedNow, count) {
  const child = spawn(process.execPath, lading(...command), {
    cwd: root,
    env: { ...process.env, ...stack.env },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  try {
    while (child.exitCode === null && (await archivedNow()) < count * KILLED_AT) await delay(WATCH_MS);
    if (child.exitCode !== null) throw new Failure('The archive ended before it could be killed.');
  } finally {
    child.kill('SIGKILL');
  }
  await ended;
  return archivedNow();
}

async function archived(database) {
  const [[{ count }]] = await database.query('SELECT COUNT(*) AS count FROM shipment_archive');
  return Number(count);
}

/** Rows of the copied shipments in the tables that old ones leave. */
async function rowsLeft(database) {
  const [[row]] = await database.query(
    `SELECT (SELECT COUNT(*) FROM shipment_event WHERE shipment_id LIKE 'shp_${COPIED}%') + (SELECT COUNT(*) FROM offer WHERE quote_id LIKE 'qte_${COPIED}%')
       + (SELECT COUNT(*) FROM quote_event WHERE quote_id LIKE 'qte_${COPIED}%') AS count`,
  );
  return Number(row.count);
}

/** Megabytes of the tables with their indexes. */
async function sizes(database) {
  await database.query(`ANALYZE TABLE ${TABLES.join(', ')}`);
  const [[{ bytes }]] = await database.query(
    'SELECT SUM(data_length + index_length) AS bytes FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name IN (?)',
    [TABLES],
  );
  return Number(bytes) / MEGABYTE;
}

/** Some of the old shipments as the API answers them. */
async function samples(stack, owner, count) {
  const ids = Array.from({ length: SAMPLES }, (_, n) => 1 + Math.floor((n * (count - 1)) / SAMPLES));
  return Promise.all(ids.map((n) => answered(stack, owner, `shp_${String(n).padStart(26, '0')}`)));
}

async function answered(stack, { cookie }, id) {
  const paths = [`/shipments/${id}`, `/shipments/${id}/events`, `/shipments/${id}/charges`];
  const answers = await Promise.all(paths.map((path) => ask(`${stack.url}/api/v1${path}`, { cookie })));
  if (!answers.every(isSuccess))
    throw new Failure(`The shipment ${id} could not be read.`, answers.map(({ text }) => text).join('\n'));
  return { id, text: answers.map(({ text }) => text.replace('"archived":true', '"archived":false')).join('\n') };
}

async function differing(stack, owner, before) {
  const after = await Promise.all(before.map(({ id }) => answered(stack, owner, id)));
  return after.filter(({ text }, index) => text !== before[index].text).length;
}
