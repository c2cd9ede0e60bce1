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

/** How long the accelerated day of a shipment lasts, from its pickup request to its delivery. */
const DAY_MS = 20 * 60_000;

/** Servers for tenders and events by the first part of their path. The flaky carrier rejects shipments whose number ends in an even digit. */
export const servers = {
  fast: { token: true, ...freightOf({ prefix: 'SW', scac: 'ZZQC' }) },
  slow: freightOf({ prefix: 'ST', scac: 'ZZST' }),
  flaky: freightOf({ prefix: 'FT', scac: 'ZZFT', rejects: (shipmentId) => /[02468]$/.test(shipmentId) }),
};

function freightOf(carrier) {
  const day = createDay({ scac: carrier.scac, dayMs: DAY_MS });
  return { take: createCarrierServer({ ...carrier, onPickup: day.pickup, onCancel: day.cancel }), events: day.page };
}
