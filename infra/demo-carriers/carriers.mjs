import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { createDay } from './day.mjs';
import { createCarrierServer } from './carrier-server.mjs';
import { faults } from './faults.mjs';
import { createServices } from './services.mjs';
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

/** Takes three to six seconds, or `slowMs`. */
async function slow({ quote, send, slowMs = SLOW_FROM_MS + Math.random() * (SLOWEST_MS - SLOW_FROM_MS) }) {
  await delay(slowMs);
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
const CARRIERS = {
  fast: { prefix: 'SW', scac: 'ZZQC', token: true },
  slow: { prefix: 'ST', scac: 'ZZST', withoutTotals: true },
  flaky: { prefix: 'FT', scac: 'ZZFT', rejects: (shipmentId) => /[02468]$/.test(shipmentId) },
};

/**
 * Servers of the carriers for everything but prices, `(name, account) => server`: each account of a shipper has its own freight. The slow carrier gives no
 * number of pages. The flaky carrier rejects shipments whose number ends in an even digit. `dayMs`: duration of an accelerated journey, by default
 * journeys take place on their dates. `startAt`: their time at the start, as ISO 8601. `file`: keeps the shipments for the next start. `withoutEvents`:
 * no carrier publishes events. `priceOf(quoteId)`: the dollars of a quote.
 */
export function createServers({ dayMs, startAt, file, withoutEvents, priceOf = () => undefined }) {
  const offset = startAt === undefined ? 0 : Date.parse(startAt) - Date.now();
  const stored = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const numbers = new Map(Object.keys(CARRIERS).map((name) => [name, { taken: 0 }]));
  const servers = new Map();
  const start = (name, account) => {
    const { scac } = CARRIERS[name];
    const id = account === '' ? scac : `${account} ${scac}`;
    const keep = (shipments) => {
      stored[id] = shipments;
      if (file) writeFileSync(file, JSON.stringify(stored));
    };
    const day = createDay({ scac, dayMs, now: () => Date.now() + offset, kept: stored[id] ?? stored[scac], keep });
    return createServer({ ...CARRIERS[name], numbers: numbers.get(name), day, priceOf, withoutEvents });
  };
  const serverOf = (name, account = '') => {
    if (!Object.hasOwn(CARRIERS, name)) return undefined;
    const key = `${name} ${account}`;
    if (!servers.has(key)) servers.set(key, start(name, account));
    return servers.get(key);
  };
  serverOf.deliver = () => Promise.all([...servers.values()].map(({ deliver }) => deliver()));
  return serverOf;
}

/** A carrier's server for one account. */
function createServer({ token, withoutTotals, withoutEvents, day, priceOf, ...carrier }) {
  const { scac } = carrier;
  const onPickup = (pickup) => day.pickup({ ...pickup, price: priceOf(pickup.bol?.referenceNumbers?.quoteId) });
  const freight = createCarrierServer({ ...carrier, onPickup, onCancel: day.cancel, journeys: day.journeys });
  const services = createServices({ scac, day });
  const received = [];
  return {
    token,
    received,
    secrets: services.secrets,
    deliver: services.deliver,
    take: (call) => {
      if (received.push(call) > RECEIVED_MAX) received.shift();
      return freight(call) ?? services.handle(call);
    },
    events: (...asked) => {
      if (withoutEvents) return undefined;
      const page = day.page(...asked);
      return withoutTotals ? { data: page.data, page: page.page, pageSize: page.pageSize } : page;
    },
  };
}
