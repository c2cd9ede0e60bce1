import { cpuMicroseconds } from '../bench/lib/cpu-time.mjs';
import { QUOTE_REQUEST } from '../bench/lib/quote-data.mjs';
import { createCompanies } from '../stack/owners.mjs';
import { ask, drive, driveElsewhere, isSuccess, percentile, statusText } from './lib/load.mjs';
import { check, figure, none } from './lib/rows.mjs';

const COMPANIES = 8;
/** Clients that keep the processes busy; ten times as many overload them. */
const BUSY_CLIENTS = 60;
const FACTOR = 10;
const BUSY_MS = 15_000;
const OVERLOAD_MS = 30_000;
const REFUSED_WITHIN_MS = 1_000;
/**
 * Reliability target G44: 90 % of the throughput without excess, and three times its p99. Here 600 clients take CPU time of the same machine, so the
 * throughput is measured per CPU time of the API processes.
 */
const GOODPUT = 0.9;
const P99_FACTOR = 3;
const RECOVERED_WITHIN_MS = 10_000;

export const title = `${BUSY_CLIENTS * FACTOR} clients instead of the ${BUSY_CLIENTS} that keep two API processes busy; each waits for Retry-After when it is refused`;

export async function drill({ startStack, step, keep }) {
  const stack = await startStack({
    apis: 2,
    workers: 0,
    settings: { LOG_LEVEL: 'fatal', REQUEST_LIMIT_FACTOR: '1000' },
  });
  const companies = await createCompanies(stack, COMPANIES);
  const pids = stack.apis.map(({ pid }) => pid);
  const url = `${stack.url}/api/v1/rating/totals`;
  const requests = companies.map(({ cookie }) => ({ url, method: 'POST', cookie, body: QUOTE_REQUEST }));
  const load = (clients, milliseconds) => async () => {
    const cpuBefore = cpuSeconds(stack);
    const answers = await driveElsewhere(stack, { clients, milliseconds, requests, obeysRetryAfter: true });
    return { answers, cpu: cpuSeconds(stack) - cpuBefore };
  };
  await step('Warm up', load(BUSY_CLIENTS, BUSY_MS / 3));
  const before = await step(`${BUSY_CLIENTS} clients`, load(BUSY_CLIENTS, BUSY_MS));
  const watch = keep(watchHealth(stack));
  const over = await step(`${BUSY_CLIENTS * FACTOR} clients`, load(BUSY_CLIENTS * FACTOR, OVERLOAD_MS));
  const health = await watch.stop();
  const recovery = await step('One client', () => untilFast(() => ask(url, requests[0])));
  const after = await step(`${BUSY_CLIENTS} clients`, load(BUSY_CLIENTS, BUSY_MS));
  const restarted = stack.apis.filter(({ pid }, n) => pid !== pids[n]).length;
  const busy = { answers: [...before.answers, ...after.answers], cpu: before.cpu + after.cpu };
  return [...rowsOf(busy, over), ...rowsOfProcesses({ health, recovery, restarted })];
}

/** CPU time that the API processes have used, in seconds. */
const cpuSeconds = ({ apis }) => apis.reduce((sum, { pid }) => sum + cpuMicroseconds(pid) / 1_000_000, 0);

/** Asks the processes for their health until it is stopped: the answers. */
function watchHealth({ apis }) {
  let over = false;
  const answers = drive({ clients: apis.length, pause: 200, isOver: () => over }, (number) =>
    ask(`${apis[number % apis.length].url}/health/${number % 4 < 2 ? 'live' : 'ready'}`),
  );
  return {
    stop() {
      over = true;
      return answers;
    },
  };
}

/** Milliseconds until ten requests in a row succeed within a second each. */
async function untilFast(send) {
  const startedAt = performance.now();
  for (let inRow = 0; inRow < 10 && performance.now() - startedAt < 3 * RECOVERED_WITHIN_MS;) {
    const answer = await send();
    inRow = isSuccess(answer) && answer.ms < 1_000 ? inRow + 1 : 0;
  }
  return performance.now() - startedAt;
}

function rowsOf(busy, over) {
  const [accepted, refused] = [over.answers.filter(isSuccess), over.answers.filter(({ status }) => status === 503)];
  const done = busy.answers.filter(isSuccess);
  const rates = [done.length / ((2 * BUSY_MS) / 1_000), accepted.length / (OVERLOAD_MS / 1_000)];
  const goodput = accepted.length / over.cpu / (done.length / busy.cpu);
  const limit = P99_FACTOR * percentile(done, 0.99);
  const [late, slow] = [percentile(refused, 0.99), percentile(accepted, 0.99)];
  return [
    figure('Busy, before and after: answers', statusText(busy.answers)),
    figure('Busy, before and after: p50 and p99 in ms', percentiles(busy.answers)),
    figure('Overload: answers', statusText(over.answers)),
    none('Overload: neither success nor 503', over.answers.length - accepted.length - refused.length),
    check('Overload: refused', refused.length, refused.length > 0),
    none('Overload: 503 without Retry-After', refused.filter(({ retryAfter }) => !(Number(retryAfter) > 0)).length),
    check(
      `Overload: refused after, p99 in ms (at most ${REFUSED_WITHIN_MS})`,
      late.toFixed(0),
      late <= REFUSED_WITHIN_MS,
    ),
    figure('Accepted a second: busy, overload', rates.map((rate) => rate.toFixed(0)).join(', ')),
    check(
      `Overload: accepted per CPU time of the API processes, % of busy (at least ${GOODPUT * 100})`,
      (goodput * 100).toFixed(0),
      goodput >= GOODPUT,
    ),
    check(
      `Overload: accepted, p50 and p99 in ms (p99 at most ${P99_FACTOR} times busy)`,
      percentiles(accepted),
      slow <= limit,
    ),
  ];
}

function rowsOfProcesses({ health, recovery, restarted }) {
  return [
    none('Health checks of the processes: failed', health.filter((answer) => !isSuccess(answer)).length),
    figure('Health checks: number, p99 in ms', `${health.length}, ${percentile(health, 0.99).toFixed(0)}`),
    check(`Recovered after, ms (at most ${RECOVERED_WITHIN_MS})`, recovery.toFixed(0), recovery <= RECOVERED_WITHIN_MS),
    none('Processes that were restarted', restarted),
  ];
}

const percentiles = (answers) => [0.5, 0.99].map((share) => percentile(answers, share).toFixed(0)).join(', ');
