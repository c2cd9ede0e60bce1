import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../lib/ports.mjs';
import { createCompanies } from '../stack/owners.mjs';
import { makeQuotes } from './booking/quotes.mjs';
import { makeNeeds } from './degrade/needs.mjs';
import { workOn } from './degrade/other-work.mjs';
import { settingsOf, startParts } from './degrade/parts.mjs';
import { firstDocument, shipmentsWithoutDocument } from './degrade/documents.mjs';
import { figuresOf, isSuccess, percentile, statusText } from './lib/load.mjs';
import { check, figure, none, seconds } from './lib/rows.mjs';

/** How long each fault lasts. */
const FAULT_MS = 7_000;
const CALM_MS = 10_000;
const BACK_WITHIN_MS = 10_000;
const DOCUMENTS_WITHIN_MS = 60_000;
const QUOTES = 700;
/** Limit for the 99th percentile of requests that do not need the part, against the calm product. */
const P99_LIMIT = { factor: 1.5, atLeastMs: 1_000 };
const FAULTS = { down: 'down', hang: 'hanging' };

export const title =
  'Mail server, identity source, error ingest, carrier, Redis and S3, each down and then accepting connections without an answer';

export async function drill({ startStack, step, keep, folder, signal }) {
  const port = await freePort();
  const parts = await startParts(folder, `https://localhost:${port}`);
  for (const part of Object.values(parts)) keep(part);
  const settings = { ...settingsOf(parts), LOG_LEVEL: 'fatal', REQUEST_LIMIT_FACTOR: '3' };
  const stack = await startStack({ apis: 2, workers: 1, port, settings });
  const companies = await createCompanies(stack, 3);
  const [{ cookie }] = companies;
  const load = {
    stack,
    cookie,
    quotes: await makeQuotes(stack.url, companies.slice(0, 1), QUOTES, stack.database.url),
  };
  const shipment = await firstDocument(stack, load);
  const work = (milliseconds) => {
    const end = performance.now() + milliseconds;
    return workOn(load, () => performance.now() > end || signal.aborted);
  };
  const needs = await makeNeeds({ stack, parts, companies, shipment });
  const calm = await step('All parts work', () => work(CALM_MS));
  const rows = [];
  for (const need of needs)
    for (const [fault, name] of Object.entries(FAULTS))
      rows.push(...(await step(`${need.name} ${name}`, () => endure(need, fault, work, calm))));
  const missing = await step('Documents of all bookings', () => shipmentsWithoutDocument(stack, DOCUMENTS_WITHIN_MS));
  return [
    figure('All parts work: requests, p50 and p99 in ms', figuresOf(calm)),
    none('All parts work: failed', calm.filter((answer) => !isSuccess(answer)).length),
    ...rows,
    figure('S3 server', 'stand-in of the tests'),
    none(`Shipments without a bill of lading after ${DOCUMENTS_WITHIN_MS / 1_000} s`, missing),
  ];
}

/** Breaks a part while other work goes on, and waits until what needs it works again. */
async function endure(need, fault, work, calm) {
  await need.prepare();
  await need.part[fault]();
  const [others, refusal] = await Promise.all([work(FAULT_MS), delay(1_000).then(() => need.ask(true))]);
  await need.part.heal();
  const back = await untilWorks(need);
  return rowsOf(`${need.name} ${FAULTS[fault]}`, { need, others, refusal, back, calm });
}

/** Milliseconds until what needs the part works; undefined if it never does. */
async function untilWorks({ ask, works, backWithinMs = BACK_WITHIN_MS }) {
  const startedAt = performance.now();
  for (;;) {
    const answer = await ask(false);
    const passed = performance.now() - startedAt;
    if (works(answer)) return { ms: passed };
    if (passed > backWithinMs) return { ms: passed, answer };
    await delay(500);
  }
}

function rowsOf(name, { need, others, refusal, back, calm }) {
  const { what, refused, expected, withinMs, backWithinMs = BACK_WITHIN_MS } = need;
  const failed = others.filter((answer) => !isSuccess(answer));
  const limit = Math.max(percentile(calm, 0.99) * P99_LIMIT.factor, P99_LIMIT.atLeastMs);
  return [
    check(
      `${name}: other requests, failed`,
      `${others.length}, ${failed.length === 0 ? 0 : statusText(failed)}`,
      others.length > 0 && failed.length === 0,
    ),
    check(
      `${name}: their p99 in ms (at most ${limit.toFixed(0)})`,
      percentile(others, 0.99).toFixed(0),
      percentile(others, 0.99) <= limit,
    ),
    check(`${name}: ${what} (${expected})`, refusal.status, refused(refusal)),
    check(`${name}: time of that answer (at most ${seconds(withinMs)})`, seconds(refusal.ms), refusal.ms <= withinMs),
    check(
      `${name}: it works again after (at most ${seconds(backWithinMs)})`,
      back.answer === undefined ? seconds(back.ms) : `${back.answer.status} ${back.answer.text}`.slice(0, 60),
      back.answer === undefined && back.ms <= backWithinMs,
    ),
  ];
}
