import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { egressTargets } from '../../../config/address-blocks.js';
import { OutboundCallFailed } from './bounded-fetch.js';
import { EgressRules } from './egress-rules.js';
import { OutboundClient } from './outbound-client.js';

let server: Server;
let port: number;
let answer: RequestListener;
let connections: number;
let client: OutboundClient | undefined;

beforeEach(async () => {
  connections = 0;
  answer = (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  server = createServer((request, response) => answer(request, response)).on('connection', () => (connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  await client?.onApplicationShutdown();
  server.closeAllConnections();
  server.close();
});

interface CallOptions {
  signal?: AbortSignal;
  maxBytes?: number;
  tooLarge?: 'cut';
}

function call(
  url: string,
  allow: string,
  { signal = AbortSignal.timeout(5_000), maxBytes = 1_000, tooLarge }: CallOptions = {},
) {
  client = new OutboundClient(new EgressRules(egressTargets(allow)));
  return client.send({
    url: new URL(url),
    headers: { 'content-type': 'application/json' },
    body: '{}',
    signal,
    maxBytes,
    tooLarge,
  });
}

/** The reason for the failure. */
const failure = (made: Promise<unknown>): Promise<string> =>
  made.then(
    () => 'it did not',
    (error: unknown) => (error instanceof OutboundCallFailed ? error.reason : String(error)),
  );

it('calls an allowed address', async () => {
  expect(await call(`http://127.0.0.1:${port}/`, `127.0.0.1:${port}`)).toEqual({
    status: 200,
    contentType: 'application/json',
    body: '{}',
    retryAfter: '',
    isPrivate: true,
  });
});

it.each(['127.0.0.1', 'localhost'])('marks a response of %s as private', async (host) => {
  expect((await call(`http://${host}:${port}/`, '127.0.0.1,::1')).isPrivate).toBe(true);
  // A second request on the open connection.
  const again = await client!.send({
    url: new URL(`http://${host}:${port}/`),
    headers: {},
    signal: AbortSignal.timeout(5_000),
    maxBytes: 10,
  });
  expect(again.isPrivate).toBe(true);
});

it.each(['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]'])(
  'never connects to %s when it is not allowed',
  async (host) => {
    expect(await failure(call(`http://${host}:${port}/`, ''))).toBe('forbidden-address');
    expect(connections).toBe(0);
  },
);

it('allows one port and not its neighbour', async () => {
  expect(await failure(call(`http://127.0.0.1:${port}/`, `127.0.0.1:${port + 1}`))).toBe('forbidden-address');
});

it('checks the addresses that a name resolves to', async () => {
  expect((await call(`http://localhost:${port}/`, `127.0.0.1:${port}`)).status).toBe(200);
});

it('does not follow a redirect', async () => {
  answer = (_request, response) =>
    void response.writeHead(302, { location: `http://127.0.0.1:${port}/elsewhere` }).end();
  expect((await call(`http://127.0.0.1:${port}/`, `127.0.0.1:${port}`)).status).toBe(302);
  expect(connections).toBe(1);
});

it('stops reading a response that is too large', async () => {
  answer = (_request, response) => void response.writeHead(200).end('x'.repeat(1_000_000));
  expect(await failure(call(`http://127.0.0.1:${port}/`, `127.0.0.1:${port}`))).toBe('too-large');
});

it('truncates a large response on request', async () => {
  answer = (_request, response) => void response.writeHead(500).end('x'.repeat(1_000_000));
  const { status, body } = await call(`http://127.0.0.1:${port}/`, `127.0.0.1:${port}`, { tooLarge: 'cut' });
  expect([status, body]).toEqual([500, 'x'.repeat(1_000)]);
});

it('times out, also while the response drips', async () => {
  answer = (_request, response) => void response.writeHead(200).write(' ');
  expect(
    await failure(call(`http://127.0.0.1:${port}/`, `127.0.0.1:${port}`, { signal: AbortSignal.timeout(200) })),
  ).toBe('timeout');
});

it('reports a refused connection', async () => {
  expect(await failure(call('http://127.0.0.1:1/', '127.0.0.1'))).toBe('unreachable');
});

it('refuses a server with an untrusted certificate', async () => {
  expect(await failure(call(`https://127.0.0.1:${port}/`, '127.0.0.1'))).toBe('unreachable');
});
