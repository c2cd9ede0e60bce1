import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { boundedFetch } from './bounded-fetch.js';

const LIMITS = { timeoutMs: 300, maxBytes: 1_000 };
let server: Server;

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

describe('boundedFetch', () => {
  it('returns status and text', async () => {
    const url = await serve((_request, response) => response.writeHead(404).end('é'));
    expect(await boundedFetch(url, {}, LIMITS)).toEqual({ status: 404, body: 'é' });
  });

  it('returns a redirect', async () => {
    const url = await serve((request, response) =>
      response.writeHead(request.url === '/' ? 302 : 200, { location: '/other' }).end(),
    );
    expect(await boundedFetch(url, {}, LIMITS)).toMatchObject({ status: 302 });
  });

  it.each<[string, string, RequestListener]>([
    ['does not start a response', 'timeout', () => undefined],
    ['does not end its response', 'timeout', (_request, response) => response.write('a')],
    ['sends too much', 'too-large', (_request, response) => response.end('a'.repeat(1_001))],
    [
      'sends too much after decompression',
      'too-large',
      (_request, response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('a'.repeat(1_000_000))),
    ],
    ['closes the connection', 'unreachable', (_request, response) => response.destroy()],
  ])('aborts if the server %s', async (_name, reason, listener) => {
    await expect(boundedFetch(await serve(listener), {}, LIMITS)).rejects.toMatchObject({
      name: 'OutboundCallFailed',
      reason,
    });
  });
});
