import { setImmediate as poll, setTimeout as delay } from 'node:timers/promises';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { INestApplication } from '@nestjs/common';
import { ServerConfig } from '../../../config/config.js';
import { Drain } from '../../lifecycle/drain.js';

/** Requests that are still open this long after the drain began are closed, so that a stream cannot keep the process alive. */
const GRACE_MS = 10_000;
/** How often to close connections that became idle; the server itself would wait for their keep-alive timeout. */
const HANG_UP_MS = 50;
/**
 * Proxies with health checks notice the drain and open no connection for `quietMs`. One without notices only a closed port: after `patienceMs`, a
 * look at the queue that finds it empty and takes at most `lookMs` is enough, and after `longestMs` nothing is.
 */
const LIMITS = { quietMs: 1_000, patienceMs: 2_000, lookMs: 2, longestMs: 10_000, everyMs: 5 };
/** Longer than proxies keep an idle connection (3 s in infra/nginx). */
const LINGER_MS = 4_000;

/**
 * Reports unready, waits for proxies to notice, finishes open requests, and only then closes the pools. Nest calls `onModuleDestroy` before it
 * closes the server, so `onModuleDestroy` must not stop anything that requests need.
 */
export async function stopServer(app: INestApplication): Promise<void> {
  app.get(Drain).start();
  const { drainSeconds } = app.get(ServerConfig);
  if (drainSeconds > 0) {
    const server = app.getHttpServer() as Server;
    await untilQuiet(server, drainSeconds * 1_000);
    await closePort(server);
  }
  await closeServer(app);
}

/**
 * Accepts no new connections, but serves the open ones until clients have closed them, for `lingerMs` at most. Each response asks the client to
 * close. A connection that this side closed while idle would fail the request that is on its way, and a proxy does not repeat a POST.
 */
export async function closePort(server: Server, lingerMs = LINGER_MS): Promise<void> {
  const linger = new AbortController();
  // Not the method of the HTTP server, which also closes idle connections.
  NetServer.prototype.close.call(server, () => linger.abort());
  await delay(lingerMs, undefined, { signal: linger.signal }).catch(() => undefined);
}

/**
 * Waits until clients open no connections. Closing a port resets the connections that wait to be accepted, and a proxy does not repeat a POST. So
 * this resolves right after a look at the queue that found it empty, and the caller must close the port without waiting for anything else.
 */
export async function untilQuiet(
  server: Server,
  atLeastMs: number,
  { quietMs, patienceMs, lookMs, longestMs, everyMs } = LIMITS,
): Promise<void> {
  let connectedAt = performance.now();
  const note = (): unknown => (connectedAt = performance.now());
  server.on('connection', note);
  await delay(atLeastMs);
  const startedAt = performance.now();
  for (let lookedAt = startedAt; lookedAt - startedAt < longestMs;) {
    await delay(everyMs);
    lookedAt = performance.now();
    await poll(); // connections are accepted, and requests handled, before this resolves
    const now = performance.now();
    // The time of a look counts too: while a busy process handles a request, more connections come.
    const isEmpty = connectedAt < lookedAt && now - lookedAt <= lookMs;
    if (isEmpty && (now - connectedAt >= quietMs || now - startedAt >= patienceMs)) break;
  }
  server.off('connection', note);
}

/** Finishes open requests, without keeping connections open for more of them, and closes the application. */
export async function closeServer(app: INestApplication): Promise<void> {
  const server = app.getHttpServer() as Server;
  // Before the shutdown hooks, which take time. Nest waits for the same end of the server between them.
  void app.getHttpAdapter().close();
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  const hangUp = setInterval(() => server.listening || server.closeIdleConnections(), HANG_UP_MS);
  await app.close();
  clearTimeout(cut);
  clearInterval(hangUp);
}
