// A separate process, so that creating the flood does not affect the measurement. Arguments: URL, requests per second, seconds, kilobytes, DSN.
// Prints one JSON line: number of requests, responses by status, and the longest response time in seconds.
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { constants, setPriority } from 'node:os';

const [url, rate, seconds, kilobytes, dsn] = process.argv.slice(2);
const TICK_MS = 10;
const { hostname, port } = new URL(url);
// It represents other machines, so creating the flood must not take CPU time from the product.
setPriority(constants.priority.PRIORITY_LOW);
const agent = new http.Agent({ keepAlive: true, maxSockets: 300, maxFreeSockets: 300 });
const junk = randomBytes(Number(kilobytes) * 1024);
const envelope = Buffer.concat([Buffer.from(`${JSON.stringify({ dsn })}\n`), junk]);
const answers = {};
let open = 0;
let sent = 0;
let slowest = 0;

function send(body) {
  let startedAt = performance.now();
  open += 1;
  sent += 1;
  const done = (status) => {
    open -= 1;
    answers[status] = (answers[status] ?? 0) + 1;
    slowest = Math.max(slowest, (performance.now() - startedAt) / 1000);
  };
  const request = http.request(
    { agent, hostname, port, path: '/monitoring', method: 'POST', headers: { 'content-length': body.length } },
    (response) => {
      response.resume();
      response.on('end', () => done(response.statusCode));
      response.on('error', () => done('broken'));
    },
  );
  request.on('error', () => done('broken'));
  request.on('socket', () => (startedAt = performance.now())); // excludes the wait for one of our own connections
  request.end(body);
}

const startedAt = performance.now();
while (performance.now() - startedAt < Number(seconds) * 1000) {
  const due = Math.floor(((performance.now() - startedAt) / 1000) * Number(rate));
  // Half of the requests are noise, half have the right DSN. Pending responses are limited so that sockets do not exhaust the machine.
  while (sent < due && open < 2_000) send(sent % 2 === 0 ? junk : envelope);
  await new Promise((resume) => setTimeout(resume, TICK_MS));
}
for (const deadline = performance.now() + 15_000; open > 0 && performance.now() < deadline;)
  await new Promise((resume) => setTimeout(resume, 50));
console.log(
  JSON.stringify({ sent, seconds: (performance.now() - startedAt) / 1000, answers, unanswered: open, slowest }),
);
process.exit();
