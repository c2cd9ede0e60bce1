import { setTimeout as delay } from 'node:timers/promises';
import { QUOTE_REQUEST } from '../bench/lib/quote-data.mjs';
import { createCompany } from '../stack/owners.mjs';
import { ask, statusText } from './lib/load.mjs';
import { check, none, seconds } from './lib/rows.mjs';

const UNREADY_WITHIN_MS = 3_000;
const READY_WITHIN_MS = 5_000;
/** How long each fault lasts. */
const FAULT_MS = 8_000;
const GIVEN_UP_MS = 30_000;
const POLL_MS = 100;

/** Faults of the database: what breaks it and what repairs it. */
const FAULTS = [
  { name: 'killed', begin: (database) => database.kill(), end: (database) => database.start() },
  { name: 'hanging', begin: async (database) => database.pause(), end: async (database) => database.resume() },
  {
    name: 'read-only',
    begin: (database) => database.administer('SET GLOBAL read_only = 1'),
    end: (database) => database.administer('SET GLOBAL read_only = 0'),
  },
];

export const title =
  'The database is killed, hangs and becomes read-only; each time all API processes report it and come back';

export async function drill({ startStack, step }) {
  const stack = await startStack({ workers: 0, settings: { LOG_LEVEL: 'error' } });
  const company = await createCompany(stack);
  const rows = [];
  for (const fault of FAULTS) rows.push(...(await step(`Database ${fault.name}`, () => endure(stack, company, fault))));
  return rows;
}

async function endure(stack, company, { name, begin, end }) {
  const pids = stack.apis.map(({ pid }) => pid);
  await begin(stack.database);
  const unready = await timeUntil(stack, (status) => status !== 200);
  const during = await requestsFor(FAULT_MS, stack, company);
  const live = await Promise.all(stack.apis.map(({ url }) => ask(`${url}/health/live`, { patience: 2_000 })));
  await end(stack.database);
  const ready = await timeUntil(stack, (status) => status === 200);
  const again = await write(stack, company);
  return [
    check(
      `${name}: all unready after (at most ${seconds(UNREADY_WITHIN_MS)})`,
      seconds(unready),
      unready <= UNREADY_WITHIN_MS,
    ),
    check(
      `${name}: writes meanwhile, all 502 to 504`,
      statusText(during),
      during.every(({ status }) => [502, 503, 504].includes(status)),
    ),
    check(
      `${name}: slowest of them (at most 8.0 s)`,
      seconds(Math.max(...during.map(({ ms }) => ms))),
      during.every(({ ms }) => ms <= 8_000),
    ),
    none(
      `${name}: processes that are not alive, or were restarted`,
      live.filter(({ status }) => status !== 200).length + stack.apis.filter(({ pid }, n) => pid !== pids[n]).length,
    ),
    check(`${name}: all ready after (at most ${seconds(READY_WITHIN_MS)})`, seconds(ready), ready <= READY_WITHIN_MS),
    check(`${name}: a write afterwards`, again.status, again.status === 201),
  ];
}

/** Milliseconds until each process answers /health/ready as wanted. */
async function timeUntil({ apis }, isWanted) {
  const startedAt = performance.now();
  const reached = async ({ url }) => {
    while (performance.now() - startedAt < GIVEN_UP_MS) {
      const { status } = await ask(`${url}/health/ready`, { patience: 3_000 });
      if (isWanted(status)) return;
      await delay(POLL_MS);
    }
  };
  await Promise.all(apis.map(reached));
  return performance.now() - startedAt;
}

async function requestsFor(milliseconds, stack, company) {
  const answers = [];
  for (const end = performance.now() + milliseconds; performance.now() < end; await delay(200))
    answers.push(await write(stack, company));
  return answers;
}

const write = ({ url }, { cookie }) => ask(`${url}/api/v1/quotes`, { method: 'POST', cookie, body: QUOTE_REQUEST });
