import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { RateLimiterMySQL, RateLimiterRedis } from 'rate-limiter-flexible';
import { Config } from '../../config/config.js';
import { Database } from '../database/database.js';
import { isRetryable } from '../database/errors.js';
import { ThrottleUnavailable } from './throttle.errors.js';

const TABLE = 'throttle';
const REDIS_PREFIX = 'lading:throttle';
const REDIS_TIMEOUT_MS = 1_000;
/** Each addition names its own window, and whoever adds compares the count with the limit. */
const WINDOW = { points: 0, duration: 0 };
const ATTEMPTS = 5;
const BACKOFF_MS = 5;

/** How many tries a key has had in its present window, and how long that lasts. */
export interface ThrottleCount {
  used: number;
  msBeforeReset: number;
}

/** Counters that every replica shares: in Redis where there is one, else in the database. */
@Injectable()
export class ThrottleStore implements OnApplicationShutdown {
  private readonly redis?: Redis;
  private readonly counters: RateLimiterMySQL | RateLimiterRedis;

  constructor(
    config: Config,
    private readonly database: Database,
  ) {
    if (config.redisUrl !== undefined) this.redis = connect(config.redisUrl);
    this.counters =
      this.redis === undefined
        ? new RateLimiterMySQL({
            ...WINDOW,
            storeClient: database.driverPool,
            storeType: 'pool',
            dbName: config.databaseName,
            tableName: TABLE,
            tableCreated: true,
            keyPrefix: '',
            clearExpiredByTimeout: false,
          })
        : new RateLimiterRedis({ ...WINDOW, storeClient: this.redis, keyPrefix: REDIS_PREFIX });
  }

  /** Adds to a key's count, which starts again `seconds` after its first addition. @throws ThrottleUnavailable when Redis cannot be reached */
  async add(key: string, points: number, seconds: number): Promise<ThrottleCount> {
    const { consumedPoints, msBeforeNext } = await this.run(() => this.counters.penalty(key, points, { customDuration: seconds }));
    return { used: consumedPoints, msBeforeReset: msBeforeNext };
  }

  /** @throws ThrottleUnavailable when Redis cannot be reached */
  async remove(key: string): Promise<void> {
    await this.run(() => this.counters.delete(key));
  }

  /** Removes counts whose window has ended; Redis does so by itself. */
  async removeEnded(): Promise<void> {
    if (this.redis === undefined) await this.database.query(`DELETE FROM ${TABLE} WHERE expire < ?`, [Date.now()]);
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  private async run<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (this.redis !== undefined) throw new ThrottleUnavailable();
        if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
        await delay(BACKOFF_MS * attempt);
      }
    }
  }
}

/** A connection that answers soon: with the count, or with its failure. */
function connect(url: string): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout: REDIS_TIMEOUT_MS, connectTimeout: REDIS_TIMEOUT_MS });
  // Callers are told that their own command failed; without a listener ioredis prints every failed connection.
  redis.on('error', () => undefined);
  return redis;
}
