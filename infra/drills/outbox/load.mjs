import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { importBuilt } from '../../bench/lib/product.mjs';
import { root } from '../../lib/paths.mjs';
import { startProgram } from '../../lib/processes.mjs';

const WORKER = path.join(root, 'infra/drills/outbox/load-worker.mjs');
const WORKERS = 3;
const BURSTS = 20;
const BURST = 500;
const BURST_EVERY_MS = 2_000;
const AT_ONCE = 10;
const TOPICS = ['check.first', 'check.second', 'check.third', 'check.fourth'];
const DRAINED_WITHIN_MS = 60_000;

/**
 * 10,000 messages in bursts, three worker processes on one database, without failures: {messages, handled, twice, oldestMs, deadlocks}.
 * `oldestMs` is the longest wait of a message for its handler.
 */
export async function loadCheck(product) {
  await product.query(
    'CREATE TABLE check_handling (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, message_id char(30) NOT NULL, worker int NOT NULL, started_at datetime(3) NOT NULL)',
  );
  await product.query('CREATE TABLE check_message (id char(30) NOT NULL PRIMARY KEY, created_at datetime(3) NOT NULL)');
  await product.query(
    'CREATE TRIGGER check_message_insert AFTER INSERT ON outbox_message FOR EACH ROW INSERT INTO check_message (id, created_at) VALUES (NEW.id, NEW.created_at)',
  );
  const deadlocksBefore = await deadlocks(product);
  const workers = Array.from({ length: WORKERS }, () => startProgram(process.execPath, [WORKER], { env: process.env }));
  for (const { child } of workers) for (const stream of [child.stdout, child.stderr]) stream.pipe(process.stderr);
  try {
    await bursts(product);
    await drained(product);
  } finally {
    await Promise.all(workers.map(stop));
  }
  return figures(product, deadlocksBefore);
}

async function bursts(product) {
  const { Outbox } = await importBuilt('platform/outbox/outbox.js');
  const outbox = new Outbox(product.db);
  for (let burst = 0; burst < BURSTS; burst += 1) {
    const next = delay(BURST_EVERY_MS);
    const numbers = Array.from({ length: BURST }, (_, n) => n);
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let n = numbers.pop(); n !== undefined; n = numbers.pop()) {
          const entry = { companyId: null, topic: TOPICS[n % TOPICS.length], payload: { burst, n } };
          await product.db.transaction((tx) => outbox.add(tx, entry));
        }
      }),
    );
    await next;
  }
}

async function drained(product) {
  for (const deadline = Date.now() + DRAINED_WITHIN_MS; Date.now() < deadline; await delay(200)) {
    const [{ open }] = await product.query('SELECT COUNT(*) AS open FROM outbox_message');
    if (Number(open) === 0) return;
  }
}

async function stop({ child }) {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

async function figures(product, deadlocksBefore) {
  const [row] = await product.query(`
    SELECT COUNT(*) AS messages, SUM(times > 0) AS handled, SUM(times > 1) AS twice, MAX(waited) DIV 1000 AS oldest
      FROM (SELECT m.id, COUNT(h.id) AS times, TIMESTAMPDIFF(MICROSECOND, m.created_at, MIN(h.started_at)) AS waited
              FROM check_message m LEFT JOIN check_handling h ON h.message_id = m.id GROUP BY m.id, m.created_at) AS handlings`);
  return {
    messages: Number(row.messages),
    handled: Number(row.handled),
    twice: Number(row.twice),
    oldestMs: Number(row.oldest),
    deadlocks: (await deadlocks(product)) - deadlocksBefore,
  };
}

/** MariaDB counts them as a status variable, MySQL as an InnoDB metric. */
async function deadlocks(product) {
  const [status] = await product.query("SHOW GLOBAL STATUS LIKE 'Innodb_deadlocks'");
  if (status !== undefined) return Number(status.Value);
  const [metric] = await product.query(
    "SELECT COUNT AS count FROM information_schema.INNODB_METRICS WHERE NAME = 'lock_deadlocks'",
  );
  return Number(metric.count);
}
