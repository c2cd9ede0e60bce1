import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a fake carrier answers, from the request and its body. */
export interface AnsweringCarrier {
  answer(request: IncomingMessage, content: string): { status: number; body: unknown };
}

export interface FakeCarrier<Carrier extends AnsweringCarrier> {
  url: string;
  carrier: Carrier;
  /** Overrides the response, for example to leave it out; the carrier answers if it returns false. */
  before: ((request: IncomingMessage, response: ServerResponse, content: string) => boolean) | null;
  close(): Promise<void>;
}

/** The carrier on a port of this machine, in JSON. */
export async function startFakeCarrier<Carrier extends AnsweringCarrier>(
  carrier: Carrier,
): Promise<FakeCarrier<Carrier>> {
  const server = createServer((request, response) => {
    void text(request).then((content) => {
      if (fake.before?.(request, response, content)) return;
      const { status, body } = carrier.answer(request, content);
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const fake: FakeCarrier<Carrier> = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    carrier,
    before: null,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}
