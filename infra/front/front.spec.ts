import { once } from 'node:events';
import http, { type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort } from '../lib/ports.mjs';
import { startFront } from './front.mjs';

const BUSY = { status: 429, headers: { 'retry-after': '2' } };
const servers: Server[] = [];
let product: RequestListener;
let relay: RequestListener;
let admits: () => boolean;
let port: number;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function listen(handle: RequestListener): Promise<number> {
  const server = http.createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  return portOf(server);
}

beforeEach(async () => {
  product = (_request, response) => void response.end('product');
  relay = (_request, response) => void response.end('relay');
  admits = () => true;
  const ports = {
    product: await listen((request, response) => product(request, response)),
    relay: await listen((request, response) => relay(request, response)),
  };
  port = await freePort();
  servers.push(await startFront({ port, ...ports, admits: () => admits(), busy: BUSY }));
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);

it.each([
  ['/monitoring', 'relay'],
  ['/monitoring?sentry_key=a', 'relay'],
  ['/', 'product'],
  ['/monitoring/', 'product'],
  ['/monitoringx', 'product'],
  ['/MONITORING', 'product'],
  ['/api/v1/monitoring', 'product'],
  ['/?/monitoring', 'product'],
])('hands %s to the %s', async (path, expected) => {
  expect(await (await ask(path, { method: 'POST', body: 'x' })).text()).toBe(expected);
});

it('passes a request and its answer on as they are', async () => {
  let seen: IncomingMessage | undefined;
  product = async (request, response) => {
    seen = request;
    const body = await text(request);
    response
      .writeHead(
        201,
        [
          ['set-cookie', 'a=1'],
          ['set-cookie', 'b=2'],
          ['x-own', 'c'],
        ].flat(),
      )
      .end(body.toUpperCase());
  };
  const headers = { cookie: 'session=x', 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'evil.example' };
  const answer = await ask('/api/v1/x?y=%20z', { method: 'PUT', body: 'hello', headers });
  expect([answer.status, await answer.text()]).toEqual([201, 'HELLO']);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect([seen?.method, seen?.url, seen?.headers.host]).toEqual(['PUT', '/api/v1/x?y=%20z', `127.0.0.1:${port}`]);
  expect(seen?.headers).toMatchObject({ cookie: 'session=x', 'x-forwarded-for': '127.0.0.1' });
  expect(seen?.headers['x-forwarded-host']).toBeUndefined();
});

it('hides no second Host header from the product', async () => {
  product = (request, response) =>
    void response.end(String(request.rawHeaders.filter((name) => name.toLowerCase() === 'host').length));
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/\r\n2\r\n|\r\n\r\n2$/);
});

it('passes a stream on as it comes', async () => {
  let finish = (): void => undefined;
  product = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    finish = () => response.end('data: 1\n\n');
  };
  const answer = await ask('/api/v1/events');
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  finish();
  expect(await answer.text()).toBe('data: 1\n\n');
});

it('lets the product know when a reader has gone', async () => {
  const gone = new Promise((resolve) => {
    product = (_request, response) => {
      response.on('close', resolve);
      response.flushHeaders();
    };
  });
  const reading = new AbortController();
  await ask('/', { signal: reading.signal });
  reading.abort();
  await gone;
});

it('refuses reports beyond the rate without asking the relay, and reads none of them', async () => {
  let asked = 0;
  relay = (_request, response) => {
    asked += 1;
    response.end();
  };
  admits = () => false;
  const answer = await ask('/monitoring', { method: 'POST', body: '{}' });
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('connection')]).toEqual([
    429,
    '2',
    'close',
  ]);
  expect(await (await ask('/')).text()).toBe('product');

  const sent = await new Promise<number>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /monitoring HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n');
    const pour = (): void => {
      while (socket.writable && socket.write(Buffer.alloc(65_536)));
    };
    socket.on('drain', pour).on('error', () => undefined);
    socket.on('close', () => resolve(socket.bytesWritten));
    pour();
  });
  expect(sent).toBeLessThan(50_000_000);
  expect(asked).toBe(0);
});

it('answers 502 while a process is not there', async () => {
  const [, relayServer] = servers;
  await new Promise((resolve) => relayServer?.close(resolve));
  expect((await ask('/monitoring', { method: 'POST', body: '{}' })).status).toBe(502);
  expect((await ask('/')).status).toBe(200);
});
