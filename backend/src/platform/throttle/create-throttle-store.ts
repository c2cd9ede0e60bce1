import type { Config } from '../../config/config.js';
import type { Database } from '../database/database.js';
import { DatabaseThrottleStore } from './persistence/database-throttle-store.sql.js';
import { RedisThrottleStore } from './redis-throttle-store.js';
import type { ThrottleStore } from './throttle-store.js';

/** Redis if configured, else the database. */
export function createThrottleStore({ redisUrl }: Pick<Config, 'redisUrl'>, database: Database): ThrottleStore {
  return redisUrl === undefined ? new DatabaseThrottleStore(database) : new RedisThrottleStore(redisUrl);
}
