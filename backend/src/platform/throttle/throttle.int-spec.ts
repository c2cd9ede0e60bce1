import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort, startRedis, type RedisServer } from '../../../test/support/redis-server.js';
import { testDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { RequestMeter } from './request-meter.js';
import { createThrottleStore } from './create-throttle-store.js';
import { RedisThrottleStore } from './redis-throttle-store.js';
import { Throttle, type ThrottleRule } from './throttle.js';
import type { ThrottleStore } from './throttle-store.js';

const rule = (change: Partial<ThrottleRule> = {}): ThrottleRule => ({
  name: 'test',
  key: 'rosa@riverside.test',
  points: 5,
  seconds: 60,
  ...change,
});

let database: TestDatabase;
let redisServer: RedisServer;
let redisUrl: string;

beforeAll(async () => {
  database = await testDatabase();
  redisServer = await startRedis();
  redisUrl = redisServer.url;
});
afterAll(async () => {
  await redisServer.stop();
  await database.close();
});

describe.each(['the database', 'Redis'])('Throttle in %s', (where) => {
  let stores: ThrottleStore[];
  let replicas: Throttle[];

  beforeEach(async () => {
    const create = () => createThrottleStore(where === 'Redis' ? { redisUrl } : {}, database.database);
    stores = [create(), create()];
    replicas = stores.map((store) => new Throttle(store));
    await database.truncate();
    const redis = new Redis(redisUrl);
    await redis.flushall();
    redis.disconnect();
  });
  afterEach(() => stores.forEach((store) => store instanceof RedisThrottleStore && store.onApplicationShutdown()));

  /** How many of these attempts, made concurrently on both replicas, are allowed. */
  async function allowed(times: number, ...rules: ThrottleRule[]): Promise<number> {
    const tries = Array.from({ length: times }, (_, i) => replicas[i % 2]!.take(rules).then(() => true, refused));
    return (await Promise.all(tries)).filter(Boolean).length;
  }

  function refused(error: unknown): boolean {
    expect(error).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', status: 429 });
    return false;
  }

  it('returns what is left of a metered rule, across all replicas and per key', async () => {
    const metered = rule({ seconds: 86_400 });
    const left = async (replica = 0, key = metered.key) =>
      (await replicas[replica]?.meter({ ...metered, key }))?.remaining;
    expect([await left(0), await left(1), await left(0), await left(1), await left(0), await left(1)]).toEqual([
      4, 3, 2, 1, 0, -1,
    ]);
    expect(await left(0, 'somebody@else.test')).toBe(4);
    expect((await replicas[0]?.meter({ ...metered, name: 'fresh' }))?.resetSeconds).toBe(
      Math.ceil(86_400 - ((Date.now() / 1_000) % 86_400)),
    );
  });

  it('allows as many attempts as the rule, for any number of replicas', async () => {
    expect(await allowed(40, rule())).toBe(5);
  });

  it('counts names and keys separately', async () => {
    expect(await allowed(9, rule())).toBe(5);
    expect(await allowed(9, rule({ key: 'pat@acme.test' }))).toBe(5);
    expect(await allowed(9, rule({ name: 'other' }))).toBe(5);
  });

  it('returns when the window ends, and then starts a new one', async () => {
    await allowed(5, rule({ seconds: 1 }));
    await expect(replicas[0]!.take([rule({ seconds: 1 })])).rejects.toMatchObject({ retryAfterSeconds: 1 });
    await delay(1_100);
    expect(await allowed(9, rule({ seconds: 1 }))).toBe(5);
  });

  it('does not count under later rules what an earlier one refuses', async () => {
    expect(await allowed(20, rule(), rule({ name: 'account', points: 6 }))).toBe(5);
    expect(await allowed(20, rule({ name: 'account', points: 6 }))).toBe(1);
  });

  it('subtracts single attempts, and deletes all', async () => {
    await replicas[0]!.giveBack([rule()]);
    await allowed(5, rule());
    await replicas[0]!.giveBack([rule()]);
    expect(await allowed(5, rule())).toBe(1);
    await replicas[1]!.forget(rule());
    expect(await allowed(9, rule())).toBe(5);
  });

  describe('metered requests', () => {
    const metered = (change: Partial<ThrottleRule> = {}) => rule({ points: 20, seconds: 86_400, ...change });
    let asked: number;
    let meters: RequestMeter[];
    beforeEach(() => {
      asked = 0;
      for (const store of stores) {
        const add = store.add.bind(store);
        store.add = (...args) => {
          asked += 1;
          return add(...args);
        };
      }
      meters = replicas.map((replica) => new RequestMeter(replica));
    });

    /** How many of these requests, made concurrently to both replicas, are allowed. */
    async function passed(times: number, counted: ThrottleRule): Promise<number> {
      const counts = Array.from({ length: times }, (_, i) => meters[i % 2]!.count(counted));
      return (await Promise.all(counts)).filter(({ remaining }) => remaining >= 0).length;
    }

    it('are limited across all replicas and per key', async () => {
      expect(await passed(60, metered())).toBe(20);
      expect(await passed(60, metered({ key: 'somebody@else.test' }))).toBe(20);
      expect(await passed(60, metered({ name: 'other' }))).toBe(20);
    });

    it('are counted in blocks, and not at all once refused', async () => {
      await passed(60, metered({ points: 100 }));
      expect(asked).toBeLessThanOrEqual(7);
      await passed(400, metered({ points: 100 }));
      const atTheLimit = asked;
      expect(atTheLimit).toBeLessThanOrEqual(13);
      expect(await passed(100, metered({ points: 100 }))).toBe(0);
      expect(asked).toBe(atTheLimit);
    });

    it('return what is left, and when the next window starts', async () => {
      const left = [];
      for (let count = 0; count < 3; count += 1) left.push((await meters[0]!.count(metered())).remaining);
      expect(left).toEqual([19, 18, 17]);
      const { resetSeconds } = await meters[0]!.count(metered());
      expect(resetSeconds).toBe(Math.ceil(86_400 - ((Date.now() / 1_000) % 86_400)));
    });

    it('restart with the next window', async () => {
      expect(await passed(60, metered({ seconds: 1 }))).toBeGreaterThanOrEqual(20);
      await delay(1_100);
      expect((await meters[0]!.count(metered({ seconds: 1 }))).remaining).toBeGreaterThanOrEqual(0);
    });
  });

  it('store no readable key', async () => {
    await allowed(1, rule());
    const redis = new Redis(redisUrl);
    const kept = JSON.stringify([await redis.keys('*'), await database.database.query('SELECT * FROM throttle')]);
    redis.disconnect();
    expect(kept).toContain('test:');
    expect(kept).not.toContain('rosa');
  });
});

it('are allowed while Redis is unreachable, up to the limit in each process', async () => {
  const store = new RedisThrottleStore(`redis://127.0.0.1:${await freePort()}`);
  const meter = new RequestMeter(new Throttle(store));
  const metered = rule({ points: 20, seconds: 86_400 });
  const counts = await Promise.all(Array.from({ length: 30 }, () => meter.count(metered)));
  expect(counts.filter(({ remaining }) => remaining >= 0)).toHaveLength(20);
  store.onApplicationShutdown();
});

it('refuses all attempts while Redis is unreachable', async () => {
  const store = new RedisThrottleStore(`redis://127.0.0.1:${await freePort()}`);
  await expect(new Throttle(store).take([rule()])).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  store.onApplicationShutdown();
});

it('waits once for Redis when it hangs, then refuses at once until it answers', async () => {
  const store = new RedisThrottleStore(redisUrl);
  const throttle = new Throttle(store);
  const take = () => throttle.take([rule({ key: 'hanging' })]);
  try {
    await until(take);
    redisServer.pause();
    await expect(take()).rejects.toMatchObject({ status: 503 });
    const startedAt = performance.now();
    for (let times = 0; times < 5; times += 1) await expect(take()).rejects.toMatchObject({ status: 503 });
    // Each would wait 500 ms.
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    redisServer.resume();
    await until(take);
  } finally {
    redisServer.resume();
    store.onApplicationShutdown();
  }
}, 20_000);

async function until(work: () => Promise<void>): Promise<void> {
  for (const deadline = performance.now() + 5_000; ; await delay(50)) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
  }
}
