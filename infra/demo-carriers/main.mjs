// The demonstration's carriers over HTTP, as a process. DEMO_CARRIERS has its port; the process ends when its standard input ends.
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { carriers, createServers, TOKEN } from './carriers.mjs';
import { POD_PATH } from './day.mjs';
import { faults } from './faults.mjs';
import { pdfImage } from './pdf-image.mjs';

const HOST = '127.0.0.1';
const RATE_PATH = '/v1/ratequote/app';
/** Quotes that the carriers keep. */
const QUOTES_MAX = 1_000;
const EVENTS_PATH = '/v1/events';
const RECEIVED_PATH = '/demonstration/received';
/** Where a shipper gives the carrier the secret of a connection, as on the carrier's own site. */
const SECRETS_PATH = '/demonstration/secrets/';
const { port, slowMs, ...settings } = JSON.parse(process.env.DEMO_CARRIERS);
const serverOf = createServers({ ...settings, priceOf });
/** How often deliveries to subscribers are sent. */
const DELIVER_MS = 250;

const httpServer = http.createServer(
  (request, response) =>
    void handle(request, response).catch(() => send(response, 400, failure('The request is not JSON.'))),
);
httpServer.listen(port, HOST, () => console.log(JSON.stringify({ port: httpServer.address().port })));
process.stdin.resume().on('end', () => process.exit(0));
void deliverForever();

async function deliverForever() {
  for (;;) {
    await serverOf.deliver().catch((error) => console.error(error));
    await delay(DELIVER_MS);
  }
}

/** `/<carrier>/accounts/<account>/<path of the standard>` answers, also without an account; `/faults/<fault>/<path>` does one thing wrong each time. */
async function handle(request, response) {
  if (request.url === '/health') return send(response, 200, {});
  const [, first, second, third] = request.url.split('/');
  const account = second === 'accounts' ? third : undefined;
  const below = first === 'faults' ? `/faults/${second}` : account ? `/${first}/accounts/${account}` : `/${first}`;
  const path = request.url.slice(below.length);
  const call = { request, response, send: (status, body) => send(response, status, body) };
  if (path !== RATE_PATH)
    return first === 'faults' && faults[second] ? faults[second](call) : takeFreight(first, account, path, call);
  const answer = first === 'faults' ? faults[second] : carriers[first];
  if (!answer || request.method !== 'POST') return call.send(404, failure('There is nothing here.'));
  const quote = await readJson(request);
  const { uniqueQuoteReferenceId: reference } = quote.referenceNumbers ?? {};
  return answer({
    ...call,
    quote,
    slowMs,
    send: (status, body) => {
      if (status === 200 && reference) remember(`${below} ${reference}`, body);
      return call.send(status, body);
    },
  });
}

/** Quotes by carrier and the shipper's quote number. */
const quotes = new Map();

function remember(key, body) {
  quotes.set(key, body);
  const [oldest] = quotes.keys();
  if (quotes.size > QUOTES_MAX) quotes.delete(oldest);
}

/** Dollars of a quote by the carrier's number. */
function priceOf(quoteId) {
  const result = [...quotes.values()]
    .flatMap(({ carrierResult = [] }) => carrierResult)
    .find(({ quote }) => quote.id === quoteId);
  return result?.charges.reduce((sum, { amount }) => sum + amount, 0);
}

function sendQuote(answer, below, pathname) {
  const quote = quotes.get(`${below} ${decodeURIComponent(pathname.slice(RATE_PATH.length + 1))}`);
  return quote ? answer(200, quote) : answer(404, failure('This quote is not known.'));
}

/** Everything but prices, with the carrier's token where it wants one. */
async function takeFreight(name, account, path, { request, response, send: answer }) {
  const server = serverOf(name, account);
  if (!server) return answer(404, failure('There is nothing here.'));
  if (server.token && request.headers.authorization !== TOKEN) return answer(401, failure('The token is not known.'));
  const { pathname, searchParams } = new URL(path, 'http://carrier');
  const below = account ? `/${name}/accounts/${account}` : `/${name}`;
  const base = `http://${request.headers.host}${below}`;
  if (request.method === 'GET' && pathname.startsWith(`${RATE_PATH}/`)) return sendQuote(answer, below, pathname);
  if (request.method === 'GET' && pathname === EVENTS_PATH) {
    const page = server.events(searchParams, base);
    return page ? answer(200, page) : answer(404, failure('There is nothing here.'));
  }
  if (request.method === 'GET' && pathname === RECEIVED_PATH) return answer(200, server.received);
  if (request.method === 'GET' && pathname.startsWith(POD_PATH)) return sendPod(response, pathname);
  const message = await readJson(request);
  if (request.method === 'PUT' && pathname.startsWith(SECRETS_PATH)) {
    server.secrets.set(decodeURIComponent(pathname.slice(SECRETS_PATH.length)), message.secret);
    return answer(200, {});
  }
  const key = request.headers['idempotency-key'];
  const taken = await server.take({ method: request.method, path, key, message, base });
  return taken ? answer(taken.status, taken.body) : answer(404, failure('There is nothing here.'));
}

function sendPod(response, pathname) {
  const text = `Proof of delivery, PRO ${pathname.slice(POD_PATH.length)}. Received in good order. Demonstration.`;
  response.writeHead(200, { 'content-type': 'application/pdf' }).end(Buffer.from(pdfImage(text), 'base64'));
}

async function readJson(request) {
  const body = await text(request);
  return body === '' ? undefined : JSON.parse(body);
}

function send(response, status, body) {
  if (body === undefined) return void response.writeHead(status).end();
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function failure(message) {
  return { messageStatus: { status: 'FAILURE', message } };
}
