// The floor of the relay: node:http, the first line, the allow-list, and the envelope forwarded over kept-alive connections. No limits, no checks, no framework.
// Environment: PORT, MONITORING_DSNS (one).
import http from 'node:http';

const { PORT, MONITORING_DSNS } = process.env;
const { hostname, port, pathname, username } = new URL(MONITORING_DSNS);
const agent = new http.Agent({ keepAlive: true, maxSockets: 100 });
const options = { agent, hostname, port, path: `/api${pathname}/envelope/`, method: 'POST' };
const auth = `Sentry sentry_version=7, sentry_key=${username}, sentry_client=floor/1.0`;

http
  .createServer((request, response) => {
    if (request.method === 'GET') return void response.end('ready');
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const body = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
      const { dsn } = JSON.parse(body.subarray(0, body.indexOf(10)).toString());
      if (dsn !== MONITORING_DSNS) return void response.writeHead(403).end();
      const headers = {
        'content-type': 'application/x-sentry-envelope',
        'content-length': body.length,
        'x-sentry-auth': auth,
      };
      const forwarded = http.request({ ...options, headers }, (answer) => {
        answer.resume();
        answer.on('end', () => response.writeHead(answer.statusCode, { 'content-type': 'application/json' }).end('{}'));
      });
      forwarded.on('error', () => response.writeHead(502).end());
      forwarded.end(body);
    });
  })
  .listen(Number(PORT), '127.0.0.1');
