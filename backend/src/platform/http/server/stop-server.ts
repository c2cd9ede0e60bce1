import { setTimeout as delay } from 'node:timers/promises';
import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { ServerConfig } from '../../../config/config.js';
import { Drain } from '../../lifecycle/drain.js';

/** Requests still open this long after the drain began are cut, so that a stream cannot keep the process alive. */
const GRACE_MS = 10_000;
/** How often connections are closed that have just had their last answer; the server itself waits until they have been idle for long. */
const HANG_UP_MS = 50;

/**
 * Turns unready, lets proxies notice, finishes what is open, and only then closes the pools. Nest calls `onModuleDestroy` before it
 * closes the server, so nothing that a request needs may end there.
 */
export async function stopServer(app: INestApplication): Promise<void> {
  app.get(Drain).start();
  await delay(app.get(ServerConfig).drainSeconds * 1000);
  const server = app.getHttpServer() as Server;
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  const hangUp = setInterval(() => server.listening || server.closeIdleConnections(), HANG_UP_MS);
  await app.close();
  clearTimeout(cut);
  clearInterval(hangUp);
}
