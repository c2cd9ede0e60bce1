import { setTimeout as delay } from 'node:timers/promises';
import type { ApiClient } from '../support/api-client.js';
import { FakeSource, type FakeAnswer } from '../support/fake-source.js';
import { signUp, TEST_PASSWORD } from '../support/identity.js';
import { comeBack, link, setOut, startAppWithSources, visit } from '../support/sign-in-sources.js';
import type { TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const MINUTE = 60_000;
/** How long a provider's endpoints and keys are cached: each test starts with an empty cache. */
const KNOWN_MS = 60 * MINUTE;

let acme: FakeSource;
let globex: FakeSource;
let app: TestApp;
const clock = new TestClock();

beforeAll(async () => {
  [acme, globex] = [await FakeSource.start(), await FakeSource.start()];
  acme.now = () => clock.now();
  app = await startAppWithSources(acme, globex, { clock });
}, MINUTE);
afterAll(async () => {
  await app.close();
  await Promise.all([acme.close(), globex.close()]);
});
beforeEach(async () => {
  acme.reset();
  globex.reset();
  await app.database.truncate();
  clock.advance(KNOWN_MS);
});

async function linkedPerson(source = 'acme'): Promise<void> {
  const { client } = await signUp(app);
  await link(client, acme, source);
}

/** Runs a visit that must fail, and returns the response status. */
async function failedVisit(client: ApiClient, source = 'acme'): Promise<number> {
  const answer = await visit(client, acme, source);
  expect(answer.body).toMatchObject({ code: 'SIGN_IN_SOURCE_UNAVAILABLE', params: { intent: 'sign-in', next: null } });
  expect(JSON.stringify(answer.body)).not.toMatch(/127\.0\.0\.1|html|ECONN/);
  expect(client.cookie('lading_session')).toBeUndefined();
  return answer.status;
}

/** Slower than a test may take: a response proves that the product timed out. */
const slow: FakeAnswer = async (response) => {
  await delay(60_000, undefined, { ref: false });
  response.end();
};
const html: FakeAnswer = (response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Sign in to the hotel network</p>');

describe('a token endpoint', () => {
  it('that is slow times out', async () => {
    await linkedPerson();
    acme.on('/token', slow);
    expect(await failedVisit(app.client())).toBe(504);
  });

  it.each<[string, FakeAnswer]>([
    ['returns an HTML page', html],
    ['returns an empty body', (response) => response.writeHead(200).end()],
    ['returns a JSON array', (response) => response.writeHead(200).end('[]')],
    ['returns no token', (response) => response.writeHead(200).end('{}')],
    [
      'returns a token that is not a string',
      (response) => response.writeHead(200).end('{"access_token":{"a":1},"id_token":["x"]}'),
    ],
    ['returns no ID token', (response) => response.writeHead(200).end('{"access_token":"access-1"}')],
    ['returns 10 MB', (response) => response.writeHead(200).end(`{"access_token":"${'a'.repeat(10_000_000)}"}`)],
    ['fails', (response) => response.writeHead(503).end('busy')],
    ['closes the connection', (response) => response.destroy()],
    ['rejects the client', (response) => response.writeHead(401).end('{"error":"invalid_client"}')],
  ])('that %s counts as an unavailable source', async (_name, answer) => {
    await linkedPerson();
    acme.on('/token', answer);
    expect(await failedVisit(app.client())).toBe(502);
  });

  it.each([301, 302, 307, 308])('that redirects with %i is not followed', async (status) => {
    await linkedPerson();
    acme.on('/token', (response) => response.writeHead(status, { location: `${globex.issuer}/token` }).end());
    expect(await failedVisit(app.client())).toBe(502);
    expect(globex.asked).toEqual([]);
  });
});

describe('signing keys of a provider', () => {
  it.each<[string, FakeAnswer]>([
    ['are an HTML page', html],
    ['are not a list', (response) => response.writeHead(200).end('{"keys":"none"}')],
    [
      'are invalid',
      (response) =>
        response.writeHead(200).end('{"keys":[{"kty":"RSA","kid":"key-1","alg":"RS256","n":"AA","e":"AA"}]}'),
    ],
    ['are unavailable', (response) => response.writeHead(500).end()],
    ['redirect elsewhere', (response) => response.writeHead(302, { location: `${globex.issuer}/jwks` }).end()],
  ])('that %s refuse the sign-in', async (_name, answer) => {
    acme.on('/jwks', answer);
    expect(await failedVisit(app.client())).toBe(502);
    expect(globex.asked).toEqual([]);
  });

  it('that are slow time out', async () => {
    acme.on('/jwks', slow);
    expect(await failedVisit(app.client())).toBe(504);
  });
});

describe('the userinfo endpoint of an OAuth service', () => {
  it.each<[string, FakeAnswer]>([
    ['is an HTML page', html],
    ['has no subject', (response) => response.writeHead(200).end('{"email":"rosa@riverside.test"}')],
    ['has a list as subject', (response) => response.writeHead(200).end('{"id":["1"]}')],
    ['is not found', (response) => response.writeHead(404).end('{}')],
  ])('that %s refuses the sign-in', async (_name, answer) => {
    await linkedPerson('forge');
    acme.on('/userinfo', answer);
    expect(await failedVisit(app.client(), 'forge')).toBe(502);
  });
});

describe('discovery', () => {
  async function calledOff(): Promise<void> {
    const browser = app.client();
    const location = new URL(await setOut(browser, 'acme', { next: '/quotes' }));
    expect(location.href).toMatch(
      /^http:\/\/localhost:3000\/auth\/shippers\/acme\/callback\?error=temporarily_unavailable&state=/,
    );
    const answer = await comeBack(browser, 'acme', Object.fromEntries(location.searchParams));
    expect(answer).toMatchObject({
      status: 502,
      body: { code: 'SIGN_IN_SOURCE_UNAVAILABLE', params: { next: '/quotes' } },
    });
  }

  it.each<[string, FakeAnswer]>([
    ['returns an HTML page', html],
    ['fails', (response) => response.writeHead(500).end()],
    ['has no endpoints', (response) => response.writeHead(200).end('{}')],
  ])('that %s redirects the browser to an error page', async (_name, answer) => {
    acme.on('/.well-known/openid-configuration', answer);
    await calledOff();
  });

  it.each([
    ['another issuer', { issuer: 'https://evil.test' }],
    ['a token endpoint without https', { token_endpoint: 'http://evil.test/token' }],
    ['an authorization endpoint with the scheme javascript', { authorization_endpoint: 'javascript:alert(1)' }],
    ['keys in a file', { jwks_uri: 'file:///etc/passwd' }],
    ['an endpoint with a password', { token_endpoint: 'https://a:b@evil.test/token' }],
  ])('with a wrong %s is not trusted', async (_name, discovery) => {
    acme.discovery = discovery;
    await calledOff();
  });

  it('that is slow times out, does not affect the other source, and is not requested again for five seconds', async () => {
    acme.on('/.well-known/openid-configuration', slow);
    await calledOff();
    const asked = acme.asked.length;
    await calledOff();
    expect(acme.asked).toHaveLength(asked);
    expect(await setOut(app.client(), 'globex')).toContain(globex.issuer);
    acme.reset();
    clock.advance(5_000);
    expect(await setOut(app.client(), 'acme')).toContain(acme.issuer);
  });

  it('is requested once for many visitors, and again after an hour', async () => {
    await Promise.all(Array.from({ length: 10 }, () => setOut(app.client(), 'acme')));
    expect(acme.asked).toEqual(['/.well-known/openid-configuration']);
    clock.advance(KNOWN_MS);
    await setOut(app.client(), 'acme');
    expect(acme.asked).toHaveLength(2);
  });

  it('determines the client authentication method', async () => {
    acme.discovery = { token_endpoint_auth_methods_supported: ['client_secret_post'] };
    await linkedPerson();
    expect(acme.tokenForms.at(-1)?.get('client_id')).toBe('lading');
  });
});

describe('too many visits', () => {
  it('are refused, counted per IP address', async () => {
    for (let count = 0; count < 100; count += 1) await app.client().get('/api/v1/auth/shippers/acme/callback?state=a');
    const answer = await app.client().get('/api/v1/auth/shippers/acme/callback?state=a');
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('an unavailable source', () => {
  it('does not prevent sign-in with a password', async () => {
    acme.on('/.well-known/openid-configuration', (response) => response.destroy());
    expect(await setOut(app.client(), 'acme')).toContain('error=temporarily_unavailable');
    const { email } = await signUp(app);
    expect((await app.client().post('/api/v1/auth/login', { email, password: TEST_PASSWORD })).status).toBe(200);
    expect((await app.client().get('/health/ready')).status).toBe(200);
  });
});

describe('a company that requires a second factor', () => {
  it('trusts the source in the sessions that started there', async () => {
    const { client } = await signUp(app);
    await link(client, acme, 'acme');
    const browser = app.client();
    await visit(browser, acme, 'acme');
    const rule = await browser.put('/api/v1/company/factor-rule', { roles: ['owner'] });
    expect(rule.body).toMatchObject({ roles: ['owner'], withoutFactor: [{ hasSignInSource: true }] });
    expect((await browser.get('/api/v1/company')).status).toBe(200);
    expect(await client.get('/api/v1/company')).toMatchObject({ body: { code: 'FACTOR_SETUP_REQUIRED' } });
    expect(await setOut(client, 'globex', { intent: 'link' })).toContain('error=login_required');
  });
});
