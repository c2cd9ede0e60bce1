import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const PROGRAM = path.resolve(import.meta.dirname, '../../backend/dist/bin/lading.js');

/** The product with its error relay as a separate process, behind one address as with a proxy. */
export interface RelayedProduct {
  url: string;
  /** Bodies that pages posted to the relay. */
  posted: Buffer[];
  stop(): Promise<void>;
}

export async function startRelay(dsn: string, productUrl: string): Promise<RelayedProduct> {
  const port = await freePort();
  const program = spawn(process.execPath, [PROGRAM, 'monitoring'], {
    env: {
      ...process.env,
      MONITORING_PORT: String(port),
      MONITORING_DSNS: dsn,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'warn',
    },
    stdio: 'inherit',
  });
  const exited = once(program, 'exit');
  const relayUrl = `http://127.0.0.1:${port}`;
  for (const startedAt = Date.now(); !(await answers(`${relayUrl}/health/live`)); await delay(100)) {
    if (Date.now() - startedAt > 30_000 || program.exitCode !== null) throw new Error('the relay does not start');
  }

  const posted: Buffer[] = [];
  const proxy = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const isEnvelope = request.url === '/monitoring';
    if (isEnvelope) posted.push(body);
    passOn(request, body, isEnvelope ? relayUrl : productUrl, response);
  });
  return {
    url: `http://127.0.0.1:${await portOf(proxy)}`,
    posted,
    stop: async () => {
      proxy.close().closeAllConnections();
      program.kill('SIGKILL');
      await exited;
    },
  };
}

/** With the host and origin of a direct browser request to the target. */
function passOn({ url, method, headers }: IncomingMessage, body: Buffer, to: string, response: ServerResponse): void {
  const { host, origin } = new URL(to);
  const changed = { ...headers, host, ...(headers.origin === undefined ? {} : { origin }) };
  const passed = httpRequest(new URL(url ?? '/', to), { method, headers: changed }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  passed.end(body);
}

async function portOf(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createTcpServer();
  const port = await portOf(server);
  server.close();
  return port;
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
