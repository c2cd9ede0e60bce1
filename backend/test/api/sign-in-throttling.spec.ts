import { SignInAttempts } from '../../src/modules/identity/sign-in/sign-in-attempts.js';
import type { ApiAnswer } from '../support/api-client.js';
import { signUp, TEST_PASSWORD } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { visible } from '../support/visible-answer.js';

/** Tests with many requests, on a machine that may be busy. */
const SLOW = 60_000;
const EMAIL = 'rosa@riverside.test';

/** Two replicas on one database, reached directly, and one behind a proxy that sets `X-Forwarded-For`. */
let replicas: TestApp[];
let proxied: TestApp;

beforeAll(async () => {
  replicas = [await startTestApp(), await startTestApp()];
  proxied = await startTestApp({ environment: { TRUSTED_PROXIES: '10.0.0.0/8,127.0.0.1' } });
}, SLOW);
afterAll(() => Promise.all([...replicas, proxied].map((app) => app.close())));
beforeEach(() => proxied.database.truncate());

const login = (
  app: TestApp,
  email: string,
  headers?: Record<string, string>,
  password = 'not-the-password',
): Promise<ApiAnswer> => app.client().post('/api/v1/auth/login', { email, password }, headers);
const from = (address: string) => ({ 'x-forwarded-for': address });

/** Counts this many earlier attempts, without running them. */
async function tried(times: number, email: (i: number) => string, ipAddress: (i: number) => string): Promise<void> {
  for (let i = 0; i < times; i += 1)
    await proxied.get(SignInAttempts).count(email(i), null, { userAgent: 'test', ipAddress: ipAddress(i) });
}

describe('attempts on one account from one IP address', () => {
  it.each([
    ['a known account', EMAIL],
    ['an unknown one', 'nobody@riverside.test'],
  ])(
    'are limited to ten, across two replicas and regardless of client headers, at %s',
    async (_which, email) => {
      await signUp(proxied, { email: EMAIL });
      const tries = Array.from({ length: 14 }, (_, i) => login(replicas[i % 2]!, email, from(`198.51.100.${i}`)));
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    },
    SLOW,
  );

  it('are refused for the right password too, with the time to wait, and the same for known and unknown accounts', async () => {
    await signUp(proxied, { email: EMAIL });
    await tried(
      10,
      () => EMAIL,
      () => '127.0.0.1',
    );
    await tried(
      10,
      () => 'nobody@riverside.test',
      () => '127.0.0.1',
    );
    const locked = await login(replicas[0]!, EMAIL, {}, TEST_PASSWORD);
    expect(locked).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    const wait = Number(locked.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
    expect(locked.body.params).toEqual({ retryAfterSeconds: wait });

    const unknown = await login(replicas[1]!, 'nobody@riverside.test', {}, TEST_PASSWORD);
    const withoutTime = (answer: ApiAnswer) => JSON.stringify(visible(answer)).replaceAll(/\b[89]\d\d\b/g, 'seconds');
    expect(withoutTime(unknown)).toBe(withoutTime(locked));
  });

  it(
    'do not count if successful',
    async () => {
      await signUp(proxied, { email: EMAIL });
      await tried(
        9,
        () => EMAIL,
        () => '127.0.0.1',
      );
      for (let i = 0; i < 3; i += 1) expect((await login(replicas[i % 2]!, EMAIL, {}, TEST_PASSWORD)).status).toBe(200);
      expect((await login(replicas[0]!, EMAIL)).status).toBe(401);
      expect((await login(replicas[0]!, EMAIL)).status).toBe(429);
    },
    SLOW,
  );
});

describe('attempts from one IP address on many accounts', () => {
  it('are limited to a hundred, without affecting other addresses', async () => {
    await tried(
      99,
      (i) => `person-${i}@riverside.test`,
      () => '203.0.113.7',
    );
    expect((await login(proxied, 'one-more@riverside.test', from('203.0.113.7'))).status).toBe(401);
    expect((await login(proxied, 'too-many@riverside.test', from('203.0.113.7'))).status).toBe(429);
    expect((await login(proxied, 'too-many@riverside.test', from('203.0.113.8'))).status).toBe(401);
  });

  it('are counted by the last address before the trusted proxies', async () => {
    await tried(
      100,
      (i) => `person-${i}@riverside.test`,
      () => '203.0.113.7',
    );
    expect((await login(proxied, 'a@riverside.test', from('198.51.100.1, 203.0.113.7, 10.1.2.3'))).status).toBe(429);
    expect((await login(proxied, 'a@riverside.test', from('203.0.113.7, 198.51.100.1'))).status).toBe(401);
  });

  it('count the addresses of one IPv6 customer together', async () => {
    await tried(
      100,
      (i) => `person-${i}@riverside.test`,
      (i) => `2001:db8:1:2::${i.toString(16)}`,
    );
    expect((await login(proxied, 'a@riverside.test', from('2001:db8:1:2:ffff::1'))).status).toBe(429);
    expect((await login(proxied, 'a@riverside.test', from('2001:db8:1:3::1'))).status).toBe(401);
  });
});

describe('attempts on one account from many IP addresses', () => {
  it('are limited to a hundred an hour', async () => {
    await tried(
      99,
      () => EMAIL,
      (i) => `203.0.113.${i}`,
    );
    expect((await login(proxied, EMAIL, from('198.51.100.1'))).status).toBe(401);
    const refused = await login(proxied, EMAIL, from('198.51.100.2'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
  });

  it(
    'cannot be used up from one IP address',
    async () => {
      await signUp(proxied, { email: EMAIL });
      await tried(
        10,
        () => EMAIL,
        () => '203.0.113.7',
      );
      for (let i = 0; i < 95; i += 1) expect((await login(proxied, EMAIL, from('203.0.113.7'))).status).toBe(429);
      expect((await login(proxied, EMAIL, from('198.51.100.1'), TEST_PASSWORD)).status).toBe(200);
    },
    SLOW,
  );
});

describe('a known browser of the user', () => {
  async function knownBrowser(email: string) {
    await signUp(proxied, { email });
    const client = proxied.client();
    await client.post('/api/v1/auth/login', { email, password: TEST_PASSWORD });
    await client.post('/api/v1/auth/logout');
    expect(client.cookie('lading_device')).toBeDefined();
    return (password: string) => client.post('/api/v1/auth/login', { email, password });
  }

  it(
    "signs in at the first attempt during an attack, even from the attacker's IP address",
    async () => {
      const owner = await knownBrowser(EMAIL);
      await tried(
        100,
        () => EMAIL,
        (i) => `203.0.113.${i}`,
      );
      await tried(
        10,
        (i) => `person-${i}@riverside.test`,
        () => '127.0.0.1',
      );
      expect((await login(proxied, EMAIL, from('198.51.100.1'), TEST_PASSWORD)).status).toBe(429);
      expect((await owner(TEST_PASSWORD)).status).toBe(200);
    },
    SLOW,
  );

  it(
    'has ten attempts itself, without affecting others',
    async () => {
      const thief = await knownBrowser(EMAIL);
      const statuses = (await Promise.all(Array.from({ length: 12 }, () => thief('not-the-password')))).map(
        ({ status }) => status,
      );
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect((await thief(TEST_PASSWORD)).status).toBe(429);
      expect((await login(proxied, EMAIL, from('198.51.100.1'), TEST_PASSWORD)).status).toBe(200);
    },
    SLOW,
  );

  it(
    'is unknown to every other account',
    async () => {
      await knownBrowser('eve@evil.test');
      await signUp(proxied, { email: EMAIL });
      const eve = proxied.client();
      await eve.post('/api/v1/auth/login', { email: 'eve@evil.test', password: TEST_PASSWORD });
      await tried(
        100,
        () => EMAIL,
        (i) => `203.0.113.${i}`,
      );
      expect((await eve.post('/api/v1/auth/login', { email: EMAIL, password: TEST_PASSWORD })).status).toBe(429);
    },
    SLOW,
  );
});
