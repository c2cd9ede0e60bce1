// A process that sends the requests of many clients for a drill. It uses node:https, which costs less CPU time than fetch: on one machine every request
// that it sends takes time from the product.
import https from 'node:https';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { drive } from './load.mjs';

/** Clients that all connect at once would measure the TLS handshakes. */
const CONNECT_EVERY_MS = 5;
const PATIENCE_MS = 40_000;

const [{ requests, clients, milliseconds, obeysRetryAfter }] = await once(process, 'message');
const agent = new https.Agent({ keepAlive: true, maxSockets: clients });
const end = performance.now() + milliseconds;
const answers = await drive({ clients, isOver: () => performance.now() > end }, async (number) => {
  if (number < clients) await delay(number * CONNECT_EVERY_MS);
  const request = number % requests.length;
  const answer = await send(requests[request]);
  if (obeysRetryAfter && answer.retryAfter !== null) await delay(Number(answer.retryAfter) * 1_000);
  return { request, isFirst: number < clients, ...answer };
});
// The first request of a client includes its TLS handshake.
process.send(
  answers.filter(({ isFirst }) => !isFirst),
  () => process.exit(),
);

/** Like `ask`, without the text: {status, ms, retryAfter}. */
function send({ url, method = 'GET', cookie, body }) {
  const startedAt = performance.now();
  const content = body === undefined ? undefined : JSON.stringify(body);
  const headers =
    content === undefined
      ? { cookie }
      : { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) };
  return new Promise((resolve) => {
    const done = (status, retryAfter = null) => resolve({ status, ms: performance.now() - startedAt, retryAfter });
    const request = https.request(url, { agent, method, headers, timeout: PATIENCE_MS }, (response) => {
      response.resume();
      response.on('end', () => done(response.statusCode, response.headers['retry-after'] ?? null));
      response.on('error', () => done(0));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => done(0));
    request.end(content);
  });
}
