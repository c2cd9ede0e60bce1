import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { QUOTE_REQUEST } from '../bench/lib/quote-data.mjs';
import { startServer } from '../bench/lib/servers.mjs';
import { freePort } from '../lib/ports.mjs';
import { megabytes, withPeak } from '../relay/memory.mjs';
import { createCompanies } from '../stack/owners.mjs';
import { ask, drive, figuresOf, isSuccess, medianP99 } from './lib/load.mjs';
import { check, figure, none, seconds } from './lib/rows.mjs';

const FOLDER = path.join(import.meta.dirname, 'relay-flood');
/**
 * What is sent. The addresses are so many that the limit of the proxy for each (10 requests a second after a burst of 50) lets everything through to the
 * relay. More than that would only show that the clients take the two cores from the product.
 */
const KINDS = [
  { name: 'garbage', block: 1, addresses: 4, rate: 50, kilobytes: 100, valid: false },
  { name: 'envelopes', block: 2, addresses: 8, rate: 40, kilobytes: 8, valid: true },
];
const ENVELOPES = KINDS.filter(({ valid }) => valid);
/** The proxy limits each session, so the requests to the product are those of several. */
const COMPANIES = 3;
/** Calm and flood alternate, and the median of the rounds counts, because other work on the machine changes over the minutes. */
const ROUNDS = 5;
const PHASE_MS = 12_000;
/** The error service takes the first envelopes, and holds them for the relay's 4 s. */
const FULL_AFTER_MS = 2_000;
const P99_FACTOR = 1.2;
const GROWTH_AT_MOST = 100 * 1_048_576;
const UPSTREAM_AT_MOST = 100;
/** The relay gives up the error service after 4 s; the rest is for the way through the proxy. */
const ANSWER_WITHIN_MS = 5_000;

export const title = `The error relay gets ${KINDS.map(({ rate, kilobytes, name }) => `${rate} × ${kilobytes} kB of ${name}`).join(' and ')} a second through nginx while the error service hangs`;

export async function drill({ startStack, step, keep, signal }) {
  const ingest = keep(await startServer([path.join(FOLDER, 'ingest.mjs')], { port: await freePort(), path: '/' }));
  const dsn = `http://key@127.0.0.1:${new URL(ingest.url).port}/1`;
  const stack = await startStack({ apis: 2, workers: 0, settings: { LOG_LEVEL: 'fatal', MONITORING_DSNS: dsn } });
  const companies = await createCompanies(stack, COMPANIES);
  const requestsOf = ({ cookie }) => [
    { url: `${stack.url}/api/v1/quotes`, cookie },
    { url: `${stack.url}/api/v1/rating/totals`, method: 'POST', cookie, body: QUOTE_REQUEST },
    { url: `${stack.url}/api/v1/shipments`, cookie },
  ];
  const requests = companies.map(requestsOf);
  const product = (milliseconds) => {
    const end = performance.now() + milliseconds;
    return drive(
      { clients: COMPANIES, pause: 70, isOver: () => performance.now() > end || signal.aborted },
      (number) => {
        const request = requests[number % COMPANIES][Math.floor(number / COMPANIES) % 3];
        return ask(request.url, request);
      },
    );
  };
  // Of the relay too, with envelopes alone: a process that has done nothing yet would grow with any request.
  await step('Warm up', () => Promise.all([product(PHASE_MS), flood(stack, dsn, ENVELOPES)]));
  const outcome = { calm: [], flood: [], floods: [] };
  const { grown } = await withPeak(stack.monitoring.pid, async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      outcome.calm.push(await step('Product alone', () => product(PHASE_MS)));
      const flooding = flood(stack, dsn);
      const first = await product(FULL_AFTER_MS);
      outcome.flood.push(await step('With the flood', () => product(PHASE_MS)));
      outcome.floods.push({ ...(await flooding), first });
    }
  });
  return rowsOf(outcome, { grown, ...(await (await fetch(ingest.url)).json()) });
}

/** Floods from a process of its own: {outcomes, unanswered}. */
async function flood(stack, dsn, kinds = KINDS) {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: stack.certificate };
  const child = fork(path.join(FOLDER, 'flood-process.mjs'), { env });
  process.once('exit', () => child.kill());
  child.send({ url: stack.url, milliseconds: FULL_AFTER_MS + PHASE_MS, dsn, kinds });
  const [message] = await once(child, 'message');
  return message;
}

function rowsOf({ calm, flood: during, floods }, { grown, most, received }) {
  const limit = P99_FACTOR * medianP99(calm);
  const meanwhile = medianP99(during);
  const first = floods.flatMap((one) => one.first);
  const slowest = Math.max(...floods.flatMap(({ outcomes }) => KINDS.map(({ name }) => outcomes[name].slowestMs)));
  return [
    figure('Product alone: requests, p50 and p99 in ms', figuresOf(calm.flat())),
    figure('Product with the flood: the same', figuresOf(during.flat())),
    check(
      `Product with the flood: median p99 of the rounds in ms (at most ${P99_FACTOR} times: ${limit.toFixed(0)})`,
      meanwhile.toFixed(0),
      meanwhile <= limit,
    ),
    none('Product: failed', [...calm.flat(), ...first, ...during.flat()].filter((one) => !isSuccess(one)).length),
    ...KINDS.map(({ name, rate }) => check(`Answers to ${name}`, ...answersOf(floods, name, rate))),
    check(
      `Slowest answer of the relay (at most ${seconds(ANSWER_WITHIN_MS)})`,
      seconds(slowest),
      slowest <= ANSWER_WITHIN_MS,
    ),
    none(
      'Without an answer',
      floods.reduce((sum, { unanswered }) => sum + unanswered, 0),
    ),
    check(
      `Envelopes at once at the error service (at most ${UPSTREAM_AT_MOST})`,
      `${most} of ${received}`,
      most > 0 && most <= UPSTREAM_AT_MOST,
    ),
    check(
      `Memory of the relay grew by (at most ${megabytes(GROWTH_AT_MOST)})`,
      megabytes(grown),
      grown <= GROWTH_AT_MOST,
    ),
  ];
}

/** The statuses with their counts, and whether the flood was sent at nearly its rate and had an answer each time. */
function answersOf(floods, name, rate) {
  const counts = new Map();
  for (const { outcomes } of floods)
    for (const [status, count] of Object.entries(outcomes[name].statuses))
      counts.set(status, (counts.get(status) ?? 0) + count);
  const sent = floods.reduce((sum, { outcomes }) => sum + outcomes[name].sent, 0);
  const planned = (floods.length * rate * (FULL_AFTER_MS + PHASE_MS)) / 1_000;
  const text = [...counts].map(([status, count]) => `${status}: ${count}`).join(', ');
  return [text, sent >= planned * 0.9 && !counts.has('0')];
}
