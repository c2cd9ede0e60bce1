import { expectSecurityHeaders } from '../support/security-headers.js';
import { rawRequest } from '../support/raw-request.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const HOST = 'freight.example';

describe('the host of a request', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({
      environment: { PUBLIC_URL: `https://${HOST}`, ALLOWED_HOSTS: 'inner.example:8080', DEMONSTRATION: 'true' },
    });
  });
  afterAll(() => app.close());

  const get = (path: string, ...hosts: string[]) =>
    rawRequest(
      app.url,
      `GET ${path} HTTP/1.1`,
      hosts.map((host) => `Host: ${host}`),
    );
  const port = () => new URL(app.url).port;

  it.each([HOST, HOST.toUpperCase(), `${HOST}:443`, 'inner.example:8080'])('can be %s', async (host) => {
    expect((await get('/dev/mailbox.json', host)).status).toBe(200);
  });

  it.each(['127.0.0.1', 'localhost', '[::1]'])(
    "can be this machine as %s, with the connection's port",
    async (name) => {
      expect((await get('/dev/mailbox.json', `${name}:${port()}`)).status).toBe(200);
      expect((await get('/dev/mailbox.json', `${name}:1`)).status).toBe(421);
    },
  );

  it.each([
    'evil.example',
    `evil.example:${'3000'}`,
    `${HOST}.evil.example`,
    `${HOST}:8443`,
    `evil.${HOST}`,
    `${HOST}@evil.example`,
    `${HOST}/`,
    'inner.example',
    '',
  ])('is refused as unknown: %j', async (host) => {
    for (const path of ['/', '/dev/mailbox.json', '/api/v1/me', '/api/v1/none', '/monitoring', '/HEALTH/live']) {
      const answer = await get(path, host);
      expect(answer.status).toBe(421);
      expect(JSON.parse(answer.text)).toMatchObject({ code: 'HOST_UNKNOWN' });
      expectSecurityHeaders(answer);
    }
  });

  it('must be sent once', async () => {
    for (const hosts of [
      [HOST, 'evil.example'],
      ['evil.example', HOST],
      [HOST, HOST],
    ])
      expect((await get('/dev/mailbox.json', ...hosts)).status).toBe(400);
    const spelled = await rawRequest(app.url, 'GET /dev/mailbox.json HTTP/1.1', [
      `Host: ${HOST}`,
      'hOST: evil.example',
    ]);
    expect(spelled.status).toBe(400);
  });

  it('is that of the target in absolute form', async () => {
    const status = async (target: string) =>
      (await rawRequest(app.url, `GET ${target} HTTP/1.1`, [`Host: ${HOST}`])).status;
    expect(await status('http://evil.example/dev/mailbox.json')).toBe(421);
    expect(await status(`http://${HOST}/dev/mailbox.json`)).toBe(200);
  });

  it('is ignored for probes', async () => {
    expect((await get('/health/live', '10.0.0.5:3000')).status).toBe(200);
    expect((await get('/health/ready', 'evil.example')).status).toBe(200);
  });

  it('is not trusted for the origin of a change', async () => {
    const post = (origin: string, host: string) =>
      rawRequest(app.url, 'POST /api/v1/auth/logout HTTP/1.1', [
        `Host: ${host}`,
        `Origin: ${origin}`,
        'Content-Length: 0',
      ]);
    expect((await post(`http://127.0.0.1:${port()}`, `127.0.0.1:${port()}`)).status).toBe(403);
    expect((await post('https://inner.example:8080', 'inner.example:8080')).status).toBe(403);
    expect((await post(`https://${HOST}`, `127.0.0.1:${port()}`)).status).toBe(204);
  });
});

describe('paths', () => {
  const lines: string[] = [];
  const TOKEN = 'Zx3kQ9-vT0_bL7mN2pR5sU8wY1aC4dF6gH-jK0lM3nP';
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ log: (line) => lines.push(line) });
  });
  afterAll(() => app.close());

  it('have one spelling', async () => {
    expect(await app.client().get('/HEALTH/live')).toMatchObject({ status: 404 });
    expect(await app.client().get('/API/v1/me')).toMatchObject({ status: 404 });
    expect(await app.client().get('/api/v1/ME')).toMatchObject({ status: 404 });
  });

  it.each([
    `/TRACK/${TOKEN}`,
    `//track/${TOKEN}`,
    `/%74rack/${TOKEN}`,
    `/track/${TOKEN}/x`,
    `/change-password/${TOKEN}`,
  ])('do not leak tokens into the log: %s', async (path) => {
    lines.length = 0;
    await rawRequest(app.url, `GET ${path} HTTP/1.1`, [`Host: ${new URL(app.url).host}`, 'Accept: text/html']);
    expect(lines.join('')).toContain('[removed]');
    expect(lines.join('')).not.toContain(TOKEN.slice(1));
  });
});

describe('the description of the API', () => {
  it.each([
    [{ DEMONSTRATION: 'true' }, 200],
    [{ DEMONSTRATION: 'false' }, 404],
    [{ DEMONSTRATION: 'true', API_DOCS: 'false' }, 404],
    [{ DEMONSTRATION: 'false', API_DOCS: 'true' }, 200],
  ])('with %j is answered %d', async (environment, status) => {
    const app = await startTestApp({ environment: environment as Record<string, string> });
    for (const path of [
      '/api/v1/docs',
      '/api/v1/docs/swagger-ui.css',
      '/api/v1/docs/start.js',
      '/api/v1/openapi.json',
    ]) {
      const answer = await app.client().get(path);
      expect(answer.status).toBe(status);
      expectSecurityHeaders(answer);
    }
    expect(await app.client().get('/api/v1/docs/package.json')).toMatchObject({ status: 404 });
    await app.close();
  });
});

describe('is served next to the API path', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ environment: { DEMONSTRATION: 'true' } });
  });
  afterAll(() => app.close());

  it.each<[string, string, object]>([
    ['GET', '/none', {}],
    ['POST', '/monitoring', { body: '{"dsn":"x"}\n' }],
    ['POST', '/monitoring/', {}],
    ['GET', '/health/live', {}],
    ['GET', '/dev/mailbox', {}],
    ['GET', '/metrics', {}],
    ['GET', '/track/none', {}],
    ['POST', '/api/v1/auth/login', { body: '{' }],
    ['POST', '/api/v1/auth/login', { body: 'x', headers: { 'content-type': 'text/plain' } }],
    ['POST', '/api/v1/auth/login', { body: '{}', headers: { 'content-encoding': 'gzip' } }],
    ['POST', '/api/v1/auth/login', { body: '{}', headers: { 'content-type': 'application/json; charset=x' } }],
    ['POST', '/carrier-api/v1/shipment-events', { body: '[]', headers: { 'content-encoding': 'gzip' } }],
    ['GET', '/api/v1/quotes/%ff', {}],
    ['OPTIONS', '/api/v1/me', {}],
    ['POST', '/api/v1/me', { headers: { origin: 'https://evil.example' } }],
  ])('have the same security headers: %s %s', async (method, path, options) => {
    const answer = await app.client().request(method, path, options);
    expectSecurityHeaders(answer);
    expect(answer.status).toBeLessThan(500);
    if (answer.status >= 400) expect(answer.headers.get('cache-control')).toMatch(/^no-store(, no-transform)?$/);
  });
});
