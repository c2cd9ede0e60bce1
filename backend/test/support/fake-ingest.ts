import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the fake error service received, unchanged. */
export interface Delivery {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A fake error service that accepts everything and records it. */
export interface FakeIngest {
  /** A DSN for this service. */
  dsn: string;
  deliveries: Delivery[];
  /** Sets the response from now on; default: 200. */
  answer(reply: (response: ServerResponse, request: IncomingMessage) => void): void;
  /** Clears the recorded requests, and restores the default response. */
  reset(): void;
  /** Waits until a matching envelope has arrived. */
  received(text: string): Promise<Delivery>;
  close(): Promise<void>;
}

export async function startFakeIngest(): Promise<FakeIngest> {
  const ok = (response: ServerResponse): void =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"id":"9ec79c33ec9942ab8353589fcb2e04dc"}');
  let reply: (response: ServerResponse, request: IncomingMessage) => void = ok;
  const deliveries: Delivery[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      deliveries.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks),
      });
      reply(response, request);
      server.emit('delivery');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    dsn: `http://abc123@127.0.0.1:${(server.address() as AddressInfo).port}/42`,
    deliveries,
    answer: (next) => (reply = next),
    reset: () => {
      deliveries.length = 0;
      reply = ok;
    },
    received: async (text) => {
      for (;;) {
        const found = deliveries.find(({ body }) => body.includes(text));
        if (found) return found;
        await once(server, 'delivery');
      }
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
