import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { closePort, untilQuiet } from './stop-server.js';

const LIMITS = { quietMs: 200, patienceMs: 600, lookMs: 2, longestMs: 1_200, everyMs: 1 };

describe('untilQuiet', () => {
  let server: Server;
  let connecting: NodeJS.Timeout | undefined;

  beforeEach(async () => {
    server = createServer((_request, response) => void response.end());
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(async () => {
    clearInterval(connecting);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const connectOnce = () => connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  const connectEvery = (milliseconds: number) => (connecting = setInterval(connectOnce, milliseconds));
  const secondsOf = async (waiting: Promise<void>) => {
    const startedAt = performance.now();
    await waiting;
    return performance.now() - startedAt;
  };

  it('waits for a quiet time after the last connection', async () => {
    setTimeout(connectOnce, 150);
    expect(await secondsOf(untilQuiet(server, 0, LIMITS))).toBeGreaterThan(340);
  });

  it('counts the time that it waits in any case', async () => {
    expect(await secondsOf(untilQuiet(server, 300, LIMITS))).toBeLessThan(500);
  });

  it('waits for a moment without a connection if a proxy goes on opening them', async () => {
    connectEvery(40);
    const took = await secondsOf(untilQuiet(server, 0, LIMITS));
    expect(took).toBeGreaterThan(590);
    expect(took).toBeLessThan(LIMITS.longestMs);
  });

  it('does not wait forever', async () => {
    connectEvery(40);
    const took = await secondsOf(untilQuiet(server, 0, { ...LIMITS, lookMs: -1 }));
    expect(took).toBeGreaterThan(LIMITS.longestMs - 20);
  });

  it('leaves no connection in the queue of a busy process', async () => {
    let accepted = 0;
    const waiting = untilQuiet(server, 0, { ...LIMITS, patienceMs: 0, longestMs: 4_000 });
    server.on('connection', () => {
      accepted += 1;
      for (const end = performance.now() + 10; performance.now() < end;);
    });
    const clients = Array.from({ length: 50 }, connectOnce);
    await waiting;
    expect(accepted).toBe(clients.length);
  });
});

describe('closePort', () => {
  const open = async () => {
    const server = createServer((_request, response) => {
      if (!server.listening) response.setHeader('Connection', 'close');
      response.end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return { server, port: (server.address() as AddressInfo).port };
  };
  const request = async (agent: Agent, port: number) => {
    const [response] = (await once(get({ agent, port }), 'response')) as [IncomingMessage];
    await once(response.resume(), 'end');
    return response.headers.connection;
  };

  it('serves idle connections, refuses new ones, and resolves when the last one has ended', async () => {
    const { server, port } = await open();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await request(agent, port)).toBe('keep-alive');
    const closed = closePort(server, 5_000);
    await expect(request(new Agent(), port)).rejects.toThrow('ECONNREFUSED');
    expect(await request(agent, port)).toBe('close');
    const startedAt = performance.now();
    await closed;
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    await new Promise((resolve) => server.close(resolve));
    agent.destroy();
  });

  it('does not wait forever for connections that stay idle', async () => {
    const { server, port } = await open();
    const agent = new Agent({ keepAlive: true });
    await request(agent, port);
    await closePort(server, 100);
    await new Promise((resolve) => server.close(resolve));
    agent.destroy();
  });
});
