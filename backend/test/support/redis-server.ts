import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Redis } from 'ioredis';

/** A Redis server for one test; `npm test` installs it. */
export interface RedisServer {
  url: string;
  /** Accepts connections and answers nothing until `resume`. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** Starts it on this port, or a free one, and waits until it responds. */
export async function startRedis(port?: number): Promise<RedisServer> {
  const at = port ?? (await freePort());
  const server = spawn('redis-server', ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp'], {
    stdio: 'ignore',
  });
  await once(server, 'spawn');
  const url = `redis://127.0.0.1:${at}`;
  const probe = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
  probe.on('error', () => undefined);
  await probe.ping();
  probe.disconnect();
  return {
    url,
    pause: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    stop: async () => {
      server.kill();
      await once(server, 'exit');
    },
  };
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
