import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { QUOTE_REQUEST } from '../bench/lib/quote-data.mjs';
import { requireFromBackend } from '../bench/lib/product.mjs';
import { startDatabase } from '../stack/database.mjs';
import { createCompanies } from '../stack/owners.mjs';
import { ask, drive, percentile, statusText } from './lib/load.mjs';
import { check, figure, none } from './lib/rows.mjs';

const COMPANIES = 6;
/** How long each phase lasts. */
const PHASE_MS = 10_000;
/** Between a list and the next quote of a client. */
const PAUSE_MS = 100;
const BACK_WITHIN_MS = 15_000;
const REPLICATION = { user: 'replication', password: 'only-on-this-machine' };

/** What happens to the replica, and what repairs it. */
const FAULTS = [
  {
    name: 'lagging',
    begin: (replica) => replica.administer('STOP SLAVE SQL_THREAD'),
    end: (replica) => replica.administer('START SLAVE SQL_THREAD'),
  },
  { name: 'hanging', begin: async (replica) => replica.pause(), end: async (replica) => replica.resume() },
  { name: 'killed', begin: (replica) => replica.kill(), end: (replica) => replica.start() },
];

export const title =
  'Lists right after writes, from a read replica that lags, hangs and is killed: no error, and no list without the write';

export async function drill({ startStack, step, folder, keep }) {
  const settings = { LOG_LEVEL: 'warn', REQUEST_LIMIT_FACTOR: '1000', DATABASE_REPLICAS: '' };
  let replica;
  const stack = await startStack({
    apis: 2,
    workers: 1,
    settings,
    openDatabase: async (home) => {
      const writer = await startDatabase(home, { flags: ['--log-bin=writer', '--server-id=1'] });
      replica = keep(await startReplica(path.join(folder, 'replica'), writer));
      settings.DATABASE_REPLICAS = `127.0.0.1:${replica.port}`;
      return writer;
    },
  });
  const companies = await step('Companies', () => createCompanies(stack, COMPANIES));
  const rows = [...(await step('Replica up to date', () => healthy(stack, companies, replica)))];
  for (const fault of FAULTS)
    rows.push(...(await step(`Replica ${fault.name}`, () => endure(stack, companies, replica, fault))));
  return rows;
}

/** A server that copies everything from the start of the writer. */
async function startReplica(folder, writer) {
  fs.mkdirSync(folder);
  fs.chmodSync(folder, 0o711); // the database server may run as another user than root
  const { user, password } = REPLICATION;
  await writer.administer(`CREATE USER ${user}@'127.0.0.1' IDENTIFIED BY '${password}'`);
  await writer.administer(`GRANT REPLICATION SLAVE ON *.* TO ${user}@'127.0.0.1'`);
  const replica = await startDatabase(folder, { flags: ['--server-id=2', '--read-only'] });
  await replica.administer(
    `CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = ${writer.port}, MASTER_USER = '${user}', MASTER_PASSWORD = '${password}', MASTER_USE_GTID = slave_pos, MASTER_SSL_VERIFY_SERVER_CERT = 0`,
  );
  await replica.administer('START SLAVE');
  return replica;
}

async function healthy(stack, companies, replica) {
  const before = await selects(replica);
  const { pairs, rows } = await load(stack, companies, 'up to date');
  const read = (await selects(replica)) - before;
  return [...rows, check('up to date: statements on the replica (at least one a list)', read, read >= pairs)];
}

async function endure(stack, companies, replica, { name, begin, end }) {
  // In the middle of requests.
  const loading = load(stack, companies, name);
  await delay(1_000);
  await begin(replica);
  const { rows } = await loading;
  await end(replica);
  const back = await untilUsed(stack, companies, replica);
  return [...rows, check(`${name}: the replica serves lists again`, back ? 'yes' : 'no', back)];
}

/** Quotes and a list after each of them, by one client a company, while the processes must stay ready. */
async function load(stack, companies, name) {
  const end = performance.now() + PHASE_MS;
  const isOver = () => performance.now() > end;
  const readiness = drive({ clients: stack.apis.length, isOver, pause: 200 }, (number) =>
    ask(`${stack.apis[number % stack.apis.length].url}/health/ready`),
  );
  const pairs = (
    await Promise.all(
      companies.map((company) => drive({ clients: 1, isOver, pause: PAUSE_MS }, () => quoteAndList(stack, company))),
    )
  ).flat();
  const lists = pairs.map(({ list }) => list);
  const answers = [...pairs.map(({ quote }) => quote), ...lists];
  const isRight = ({ status }) => status === 200 || status === 201;
  const unready = (await readiness).filter(({ status }) => status !== 200).length;
  return {
    pairs: pairs.length,
    rows: [
      check(`${name}: quotes and lists`, statusText(answers), pairs.length > 0 && answers.every(isRight)),
      none(`${name}: lists without the quote before`, pairs.filter(({ isStale }) => isStale).length),
      none(`${name}: answers that a process is not ready`, unready),
      figure(
        `${name}: median and slowest list, ms`,
        `${percentile(lists, 0.5).toFixed(0)}, ${percentile(lists, 1).toFixed(0)}`,
      ),
    ],
  };
}

async function quoteAndList({ url }, { cookie }) {
  const quote = await ask(`${url}/api/v1/quotes`, { method: 'POST', cookie, body: QUOTE_REQUEST });
  const list = await ask(`${url}/api/v1/quotes?limit=5`, { cookie });
  const isStale = list.status === 200 && JSON.parse(list.text).items[0]?.id !== JSON.parse(quote.text).id;
  return { quote, list, isStale };
}

async function untilUsed(stack, companies, replica) {
  for (const deadline = performance.now() + BACK_WITHIN_MS; performance.now() < deadline; await delay(500)) {
    const before = await selects(replica);
    for (let n = 0; n < 2 * stack.apis.length; n += 1) await quoteAndList(stack, companies[0]);
    if ((await selects(replica)) - before >= 2 * stack.apis.length) return true;
  }
  return false;
}

/** SELECT statements that the replica has run. */
async function selects(replica) {
  const connection = await requireFromBackend('mysql2/promise').createConnection({ uri: replica.url });
  try {
    const [[{ Value }]] = await connection.query("SHOW GLOBAL STATUS LIKE 'Com_select'");
    return Number(Value);
  } finally {
    await connection.end();
  }
}
