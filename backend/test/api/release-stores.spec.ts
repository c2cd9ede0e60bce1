import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { type FakeS3, startFakeS3 } from '../../../infra/mfe/testing/fake-s3.mjs';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PAGE = { accept: 'text/html' };
const TEMPLATE = '<!doctype html><script type="application/json" id="registry">%REGISTRY%</script>';
const RELEASE = '/mfe/quotes/0.2.0-0123456789ab';
const WITHIN_MS = 2_000;

interface Store {
  /** Time until the API reads the registry again. */
  freshForMs: number;
  environment: Record<string, string>;
  put(path: string, content: string | Buffer): Promise<void>;
  /** Makes the store unreachable until `start` is called. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

async function putFile(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

async function folderStore(): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'lading-store-'));
  return {
    freshForMs: 0,
    environment: { MFE_STORE: folder },
    put: (path, content) => putFile(join(folder, path), content),
    stop: () => rename(folder, `${folder}.gone`),
    start: () => rename(`${folder}.gone`, folder),
    close: () => rm(folder, { recursive: true }),
  };
}

async function bucketStore(): Promise<Store> {
  const s3: FakeS3 = await startFakeS3();
  return {
    freshForMs: 1_050,
    environment: { MFE_STORE: 's3://bucket/front/ends', ...s3.environment },
    put: async (path, content) => {
      const tag = `"${Date.now()}-${path}-${content.length}"`;
      s3.objects.set(`front/ends/${path}`, { body: content, tag, at: new Date(), headers: {} });
    },
    stop: async () => void (s3.down = true),
    start: async () => void (s3.down = false),
    close: s3.stop,
  };
}

const registryOf = (...versions: string[]) =>
  JSON.stringify({
    revision: versions.length,
    remotes: versions.map((version) => ({ name: 'quotes', entry: `/mfe/quotes/${version}/remoteEntry.js` })),
  });

describe.each([
  ['another folder', folderStore],
  ['a bucket', bucketStore],
])('releases in %s', (_kind, open) => {
  let directory: string;
  let store: Store;
  let app: TestApp;
  const log: string[] = [];

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lading-static-'));
    await putFile(join(directory, 'shell/index.html'), TEMPLATE);
    await putFile(join(directory, 'registry.json'), registryOf('0.1.0-static'));
    await putFile(join(directory, 'mfe/quotes/0.1.0-static/remoteEntry.js'), 'static()');
    store = await open();
    await store.put('registry.json', registryOf('0.2.0-first'));
    await store.put('history/00000001.json', '{"by":"not public"}');
    await store.put(`${RELEASE.slice(1)}/remoteEntry.js`, 'quotes()');
    await store.put(`${RELEASE.slice(1)}/remoteEntry.js.br`, brotliCompressSync('quotes()'));
    await store.put(`${RELEASE.slice(1)}/remoteEntry.js.map`, '{}');
    app = await startTestApp({
      environment: { STATIC_DIR: directory, ...store.environment },
      log: (line) => log.push(line),
    });
  });

  afterAll(async () => {
    await app.close();
    await store.close();
    await rm(directory, { recursive: true });
  });

  const inPage = async () => {
    const { body } = await app.client().get('/', PAGE);
    return JSON.parse(/id="registry">(.*?)<\/script>/.exec(body)![1]!) as unknown;
  };
  const served = () => app.client().get('/registry.json');
  /** Both ways in which the shell gets the list. */
  const shown = async () => [await inPage(), (await served()).body];
  const twice = (...versions: string[]) => Array(2).fill(JSON.parse(registryOf(...versions)));

  it('reach the page and /registry.json', async () => {
    expect(await shown()).toEqual(twice('0.2.0-first'));
    expect((await served()).headers.get('cache-control')).toBe('no-cache');
  });

  it('are revalidated by the browser', async () => {
    const etag = (await served()).headers.get('etag')!;
    const again = await app.client().get('/registry.json', { 'if-none-match': etag });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('are live on pages opened two seconds after the promotion', async () => {
    await shown();
    await store.put('registry.json', registryOf('0.2.0-first', '0.3.0-second'));
    await delay(WITHIN_MS);
    expect(await shown()).toEqual(twice('0.2.0-first', '0.3.0-second'));
  });

  it('stay listed while the store is unreachable or unreadable, which is logged once', async () => {
    await shown();
    log.length = 0;
    await store.stop();
    for (let request = 0; request < 3; request++) {
      await delay(WITHIN_MS / 2);
      expect(await shown()).toEqual(twice('0.2.0-first', '0.3.0-second'));
    }
    expect((await app.client().get('/health/ready')).status).toBe(200);
    await store.start();
    await store.put('registry.json', '{"remotes":');
    await delay(WITHIN_MS);
    expect(await shown()).toEqual(twice('0.2.0-first', '0.3.0-second'));
    expect(log.filter((line) => line.includes('REGISTRY_UNREADABLE'))).toHaveLength(1);

    await store.put('registry.json', registryOf('0.4.0-third'));
    await shown();
    await delay(WITHIN_MS);
    expect(await shown()).toEqual(twice('0.4.0-third'));
  }, 30_000);

  it('are served from the store, compressed and cached permanently, without source maps and history', async () => {
    const answer = await app.client().get(`${RELEASE}/remoteEntry.js`, { 'accept-encoding': 'br' });
    expect(answer).toMatchObject({ status: 200, body: 'quotes()' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    const plain = await app.client().get(`${RELEASE}/remoteEntry.js`, { 'accept-encoding': 'identity' });
    expect([plain.body, plain.headers.get('content-encoding')]).toEqual(['quotes()', null]);
    for (const path of [
      `${RELEASE}/remoteEntry.js.map`,
      `${RELEASE}/none.js`,
      '/mfe/quotes/0.1.0-static/remoteEntry.js',
      '/history/00000001.json',
      '/mfe/../history/00000001.json',
      '/mfe/quotes/..%2f..%2f..%2fhistory/00000001.json',
    ])
      expect(await app.client().get(path)).toMatchObject({ status: 404 });
  });

  const shellOf = (release: string, page: string) => ({
    name: 'shell',
    release,
    version: '0.1.0',
    integrity: `sha384-${createHash('sha384').update(page).digest('base64')}`,
  });
  const promoteShell = async (
    letter: string,
    page = `${letter} ${TEMPLATE}<script src="%ASSETS%/js/main.js"></script>`,
  ) => {
    const release = `0.1.0-${letter.repeat(12)}`;
    const folder = `mfe/shell/${release}`;
    await store.put(`${folder}/index.html`, page);
    await store.put(`${folder}/js/later.${letter}.js`, `later(${letter})`);
    const { remotes } = JSON.parse(registryOf('0.4.0-third')) as { remotes: unknown };
    await store.put('registry.json', JSON.stringify({ revision: 9, shell: shellOf(release, page), remotes }));
    return folder;
  };
  const shellShown = async () => {
    await delay(store.freshForMs);
    const { status, body } = await app.client().get('/quotes/new', PAGE);
    const { shell } = JSON.parse(/id="registry">(.*?)<\/script>/.exec(body)![1]!) as { shell?: { release: string } };
    return [status, body.slice(0, 2), shell?.release, /src="([^"]+)"/.exec(body)?.[1]];
  };

  it('are the shell of pages, with its URLs; without one the page is in the static folder', async () => {
    expect(await shellShown()).toEqual([200, '<!', undefined, undefined]);
    const first = await promoteShell('a');
    expect(await shellShown()).toEqual([200, 'a ', '0.1.0-aaaaaaaaaaaa', `/${first}/js/main.js`]);
    const second = await promoteShell('b');
    expect(await shellShown()).toEqual([200, 'b ', '0.1.0-bbbbbbbbbbbb', `/${second}/js/main.js`]);
    const chunks = await Promise.all(
      [`/${first}/js/later.a.js`, `/${second}/js/later.b.js`].map((path) => app.client().get(path)),
    );
    expect(chunks.map(({ status, body }) => [status, body])).toEqual([
      [200, 'later(a)'],
      [200, 'later(b)'],
    ]);
    expect((await app.client().get(`/${second}/index.html`)).status).toBe(404);
  }, 30_000);

  it('keep the page of the last shell if the next one is altered or missing, which is logged once', async () => {
    log.length = 0;
    const shown = await shellShown();
    await promoteShell('c');
    await store.put('mfe/shell/0.1.0-cccccccccccc/index.html', 'altered');
    expect(await shellShown()).toEqual(shown);
    const registry = JSON.stringify({ remotes: [], shell: shellOf('0.1.0-dddddddddddd', 'page') });
    await store.put('registry.json', registry);
    expect(await shellShown()).toEqual(shown);
    await store.put('registry.json', JSON.stringify({ remotes: [], shell: shellOf('../../registry.json', 'page') }));
    expect(await shellShown()).toEqual(shown);
    const logged = log.filter((line) => line.includes('SHELL_UNREADABLE'));
    expect(logged.map((line) => /0\.1\.0-(\w)/.exec(line)![1])).toEqual(['c', 'd']);
  }, 30_000);

  it('never show how the store is reached', async () => {
    const { body } = await app.client().get('/', PAGE);
    const text = body + JSON.stringify((await served()).body);
    for (const value of Object.values(store.environment)) expect(text).not.toContain(value);
    for (const value of ['test-secret', 'AWS_']) expect(log.join()).not.toContain(value);
  });
});

describe('a bucket that is unreachable from the start', () => {
  let directory: string;
  let app: TestApp;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lading-static-'));
    await putFile(join(directory, 'shell/index.html'), TEMPLATE);
    await putFile(join(directory, 'registry.json'), registryOf('0.1.0-static'));
    const keys = { AWS_ACCESS_KEY_ID: 'test-key', AWS_SECRET_ACCESS_KEY: 'test-secret' };
    const bucket = { MFE_STORE: 's3://bucket', AWS_ENDPOINT_URL: 'http://127.0.0.1:1', ...keys };
    app = await startTestApp({ environment: { STATIC_DIR: directory, ...bucket } });
  });

  afterAll(async () => {
    await app.close();
    await rm(directory, { recursive: true });
  });

  it('costs the list, not the page of the static folder or readiness', async () => {
    const page = await app.client().get('/', PAGE);
    expect([page.status, page.body]).toEqual([200, TEMPLATE.replace('%REGISTRY%', 'null')]);
    expect((await app.client().get('/registry.json')).status).toBe(503);
    expect((await app.client().get('/health/ready')).status).toBe(200);
  });
});
