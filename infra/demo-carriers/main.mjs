// The demonstration's carriers that answer over HTTP, as a process. It is told its port in DEMO_CARRIERS, and ends when its standard input does.
import http from 'node:http';
import { json } from 'node:stream/consumers';
import { carriers } from './carriers.mjs';
import { faults } from './faults.mjs';

const HOST = '127.0.0.1';
const PATH = '/v1/ratequote/app';
const { port } = JSON.parse(process.env.DEMO_CARRIERS);

const server = http.createServer((request, response) => void handle(request, response).catch(() => send(response, 400, failure('The request is not JSON.'))));
server.listen(port, HOST, () => console.log(JSON.stringify({ port: server.address().port })));
process.stdin.resume().on('end', () => process.exit(0));

/** `/<carrier>/v1/ratequote/app` prices; `/faults/<fault>/v1/ratequote/app` does one thing wrong each time. */
async function handle(request, response) {
  if (request.url === '/health') return send(response, 200, {});
  const [, first, second] = request.url.split('/');
  const below = first === 'faults' ? `/faults/${second}` : `/${first}`;
  const answer = first === 'faults' ? faults[second] : carriers[first];
  if (!answer || request.method !== 'POST' || request.url !== `${below}${PATH}`) return send(response, 404, failure('There is nothing here.'));
  return answer({ request, response, quote: await json(request), send: (status, body) => send(response, status, body) });
}

function send(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function failure(message) {
  return { messageStatus: { status: 'FAILURE', message } };
}
