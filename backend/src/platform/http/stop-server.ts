import { setTimeout as delay } from 'node:timers/promises';
import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { ServerConfig } from '../../config/config.js';
import { Drain } from '../drain.js';

/** Requests still open this long after the drain began are cut, so that a stream cannot keep the process alive. */
const GRACE_MS = 10_000;

/**
 * Turns unready, lets proxies notice, finishes what is open, and only then closes the pools. Nest calls `onModuleDestroy` before it
 * closes the server, so nothing that a request needs may end there.
 */
export async function stopServer(app: INestApplication): Promise<void> {
  app.get(Drain).start();
  await delay(app.get(ServerConfig).drainSeconds * 1000);
  const cut = setTimeout(() => (app.getHttpServer() as Server).closeAllConnections(), GRACE_MS);
  await app.close();
  clearTimeout(cut);
}
