import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createCompany } from '../stack/owners.mjs';
import { ask, drive, isSuccess, percentile } from './lib/load.mjs';
import { check, figure, none, seconds } from './lib/rows.mjs';

const READERS = 500;
const SENDERS = 200;
/** Requests that each reader sends at once, so that the answers fill every buffer. */
const PIPELINED = 8;
/** With up to a second until the next look, on a busy machine. A reader is cut after one to two minutes without progress. */
const LIMITS = { headers: 12_000, body: 12_000, readers: 135_000 };
const P99_LIMIT = { factor: 1.5, atLeastMs: 300 };

export const title = `${READERS} clients that read nothing, and ${SENDERS} each that send headers and bodies byte by byte, directly to the API processes`;

export async function drill({ startStack, step, keep, signal }) {
  const stack = await startStack({
    workers: 0,
    settings: { LOG_LEVEL: 'fatal', API_DOCS: 'true', REQUEST_LIMIT_FACTOR: '1000' },
  });
  const company = await createCompany(stack);
  const work = (isOver) =>
    drive({ clients: 4, pause: 50, isOver: () => isOver() || signal.aborted }, () =>
      ask(`${stack.url}/api/v1/auth/session`, { cookie: company.cookie }),
    );
  const calm = await step('Product alone', () => work(after(10_000)));
  const rows = [];
  const during = [];
  for (const [name, kind] of Object.entries(KINDS)) {
    const { cut, answers } = await step(name, () => attack(stack, kind, keep, work));
    during.push(...answers);
    const slowest = Math.max(...cut);
    rows.push(check(`${name}: cut after (at most ${seconds(kind.limit)})`, seconds(slowest), slowest <= kind.limit));
  }
  return [...rows, ...rowsOf(calm, during)];
}

const KINDS = {
  [`${SENDERS} clients that drip headers`]: {
    count: SENDERS,
    limit: LIMITS.headers,
    begin: (socket) => drip(socket, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Drip: '),
  },
  [`${SENDERS} clients that drip a body`]: {
    count: SENDERS,
    limit: LIMITS.body,
    begin: (socket) =>
      drip(
        socket,
        'POST /api/v1/auth/password HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n',
      ),
  },
  [`${READERS} clients that read nothing`]: {
    count: READERS,
    limit: LIMITS.readers,
    begin: (socket, host) => {
      socket.pause();
      socket.write(`GET /api/v1/openapi.json HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(PIPELINED));
    },
  },
};

/** Milliseconds until each connection was ended by the server, and the answers of the product meanwhile. */
async function attack({ apis, url }, { count, limit, begin }, keep, work) {
  const sockets = Array.from({ length: count }, (_, n) => net.connect(apis[n % apis.length].port, '127.0.0.1'));
  keep({ stop: () => sockets.forEach((socket) => socket.destroy()) });
  const { host } = new URL(url);
  const startedAt = performance.now();
  let open = count;
  const ends = sockets.map(async (socket) => {
    await once(socket, 'connect');
    begin(socket, host);
    await cutBy(socket, 2 * limit);
    open -= 1;
    return performance.now() - startedAt;
  });
  const answers = work(() => open === 0);
  return { cut: await Promise.all(ends), answers: await answers };
}

/** Resolves when the server has ended the connection. A paused socket hears of that only when it writes. */
async function cutBy(socket, withinMs) {
  const closed = new Promise((resolve) => socket.once('close', resolve).once('error', resolve).once('end', resolve));
  const poking = setInterval(() => socket.isPaused() && socket.write('\r\n'), 5_000);
  await Promise.race([closed, delay(withinMs)]);
  clearInterval(poking);
  socket.destroy();
}

function drip(socket, head) {
  socket.resume();
  socket.write(head);
  const dripping = setInterval(() => socket.write('x'), 1_000);
  socket.once('close', () => clearInterval(dripping));
}

function rowsOf(calm, during) {
  const [before, meanwhile] = [percentile(calm, 0.99), percentile(during, 0.99)];
  const limit = Math.max(before * P99_LIMIT.factor, P99_LIMIT.atLeastMs);
  return [
    figure('Product alone: requests, p99 in ms', `${calm.length}, ${before.toFixed(0)}`),
    check(
      `Product meanwhile: requests, p99 in ms (at most ${limit.toFixed(0)})`,
      `${during.length}, ${meanwhile.toFixed(0)}`,
      meanwhile <= limit,
    ),
    none('Product: failed', [...calm, ...during].filter((answer) => !isSuccess(answer)).length),
  ];
}

function after(milliseconds) {
  const end = performance.now() + milliseconds;
  return () => performance.now() >= end;
}
