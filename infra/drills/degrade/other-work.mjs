import { randomUUID } from 'node:crypto';
import { QUOTE_REQUEST } from '../../bench/lib/quote-data.mjs';
import { book } from '../booking/client.mjs';
import { ask, drive } from '../lib/load.mjs';

const CLIENTS = 3;
const PAUSE_MS = 80;

/** Sends requests of pages and of bookings, which need none of the parts, from a few clients until `isOver`: the answers. */
export function workOn(load, isOver) {
  const kinds = kindsOf(load);
  return drive({ clients: CLIENTS, pause: PAUSE_MS, isOver }, (number) => kinds[number % kinds.length]());
}

/** Functions that each send one request. `quotes` are bookable, and those that are used are taken out. */
export function kindsOf({ stack, cookie, quotes }) {
  const get = (path) => () => ask(stack.url + path, { cookie });
  return [
    get('/api/v1/auth/session'),
    get('/api/v1/quotes'),
    get('/api/v1/shipments'),
    () => ask(`${stack.url}/api/v1/rating/totals`, { method: 'POST', cookie, body: QUOTE_REQUEST }),
    get('/api/v1/home'),
    () => ask(`${stack.url}/api/v1/quotes`, { method: 'POST', cookie, body: QUOTE_REQUEST }),
    get('/api/v1/notifications'),
    () => bookOne(stack, quotes.pop()),
  ];
}

async function bookOne(stack, quoted) {
  const startedAt = performance.now();
  const { status, text } = await book(stack.url, quoted, randomUUID());
  return { status, text, ms: performance.now() - startedAt };
}
