import type { OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { ThrottleStore } from './throttle-store.js';
import { ThrottleUnavailable } from './throttle.errors.js';

const PREFIX = 'lading:throttle';
const TIMEOUT_MS = 500;
/** Each addition passes its own window, and the caller compares the count with the limit. */
const WINDOW = { points: 0, duration: 0 };

/** Counts in Redis with expiring keys. Every Redis failure becomes `ThrottleUnavailable`. */
export class RedisThrottleStore extends ThrottleStore implements OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly counters: RateLimiterRedis;

  constructor(url: string) {
    super();
    // Fails fast instead of queueing commands. A hanging server closes the connection: until the next one answers, commands fail at once.
    this.redis = new Redis(url, {
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      commandTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      connectTimeout: TIMEOUT_MS,
    });
    // The caller's command rejects; without an error listener ioredis prints every failed connection.
    this.redis.on('error', () => undefined);
    this.counters = new RateLimiterRedis({ ...WINDOW, storeClient: this.redis, keyPrefix: PREFIX });
  }

  async add(key: string, seconds: number, count = 1): Promise<number> {
    const { consumedPoints } = await answered(this.counters.penalty(key, count, { customDuration: seconds }));
    return consumedPoints;
  }

  async subtract(key: string): Promise<void> {
    if ((await this.timeLeft(key)) > 0) await answered(this.counters.reward(key, 1));
  }

  async timeLeft(key: string): Promise<number> {
    const count = await answered(this.counters.get(key));
    return count?.msBeforeNext ?? 0;
  }

  async remove(key: string): Promise<void> {
    await answered(this.counters.delete(key));
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}

async function answered<T>(command: Promise<T>): Promise<T> {
  try {
    return await command;
  } catch {
    throw new ThrottleUnavailable();
  }
}
