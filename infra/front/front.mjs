import http from 'node:http';
import { pipeline } from 'node:stream';

const HOST = '127.0.0.1';
const REPORTS = /^\/monitoring(\?|$)/;
const UNREACHABLE = { status: 502, headers: {} };
/** Of one connection alone (RFC 9110, section 7.6.1). Forwarding headers are made here: no client in front of this process is trusted. */
const NOT_PASSED = /^(connection|keep-alive|proxy-connection|te|upgrade|expect|forwarded|x-forwarded-.*)$/;
/** Of a request's head. Its body and its answer have the time that the product gives them. */
const TIMEOUTS = { headersTimeout: 8_000, requestTimeout: 0, connectionsCheckingInterval: 1_000 };

/**
 * Serves `port` with two processes, whose ports `product` and `relay` are. An error report that `admits()` does not let through is answered
 * `busy` by its head and its connection closed, because reading a flood takes time from everyone else's requests.
 */
export function startFront({ port, product, relay, admits, busy }) {
  const [toProduct, toRelay] = [product, relay].map((target) => passTo(target));
  const server = http.createServer(TIMEOUTS, (request, response) => {
    if (!REPORTS.test(request.url)) toProduct(request, response);
    else if (!admits()) refuse(response, busy);
    else toRelay(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolve(server));
  });
}

function passTo(port) {
  const agent = new http.Agent({ keepAlive: true });
  return (request, response) => {
    const headers = [...passed(request.rawHeaders), 'X-Forwarded-For', request.socket.remoteAddress];
    const onward = http.request({ host: HOST, port, agent, method: request.method, path: request.url, headers });
    onward.on('response', (answer) => {
      if (REPORTS.test(request.url) && !request.complete) response.shouldKeepAlive = false;
      response.writeHead(answer.statusCode, passed(answer.rawHeaders));
      // Streams of events begin with nothing but a head.
      response.flushHeaders();
      pipeline(answer, response, () => undefined);
    });
    onward.on('error', () => response.headersSent || refuse(response, UNREACHABLE));
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  };
}

/** Names and values in turn as they came, those that came twice too: the product has to see them to refuse them. */
function passed(rawHeaders) {
  return rawHeaders.filter((_text, index) => !NOT_PASSED.test(rawHeaders[index - (index % 2)].toLowerCase()));
}

function refuse(response, { status, headers }) {
  const own = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  response
    .writeHead(status, { ...headers, ...own, 'x-content-type-options': 'nosniff', connection: 'close' })
    .end('{}');
}
