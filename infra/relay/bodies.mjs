import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync, constants, createGzip, deflateSync, gzipSync } from 'node:zlib';

const MEGABYTE = 1_048_576;
const ZEROS = Buffer.alloc(MEGABYTE);

/** Bodies that could harm an unprotected relay: {what, expected, headers?, body()}; `expected` is the status. */
export async function hostileBodies(dsn) {
  const line = Buffer.from(`${JSON.stringify({ dsn })}\n`);
  const bomb = await gzipOf(line, 500);
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const halfBomb = Buffer.concat([line, Buffer.alloc(200 * MEGABYTE)]);
  return [
    {
      what: 'an ordinary envelope',
      expected: 200,
      body: () => Buffer.concat([line, Buffer.from('{"type":"event"}\n{}\n')]),
    },
    {
      what: 'a truncated item',
      expected: 200,
      body: () => Buffer.concat([line, Buffer.from('{"type":"attachment","length":5000}\nabc')]),
    },
    { what: '19 MiB of noise', expected: 200, body: () => Buffer.concat([line, randomBytes(19 * MEGABYTE)]) },
    { what: 'nothing', expected: 400, body: () => Buffer.alloc(0) },
    { what: 'a first line without an end', expected: 400, body: () => line.subarray(0, -1) },
    { what: 'lines that end in CRLF', expected: 400, body: () => Buffer.from(`${JSON.stringify({ dsn })}\r\n{}\r\n`) },
    {
      what: 'a first line of 9 KiB',
      expected: 400,
      body: () => Buffer.from(`${JSON.stringify({ dsn, filler: 'x'.repeat(9 * 1024) })}\n`),
    },
    { what: 'a first line that never ends', expected: 400, body: () => endless(Buffer.alloc(65_536, 'x'), 300) },
    { what: '300 MB in chunks', expected: 413, body: () => endless(ZEROS, 300, line) },
    {
      what: '300 MB announced',
      expected: 413,
      headers: { 'content-length': 300 * MEGABYTE },
      body: () => endless(ZEROS, 300, line),
    },
    { what: 'gzip of 500 MB', expected: 413, headers: { 'content-encoding': 'gzip' }, body: () => bomb },
    {
      what: 'brotli of 200 MB',
      expected: 413,
      headers: { 'content-encoding': 'br' },
      body: () => brotliCompressSync(halfBomb, brotli),
    },
    {
      what: 'deflate of 200 MB',
      expected: 413,
      headers: { 'content-encoding': 'deflate' },
      body: () => deflateSync(halfBomb),
    },
    { what: 'gzip in gzip', expected: 400, headers: { 'content-encoding': 'gzip' }, body: () => gzipSync(bomb) },
    { what: 'gzip, gzip', expected: 415, headers: { 'content-encoding': 'gzip, gzip' }, body: () => gzipSync(bomb) },
    { what: 'zstd', expected: 415, headers: { 'content-encoding': 'zstd' }, body: () => line },
    { what: 'a body that drips', expected: 408, body: () => dripping(line) },
  ];
}

function* endless(chunk, count, first) {
  if (first) yield first;
  for (let sent = 0; sent < count; sent += 1) yield chunk;
}

async function* dripping(line) {
  for (const byte of line) {
    yield Buffer.from([byte]);
    await delay(500);
  }
}

/** A first line and the given megabytes of zeros, generated as a stream. */
async function gzipOf(line, count) {
  const gzip = createGzip();
  const chunks = [];
  gzip.on('data', (chunk) => chunks.push(chunk));
  gzip.write(line);
  for (let sent = 0; sent < count; sent += 1)
    if (!gzip.write(ZEROS)) await new Promise((resume) => gzip.once('drain', resume));
  await new Promise((resolve) => {
    gzip.on('end', resolve);
    gzip.end();
  });
  return Buffer.concat(chunks);
}
