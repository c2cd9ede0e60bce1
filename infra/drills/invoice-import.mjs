import { setTimeout as delay } from 'node:timers/promises';
import { requireFromBackend } from '../bench/lib/product.mjs';
import { Failure } from '../lib/failure.mjs';
import { createCompanies } from '../stack/owners.mjs';
import { copyShipments, templateOf } from './archive/old-shipments.mjs';
import { book } from './booking/client.mjs';
import { makeQuotes } from './booking/quotes.mjs';
import { approveAutomatically, startImport } from './invoice-import/client.mjs';
import { INVOICES, LINES, ROWS, sheetOf } from './invoice-import/sheet.mjs';
import { verdictOf } from './invoice-import/verdict.mjs';
import { check, figure, none, seconds } from './lib/rows.mjs';

/** Shares of the invoices after which both workers are killed. */
const KILLED_AT = [0.1, 0.4, 0.7];
const WATCH_MS = 20;
const DONE_WITHIN_MS = 120_000;

export const title = `An import of ${ROWS.toLocaleString('en')} invoice lines while the workers are killed (SIGKILL) ${KILLED_AT.length} times`;

export async function drill({ step, startStack }) {
  const settings = { REQUEST_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' };
  const stack = await startStack({ apis: 1, workers: 2, redis: false, settings });
  const [owner] = await createCompanies(stack, 1);
  const database = await requireFromBackend('mysql2/promise').createConnection({ uri: stack.database.url });
  try {
    const { lines } = await step(`${INVOICES} shipments`, () => makeShipments(stack, owner, database));
    await approveAutomatically(stack.url, owner);
    const importId = await startImport(stack.url, owner, sheetOf(lines));
    const kills = [];
    for (const share of KILLED_AT)
      kills.push(
        await step(`Workers killed at ${share * 100}%`, () => killAt(stack, database, importId, share * INVOICES)),
      );
    await step('Until the import is done', () => until(() => isDone(database, importId)));
    return rowsOf(kills, await verdictOf(database, importId));
  } finally {
    await database.end();
  }
}

/** One booked shipment and its copies. Returns the charges of its booking. */
async function makeShipments(stack, owner, database) {
  const [quote] = await makeQuotes(stack.url, [owner], 1, stack.database.url);
  const { status, text } = await book(stack.url, quote, 'the model');
  if (status !== 201) throw new Failure(`The booking was answered ${status}.`, text);
  const { shipmentId } = JSON.parse(text);
  await copyShipments(stack.database.url, await templateOf(database, shipmentId), { total: INVOICES, old: 0 });
  const response = await fetch(`${stack.url}/api/v1/shipments/${shipmentId}`, { headers: { cookie: owner.cookie } });
  return response.json();
}

/** Kills the workers when this many invoices are recorded. Returns the milliseconds until the next one is. */
async function killAt(stack, database, importId, count) {
  await until(async () => (await recorded(database, importId)) >= count);
  for (const worker of stack.workers) worker.signal('SIGKILL');
  const killedAt = performance.now();
  // A transaction that the server had received may still commit.
  await delay(500);
  const before = await recorded(database, importId);
  await until(async () => (await recorded(database, importId)) > before);
  return { before, milliseconds: performance.now() - killedAt };
}

async function recorded(database, importId) {
  const [[row]] = await database.query('SELECT done_count AS done FROM invoice_import WHERE id = ?', [importId]);
  return row.done;
}

async function isDone(database, importId) {
  const [[row]] = await database.query('SELECT status FROM invoice_import WHERE id = ?', [importId]);
  return row.status === 'done';
}

async function until(isTrue) {
  for (const deadline = performance.now() + DONE_WITHIN_MS; !(await isTrue()); await delay(WATCH_MS))
    if (performance.now() > deadline)
      throw new Failure(`The import makes no progress for ${DONE_WITHIN_MS / 1_000} s.`);
}

function rowsOf(kills, { imported, wrong }) {
  return [
    figure('Lines, invoices', `${ROWS}, ${INVOICES} of ${LINES} lines`),
    check(
      'Workers killed after this many invoices',
      kills.map(({ before }) => before).join(', '),
      kills.every(({ before }) => before > 0 && before < INVOICES),
    ),
    figure('Until the next invoice was recorded', kills.map(({ milliseconds }) => seconds(milliseconds)).join(', ')),
    check('Recorded', imported, imported === INVOICES),
    ...Object.entries(wrong).map(([what, count]) => none(what, count)),
  ];
}
