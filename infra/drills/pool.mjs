import { setTimeout as delay } from 'node:timers/promises';
import { importBuilt, requireFromBackend } from '../bench/lib/product.mjs';
import { QUOTE_REQUEST } from '../bench/lib/quote-data.mjs';
import { createCompanies } from '../stack/owners.mjs';
import { ask, drive, isSuccess, percentile, statusText } from './lib/load.mjs';
import { check, figure, none } from './lib/rows.mjs';

const LOCKED_MS = 30_000;
/** Clients of the company whose rows are locked, each with the next request after its answer. */
const CLIENTS = 200;
const P99_LIMIT_MS = 1_000;
/** A request waits up to 1 s for a connection of its company's share, and then up to 3 s for the lock. */
const ANSWER_WITHIN_MS = 6_000;
/** Most find no connection within 1 s. */
const REFUSED_WITHIN_MS = 1_500;

export const title = `The rows of one company are locked for ${LOCKED_MS / 1_000} s while it sends requests from ${CLIENTS} clients, and another company works`;

export async function drill({ startStack, step, keep, signal }) {
  const stack = await startStack({
    apis: 2,
    workers: 0,
    settings: { LOG_LEVEL: 'fatal', REQUEST_LIMIT_FACTOR: '1000' },
  });
  const [locked, other] = await createCompanies(stack, 2);
  const connection = await requireFromBackend('mysql2/promise').createConnection({ uri: stack.database.url });
  keep({ stop: () => connection.end() });
  // Otherwise the list of connections has only those of the user itself.
  await stack.database.administer("GRANT PROCESS ON *.* TO 'lading_owner'@'127.0.0.1'");
  await quote(stack, locked);
  const outcome = await step(`Locked for ${LOCKED_MS / 1_000} s`, () =>
    whileLocked(stack, connection, { locked, other, signal }),
  );
  const after = await step('Unlocked', () => Promise.all(Array.from({ length: 10 }, () => quote(stack, locked))));
  return rowsOf(outcome, after, await shareOf(stack));
}

const quote = ({ url }, { cookie }) => ask(`${url}/api/v1/quotes`, { method: 'POST', cookie, body: QUOTE_REQUEST });

async function whileLocked(stack, connection, { locked, other, signal }) {
  const [[{ companyId }]] = await connection.query(
    'SELECT a.company_id AS companyId FROM association a JOIN user_account u ON u.id = a.user_id WHERE u.email = ?',
    [locked.email],
  );
  // Otherwise this lock includes the keys of other companies beside it.
  await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
  await connection.beginTransaction();
  await connection.query('SELECT * FROM company_counter WHERE company_id = ? FOR UPDATE', [companyId]);
  const end = performance.now() + LOCKED_MS;
  const isOver = () => performance.now() > end || signal.aborted;
  const [noisy, calm, used] = await Promise.all([
    drive({ clients: CLIENTS, isOver, pause: 200 }, () => quote(stack, locked)),
    drive({ clients: 4, isOver, pause: 100 }, (n) =>
      n % 2 === 0 ? quote(stack, other) : ask(`${stack.url}/api/v1/quotes`, { cookie: other.cookie }),
    ),
    mostWaiting(stack, isOver),
    delay(LOCKED_MS).then(() => connection.rollback()),
  ]);
  return { noisy, calm, used };
}

/** The largest number of connections that waited for the lock at a time. Locks between requests of the other company are short. */
async function mostWaiting({ database }, isOver) {
  const connection = await requireFromBackend('mysql2/promise').createConnection({ uri: database.url });
  let most = 0;
  for (; !isOver(); await delay(500)) {
    const [[{ count }]] = await connection.query(
      'SELECT COUNT(*) AS count FROM information_schema.innodb_trx WHERE trx_wait_started < NOW() - INTERVAL 1 SECOND',
    );
    most = Math.max(most, Number(count));
  }
  await connection.end();
  return most;
}

/** Connections that one company may use in all API processes. */
async function shareOf({ apis }) {
  const { DEFAULT_POOL_SIZE } = await importBuilt('config/config.js');
  return apis.length * Math.ceil(DEFAULT_POOL_SIZE / 3);
}

function rowsOf({ noisy, calm, used }, after, share) {
  const p99 = percentile(calm, 0.99);
  const slowest = Math.max(...noisy.map(({ ms }) => ms));
  const refused = noisy.filter(({ status }) => status === 503);
  return [
    check('Other company: requests', calm.length, calm.length > 0),
    none('Other company: failed', calm.filter((answer) => !isSuccess(answer)).length),
    check(`Other company: p99, ms (at most ${P99_LIMIT_MS})`, p99.toFixed(0), p99 <= P99_LIMIT_MS),
    figure('Locked company: requests by status', statusText(noisy)),
    none(
      'Locked company: other answers than success and 503',
      noisy.length - refused.length - noisy.filter(isSuccess).length,
    ),
    none('Locked company: 503 without Retry-After', refused.filter(({ retryAfter }) => retryAfter === null).length),
    check(
      `Locked company: 503 after, median in ms (at most ${REFUSED_WITHIN_MS})`,
      percentile(refused, 0.5).toFixed(0),
      percentile(refused, 0.5) <= REFUSED_WITHIN_MS,
    ),
    check(
      `Locked company: slowest answer, ms (at most ${ANSWER_WITHIN_MS})`,
      slowest.toFixed(0),
      slowest <= ANSWER_WITHIN_MS,
    ),
    check(`Locked company: connections that wait (1 to ${share}, a third)`, used, used > 0 && used <= share),
    none('Locked company: failed afterwards', after.filter((answer) => !isSuccess(answer)).length),
  ];
}
