import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A proxy that can stall or cut connections, like a network failure. */
export interface TcpProxy {
  port: number;
  /** Stalls all traffic; connections stay open. */
  hold(): void;
  /** Resumes traffic, including what was sent meanwhile. */
  release(): void;
  /** Closes every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Accepts connections again. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let held = false;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  };
  const server: Server = createServer((near) => {
    const far = connect(target);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      keep(socket);
      socket.on('data', (bytes) => other.write(bytes));
      socket.on('close', () => other.destroy());
      if (held) socket.pause();
    }
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const cut = async (): Promise<void> => {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    hold: () => {
      held = true;
      for (const socket of sockets) socket.pause();
    },
    release: () => {
      held = false;
      for (const socket of sockets) socket.resume();
    },
    cut,
    mend: () => listen(port),
    close: cut,
  };
}
