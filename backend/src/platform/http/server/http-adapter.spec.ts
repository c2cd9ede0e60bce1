import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { cutSlowBodies, cutStalledReaders, HttpAdapter } from './http-adapter.js';

const LIMITS = { graceMs: 300, leastRate: 10_000, everyMs: 50 };
const HEAD = 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 100000\r\n\r\n';

describe('cutSlowBodies', () => {
  let server: Server;
  let handle: (request: IncomingMessage) => void;
  let client: Socket;

  beforeEach(async () => {
    handle = (request) => void request.resume();
    server = createServer((request, response) => {
      request.on('error', () => undefined);
      request.on('end', () => response.end('all of it'));
      handle(request);
    });
    cutSlowBodies(server, LIMITS);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => undefined);
  });
  afterEach(async () => {
    client.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  /** Everything that the server sends until it closes the connection. */
  async function answer(): Promise<string> {
    let text = '';
    client.setEncoding('utf8').on('data', (more: string) => (text += more));
    await once(client, 'close');
    return text;
  }

  it('answers 408 to a dripping body, and closes', async () => {
    client.write(HEAD);
    const drip = setInterval(() => client.write('x'), 20);
    // A write to the closed connection could fail before the answer is read.
    setTimeout(() => clearInterval(drip), LIMITS.graceMs / 2);
    expect(await answer()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('accepts a slow body at the minimum rate', async () => {
    client.write(HEAD);
    for (let sent = 0; sent < 100_000; sent += 20_000) {
      client.write('x'.repeat(20_000));
      await delay(150);
    }
    expect(await answer()).toMatch(/all of it$/);
  });

  it('does not count time in which the server does not read', async () => {
    handle = (request) => void setTimeout(() => request.resume(), 1_000);
    client.write(HEAD + 'x'.repeat(100_000));
    expect(await answer()).toMatch(/all of it$/);
  });

  it('ignores a request without a body', async () => {
    handle = () => undefined;
    server
      .removeAllListeners('request')
      .on('request', (_request, response) => void setTimeout(() => response.end('late'), 600));
    cutSlowBodies(server, LIMITS);
    client.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(await answer()).toMatch(/late/);
  });
});

describe('cutStalledReaders', () => {
  /** Longer than a busy machine holds up this process, which is server and client. */
  const STALLED_MS = 750;
  const LIMITS = { stalledMs: STALLED_MS, everyMs: 20 };
  const MORE_THAN_BUFFERS = Buffer.alloc(60_000_000);
  let server: Server;
  let client: Socket;

  async function open(respond: (response: ServerResponse) => void, head = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n') {
    server = createServer((_request, response) => respond(response));
    server.keepAliveTimeout = 10_000;
    cutStalledReaders(server, LIMITS);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => undefined);
    client.write(head);
  }
  afterEach(async () => {
    client.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  /** Whether the server ends the connection within this time. */
  async function isCut(milliseconds: number): Promise<boolean> {
    const [socket] = (await once(server, 'connection')) as [Socket];
    return Promise.race([once(socket, 'close').then(() => true), delay(milliseconds, false)]);
  }

  it('ends the connection of a client that reads nothing', async () => {
    await open((response) => response.end(MORE_THAN_BUFFERS));
    client.pause();
    expect(await isCut(3 * STALLED_MS)).toBe(true);
  });

  it('ends it also if the client goes on sending', async () => {
    await open((response) => response.end(MORE_THAN_BUFFERS));
    client.pause();
    const sending = setInterval(() => client.write('\r\n'), STALLED_MS / 6);
    const cut = await isCut(3 * STALLED_MS).finally(() => clearInterval(sending));
    expect(cut).toBe(true);
  });

  it('ends it also if the responses of several requests wait', async () => {
    await open((response) => response.end(Buffer.alloc(20_000_000)), 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(8));
    client.pause();
    expect(await isCut(3 * STALLED_MS)).toBe(true);
  });

  it('leaves a client that reads slowly', async () => {
    await open((response) => response.end(MORE_THAN_BUFFERS));
    client.pause();
    const reading = setInterval(() => void client.read(), 5);
    const cut = await isCut(3 * STALLED_MS).finally(() => clearInterval(reading));
    expect(cut).toBe(false);
    expect(client.bytesRead).toBeLessThan(MORE_THAN_BUFFERS.length);
  });

  it('leaves a request that takes long, and a connection between two requests', async () => {
    await open((response) => void setTimeout(() => response.end('late'), 2 * STALLED_MS));
    expect(await isCut(4 * STALLED_MS)).toBe(false);
  });
});

describe('HttpAdapter', () => {
  it('keeps idle connections open longer than proxies reuse them, which is 60 seconds by default', async () => {
    const adapter = new HttpAdapter();
    adapter.initHttpServer();
    adapter.get('/', (_request: unknown, response: { end(): void }) => response.end());
    const server = adapter.getHttpServer() as Server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      expect(Number(/timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
});
