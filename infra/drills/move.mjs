import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../lib/failure.mjs';
import { MailServer } from '../lib/mail-server.mjs';
import { createCompanies } from '../stack/owners.mjs';
import { post } from './booking/client.mjs';
import { makeQuotes } from './booking/quotes.mjs';
import { check, figure, none, seconds } from './lib/rows.mjs';
import { Bookings } from './move/bookings.mjs';
import { compareFiles, compareRows, query } from './move/compare.mjs';
import { signIn, startTarget } from './move/target.mjs';

const QUOTES = 1_000;
/** Bookings before the move starts, and after it. */
const AROUND_MS = 5_000;
const DELIVERED_WITHIN_MS = 90_000;
/** The longest that the moved company may be closed. */
const CLOSED_S = 90;

export const title = 'A company moves to another installation while it and another company book shipments';

export async function drill({ step, keep, folder, startStack, signal }) {
  const mail = keep(await MailServer.start());
  const settings = { SMTP_URL: mail.url, REQUEST_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' };
  const stack = await startStack({ apis: 1, workers: 1, redis: false, settings });
  const target = await step('The other installation', () => startTarget({ stack, folder, keep }));
  const [moved, other] = await createCompanies(stack, 2);
  const quotes = await makeQuotes(stack.url, [moved, other], QUOTES, stack.database.url);
  const [movedId, otherId] = await companyIds(stack);
  const clients = [moved, other].map(
    (owner) =>
      new Bookings({
        quotes: quotes.filter(({ shipper }) => shipper === owner),
        url: stack.url,
        targetUrl: target.url,
        signal,
      }),
  );
  await delay(AROUND_MS);
  const output = await step('Move while both companies book', () =>
    move({ stack, target, folder, companyId: movedId }),
  );
  await delay(AROUND_MS);
  for (const client of clients) await client.stop();
  await step('Everything is delivered', () => delivered(stack, target));
  const outcome = await verdict({ stack, target, movedId, client: clients[0] });
  const quiet = await step('The other company moves step by step', () =>
    stepByStep({ stack, target, folder, companyId: otherId, owner: other }),
  );
  return rowsOf({ clients, output, outcome, quiet, mails: mail.mails });
}

function rowsOf({ clients: [moved, other], output, outcome, quiet, mails }) {
  const closed = Number(/closed for ([\d.]+) s/.exec(output)?.[1]);
  const wrong = (client) => client.answers.filter(({ status }) => status !== 200 && status !== 201).length;
  const ids = mails.map(({ messageId }) => messageId);
  return [
    check(
      'Bookings of the moved company: at the source, then at the target',
      `${outcome.before}, ${outcome.after}`,
      outcome.before > 0 && outcome.after > 0,
    ),
    none('Its bookings that were refused', wrong(moved)),
    none('Its bookings that are missing at the target', outcome.missing),
    none('Its bookings that are there twice', outcome.twice),
    none('Its shipments without one tender, or without documents', outcome.unfinished),
    check(`It was closed for (at most ${CLOSED_S} s)`, `${closed} s`, closed <= CLOSED_S),
    figure('Longest time without a booking of it', seconds(moved.longestGapMs)),
    figure('Answers 503 and 410 to its clients', `${moved.refusals.get(503) ?? 0}, ${moved.refusals.get(410) ?? 0}`),
    check('Bookings of the other company meanwhile', other.answers.length, other.answers.length > 0),
    none(
      'Its bookings that were refused, or needed a second attempt',
      wrong(other) + [...other.refusals.values()].reduce((sum, count) => sum + count, 0),
    ),
    figure('Its slowest answer', seconds(other.slowestMs)),
    check('Mails', mails.length, mails.length > 0),
    none('Mails sent twice', ids.length - new Set(ids).size),
    check(
      'Tables and rows of the quiet company compared',
      `${quiet.tables}, ${quiet.rows}`,
      quiet.tables > 60 && quiet.rows > 100,
    ),
    none('Tables that differ', quiet.differing.length),
    ...quiet.differing.map((name) => check('differs', name, false)),
    check('Files compared', quiet.files.count, quiet.files.count > 0),
    none('Files that differ', quiet.files.differing),
    check('The source answers after the move', quiet.answer, /^410 COMPANY_MOVED/.test(quiet.answer)),
    none('Rows and files of the company at the source after their removal', quiet.left),
  ];
}

async function companyIds({ database }) {
  const rows = await query(database.url, 'SELECT id FROM company ORDER BY created_at, id');
  return rows.map(({ id }) => id);
}

function move({ stack, target, folder, companyId }) {
  const to = ['--target-env', target.file, '--address', target.url, '--folder', path.join(folder, 'moves')];
  return stack.lading(['move-company', 'run', '--company', companyId, ...to]);
}

/** Waits until no message waits at the target, and none at the source except those of the company that left. */
async function delivered(stack, target) {
  const waiting =
    'SELECT COUNT(*) AS count FROM outbox_message m JOIN company c ON c.id = m.company_id AND c.suspended_at IS NULL WHERE m.failed_at IS NULL';
  for (const deadline = Date.now() + DELIVERED_WITHIN_MS; ; await delay(500)) {
    const counts = [await query(stack.database.url, waiting), await query(target.databaseUrl, waiting)];
    if (counts.every(([{ count }]) => Number(count) === 0)) return;
    if (Date.now() > deadline) throw new Failure(`Messages still wait: ${JSON.stringify(counts)}`);
  }
}

/** Compares the answers to the clients with the shipments at the target. */
async function verdict({ stack, target, movedId, client }) {
  const shipments = 'SELECT id, number, quote_id AS quoteId FROM shipment WHERE company_id = ?';
  const before = await query(stack.database.url, shipments, [movedId]);
  const all = await query(target.databaseUrl, shipments, [movedId]);
  const known = new Map(all.map((shipment) => [shipment.id, shipment]));
  const told = client.answers.map(({ text, quoteId }) => ({ ...JSON.parse(text), quoteId }));
  const unfinished = await query(
    target.databaseUrl,
    `SELECT s.id FROM shipment s WHERE s.company_id = ? AND ((SELECT COUNT(*) FROM tender t WHERE t.company_id = s.company_id AND t.shipment_id = s.id) <> 1
        OR NOT EXISTS (SELECT 1 FROM document d WHERE d.company_id = s.company_id AND d.shipment_id = s.id))`,
    [movedId],
  );
  return {
    before: before.length,
    after: all.length - before.length,
    missing:
      told.filter(({ shipmentId, quoteId }) => known.get(shipmentId)?.quoteId !== quoteId).length +
      before.filter(({ id }) => !known.has(id)).length,
    twice: all.length - new Set(all.map(({ quoteId }) => quoteId)).size + Math.abs(all.length - told.length),
    unfinished: unfinished.length,
  };
}

/** Freezes, exports, imports, compares, switches, opens and removes. */
async function stepByStep({ stack, target, folder, companyId, owner }) {
  const company = ['--company', companyId];
  await stack.lading(['move-company', 'freeze', ...company]);
  // Periodic jobs go on for a closed company, and would change rows before they are compared.
  const processes = [...stack.apis, ...stack.workers];
  await Promise.all([...processes.map((process) => process.stop()), target.stop()]);
  const exported = await stack.lading(['export-company', companyId, '--to', path.join(folder, 'by-hand')]);
  const [, archive] = /lading import-company (\S+)/.exec(exported);
  await stack.lading(['import-company', archive], { ...target.env, SECRET_KEY_PREVIOUS: stack.env.SECRET_KEY });
  const compared = await compareRows(stack.database.url, target.databaseUrl, companyId);
  const files = compareFiles(stack.env.LADING_DIR, target.env.LADING_DIR, companyId);
  await stack.lading(['move-company', 'finish', ...company, '--address', target.url]);
  await stack.lading(['admin', 'unsuspend', ...company], target.env);
  await Promise.all([...processes.map((process) => process.start()), target.serve()]);
  await signIn(target.url, owner);
  const { status, text } = await post(stack.url, owner, '/api/v1/quotes', {});
  await stack.lading(['move-company', 'remove', ...company]);
  const left = await compareRows(stack.database.url, stack.database.url, companyId);
  const log = await query(stack.database.url, 'SELECT COUNT(*) AS count FROM audit_entry WHERE chain = ?', [companyId]);
  return {
    ...compared,
    files,
    answer: `${status} ${JSON.parse(text).code}`,
    // The activity log and its head stay.
    left: left.rows - Number(log[0].count) - 1 + filesBelow(stack.env.LADING_DIR, companyId),
  };
}

function filesBelow(folder, companyId) {
  const below = path.join(folder, 'files', companyId);
  return fs.existsSync(below) ? fs.readdirSync(below).length : 0;
}
