import http from 'node:http';
import { pipeline } from 'node:stream';

const HOST = '127.0.0.1';
const REPORTS = /^\/monitoring(\?|$)/;
const UNREACHABLE = { status: 502, headers: {} };
/** Hop-by-hop headers (RFC 9110, section 7.6.1), and forwarding headers, which this process sets because it trusts no client. */
const NOT_PASSED = /^(connection|keep-alive|proxy-connection|te|upgrade|expect|forwarded|x-forwarded-.*)$/;
/** Time limit of request headers. The product limits body and response. */
const TIMEOUTS = { headersTimeout: 8_000, requestTimeout: 0, connectionsCheckingInterval: 1_000 };

/**
 * Serves `port` with two processes on the ports `product` and `relay`. An error report rejected by `admits()` gets the response
 * `busy` after its headers, and its connection is closed, because reading a flood would delay other requests.
 */
export function startFront({ host = HOST, port, product, relay, admits, busy }) {
  const [toProduct, toRelay] = [product, relay].map((target) => passTo(target));
  const server = http.createServer(TIMEOUTS, (request, response) => {
    if (!REPORTS.test(request.url)) toProduct(request, response);
    else if (!admits()) refuse(response, busy);
    else toRelay(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
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
      // Event streams start with headers only.
      response.flushHeaders();
      pipeline(answer, response, () => undefined);
    });
    onward.on('error', () => response.headersSent || refuse(response, UNREACHABLE));
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  };
}

/** Header names and values as received, including duplicates, so that the product can reject them. */
function passed(rawHeaders) {
  return rawHeaders.filter((_text, index) => !NOT_PASSED.test(rawHeaders[index - (index % 2)].toLowerCase()));
}

function refuse(response, { status, headers }) {
  const own = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  response
    .writeHead(status, { ...headers, ...own, 'x-content-type-options': 'nosniff', connection: 'close' })
    .end('{}');
}
