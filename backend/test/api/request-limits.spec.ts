import { setTimeout as delay } from 'node:timers/promises';
import { REQUEST_LIMITS, STREAM_LIMITS } from '../../src/platform/throttle/request-limits.js';
import { KeyClient, makeKey } from '../support/api-keys.js';
import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import { quoteRequest } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { statementsDuring } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const SLOW = 60_000;
const WEBHOOKS = '/api/v1/company/webhooks';
const STREAM = '/api/v1/notifications/stream';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp({
    environment: { EGRESS_ALLOW_WEBHOOKS: '127.0.0.1', REQUEST_LIMIT_FACTOR: '1' },
  });
}, SLOW);
afterAll(() => app.close());
beforeEach(async () => {
  owner = await signUp(app);
});

async function createWebhook({ client }: SignedIn): Promise<string> {
  return (await client.post(WEBHOOKS, { url: 'http://127.0.0.1:9/', kinds: ['shipment.booked'] })).body.id;
}

/** Repeats the request until it is refused: after one window's limit, or two if the window changes meanwhile. */
async function untilRefused(limit: number, act: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
  for (let done = 0; done <= 2 * limit; done += 1) {
    const answer = await act();
    if (answer.status !== 429) continue;
    expect(done).toBeGreaterThanOrEqual(limit);
    return answer;
  }
  throw new Error(`More than ${2 * limit} requests were let through.`);
}

describe('tests and replays of webhooks', () => {
  const [{ points }] = REQUEST_LIMITS['webhook-send'];

  it(
    'are limited per company, for all its members and keys together',
    async () => {
      const id = await createWebhook(owner);
      const second = await signInAs(app, owner.companyId, 'admin');
      const key = await makeKey(app, owner);
      const clients: ApiClient[] = [owner.client, second.client, key];
      let turn = 0;
      const test = () => clients[(turn += 1) % 3]!.post(`${WEBHOOKS}/${id}/test`);
      const { body, headers } = await untilRefused(points, test);
      expect(body.code).toBe('TOO_MANY_ATTEMPTS');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(headers.get('ratelimit-policy')).toContain(`"webhook-send";q=${points};w=60`);
      const replay = await owner.client.post(`${WEBHOOKS}/${id}/deliveries/whd_01BX5ZZKBKACTAV9WEVGEMMVRZ/replay`);
      expect(replay.headers.get('ratelimit')).toContain('"webhook-send"');

      const other = await signUp(app, { companyName: 'Hilltop Stone' });
      expect((await other.client.post(`${WEBHOOKS}/${await createWebhook(other)}/test`)).status).toBe(202);
    },
    SLOW,
  );
});

describe('ratings', () => {
  // These tests run in real time, in which a fixed pickup day passes.
  const on = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const request = quoteRequest({ pickup: { on, readyFrom: '10:00', closeAt: '16:00' } });
  const preview = (client: ApiClient) => client.post('/api/v1/rating/preview', request);

  it('return what is left for the session and the company, and for a key', async () => {
    const first = await preview(owner.client);
    expect(first.headers.get('ratelimit-policy')).toBe('"rating-session";q=300;w=60, "rating-company";q=6000;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"rating-session";r=299;t=\d+, "rating-company";r=5999;t=\d+$/);
    const key: KeyClient = await makeKey(app, owner);
    expect((await preview(key)).headers.get('ratelimit-policy')).toBe(
      '"api-key";q=600;w=60, "rating-company";q=6000;w=60',
    );
  });

  it(
    'are limited per session, and others of the company continue',
    async () => {
      const booker = await signInAs(app, owner.companyId, 'booker');
      // Requests refused for their body count too.
      await untilRefused(300, () => owner.client.post('/api/v1/quotes', {}));
      expect((await preview(booker.client)).status).toBe(200);
    },
    SLOW,
  );

  it('cost one statement for many requests', async () => {
    await preview(owner.client);
    const statements = await statementsDuring(app, async () => {
      for (let count = 0; count < 10; count += 1) await preview(owner.client);
    });
    // Two if the window changes meanwhile.
    expect(statements.filter(({ sql }) => sql.includes('throttle')).length).toBeLessThanOrEqual(2);
  });
});

describe('event streams', () => {
  it(
    'are limited per session, and release a slot when they end',
    async () => {
      const ends = await Promise.all(Array.from({ length: STREAM_LIMITS.reader }, () => open(owner.client)));
      const refused = await owner.client.open(STREAM);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
      const booker = await signInAs(app, owner.companyId, 'booker');
      ends.push(await open(booker.client));
      ends.pop()!();
      ends.pop()!();
      // The server notices a closed connection after a moment.
      for (;;) {
        const answer = await owner.client.open(STREAM);
        await answer.body?.cancel();
        if (answer.status === 200) break;
        await delay(10);
      }
      ends.forEach((end) => end());
    },
    SLOW,
  );

  /** Opens a stream; returns a function that closes it. */
  async function open(client: ApiClient): Promise<() => void> {
    const { status, body } = await client.open(STREAM);
    expect(status).toBe(200);
    return () => void body?.cancel();
  }
});

it(
  'limits are multiplied by REQUEST_LIMIT_FACTOR',
  async () => {
    const generous = await startTestApp({ environment: { DEMONSTRATION: 'true', REQUEST_LIMIT_FACTOR: '10' } });
    const { client } = await signUp(generous);
    const { headers } = await client.post('/api/v1/rating/preview', quoteRequest());
    expect(headers.get('ratelimit-policy')).toBe('"rating-session";q=3000;w=60, "rating-company";q=60000;w=60');
    await generous.close();
  },
  SLOW,
);
