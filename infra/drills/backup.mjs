import fs from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { lading, requireFromBackend } from '../bench/lib/product.mjs';
import { startServer } from '../bench/lib/servers.mjs';
import { Failure } from '../lib/failure.mjs';
import { MailServer } from '../lib/mail-server.mjs';
import { freePort } from '../lib/ports.mjs';
import { run } from '../lib/processes.mjs';
import { createCompanies } from '../stack/owners.mjs';
import { book } from './booking/client.mjs';
import { makeQuotes } from './booking/quotes.mjs';
import { check, figure, none, seconds } from './lib/rows.mjs';

const QUOTES = 300;
/** Booked before the backup, so that it has documents. */
const BOOKED_FIRST = 20;
const CLIENTS = 4;
const DOCUMENTS_WITHIN_MS = 60_000;
/** How long the restored processes are watched before the release. */
const PAUSED_MS = 5_000;
const MAIL_WITHIN_MS = 20_000;
const PASSPHRASE = 'only for this drill';
/** Tables in which a restore ends or holds back rows: only their number is compared. */
const CHANGED = new Set(['user_session', 'mailed_link', 'outbox_message', 'webhook_delivery', 'notification_mail']);
const OF_INSTALLATION = /^(migration|restoration$|database_writer$)/;

export const title =
  'A backup while bookings run, restored with and without the changes after it, and one of a quiet product, into other databases and folders';

export async function drill({ step, keep, folder, startStack, signal }) {
  const mail = keep(await MailServer.start());
  const settings = { SMTP_URL: mail.url, REQUEST_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' };
  const databaseFlags = ['--log-bin=changes', '--binlog-format=ROW', '--server-id=1'];
  const stack = await startStack({ apis: 1, workers: 1, redis: false, settings, databaseFlags });
  const owners = await createCompanies(stack, 1);
  const quotes = await makeQuotes(stack.url, owners, QUOTES, stack.database.url);
  await step(`${BOOKED_FIRST} bookings and their documents`, async () => {
    for (const quoted of quotes.splice(0, BOOKED_FIRST)) await book(stack.url, quoted, randomUUID());
    await documents(stack, BOOKED_FIRST);
  });
  fs.writeFileSync(path.join(folder, 'passphrase'), PASSPHRASE);
  const backUp = (name) =>
    timed(() =>
      stack.lading(['backup', '--to', path.join(folder, name)], {
        BACKUP_PASSPHRASE_FILE: path.join(folder, 'passphrase'),
      }),
    );
  const { backupMs, booked } = await step('Backup while bookings run', () =>
    whileBooking({ stack, quotes, signal }, () => backUp('busy')),
  );
  const busy = await step('Restore of it', () => restore({ stack, folder, name: 'busy' }));
  const half = await query(busy.env.DATABASE_URL, HALF_BOOKINGS);
  const outbound = await step('Restored processes before and after the release', () =>
    released({ busy, mail, keep, email: owners[0].email }),
  );
  for (const process of [...stack.apis, ...stack.workers]) await process.stop();
  const replayed = await step('Restore of it with the changes after it', () => replay({ stack, folder, name: 'busy' }));
  const current = await compareTables(stack.database.url, replayed.env.DATABASE_URL);
  await stack.lading(['restore', '--finish'], replayed.env);
  await backUp('quiet');
  const quiet = await step('Backup and restore of the quiet product', () => restore({ stack, folder, name: 'quiet' }));
  const tables = await compareTables(stack.database.url, quiet.env.DATABASE_URL);
  const files = compareFiles(path.join(stack.env.LADING_DIR, 'files'), path.join(quiet.env.LADING_DIR, 'files'));
  return [
    check('Bookings while the backup ran', booked, booked > 0),
    figure('Time of the backup', seconds(backupMs)),
    figure('Time of the restore, until processes can start', seconds(busy.milliseconds)),
    none('Shipments without a booked quote, or the reverse, in the restored data', Number(half[0].count)),
    none('Mails sent by the restored processes before the release', outbound.before),
    check('A mail is sent after the release', outbound.after, outbound.after > 0),
    check('Changes after the backup, added from the binary log: tables compared', current.count, current.count > 50),
    none('Tables that differ', current.differing.length),
    ...current.differing.map((name) => check('differs', name, false)),
    check('Tables of the quiet product compared', tables.count, tables.count > 50),
    none('Tables that differ', tables.differing.length),
    ...tables.differing.map((name) => check('differs', name, false)),
    check('Files compared', files.count, files.count >= BOOKED_FIRST),
    none('Files that differ', files.differing),
  ];
}

const HALF_BOOKINGS = `SELECT COUNT(*) AS count FROM (
  SELECT s.id FROM shipment s LEFT JOIN quote q ON q.company_id = s.company_id AND q.id = s.quote_id WHERE q.status IS NULL OR q.status <> 'booked'
  UNION ALL SELECT q.id FROM quote q LEFT JOIN shipment s ON s.company_id = q.company_id AND s.quote_id = q.id WHERE q.status = 'booked' AND s.id IS NULL) AS half`;

async function query(url, sql) {
  const connection = await requireFromBackend('mysql2/promise').createConnection({ uri: url });
  try {
    const [rows] = await connection.query(sql);
    return rows;
  } finally {
    await connection.end();
  }
}

async function documents(stack, least) {
  for (const deadline = Date.now() + DOCUMENTS_WITHIN_MS; ; await delay(500)) {
    const [{ count }] = await query(stack.database.url, 'SELECT COUNT(*) AS count FROM document');
    if (Number(count) >= least) return;
    if (Date.now() > deadline) throw new Failure(`Only ${count} documents were made.`);
  }
}

async function timed(work) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Books until `work` is done. Returns its time and the number of bookings. */
async function whileBooking({ stack, quotes, signal }, work) {
  let booked = 0;
  let over = false;
  const client = async () => {
    while (!over && !signal.aborted && quotes.length > 0) {
      const { status } = await book(stack.url, quotes.pop(), randomUUID());
      if (status < 300) booked += 1;
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);
  const backupMs = await work().finally(() => (over = true));
  await Promise.all(clients);
  return { backupMs, booked };
}

/** Restores the backup below `name` into a database and a folder, by default of that name. */
async function restore({ stack, folder, name, into = name, options = [] }) {
  await stack.database.administer(
    `CREATE DATABASE ${into} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci; GRANT ALL ON ${into}.* TO 'lading_owner'@'127.0.0.1'`,
  );
  const url = new URL(stack.database.url);
  url.pathname = `/${into}`;
  const env = {
    DATABASE_URL: url.href,
    LADING_DIR: path.join(folder, `${into}-restored`),
    BACKUP_PASSPHRASE_FILE: path.join(folder, 'passphrase'),
  };
  const [backup] = fs.readdirSync(path.join(folder, name));
  let output;
  const milliseconds = await timed(async () => {
    output = await stack.lading(['restore', path.join(folder, name, backup), ...options], env);
  });
  return { env: { ...stack.env, ...env }, milliseconds, output, release: () => stack.lading(['release'], env) };
}

/** Restores the backup below `name` into the database `replayed`, with all changes since, from the binary log of the server. */
async function replay({ stack, folder, name }) {
  const { administer, home } = stack.database;
  const data = path.join(home, 'data');
  const logs = fs.readdirSync(data).filter((file) => /^changes\.\d+$/.test(file));
  // The restored database is on the same server, so its rows would be in the same log.
  await administer('FLUSH BINARY LOGS');
  const restored = await restore({ stack, folder, name, into: 'replayed', options: ['--unfinished'] });
  const [, first, position] = /in (\S+) from position (\d+)/.exec(restored.output) ?? [];
  if (!first) throw new Failure('The restore names no place in the binary log.', restored.output);
  const files = logs.filter((file) => file >= first).toSorted();
  const { code, output } = await run('bash', [
    '-c',
    'set -o pipefail; socket=$1; shift; mariadb-binlog "$@" | mariadb --no-defaults --socket="$socket"',
    'replay',
    path.join(home, 'socket'),
    '--rewrite-db=lading->replayed',
    '--database=lading',
    `--start-position=${position}`,
    ...files.map((file) => path.join(data, file)),
  ]);
  if (code !== 0) throw new Failure('The changes could not be added: see the output above.', output);
  return restored;
}

/** Numbers of mails for a new password before and after the release. The API process also runs the worker. */
async function released({ busy: { env, release }, mail, keep, email }) {
  const port = await freePort();
  const environment = {
    ...env,
    RUN_WORKER: 'true',
    PUBLIC_URL: `http://localhost:${port}`,
    REDIS_URL: '',
    METRICS_PORT: '',
  };
  const server = keep(await startServer(lading('serve'), { port, path: '/health/ready', environment }));
  const sent = () => mail.mails.filter(({ subject }) => /password/i.test(subject ?? '')).length;
  const [allBefore, before] = [mail.mails.length, sent()];
  const response = await fetch(`${server.url}/api/v1/auth/password-reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: `localhost:${port}` },
    body: JSON.stringify({ email }),
  });
  if (!response.ok) throw new Failure(`The restored product answered ${response.status}.`, await response.text());
  await delay(PAUSED_MS);
  const sentBefore = mail.mails.length - allBefore;
  await release();
  for (const deadline = Date.now() + MAIL_WITHIN_MS; sent() === before && Date.now() < deadline;) await delay(200);
  const after = sent() - before;
  await server.stop();
  return { before: sentBefore, after };
}

async function compareTables(sourceUrl, restoredUrl) {
  const names = (await query(sourceUrl, 'SHOW TABLES'))
    .map((row) => Object.values(row)[0])
    .filter((name) => !OF_INSTALLATION.test(name));
  const differing = [];
  for (const name of names) {
    const sql = CHANGED.has(name) ? `SELECT COUNT(*) AS value FROM ${name}` : `CHECKSUM TABLE ${name}`;
    const [[source], [restored]] = [await query(sourceUrl, sql), await query(restoredUrl, sql)];
    if (Object.values(source).at(-1) !== Object.values(restored).at(-1)) differing.push(name);
  }
  return { count: names.length, differing };
}

function compareFiles(source, restored) {
  const names = fs
    .readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)))
    .filter((name) => !/^(incoming\/|\.)/.test(name));
  const differing = names.filter((name) => {
    const other = path.join(restored, name);
    return !fs.existsSync(other) || !fs.readFileSync(path.join(source, name)).equals(fs.readFileSync(other));
  });
  return { count: names.length, differing: differing.length };
}
