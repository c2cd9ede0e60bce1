import { setTimeout as delay } from 'node:timers/promises';
import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { ServerConfig } from '../../../config/config.js';
import { Drain } from '../../lifecycle/drain.js';

/** Requests that are still open this long after the drain began are closed, so that a stream cannot keep the process alive. */
const GRACE_MS = 10_000;
/** How often to close connections that became idle; the server itself would wait for their keep-alive timeout. */
const HANG_UP_MS = 50;

/**
 * Reports unready, waits for proxies to notice, finishes open requests, and only then closes the pools. Nest calls `onModuleDestroy` before it
 * closes the server, so `onModuleDestroy` must not stop anything that requests need.
 */
export async function stopServer(app: INestApplication): Promise<void> {
  app.get(Drain).start();
  await delay(app.get(ServerConfig).drainSeconds * 1000);
  await closeServer(app);
}

/** Finishes open requests, without keeping connections open for more of them, and closes the application. */
export async function closeServer(app: INestApplication): Promise<void> {
  const server = app.getHttpServer() as Server;
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  const hangUp = setInterval(() => server.listening || server.closeIdleConnections(), HANG_UP_MS);
  await app.close();
  clearTimeout(cut);
  clearInterval(hangUp);
}
