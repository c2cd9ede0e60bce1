import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { createDay } from './day.mjs';
import { createCarrierServer } from './carrier-server.mjs';
import { faults } from './faults.mjs';
import { priceQuote } from './price.mjs';

/** The token that the fast carrier requires; the demonstration's connections have it. */
export const TOKEN = 'Bearer demo-token';
const SLOWEST_MS = 6_000;
const SLOW_FROM_MS = 3_000;

let flakyCalls = 0;
/** What the flaky carrier does, in turn; `undefined`: it responds. */
const FLAKY_TURNS = [faults.error, faults.hang, faults.garbage, faults.redirect, undefined];

/** Responds within a second; requires the token. */
async function fast({ request, quote, send }) {
  if (request.headers.authorization !== TOKEN)
    return send(401, { messageStatus: { status: 'FAILURE', message: 'The token is not known.' } });
  return send(200, priceQuote(quote, { prefix: 'SW', level: 1.04 }));
}

/** Takes three to six seconds. */
async function slow({ quote, send }) {
  await delay(SLOW_FROM_MS + Math.random() * (SLOWEST_MS - SLOW_FROM_MS));
  return send(200, priceQuote(quote, { prefix: 'ST', level: 0.97 }));
}

/** Fails in a different way each time; every fifth call succeeds. */
async function flaky(call) {
  const fault = FLAKY_TURNS[flakyCalls++ % FLAKY_TURNS.length];
  return fault ? fault(call) : call.send(200, priceQuote(call.quote, { prefix: 'FT', level: 0.99 }));
}

/** Carriers by the first part of their path. */
export const carriers = { fast, slow, flaky };

/** Messages that a carrier keeps for inspection. */
const RECEIVED_MAX = 100;

/** Servers for tenders and events by the first part of their path; the slow one gives no number of pages. The flaky carrier rejects shipments whose number ends in an even digit. `dayMs`: duration of an accelerated journey, by default journeys take place on their dates. `startAt`: their time at the start, as ISO 8601. `file`: keeps the shipments for the next start. */
export function createServers({ dayMs, startAt, file }) {
  const offset = startAt === undefined ? 0 : Date.parse(startAt) - Date.now();
  const stored = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const freightOf = (carrier) => {
    const { scac } = carrier;
    const keep = (shipments) => {
      stored[scac] = shipments;
      if (file) writeFileSync(file, JSON.stringify(stored));
    };
    const day = createDay({ scac, dayMs, now: () => Date.now() + offset, kept: stored[scac], keep });
    const take = createCarrierServer({ ...carrier, onPickup: day.pickup, onCancel: day.cancel });
    const received = [];
    return {
      received,
      take: (call) => {
        if (received.push(call) > RECEIVED_MAX) received.shift();
        return take(call);
      },
      events: day.page,
    };
  };
  const slow = freightOf({ prefix: 'ST', scac: 'ZZST' });
  return {
    fast: { token: true, ...freightOf({ prefix: 'SW', scac: 'ZZQC' }) },
    slow: { ...slow, events: (...asked) => withoutTotals(slow.events(...asked)) },
    flaky: freightOf({ prefix: 'FT', scac: 'ZZFT', rejects: (shipmentId) => /[02468]$/.test(shipmentId) }),
  };
}

/** The standard allows carriers to leave out how many pages there are. */
function withoutTotals({ data, page, pageSize }) {
  return { data, page, pageSize };
}
