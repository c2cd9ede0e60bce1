import http from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const PATIENCE_MS = 30_000;

/** Posts a body: bytes, or an iterable of chunks that is sent without a length. Resolves to {status, body, seconds}; status 0 without a response. */
export function post(url, { path = '/monitoring', headers = {}, body }) {
  const startedAt = performance.now();
  const { hostname, port } = new URL(url);
  const known = Buffer.isBuffer(body);
  return new Promise((resolve) => {
    const settle = (status, text = '') =>
      resolve({ status, body: text, seconds: (performance.now() - startedAt) / 1000 });
    const request = http.request(
      {
        hostname,
        port,
        path,
        method: 'POST',
        agent: false,
        timeout: PATIENCE_MS,
        headers: { ...headers, ...(known ? { 'content-length': body.length } : {}) },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
        response.on('close', () => {
          settle(response.statusCode, text);
          request.destroy();
        });
      },
    );
    request.on('error', () => settle(0));
    request.on('timeout', () => request.destroy(new Error('no answer')));
    if (known) request.end(body);
    else void pipeline(Readable.from(body), request).catch(() => undefined);
  });
}
