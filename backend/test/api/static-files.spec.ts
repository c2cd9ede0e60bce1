import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const FOR_EVER = 'public, max-age=31536000, immutable';

const DSN = 'https://abc@errors.example.com/42';
/** Pages under 1 KiB are not compressed; the real one is larger. */
const PADDING = '<!-- -->'.repeat(150);
const TEMPLATE = `<!doctype html><title>Lading</title><script type="application/json" id="runtime">%RUNTIME%</script><script type="application/json" id="registry">%REGISTRY%</script><script nonce="%NONCE%">0</script>${
  PADDING
}`;

const jsonIn = (page: string, id: string): unknown =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(page)![1]!);

describe('static files', () => {
  let directory: string;
  let app: TestApp;

  const put = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), content);
  };

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lading-static-'));
    await put('shell/index.html', TEMPLATE);
    await put('shell/main.0123456789.js.map', '{}');
    await put('shell/main.0123456789.js', 'shell()');
    await put('shell/main.0123456789.js.br', brotliCompressSync('shell()'));
    await put('registry.json', '{"remotes":[]}');
    await put('mfe/quotes/1.0.0-abc/mf-manifest.json', '{"name":"quotes"}');
    await put('mfe/quotes/1.0.0-abc/remoteEntry.0123456789.js.map', '{}');
    await put('mfe/quotes/1.0.0-abc/offline-worker.0123456789.js', 'worker()');
    await put('outside.txt', 'not public');
    app = await startTestApp({
      environment: {
        STATIC_DIR: directory,
        PUBLIC_URL: 'https://freight.example',
        SENTRY_BROWSER_DSN: DSN,
        SENTRY_ENVIRONMENT: '</script>',
        MFE_ORIGINS: 'https://cdn.example',
      },
    });
  });

  afterAll(async () => {
    await app.close();
    await rm(directory, { recursive: true });
  });

  it.each(['/', '/quotes/new', '/shipments/shp_1/documents', '/change-password?token=x.y'])(
    'shows the shell at %s',
    async (path) => {
      const answer = await app.client().get(path, PAGE);
      expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('<title>Lading') });
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('sends the page to a browser that takes %s as %s', async (accepted, sent) => {
    const answer = await app.client().get('/', { ...PAGE, 'accept-encoding': accepted });
    expect(answer.body).toContain('<title>Lading');
    expect(answer.headers.get('content-encoding')).toBe(sent);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  });

  it('limits service workers to the path of their micro-frontend', async () => {
    const scopeOf = async (file: string) =>
      (await app.client().get(`/mfe/quotes/1.0.0-abc/${file}`)).headers.get('service-worker-allowed');
    expect(await scopeOf('offline-worker.0123456789.js')).toBe('/quotes/');
    expect(await scopeOf('mf-manifest.json')).toBeNull();
  });

  it('allows only scripts with the nonce of this response', async () => {
    const [first, second] = [await app.client().get('/', PAGE), await app.client().get('/index.html', PAGE)];
    const nonces = [first, second].map(({ body }) => /nonce="([^"]+)"/.exec(body)![1]!);
    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/);
    expect(nonces[1]).not.toBe(nonces[0]);
    const policy = first.headers.get('content-security-policy')!;
    expect(policy.split(';').sort()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'self'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data: blob:",
      "object-src 'none'",
      `script-src 'nonce-${nonces[0]}' 'strict-dynamic'`,
      `style-src 'self' 'nonce-${nonces[0]}'`,
      "worker-src 'self' blob:",
    ]);
  });

  it('sends security headers', async () => {
    const { headers } = await app.client().get('/', PAGE);
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toMatch(/camera=\(self\), .*geolocation=\(\)/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('embeds configuration and micro-frontends in the page, escaped', async () => {
    await put('registry.json', '{"remotes":[{"name":"</script><script>alert(1)</script>"}]}');
    const { body } = await app.client().get('/', PAGE);
    expect(body.match(/<\/script>/g)).toHaveLength(3);
    expect(jsonIn(body, 'runtime')).toEqual({
      remoteOrigins: ['https://cdn.example'],
      signatures: { keys: {}, required: false },
      reports: { dsn: DSN, environment: '</script>', tracesSampleRate: 0, replaySampleRate: 0 },
    });
    expect(jsonIn(body, 'registry')).toEqual({ remotes: [{ name: '</script><script>alert(1)</script>' }] });
  });

  it('keeps the last list of micro-frontends while the stored one is malformed', async () => {
    await put('registry.json', '{"remotes":[]}');
    await app.client().get('/', PAGE);
    await put('registry.json', '{"remotes":');
    const { status, body } = await app.client().get('/', PAGE);
    expect([status, jsonIn(body, 'registry')]).toEqual([200, { remotes: [] }]);
    await put('registry.json', '{"remotes":[]}');
  });

  it('reports a server error if the page cannot be produced', async () => {
    await rm(join(directory, 'shell/index.html'));
    const { status, body, headers } = await app.client().get('/shipments', PAGE);
    await put('shell/index.html', TEMPLATE);
    expect([status, headers.get('content-type')]).toEqual([500, expect.stringContaining('text/html')]);
    expect(body).toContain('A server-side exception occurred while loading the site');
    expect(body).toContain('See the server logs');
    expect(body).toMatch(/Digest: [0-9a-f]{12}</);
  });

  it.each(['/main.0123456789.js.map', '/mfe/quotes/1.0.0-abc/remoteEntry.0123456789.js.map'])(
    'does not serve the source map %s',
    async (path) => {
      expect((await app.client().get(path, { accept: '*/*' })).status).toBe(404);
    },
  );

  it.each([
    '/api/v1/none',
    '/health/none',
    '/mfe/none/remoteEntry.js',
    '/dev/none',
    '/monitoring',
    '/metrics',
    '/carrier-api/x',
  ])('does not show it at %s', async (path) => {
    expect(await app.client().get(path, PAGE)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('answers 404 to programs for unknown paths', async () => {
    expect(await app.client().get('/quotes/new', { accept: 'application/json' })).toMatchObject({ status: 404 });
    expect(await app.client().get('/gone.0123456789.js', { accept: '*/*' })).toMatchObject({ status: 404 });
    expect(await app.client().post('/quotes/new', {}, PAGE)).toMatchObject({ status: 404 });
  });

  it('allows permanent caching of files with a content hash, and compresses them', async () => {
    const answer = await app.client().get('/main.0123456789.js', { 'accept-encoding': 'br' });
    expect(answer).toMatchObject({ status: 200, body: 'shell()' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe(FOR_EVER);
    const plain = await app.client().get('/main.0123456789.js', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('revalidates the registry every time, and serves its changes', async () => {
    const before = await app.client().get('/registry.json');
    expect(before.body).toEqual({ remotes: [] });
    expect(before.headers.get('cache-control')).toBe('no-cache');
    await put('registry.json', '{"remotes":["quotes"]}');
    expect((await app.client().get('/registry.json')).body).toEqual({ remotes: ['quotes'] });
  });

  it('serves a release permanently, also one added after the start', async () => {
    const first = await app.client().get('/mfe/quotes/1.0.0-abc/mf-manifest.json');
    expect(first).toMatchObject({ status: 200, body: { name: 'quotes' } });
    expect(first.headers.get('cache-control')).toBe(FOR_EVER);
    await put('mfe/quotes/1.0.1-def/mf-manifest.json', '{"name":"quotes","version":2}');
    expect(await app.client().get('/mfe/quotes/1.0.1-def/mf-manifest.json')).toMatchObject({ status: 200 });
  });

  it.each([
    '/outside.txt',
    '/..%2foutside.txt',
    '/mfe/..%2foutside.txt',
    '/mfe/%2e%2e/outside.txt',
    '/%2e%2e/outside.txt',
  ])('does not leave its directories for %s', async (path) => {
    expect((await app.client().get(path)).body).not.toBe('not public');
  });
});
