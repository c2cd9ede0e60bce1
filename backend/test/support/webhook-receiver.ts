import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A delivery as the receiver got it. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A customer's server that receives events. */
export interface WebhookReceiver {
  url: string;
  port: number;
  received: Received[];
  /** Sets the response of a path; default: 204. */
  answer(path: string, answer: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const answers = new Map<string, (response: ServerResponse) => void>();
  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString() });
      const answer = answers.get(path);
      if (answer === undefined) response.writeHead(204).end();
      else answer(response);
    });
  };
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    received,
    answer: (path, answer) => void answers.set(path, answer),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Expected signature header of a delivery for these secrets. */
export function expectedSignature({ headers, body }: Received, ...secrets: string[]): string {
  const signed = `${String(headers['lading-webhook-id'])}.${String(headers['lading-webhook-timestamp'])}.${body}`;
  return secrets.map((secret) => `v1=${createHmac('sha256', secret).update(signed).digest('hex')}`).join(',');
}
