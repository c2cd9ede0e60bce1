import { once } from 'node:events';
import net from 'node:net';
import { freePort, portProblem } from './ports.mjs';

async function occupy(host: string): Promise<{ port: number; close(): Promise<unknown> }> {
  const server = net.createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  return { port, close: () => once(server.close(), 'close') };
}

describe('choosing ports', () => {
  it('keeps the preferred port while nobody uses it', async () => {
    const port = await freePort();
    expect(await freePort(port)).toBe(port);
  });

  it('takes another one when the preferred port is in use', async () => {
    const busy = await occupy('127.0.0.1');
    const port = await freePort(busy.port);
    expect(port).not.toBe(busy.port);
    expect(port).toBeGreaterThan(0);
    await busy.close();
  });

  it.each(['127.0.0.1', '0.0.0.0'])('tells that a program on %s has the port', async (host) => {
    const busy = await occupy(host);
    expect(await portProblem(busy.port)).toBe('EADDRINUSE');
    await busy.close();
    expect(await portProblem(busy.port)).toBeUndefined();
  });
});
