import { createCompanies } from '../stack/owners.mjs';
import { book, insist } from './booking/client.mjs';
import { makeQuotes } from './booking/quotes.mjs';
import { verdictOf } from './booking/verdict.mjs';
import { startCluster } from './galera/cluster.mjs';
import { cancelAgainstBook, readAfterWrite } from './galera/cross-requests.mjs';
import { failWriters } from './galera/failures.mjs';
import { conflictsAtCommit, startProcessOn } from './galera/other-node.mjs';
import { check, figure, none } from './lib/rows.mjs';

const COMPANIES = 2;
const BOOKINGS = 600;
const CLIENTS = 8;
/** Of each client, so that the bookings outlast the failures. */
const PAUSE_MS = 500;
const READS = 500;
const AT_ONCE = 50;
const CONFLICTS = 20;
/** A node that hangs is noticed after 7 s, leaves the cluster after 2 s, and its lease ends after 6 s. */
const BACK_WITHIN_S = 20;

export const title = `${BOOKINGS} bookings on three Galera nodes while the node that all processes write to is killed, paused and cut off`;

export async function drill({ step, keep, startStack, signal }) {
  let cluster;
  // Workers would delete the messages that the verdict counts.
  const stack = await startStack({
    apis: 2,
    workers: 0,
    settings: { REQUEST_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' },
    openDatabase: async (folder) => (cluster = await startCluster(folder)),
  });
  const [first, second, third] = cluster.nodes;
  const shippers = await step('Companies', () => createCompanies(stack, COMPANIES));
  const quotes = await step('Quotes', () =>
    makeQuotes(stack.url, shippers, BOOKINGS + AT_ONCE, cluster.ownerUrlOf(first)),
  );
  const other = keep(await startProcessOn(stack, cluster.productUrlOf(third)));
  const refused = await other.says(`Other processes write to the node \\"${first.name}\\"`);
  const statuses = `${await other.status('live')}, ${await other.status('ready')}`;
  const bookings = [];
  const [failures] = await step(`${BOOKINGS} bookings while the writer fails three times`, () =>
    Promise.all([
      failWriters({ cluster, bookings, total: BOOKINGS, signal }),
      bookAll(stack.url, quotes.slice(0, BOOKINGS), bookings, signal),
    ]),
  );
  const writer = await cluster.writer();
  const verdict = await verdictOf({ acknowledged: bookings }, cluster.ownerUrlOf(writer));
  const { stale, failed } = await step(`${READS} reads after writes`, () =>
    readAfterWrite({ url: stack.url, shippers, rounds: READS, parallel: 4 }),
  );
  const atOnce = await step(`${AT_ONCE} rounds of cancel against book`, () =>
    cancelAgainstBook(stack.url, quotes.slice(BOOKINGS)),
  );
  const commits = await conflictsAtCommit(cluster, [writer, writer === second ? third : second], CONFLICTS);
  return [
    check('A process on another node than the others is refused with the reason', refused ? 'yes' : 'no', refused),
    check('It is alive, and not ready', statuses, statuses === '200, 503'),
    ...rowsOfFailures(failures),
    check(
      'Bookings / keys',
      `${verdict.bookings} / ${verdict.keys}`,
      verdict.bookings === BOOKINGS && verdict.keys === BOOKINGS,
    ),
    figure('Bookings that needed a retry', bookings.filter(({ attempts }) => attempts > 1).length),
    none('Refused', verdict.refused),
    none('Acknowledged and missing', verdict.missing),
    none('Duplicates', verdict.duplicates),
    ...Object.entries(verdict.halfStates).map(([name, count]) => none(`Half states: ${name}`, count)),
    none(`Stale reads of ${READS} through another process after a write`, stale),
    none('Failed requests beside them', failed),
    none(`Rounds of ${AT_ONCE}, cancel against book, with 5xx`, atOnce.failed),
    none('Rounds without exactly one winner', atOnce.wrong),
    figure('Rounds that booked', atOnce.booked),
    check('Conflicts at the COMMIT that were repeated', commits.repeated, commits.repeated > 0),
    none('Changes lost by them', commits.lost),
  ];
}

/** Books all quotes from some clients, each again until the answer is final. */
async function bookAll(url, quotes, bookings, signal) {
  let next = 0;
  const client = async () => {
    while (next < quotes.length && !signal.aborted) {
      const quoted = quotes[next++];
      const begunAt = performance.now();
      const answer = await insist(() => book(url, quoted, `booking of ${quoted.id}`), signal);
      bookings.push({ ...answer, quoted, begunAt, endedAt: performance.now() });
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

function rowsOfFailures(failures) {
  return failures.map(({ name, node, seconds }) =>
    check(
      `The writer, ${node.name}, is ${name}: s until the next booking (at most ${BACK_WITHIN_S})`,
      seconds.toFixed(1),
      seconds <= BACK_WITHIN_S,
    ),
  );
}
