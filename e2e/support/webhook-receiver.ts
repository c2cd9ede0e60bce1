import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Received requests. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  event: { kind: string; subject: { type: string; id: string; label: string } };
}

/** A webhook receiver on this machine. */
export interface WebhookReceiver {
  url: string;
  received: Received[];
  stop(): void;
}

/** Starts a receiver that accepts everything. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    received.push({ headers: request.headers, body, event: JSON.parse(body) });
    response.end('noted');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/lading`,
    received,
    stop: () => server.close().closeAllConnections(),
  };
}

/** Whether a delivery is signed with the secret. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const signed = `${String(headers['lading-webhook-id'])}.${String(headers['lading-webhook-timestamp'])}.${body}`;
  return headers['lading-webhook-signature'] === `v1=${createHmac('sha256', secret).update(signed).digest('hex')}`;
}
