import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that passed the proxy. */
export interface RecordedRequest {
  method: string;
  path: string;
  body: string;
}

/** A proxy in front of an HTTP server that keeps what was sent through it. */
export interface RecordingProxy {
  url: string;
  port: number;
  requests: RecordedRequest[];
  close(): Promise<void>;
}

/** `target`: the server's URL, or a function for a server that starts later. */
export async function startRecordingProxy(target: string | (() => string)): Promise<RecordingProxy> {
  const requests: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const { method = 'GET', url: path = '/' } = request;
      requests.push({ method, path, body: body.toString('utf8') });
      const headers = Object.entries(request.headers).filter(
        ([name]) => !/^(host|connection|content-length|transfer-encoding)$/.test(name),
      );
      const answer = await fetch(new URL(path, typeof target === 'string' ? target : target()), {
        method,
        headers: headers as [string, string][],
        ...(body.length > 0 ? { body } : {}),
      });
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    })().catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
