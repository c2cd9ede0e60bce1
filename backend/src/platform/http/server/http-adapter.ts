import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ExpressAdapter } from '@nestjs/platform-express';
import express from 'express';

/** Grace period of a body at any rate; minimum bytes per second after that; interval of the check. */
const LIMITS = { graceMs: 8_000, leastRate: 32_768, everyMs: 1_000 };

interface Receiving {
  response: ServerResponse;
  since: number;
  bytesBefore: number;
}

/**
 * Disconnects clients that send a body byte by byte, but not clients with a slow connection and a large file; a timeout for the whole request
 * cannot distinguish them. Same rule as Apache's mod_reqtimeout (`body=8,MinRate=32768`).
 */
export function cutSlowBodies(server: Server, { graceMs, leastRate, everyMs } = LIMITS): void {
  const receiving = new Map<IncomingMessage, Receiving>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    receiving.set(request, { response, since: performance.now(), bytesBefore: request.socket.bytesRead });
    request.once('close', () => receiving.delete(request));
  });

  const look = setInterval(() => {
    for (const [request, progress] of receiving) {
      if (request.complete) receiving.delete(request);
      else if (waitsForUs(request)) progress.since += everyMs;
      else if (bytesOf(request, progress) < ((performance.now() - progress.since - graceMs) / 1_000) * leastRate)
        cut(request, progress.response);
    }
  }, everyMs);
  look.unref();
  server.once('close', () => clearInterval(look));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Received data has not been read yet, so backpressure keeps the client from sending more. */
function waitsForUs(request: IncomingMessage): boolean {
  return request.readableLength > 0 || request.isPaused();
}

function bytesOf(request: IncomingMessage, { bytesBefore }: Receiving): number {
  return request.socket.bytesRead - bytesBefore;
}

function cut(request: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(408, { connection: 'close' }).end();
  request.socket.destroySoon();
}

/** How long a client may take nothing of a response that waits for it: `send_timeout` of nginx. The interval of the check. */
const STALLED = { stalledMs: 60_000, everyMs: 5_000 };

interface Sending {
  responses: number;
  /** Bytes that the client had taken at the last look, and since when it has taken no more. */
  taken: number;
  since: number;
}

/**
 * Disconnects clients that do not read their response, also if they go on sending. Nothing else would: a response has no time limit, and what a
 * client sends restarts the timeout of its socket.
 */
export function cutStalledReaders(server: Server, { stalledMs, everyMs } = STALLED): void {
  const sending = new Map<Socket, Sending>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const present = sending.get(socket) ?? { responses: 0, taken: 0, since: performance.now() };
    sending.set(socket, { ...present, responses: present.responses + 1 });
    response.once('close', () => {
      const state = sending.get(socket);
      if (state === undefined || state.responses === 1) sending.delete(socket);
      else sending.set(socket, { ...state, responses: state.responses - 1 });
    });
  });

  const look = setInterval(() => {
    const now = performance.now();
    for (const [socket, state] of sending) {
      const taken = bytesTaken(socket);
      if (socket.writableLength === 0 || taken !== state.taken) Object.assign(state, { taken, since: now });
      else if (now - state.since >= stalledMs) socket.destroy();
    }
  }, everyMs);
  look.unref();
  server.once('close', () => clearInterval(look));
}

/** Changes whenever the kernel takes something, also of a single large write. Only Node's handle knows how much of a write is not done. */
function bytesTaken(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize: number } | null };
  return socket.bytesWritten - socket.writableLength - (handle?.writeQueueSize ?? 0);
}

/**
 * Timeouts for the request headers and for the whole request, and how often they are checked, in milliseconds. The whole request may take as long
 * as the largest upload (25 MB) on the slowest supported connection; `cutSlowBodies` checks the rate of a body. Idle
 * connections stay open longer than proxies reuse them (60 seconds by default in nginx and AWS load balancers); otherwise the server could close
 * one while a request on it is on its way, which the client sees as a reset.
 */
const TIMEOUTS = {
  headersTimeout: 8_000,
  requestTimeout: 900_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};

/** Express on a server that disconnects slow clients early; the interval of the checks can be set only when a server is created. */
export class HttpAdapter extends ExpressAdapter {
  private closed: Promise<void> | undefined;

  constructor() {
    const instance = express();
    // Before the first route, because it creates the router. A route then has exactly one spelling, for logs and policies too.
    instance.enable('case sensitive routing');
    super(instance);
  }

  override initHttpServer(): void {
    const server = createServer(TIMEOUTS, this.getInstance());
    cutSlowBodies(server);
    cutStalledReaders(server);
    this.setHttpServer(server);
  }

  /** Stops listening at once. Resolves when all connections have ended. */
  override close(): Promise<void> {
    const server = this.getHttpServer() as Server;
    this.closed ??= new Promise((resolve) => server.close(() => resolve()));
    return this.closed;
  }
}
