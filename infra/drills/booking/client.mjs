import { setTimeout as delay } from 'node:timers/promises';
import { QUOTE_REQUEST } from '../../bench/lib/quote-data.mjs';

const PATIENCE_MS = 15_000;
const PAUSE_MS = 200;
const CONTACTS = [
  { type: 'origin', contact: { name: 'Pat Doe', phone: '+13125550100', email: null } },
  { type: 'destination', contact: { name: 'Sam Roe', phone: '+12145550199', email: null } },
];

/** Sends JSON once: {status, text}; status 0 without a complete response. */
export async function post(url, { cookie }, path, body, headers = {}) {
  try {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

/** Retries until a response is final or the time is over: {status, text, attempts}. */
export async function insist(send, signal) {
  for (let attempts = 1; ; attempts += 1) {
    const answer = await send();
    if (signal.aborted || (answer.status !== 0 && answer.status < 500)) return { ...answer, attempts };
    await delay(PAUSE_MS * (0.5 + Math.random()));
  }
}

/** A new quote with its cheapest offer. */
export async function quote(url, shipper) {
  const { status, text } = await post(url, shipper, '/api/v1/quotes', QUOTE_REQUEST);
  if (status !== 201) throw new Error(`Creating a quote returned ${status} ${text}`);
  const { id, offers } = JSON.parse(text);
  return { id, offer: offers[0], shipper };
}

/** Posts the booking of a quote once. */
export function book(url, { id, offer, shipper }, key) {
  const body = {
    offerId: offer.id,
    acceptedTotal: offer.total,
    stops: CONTACTS,
    pickup: QUOTE_REQUEST.pickup,
    references: [],
    instructions: null,
  };
  return post(url, shipper, `/api/v1/quotes/${id}/book`, body, { 'idempotency-key': key });
}
