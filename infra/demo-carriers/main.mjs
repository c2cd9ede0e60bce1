// The demonstration's carriers over HTTP, as a process. DEMO_CARRIERS has its port; the process ends when its standard input ends.
import http from 'node:http';
import { text } from 'node:stream/consumers';
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
const { port, ...settings } = JSON.parse(process.env.DEMO_CARRIERS);
const servers = createServers(settings);

const httpServer = http.createServer(
  (request, response) =>
    void handle(request, response).catch(() => send(response, 400, failure('The request is not JSON.'))),
);
httpServer.listen(port, HOST, () => console.log(JSON.stringify({ port: httpServer.address().port })));
process.stdin.resume().on('end', () => process.exit(0));

/** `/<carrier>/<path of the standard>` answers; `/faults/<fault>/<path>` does one thing wrong each time. */
async function handle(request, response) {
  if (request.url === '/health') return send(response, 200, {});
  const [, first, second] = request.url.split('/');
  const below = first === 'faults' ? `/faults/${second}` : `/${first}`;
  const path = request.url.slice(below.length);
  const call = { request, response, send: (status, body) => send(response, status, body) };
  if (path !== RATE_PATH)
    return first === 'faults' && faults[second] ? faults[second](call) : takeFreight(first, path, call);
  const answer = first === 'faults' ? faults[second] : carriers[first];
  if (!answer || request.method !== 'POST') return call.send(404, failure('There is nothing here.'));
  const quote = await readJson(request);
  const { uniqueQuoteReferenceId: reference } = quote.referenceNumbers ?? {};
  return answer({
    ...call,
    quote,
    send: (status, body) => {
      if (status === 200 && reference) remember(`${first} ${reference}`, body);
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

function sendQuote(answer, name, pathname) {
  const quote = quotes.get(`${name} ${decodeURIComponent(pathname.slice(RATE_PATH.length + 1))}`);
  return quote ? answer(200, quote) : answer(404, failure('This quote is not known.'));
}

/** Bills of lading, pickups, their changes and what became of them, with the carrier's token where it wants one. */
async function takeFreight(name, path, { request, response, send: answer }) {
  const server = servers[name];
  if (!server) return answer(404, failure('There is nothing here.'));
  if (server.token && request.headers.authorization !== TOKEN) return answer(401, failure('The token is not known.'));
  const { pathname, searchParams } = new URL(path, 'http://carrier');
  if (request.method === 'GET' && pathname.startsWith(`${RATE_PATH}/`)) return sendQuote(answer, name, pathname);
  if (request.method === 'GET' && pathname === EVENTS_PATH)
    return answer(200, server.events(searchParams, `http://${request.headers.host}/${name}`));
  if (request.method === 'GET' && pathname === RECEIVED_PATH) return answer(200, server.received);
  if (request.method === 'GET' && pathname.startsWith(POD_PATH)) return sendPod(response, pathname);
  const message = await readJson(request);
  const taken = server.take({ method: request.method, path, key: request.headers['idempotency-key'], message });
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
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function failure(message) {
  return { messageStatus: { status: 'FAILURE', message } };
}
