import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { API_DOCUMENT_FILE } from '../../openapi/serve-api-document.js';
import { compressText, SECRET_CONTENT } from './compressed.js';

const LONG = { items: Array.from({ length: 50 }, (_, index) => ({ id: index, name: 'Standard LTL' })) };

describe('compressText', () => {
  const app = express();
  app.use(compressText());
  app.get('/long', (_request, response) => void response.json(LONG));
  app.get('/short', (_request, response) => void response.json({ id: 1 }));
  app.get('/secret', (_request, response) => void response.set('Cache-Control', SECRET_CONTENT).json(LONG));
  app.get('/file', (_request, response) => void response.type('pdf').send(Buffer.alloc(5_000)));
  app.get('/events', (_request, response) => {
    response.type('text/event-stream').write(`data: ${JSON.stringify(LONG)}\n\n`);
  });
  const server = app.listen(0, '127.0.0.1');
  beforeAll(() => new Promise((resolve) => server.once('listening', resolve)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Encoding and encoded body; `fetch` would decode it. */
  const ask = (path: string, accepted: string) =>
    new Promise<{ encoding?: string; vary?: string; body: Buffer }>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      request({ port, path, headers: { 'accept-encoding': accepted } }, (response) => {
        const { 'content-encoding': encoding, vary } = response.headers;
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => {
          parts.push(part);
          // A stream of events does not end.
          if (path === '/events') resolve({ encoding, vary, body: part });
        });
        response.on('end', () => resolve({ encoding, vary, body: Buffer.concat(parts) }));
        response.on('error', reject);
      }).end();
    });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('compresses JSON for a client that accepts %s', async (accepted, encoding, decode) => {
    const answer = await ask('/long', accepted);
    expect(answer).toMatchObject({ encoding, vary: 'Accept-Encoding' });
    expect(JSON.parse(decode(answer.body).toString())).toEqual(LONG);
    expect(answer.body.length).toBeLessThan(500);
  });

  it.each(['/short', '/secret', '/file', '/events'])('sends %s as it is', async (path) => {
    expect((await ask(path, 'gzip, br')).encoding).toBeUndefined();
  });

  it('sends text as it is to a client that accepts no compression', async () => {
    expect((await ask('/long', 'identity')).encoding).toBeUndefined();
  });
});

describe('secrets in responses of the API', () => {
  interface Schema {
    $ref?: string;
    properties?: Record<string, Schema & { description?: string }>;
    items?: Schema;
  }
  interface Operation {
    operationId: string;
    'x-shows-secret'?: true;
    responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
  }
  const { paths, components } = JSON.parse(readFileSync(API_DOCUMENT_FILE, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  const SECRET = /^(secret|token|recoveryCodes|codes)$/;
  const SHOWN_ONCE = /returned only here/i;

  const hasSecret = (schema: Schema): boolean => {
    const { properties = {}, items } = schema.$ref ? components.schemas[schema.$ref.split('/').at(-1)!]! : schema;
    return (
      (items !== undefined && hasSecret(items)) ||
      Object.entries(properties).some(
        ([name, value]) => SECRET.test(name) || SHOWN_ONCE.test(value.description ?? '') || hasSecret(value),
      )
    );
  };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const withSecret = operations.filter(({ responses }) =>
    Object.entries(responses).some(([status, { content = {} }]) =>
      Object.values(content).some(({ schema }) => status.startsWith('2') && hasSecret(schema)),
    ),
  );

  it('are never compressed', () => {
    const names = (some: Operation[]) => some.map(({ operationId }) => operationId).sort();
    expect(names(withSecret).length).toBeGreaterThan(7);
    expect(names(operations.filter((operation) => operation['x-shows-secret']))).toEqual(names(withSecret));
  });
});
