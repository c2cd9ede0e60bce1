import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Line, PACKET } from './line.mjs';
import { startSlowLink } from './slow-link.mjs';

const line = () => new Line({ bytesPerSecond: PACKET * 100, delay: 75 });
const packets = (count: number) => Buffer.alloc(PACKET * count);
const takeAll = (from: Line) => from.take(Number.MAX_SAFE_INTEGER);

describe('a link with one packet per 10 ms and a delay of 75 ms', () => {
  it('delivers a packet after its own time and the delay', () => {
    const idle = line();
    idle.send('a', packets(1), 1_000);
    expect(idle.take(1_000).map(({ arrivesAt }) => arrivesAt)).toEqual([1_085]);
    expect(idle.nextAt).toBeUndefined();
  });

  it('needs 10 ms for each further packet, from any connection', () => {
    const busy = line();
    busy.send('a', packets(2), 0);
    busy.send('b', packets(1), 5);
    expect(takeAll(busy).map(({ connection, arrivesAt }) => [connection, arrivesAt])).toEqual([
      ['a', 85],
      ['b', 95],
      ['a', 105],
    ]);
  });

  it('sends no packet before its turn', () => {
    const busy = line();
    busy.send('a', packets(3), 0);
    expect(busy.take(9)).toHaveLength(1);
    expect(busy.nextAt).toBe(10);
    expect(busy.waitingOf('a')).toBe(PACKET * 2);
    expect(busy.take(25)).toHaveLength(2);
  });

  it('does not accumulate idle time', () => {
    const idle = line();
    idle.send('a', packets(1), 0);
    takeAll(idle);
    idle.send('a', packets(1), 500);
    expect(takeAll(idle).map(({ arrivesAt }) => arrivesAt)).toEqual([585]);
  });

  it('delivers the end of a connection after its last bytes', () => {
    const busy = line();
    busy.send('a', packets(1), 0);
    busy.send('a', Buffer.alloc(0), 0);
    expect(takeAll(busy).map(({ bytes }) => bytes.length)).toEqual([PACKET, 0]);
  });

  it('drops the queue of a closed connection', () => {
    const busy = line();
    busy.send('a', packets(5), 0);
    busy.send('b', packets(1), 0);
    busy.drop('a');
    expect(takeAll(busy).map(({ connection }) => connection)).toEqual(['b']);
  });
});

describe('a slow link to a server', () => {
  const SIZE = 60_000;
  const server = http.createServer((_request, response) => response.end('x'.repeat(SIZE)));
  let link: Awaited<ReturnType<typeof startSlowLink>>;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    link = await startSlowLink({
      from: 0,
      to: (server.address() as AddressInfo).port,
      roundTrip: 60,
      down: 200_000,
      up: 100_000,
    });
  });
  afterAll(async () => {
    await link.stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('delivers the whole response after a handshake, a round trip and the transfer time', async () => {
    const startedAt = performance.now();
    const text = await (await fetch(`http://127.0.0.1:${link.port}/`)).text();
    expect(text).toHaveLength(SIZE);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(60 + 60 + (SIZE / 200_000) * 1_000);
  });

  it('shares its rate between connections', async () => {
    const startedAt = performance.now();
    const texts = await Promise.all([0, 1, 2].map(async () => (await fetch(`http://127.0.0.1:${link.port}/`)).text()));
    expect(texts.map(({ length }) => length)).toEqual([SIZE, SIZE, SIZE]);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(60 + ((3 * SIZE) / 200_000) * 1_000);
  });
});
