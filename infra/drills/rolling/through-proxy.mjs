import fs from 'node:fs';
import path from 'node:path';
import { QUOTE_REQUEST } from '../../bench/lib/quote-data.mjs';
import { tail } from '../../lib/failure.mjs';
import { createCompanies } from '../../stack/owners.mjs';
import { ask, drive, isSuccess, percentile, statusText } from '../lib/load.mjs';
import { check, figure, none, seconds } from '../lib/rows.mjs';

const REQUESTS = 20_000;
const CLIENTS = 40;
/** So that no company uses up its share of the connections to the database. */
const COMPANIES = 4;
/** On a slow machine the drill ends with fewer requests, which is a failure. */
const LONGEST_MS = 190_000;
/** Failed answers that are printed. */
const SHOWN = 10;

export const titleFor = (proxy) =>
  `${REQUESTS.toLocaleString('en')} requests through ${proxy}, half of them POST, while the three API processes are restarted one after another`;

/** The drill through one proxy: rows. */
export async function restartBehind(proxy, { startStack, step, signal }) {
  const stack = await startStack({ proxy, workers: 0, settings: { REQUEST_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' } });
  const companies = await createCompanies(stack, COMPANIES);
  const outcome = await step(`${REQUESTS} requests`, () => restartUnderLoad(stack, companies, signal));
  explain(outcome.answers, path.join(stack.folder, 'proxy/error.log'));
  return rowsOf(outcome);
}

/** Prints failed answers, and what the proxy says of them apart from the refused connections that it repeats elsewhere. */
function explain(answers, log) {
  const failed = answers.filter((answer) => !isSuccess(answer));
  if (failed.length === 0) return;
  for (const { status, ms, text } of failed.slice(0, SHOWN)) console.log(status, `${ms.toFixed(0)} ms`, text);
  if (!fs.existsSync(log)) return;
  const lines = fs.readFileSync(log, 'utf8').split('\n');
  console.log(tail(lines.filter((line) => !line.includes('(111: Connection refused)')).join('\n')));
}

async function restartUnderLoad(stack, companies, signal) {
  let restarts = 0;
  let over = false;
  const restarting = (async () => {
    while (!over) {
      await stack.apis[restarts % stack.apis.length].restart();
      restarts += 1;
    }
  })();
  const startedAt = performance.now();
  const answers = await drive(
    {
      clients: CLIENTS,
      isOver: (done) => done >= REQUESTS || performance.now() - startedAt > LONGEST_MS || signal.aborted,
    },
    (number) => {
      const { cookie } = companies[(number >> 1) % COMPANIES];
      return number % 2 === 0
        ? ask(`${stack.url}/api/v1/rating/totals`, { method: 'POST', cookie, body: QUOTE_REQUEST })
        : ask(`${stack.url}/api/v1/auth/session`, { cookie });
    },
  );
  over = true;
  const took = performance.now() - startedAt;
  await restarting;
  return { answers, restarts, took };
}

function rowsOf({ answers, restarts, took }) {
  const failed = answers.filter((answer) => !isSuccess(answer));
  return [
    check('Requests', answers.length, answers.length >= REQUESTS),
    check('Restarts of a process (at least 3)', restarts, restarts >= 3),
    none('Failed', failed.length),
    ...(failed.length === 0 ? [] : [figure('Failed, by status', statusText(failed))]),
    figure('Time, requests a second', `${seconds(took)}, ${(answers.length / (took / 1_000)).toFixed(0)}`),
    figure('p50 and p99, ms', [0.5, 0.99].map((share) => percentile(answers, share).toFixed(0)).join(', ')),
  ];
}
