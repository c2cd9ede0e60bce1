import { randomBytes } from 'node:crypto';
import { request as httpRequest, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { updateRateLimits } from '@sentry/core';
import { ENVELOPE_LIMIT, FORWARD_LIMIT } from '../../src/modules/monitoring/domain/limits.js';
import { expectSecurityHeaders } from '../support/security-headers.js';
import { startFakeIngest, type FakeIngest } from '../support/fake-ingest.js';
import { startTestRelay, type TestRelay } from '../support/test-relay.js';

const REFUSED_PORT_DSN = 'http://abc123@127.0.0.1:1/7';

describe('POST /monitoring', () => {
  let ingest: FakeIngest;
  let other: FakeIngest;
  let app: TestRelay;

  beforeAll(async () => {
    ingest = await startFakeIngest();
    other = await startFakeIngest();
    app = await startTestRelay({ MONITORING_DSNS: [ingest.dsn, REFUSED_PORT_DSN].join() });
  });
  afterAll(async () => {
    await app.close();
    await Promise.all([ingest.close(), other.close()]);
  });
  afterEach(() => {
    ingest.reset();
    other.reset();
  });

  const headerLine = (dsn = ingest.dsn) =>
    Buffer.from(
      `${JSON.stringify({ event_id: '9ec79c33ec9942ab8353589fcb2e04dc', dsn, sent_at: '2026-11-20T10:00:00.000Z' })}\n`,
    );
  const envelope = (payload: Buffer | string = '{"type":"event"}\n{}\n', dsn?: string) =>
    Buffer.concat([headerLine(dsn), Buffer.from(payload)]);
  const send = (body: Uint8Array | string, headers: Record<string, string> = {}) =>
    app
      .client()
      .request('POST', '/monitoring', { body, headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers } });

  /** Sends without a Content-Length, until everything is sent or a response arrives. */
  const sendChunked = (chunks: Iterable<Buffer>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(new URL('/monitoring', app.url), { method: 'POST' }, (response) => {
        resolve(response.statusCode);
        request.destroy();
      });
      request.on('error', reject);
      void pipeline(Readable.from(chunks), request).catch(() => undefined);
    });

  describe('forwards', () => {
    const binary = Buffer.concat([
      Buffer.from('{"type":"replay_recording","length":4096}\n'),
      randomBytes(4_096),
      Buffer.from('\n\r\n\0'),
    ]);

    it.each([
      ['text', 'text/plain;charset=UTF-8', Buffer.from('{"type":"event"}\n{"message":"ü\\u0000"}\n')],
      ['bytes that are not text', 'application/octet-stream', binary],
      ['a body declared as JSON', 'application/json', binary],
      ['a form', 'application/x-www-form-urlencoded', Buffer.from('{"type":"session"}\n{}')],
      ['unknown items', 'application/x-sentry-envelope', Buffer.from('{"type":"from-the-future","length":3}\nabc\n')],
      ['a truncated item', 'text/plain', Buffer.from('{"type":"event","length":900}\nabc')],
      ['no item', 'text/plain', Buffer.alloc(0)],
    ])('%s unchanged', async (_what, type, payload) => {
      const sent = envelope(payload);
      expect(await send(sent, { 'content-type': type })).toMatchObject({ status: 200, body: '' });
      expect(ingest.deliveries).toHaveLength(1);
      expect(ingest.deliveries[0]).toMatchObject({ method: 'POST', path: '/api/42/envelope/' });
      expect(ingest.deliveries[0]?.body.equals(sent)).toBe(true);
    });

    it.each([
      ['gzip', gzipSync],
      ['br', brotliCompressSync],
      ['deflate', deflateSync],
    ])('a body compressed with %s unchanged', async (encoding, compress) => {
      const sent = compress(envelope(binary));
      expect(await send(sent, { 'content-encoding': encoding })).toMatchObject({ status: 200 });
      expect(ingest.deliveries[0]?.headers['content-encoding']).toBe(encoding);
      expect(ingest.deliveries[0]?.body.equals(sent)).toBe(true);
    });

    it('in chunks of any size, up to the limit', async () => {
      const sent = envelope(randomBytes(1_000_000));
      expect(
        await sendChunked(
          Array.from({ length: Math.ceil(sent.length / 7_001) }, (_, n) => sent.subarray(n * 7_001, (n + 1) * 7_001)),
        ),
      ).toBe(200);
      expect(ingest.deliveries[0]?.body.equals(sent)).toBe(true);
      const largest = envelope(Buffer.alloc(ENVELOPE_LIMIT - headerLine().length));
      expect(await send(largest)).toMatchObject({ status: 200 });
      expect(ingest.deliveries[1]?.body.length).toBe(ENVELOPE_LIMIT);
    });

    it('no client information and no credentials', async () => {
      await send(envelope(), {
        cookie: 'lading_session=secret',
        authorization: 'Bearer secret',
        'x-forwarded-for': '203.0.113.7',
        referer: `${app.url}/shipments?token=secret`,
        'user-agent': 'Browser',
        'x-sentry-auth': 'Sentry sentry_key=secret',
        'accept-language': 'de',
        'x-request-id': 'edge-0123456789',
        'sentry-trace': 'x',
        baggage: 'y',
      });
      const { host, connection, ...headers } = ingest.deliveries[0]!.headers;
      expect(headers).toEqual({
        'content-type': 'application/x-sentry-envelope',
        'content-length': String(envelope().length),
        'x-sentry-auth': 'Sentry sentry_version=7, sentry_key=abc123, sentry_client=lading-relay/1.0',
      });
      expect([host, connection]).toEqual([new URL(ingest.dsn).host, 'keep-alive']);
    });

    it('again if the error service had closed the idle connection', async () => {
      const known = new Set<unknown>();
      ingest.answer((response, { socket }) => {
        if (known.has(socket)) return void socket.destroy();
        known.add(socket);
        response.end('{}');
      });
      for (let n = 0; n < 4; n += 1) expect(await send(envelope())).toMatchObject({ status: 200 });
    });
  });

  describe('answers', () => {
    it.each([
      [200, { 'x-sentry-rate-limits': '60:transaction:key' }],
      [202, {}],
      [400, {}],
      [403, {}],
      [413, {}],
      [429, { 'retry-after': '37', 'x-sentry-rate-limits': '37:error;default:organization:quota, 2700::organization' }],
      [500, {}],
      [503, { 'retry-after': '5' }],
    ])('%d like the error service, with its rate limit headers only', async (status, passed) => {
      ingest.answer((response) =>
        response
          .writeHead(status, {
            ...passed,
            'set-cookie': 'a=b',
            'x-internal': 'secret',
            'access-control-allow-origin': '*',
            location: other.dsn,
          })
          .end('<script>secret</script>'),
      );
      const answer = await send(envelope());
      expect(answer).toMatchObject({ status, body: '' });
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        ...passed,
        'content-length': '0',
        'cache-control': 'no-store',
      });
      expectSecurityHeaders(answer);
      for (const name of ['set-cookie', 'x-internal', 'access-control-allow-origin', 'location'])
        expect(answer.headers.get(name)).toBeNull();
    });

    it.each([301, 302, 303, 307, 308])('502 to a redirect (%d), which is not followed', async (status) => {
      ingest.answer((response) =>
        response.writeHead(status, { location: `${new URL(other.dsn).origin}/stolen` }).end(),
      );
      const answer = await send(envelope());
      expect(answer).toMatchObject({ status: 502, body: '' });
      expect(answer.headers.get('location')).toBeNull();
      expect([ingest.deliveries.length, other.deliveries.length]).toEqual([1, 0]);
    });

    it('502 if the connection is refused or breaks', async () => {
      expect(await send(envelope('{}', REFUSED_PORT_DSN))).toMatchObject({ status: 502, body: '' });
      ingest.answer((response) => response.socket?.destroy());
      expect(await send(envelope())).toMatchObject({ status: 502, body: '' });
    });

    it('504 if the error service hangs, or its status if it had arrived', async () => {
      ingest.answer((response) => void (ingest.deliveries.length > 1 && response.writeHead(413).write('{')));
      const answers = await Promise.all([send(envelope()), send(envelope())]);
      expect(answers.map(({ status }) => status).sort()).toEqual([413, 504]);
    });

    it("the error service's status, whatever the size of its response", async () => {
      ingest.answer((response) => {
        const pour = (): void => void (response.writable && response.write(Buffer.alloc(65_536)));
        response.on('drain', pour);
        pour();
      });
      expect(await send(envelope())).toMatchObject({ status: 200, body: '' });
    });
  });

  describe('refuses', () => {
    afterEach(() => expect(ingest.deliveries).toEqual([]));

    const twice = (first: string, second: string) =>
      `{"dsn":${JSON.stringify(first)},"dsn":${JSON.stringify(second)}}\n{"type":"event"}\n{}\n`;
    const zeros = Buffer.alloc(2 * ENVELOPE_LIMIT);

    it.each([
      ['an empty body', 400, () => '', {}],
      ['malformed JSON', 400, () => 'hello\n', {}],
      ['no DSN', 400, () => '{}\n{"type":"event"}\n{}', {}],
      ['an endless first line', 400, () => Buffer.alloc(100_000, ' '), {}],
      ['a first line without a line feed', 400, () => headerLine().subarray(0, -1), {}],
      ['a compressed envelope', 400, () => gzipSync(headerLine().subarray(0, -1)), { 'content-encoding': 'gzip' }],
      ['lines that end in CRLF', 400, () => envelope().toString().replaceAll('\n', '\r\n'), {}],
      ['two DSNs, the first of another project', 400, () => twice(other.dsn, ingest.dsn), {}],
      ['two DSNs, the second of another project', 400, () => twice(ingest.dsn, other.dsn), {}],
      ['a duplicate DSN', 400, () => twice(ingest.dsn, ingest.dsn), {}],
      ['a second DSN with an escape', 400, () => twice(other.dsn, ingest.dsn).replace('"dsn"', '"\\u0064sn"'), {}],
      ['another DSN', 403, () => envelope('{}', other.dsn), {}],
      ['another project', 403, () => envelope('{}', ingest.dsn.replace('/42', '/43')), {}],
      ['a Content-Length above the limit', 413, () => envelope(Buffer.alloc(ENVELOPE_LIMIT)), {}],
      ['a gzip bomb', 413, () => gzipSync(Buffer.concat([headerLine(), zeros])), { 'content-encoding': 'gzip' }],
      [
        'a brotli bomb',
        413,
        () => brotliCompressSync(Buffer.concat([headerLine(), zeros])),
        { 'content-encoding': 'br' },
      ],
      ['a bomb within a bomb', 400, () => gzipSync(gzipSync(zeros)), { 'content-encoding': 'gzip' }],
      ['two encodings', 415, () => gzipSync(gzipSync(envelope())), { 'content-encoding': 'gzip, gzip' }],
      ['an unknown encoding', 415, () => envelope(), { 'content-encoding': 'zstd' }],
      [
        'truncated gzip',
        400,
        () => gzipSync(envelope(randomBytes(50_000))).subarray(0, 20_000),
        { 'content-encoding': 'gzip' },
      ],
      ['plain text declared as gzip', 400, () => envelope(), { 'content-encoding': 'gzip' }],
    ])('%s with %d', async (_what, status, body, headers) => {
      const answer = await send(body(), headers);
      expect(answer).toMatchObject({ status, body: { status, title: expect.any(String) } });
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expectSecurityHeaders(answer);
    });

    it('a body that continues after the limit, without reading it all', async () => {
      let sent = 0;
      const chunk = Buffer.alloc(65_536);
      const endless = function* () {
        yield headerLine();
        for (; sent < 300_000_000; sent += chunk.length) yield chunk;
      };
      expect(await sendChunked(endless())).toBe(413);
      expect(sent).toBeLessThan(150_000_000);
    });

    it('cross-site requests', async () => {
      expect(await send(envelope(), { origin: 'https://evil.example' })).toMatchObject({
        status: 403,
        body: { code: 'CROSS_SITE' },
      });
    });
  });

  it("rate-limits in the SDK's format, errors for a shorter time than other data", async () => {
    const hanging: ServerResponse[] = [];
    ingest.answer((response) => hanging.push(response));
    const forwarded = Array.from({ length: FORWARD_LIMIT }, () => send(envelope()));
    while (hanging.length < FORWARD_LIMIT) await delay(10);

    const { status, headers } = await send(envelope());
    expect([status, headers.get('retry-after')]).toEqual([429, '2']);
    const limits = updateRateLimits(
      {},
      { statusCode: 429, headers: { 'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'), 'retry-after': '2' } },
      1_000_000,
    );
    expect(limits).toMatchObject({
      error: 1_002_000,
      default: 1_002_000,
      span: 1_010_000,
      replay: 1_010_000,
      session: 1_010_000,
    });
    expect(limits.all).toBeUndefined();

    for (const response of hanging) response.end('{}');
    expect((await Promise.all(forwarded)).map((answer) => answer.status)).toEqual(Array(FORWARD_LIMIT).fill(200));
    ingest.reset();
    expect(await send(envelope())).toMatchObject({ status: 200 });
  });

  it('does not exist without a DSN', async () => {
    const without = await startTestRelay();
    const answer = await without.client().request('POST', '/monitoring', { body: envelope() });
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    await without.close();
  });
});
