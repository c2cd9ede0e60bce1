import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const FOR_EVER = 'public, max-age=31536000, immutable';

describe('static files', () => {
  let directory: string;
  let app: TestApp;

  const put = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), content);
  };

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lading-static-'));
    await put('shell/index.html', '<!doctype html><title>Lading</title>');
    await put('shell/main.0123456789.js', 'shell()');
    await put('shell/main.0123456789.js.br', brotliCompressSync('shell()'));
    await put('registry.json', '{"remotes":[]}');
    await put('mfe/quotes/1.0.0-abc/mf-manifest.json', '{"name":"quotes"}');
    await put('outside.txt', 'not public');
    app = await startTestApp({ environment: { STATIC_DIR: directory } });
  });

  afterAll(async () => {
    await app.close();
    await rm(directory, { recursive: true });
  });

  it.each(['/', '/quotes/new', '/shipments/shp_1/documents', '/change-password?token=x.y'])('shows the shell at %s', async (path) => {
    const answer = await app.client().get(path, PAGE);
    expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('<title>Lading') });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it.each(['/api/v1/none', '/health/none', '/mfe/none/remoteEntry.js', '/dev/none', '/monitoring', '/metrics', '/carrier-api/x'])('does not show it at %s', async (path) => {
    expect(await app.client().get(path, PAGE)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('answers 404 where a program asks for something that is not there', async () => {
    expect(await app.client().get('/quotes/new', { accept: 'application/json' })).toMatchObject({ status: 404 });
    expect(await app.client().get('/gone.0123456789.js', { accept: '*/*' })).toMatchObject({ status: 404 });
    expect(await app.client().post('/quotes/new', {}, PAGE)).toMatchObject({ status: 404 });
  });

  it('lets files with a content hash be kept for ever, compressed where the browser can', async () => {
    const answer = await app.client().get('/main.0123456789.js', { 'accept-encoding': 'br' });
    expect(answer).toMatchObject({ status: 200, body: 'shell()' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe(FOR_EVER);
    const plain = await app.client().get('/main.0123456789.js', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('asks again for the registry every time, and sees it change', async () => {
    const before = await app.client().get('/registry.json');
    expect(before.body).toEqual({ remotes: [] });
    expect(before.headers.get('cache-control')).toBe('no-cache');
    await put('registry.json', '{"remotes":["quotes"]}');
    expect((await app.client().get('/registry.json')).body).toEqual({ remotes: ['quotes'] });
  });

  it('serves a release for ever, also one that came after the start', async () => {
    const first = await app.client().get('/mfe/quotes/1.0.0-abc/mf-manifest.json');
    expect(first).toMatchObject({ status: 200, body: { name: 'quotes' } });
    expect(first.headers.get('cache-control')).toBe(FOR_EVER);
    await put('mfe/quotes/1.0.1-def/mf-manifest.json', '{"name":"quotes","version":2}');
    expect(await app.client().get('/mfe/quotes/1.0.1-def/mf-manifest.json')).toMatchObject({ status: 200 });
  });

  it.each(['/outside.txt', '/..%2foutside.txt', '/mfe/..%2foutside.txt', '/mfe/%2e%2e/outside.txt', '/%2e%2e/outside.txt'])('does not leave its directories for %s', async (path) => {
    expect((await app.client().get(path)).body).not.toBe('not public');
  });
});
