// A process that floods the relay through the proxy from several addresses of this machine, at a steady rate that does not depend on the answers.
import https from 'node:https';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

const TICK_MS = 20;
/** Connections of one address. */
const SOCKETS = 16;
const ANSWERED_WITHIN_MS = 15_000;

// It stands for other machines, so it takes CPU time only when the product needs none.
setPriority(constants.priority.PRIORITY_LOW);
const [{ url, milliseconds, dsn, kinds }] = await once(process, 'message');
const outcomes = Object.fromEntries(kinds.map(({ name }) => [name, { sent: 0, statuses: {}, slowestMs: 0 }]));
let open = 0;

await Promise.all(kinds.map(flood));
for (const end = performance.now() + ANSWERED_WITHIN_MS; open > 0 && performance.now() < end;) await delay(50);
process.send({ outcomes, unanswered: open }, () => process.exit());

/** `rate` requests a second in turn from the addresses 127.0.`block`.1 and following. */
async function flood({ name, block, addresses, rate, kilobytes, valid }) {
  const junk = randomBytes(kilobytes * 1_024);
  const body = valid ? Buffer.concat([Buffer.from(`${JSON.stringify({ dsn })}\n{"type":"attachment"}\n`), junk]) : junk;
  const agents = Array.from({ length: addresses }, (_, n) => {
    const localAddress = `127.0.${block}.${n + 1}`;
    return new https.Agent({ keepAlive: true, maxSockets: SOCKETS, maxFreeSockets: SOCKETS, localAddress });
  });
  const startedAt = performance.now();
  const outcome = outcomes[name];
  for (let passed = 0; passed < milliseconds; passed = performance.now() - startedAt) {
    const due = Math.floor((passed / 1_000) * rate);
    for (; outcome.sent < due; outcome.sent += 1) send(agents[outcome.sent % addresses], body, outcome);
    await delay(TICK_MS);
  }
}

function send(agent, body, outcome) {
  let startedAt = performance.now();
  let over = false;
  open += 1;
  const done = (status) => {
    if (over) return;
    over = true;
    open -= 1;
    outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
    outcome.slowestMs = Math.max(outcome.slowestMs, performance.now() - startedAt);
  };
  const headers = { 'content-length': body.length, 'content-type': 'application/x-sentry-envelope' };
  const request = https.request(`${url}/monitoring`, { agent, method: 'POST', headers }, (response) => {
    response.resume();
    response.on('end', () => done(response.statusCode));
    response.on('error', () => done(0));
  });
  // Without the wait for one of our own connections.
  request.on('socket', () => (startedAt = performance.now()));
  request.on('error', () => done(0));
  request.end(body);
}
