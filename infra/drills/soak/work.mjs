import { setTimeout as delay } from 'node:timers/promises';
import { kindsOf } from '../degrade/other-work.mjs';
import { ask, drive } from '../lib/load.mjs';

const CLIENTS = 3;
const PAUSE_MS = 200;
/** How long a page with live updates stays open. */
const STREAM_MS = 1_500;

/**
 * What an office does all day, from a few clients until `isOver`: pages, quotes and bookings, files, sign-ins, pages with live updates that are closed
 * again, error reports, and requests that are refused. Each answer has whether it is the `expected` one.
 */
export async function workAllDay(load, isOver) {
  const { stack, company, dsn, shipment } = load;
  const { cookie, email, password } = company;
  const document = `/api/v1/shipments/${shipment.shipmentId}/documents/${shipment.documentId}`;
  const usual = kindsOf({ stack, cookie, quotes: load.quotes }).map((send) => [send, 2]);
  const envelope = `${JSON.stringify({ dsn })}\n{"type":"event"}\n{}\n`;
  const kinds = [
    ...usual,
    [() => ask(stack.url + document, { cookie }), 2],
    [() => signInAndOut(stack, { email, password }), 2],
    [() => watch(`${stack.url}/api/v1/notifications/stream`, cookie), 2],
    [() => ask(`${stack.url}/monitoring`, { method: 'POST', body: envelope }), 2],
    [() => ask(`${stack.url}/api/v1/quotes`, { method: 'POST', cookie, body: { mode: 'none' } }), 4],
    [() => ask(`${stack.url}/api/v1/shipments/shp_none`, { cookie }), 4],
  ];
  return drive({ clients: CLIENTS, pause: PAUSE_MS, isOver }, async (number) => {
    const [send, hundreds] = kinds[number % kinds.length];
    const answer = await send();
    return { ...answer, expected: Math.floor(answer.status / 100) === hundreds };
  });
}

async function signInAndOut(stack, body) {
  const startedAt = performance.now();
  const signedIn = await fetch(`${stack.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  await signedIn.arrayBuffer();
  if (!signedIn.ok) return { status: signedIn.status, ms: performance.now() - startedAt };
  return ask(`${stack.url}/api/v1/auth/logout`, { method: 'POST', cookie });
}

/** Opens an event stream and closes it like a browser that leaves the page. */
async function watch(url, cookie) {
  const startedAt = performance.now();
  const leaving = new AbortController();
  try {
    const { status } = await fetch(url, { headers: { cookie }, signal: leaving.signal });
    await delay(STREAM_MS);
    return { status, ms: performance.now() - startedAt };
  } finally {
    leaving.abort();
  }
}
