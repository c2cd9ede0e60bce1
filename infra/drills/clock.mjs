import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { requireFromBackend } from '../bench/lib/product.mjs';
import { QUOTE_REQUEST } from '../bench/lib/quote-data.mjs';
import { createCompany } from '../stack/owners.mjs';
import { book } from './booking/client.mjs';
import { ask, isSuccess } from './lib/load.mjs';
import { check, none } from './lib/rows.mjs';

const HOUR_MS = 3_600_000;
const ROUNDS = 20;
const BOOKINGS = 12;
const DOCUMENTS_WITHIN_MS = 60_000;
/** Largest difference between a stored time and that of the database. */
const DEVIATION_MS = 5_000;

export const title =
  'The clock of one API process and of one worker is an hour ahead, that of another API process an hour behind';

export async function drill({ startStack, step, folder, keep }) {
  const stack = await startStack({ settings: { LOG_LEVEL: 'fatal', REQUEST_LIMIT_FACTOR: '1000' } });
  const company = await createCompany(stack);
  await step('Restart with wrong clocks', () =>
    Promise.all([
      skew(stack.apis[0], HOUR_MS, folder),
      skew(stack.apis[1], -HOUR_MS, folder),
      skew(stack.workers[0], HOUR_MS, folder),
    ]),
  );
  const connection = await requireFromBackend('mysql2/promise').createConnection({
    uri: stack.database.url,
    timezone: 'Z',
  });
  keep({ stop: () => connection.end() });
  const made = await step(`${3 * ROUNDS} quotes, one process after another`, () =>
    makeQuotes(stack, company, connection),
  );
  const list = await ask(`${stack.url}/api/v1/quotes?limit=50`, { cookie: company.cookie });
  const booked = await step(`${BOOKINGS} bookings`, () => bookSome(stack, company, made.quotes, connection));
  return rowsOf(made, list, booked);
}

/** Restarts a process whose `Date` differs from the clock of the machine. */
async function skew(service, milliseconds, folder) {
  const file = path.join(folder, `clock${milliseconds}.mjs`);
  fs.writeFileSync(
    file,
    `const Machine = Date;
globalThis.Date = class Date extends Machine {
  constructor(...given) { given.length === 0 ? super(Machine.now() + ${milliseconds}) : super(...given); }
  static now() { return Machine.now() + ${milliseconds}; }
};\n`,
  );
  Object.assign(service.env, { NODE_OPTIONS: `--import=${file}` });
  await service.restart();
}

async function makeQuotes({ apis }, { cookie }, connection) {
  const [quotes, failed] = [[], []];
  let deviation = 0;
  for (let n = 0; n < 3 * ROUNDS; n += 1) {
    const answer = await ask(`${apis[n % 3].url}/api/v1/quotes`, { method: 'POST', cookie, body: QUOTE_REQUEST });
    if (!isSuccess(answer)) {
      failed.push(answer);
      continue;
    }
    const quote = JSON.parse(answer.text);
    const [[{ late }]] = await connection.query(
      'SELECT ABS(TIMESTAMPDIFF(MICROSECOND, created_at, UTC_TIMESTAMP(3))) / 1000 AS late FROM quote WHERE id = ?',
      [quote.id],
    );
    deviation = Math.max(deviation, Number(late));
    quotes.push({ id: quote.id, offer: quote.offers[0] });
  }
  return { quotes, failed, deviation };
}

async function bookSome({ url }, company, quotes, connection) {
  const statuses = [];
  for (const quote of quotes.slice(0, BOOKINGS))
    statuses.push((await book(url, { ...quote, shipper: company }, `booking of ${quote.id}`)).status);
  const count = async () =>
    (
      await connection.query(
        "SELECT shipment_id AS id, COUNT(*) AS bols FROM document WHERE kind = 'BOL' GROUP BY shipment_id",
      )
    )[0];
  let documents = await count();
  for (
    const end = performance.now() + DOCUMENTS_WITHIN_MS;
    documents.length < BOOKINGS && performance.now() < end;
    await delay(500)
  )
    documents = await count();
  await delay(2_000);
  return { statuses, documents: await count() };
}

function rowsOf({ quotes, failed, deviation }, list, { statuses, documents }) {
  const listed = JSON.parse(list.text).items.map(({ id }) => id);
  const expected = quotes
    .map(({ id }) => id)
    .reverse()
    .slice(0, listed.length);
  return [
    none('Quotes: refused', failed.length),
    check(
      `Quotes: largest difference to the time of the database, ms (at most ${DEVIATION_MS})`,
      deviation.toFixed(0),
      deviation <= DEVIATION_MS,
    ),
    check('Quotes: in the list', listed.length, listed.length >= 20),
    none('Quotes: not in the order in which they were made', listed.filter((id, n) => id !== expected[n]).length),
    none('Bookings: refused', statuses.filter((status) => status !== 201).length),
    none(
      'Bookings: without exactly one bill of lading',
      BOOKINGS - documents.filter(({ bols }) => Number(bols) === 1).length,
    ),
  ];
}
