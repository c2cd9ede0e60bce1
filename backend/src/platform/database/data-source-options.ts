import type { DataSourceOptions } from 'typeorm';
import { migrations } from '../../migrations/index.js';
import type { Config } from '../../config/config.js';

/** Maximum connections per process, and maximum statements that wait for one before callers get 503. */
const POOL_SIZE = 20;
const QUEUE_LIMIT = 500;
/** Prepared statements per connection. The server's default limit is 16,382 in total (max_prepared_stmt_count). */
const PREPARED_STATEMENTS = 100;
const CONNECT_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 60_000;

/** Connection options of every process, for MySQL and MariaDB. Only migrations change the schema. */
export function dataSourceOptions(config: Pick<Config, 'databaseUrl'>): DataSourceOptions {
  const url = new URL(config.databaseUrl);
  const socketPath = url.searchParams.get('socketPath') ?? undefined;
  return {
    type: 'mysql',
    ...(socketPath === undefined ? { host: url.hostname, port: Number(url.port || 3306) } : { socketPath }),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    charset: 'utf8mb4_unicode_ci',
    timezone: 'Z',
    dateStrings: ['DATE'],
    supportBigNumbers: true,
    bigNumberStrings: false,
    connectTimeout: CONNECT_TIMEOUT_MS,
    poolSize: POOL_SIZE,
    // Without `trace` the driver captures no stack per statement; errors still have the caller's stack.
    trace: false,
    extra: {
      queueLimit: QUEUE_LIMIT,
      idleTimeout: IDLE_TIMEOUT_MS,
      enableKeepAlive: true,
      maxPreparedStatements: PREPARED_STATEMENTS,
    },
    migrations,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'none',
    synchronize: false,
  };
}
