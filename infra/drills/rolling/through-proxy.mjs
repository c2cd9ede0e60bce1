import fs from 'node:fs';
import path from 'node:path';
import { QUOTE_REQUEST } from '../../bench/lib/quote-data.mjs';
import { tail } from '../../lib/failure.mjs';
import { createCompany } from '../../stack/owners.mjs';
import { ask, drive, isSuccess, percentile, statusText } from '../lib/load.mjs';
import { check, figure, none, seconds } from '../lib/rows.mjs';

const REQUESTS = 20_000;
const CLIENTS = 40;
/** On a slow machine the drill ends with fewer requests, which is a failure. */
const LONGEST_MS = 190_000;

export const titleFor = (proxy) =>
  `${REQUESTS.toLocaleString('en')} requests through ${proxy}, half of them POST, while the three API processes are restarted one after another`;

/** The drill through one proxy: rows. */
export async function restartBehind(proxy, { startStack, step, signal }) {
  const stack = await startStack({ proxy, workers: 0, settings: { REQUEST_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' } });
  const company = await createCompany(stack);
  const outcome = await step(`${REQUESTS} requests`, () => restartUnderLoad(stack, company, signal));
  const log = path.join(stack.folder, 'proxy/error.log');
  if (outcome.answers.some((answer) => !isSuccess(answer)) && fs.existsSync(log))
    console.log(tail(fs.readFileSync(log, 'utf8')));
  return rowsOf(outcome);
}

async function restartUnderLoad(stack, { cookie }, signal) {
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
    (number) =>
      number % 2 === 0
        ? ask(`${stack.url}/api/v1/rating/totals`, { method: 'POST', cookie, body: QUOTE_REQUEST })
        : ask(`${stack.url}/api/v1/auth/session`, { cookie }),
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
