import { median } from '../bench/lib/statistics.mjs';
import { createCompanies } from '../stack/owners.mjs';
import { book } from './booking/client.mjs';
import { bookAtOnce } from './booking/double-clicks.mjs';
import { bookWhileKilling } from './booking/kill-test.mjs';
import { makeQuotes } from './booking/quotes.mjs';
import { verdictOf } from './booking/verdict.mjs';
import { check, figure, none } from './lib/rows.mjs';

const COMPANIES = 4;
const BOOKINGS = 1_500;
const CLIENTS = 20;
const AT_ONCE = { rounds: 100, parallel: 20 };
/** The request is repeated after every this many bookings. */
const REPLAY_EVERY = 20;
/** Deadline for resolving an outcome unknown to a client. */
const RESOLVED_WITHIN_S = 30;

export const title = `${BOOKINGS.toLocaleString('en')} bookings while API processes and the database are killed (SIGKILL), and ${AT_ONCE.parallel} identical posts at once`;

export async function drill({ step, startStack, signal }) {
  // Workers would delete the messages that the verdict counts.
  const stack = await startStack({ workers: 0, settings: { REQUEST_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' } });
  const quotes = await step('Companies and quotes', async () =>
    makeQuotes(stack.url, await createCompanies(stack, COMPANIES), BOOKINGS + AT_ONCE.rounds, stack.database.url),
  );
  const outcome = await step(`${BOOKINGS} bookings from ${CLIENTS} clients, something killed every 5 s`, () =>
    bookWhileKilling({ stack, quotes: quotes.slice(0, BOOKINGS), clients: CLIENTS, signal }),
  );
  const verdict = await verdictOf(outcome, stack.database.url);
  const differing = await replaysThatDiffer(stack.url, outcome);
  const atOnce = await step(`${AT_ONCE.rounds} rounds of ${AT_ONCE.parallel} posts at once`, () =>
    bookAtOnce({ url: stack.url, quotes: quotes.slice(BOOKINGS), parallel: AT_ONCE.parallel, signal }),
  );
  return [
    ...rowsOfKills(outcome, verdict),
    none('Repeated requests whose answer differs', differing),
    ...rowsOf(atOnce),
  ];
}

/** Number of responses to repeated requests that differ from the first response. */
async function replaysThatDiffer(url, { acknowledged }) {
  let differing = 0;
  for (const { quoted, key, text } of acknowledged.filter((_, index) => index % REPLAY_EVERY === 0)) {
    const again = await book(url, quoted, key);
    if (again.status !== 200 || again.text !== text) differing += 1;
  }
  return differing;
}

function rowsOfKills({ acknowledged, kills }, verdict) {
  const seconds = acknowledged.map((one) => one.seconds);
  const slowest = Math.max(...seconds);
  return [
    check(
      'API processes killed, database killed',
      `${kills.processes}, ${kills.database}`,
      kills.processes > 0 && kills.database === 1,
    ),
    figure('Bookings that needed a retry', acknowledged.filter(({ attempts }) => attempts > 1).length),
    check(
      'Bookings / keys',
      `${verdict.bookings} / ${verdict.keys}`,
      verdict.bookings === BOOKINGS && verdict.keys === BOOKINGS,
    ),
    none('Refused', verdict.refused),
    none('Acknowledged and missing', verdict.missing),
    none('Duplicates', verdict.duplicates),
    ...Object.entries(verdict.halfStates).map(([name, count]) => none(`Half states: ${name}`, count)),
    figure('Seconds until the outcome is known: median', median(seconds).toFixed(2)),
    check(
      `Seconds until the outcome is known: most (at most ${RESOLVED_WITHIN_S})`,
      slowest.toFixed(1),
      slowest <= RESOLVED_WITHIN_S,
    ),
  ];
}

function rowsOf({ rounds, wrong, failures }) {
  return [
    check('Rounds of posts at once', rounds, rounds === AT_ONCE.rounds),
    none('Rounds without exactly one booking', wrong),
    check('Posts at once without an answer (0), or with 5xx', failures.join(' ') || 0, failures.length === 0),
  ];
}
