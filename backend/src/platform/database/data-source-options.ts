import { isIP } from 'node:net';
import type { DataSourceOptions } from 'typeorm';
import { migrations } from '../../migrations/index.js';
import { type Config, type DatabaseTls, DEFAULT_POOL_SIZE } from '../../config/config.js';

/** Maximum statements that wait for a connection before callers get 503. */
const QUEUE_LIMIT = 500;
/** Prepared statements per connection. The server's default limit is 16,382 in total (max_prepared_stmt_count). */
const PREPARED_STATEMENTS = 100;
const CONNECT_TIMEOUT_MS = 5_000;
/** An idle connection to a server that is gone is closed about 10 s later. */
const KEEP_ALIVE_MS = 5_000;
const IDLE_TIMEOUT_MS = 60_000;

/** Settings of the connections. */
export type DatabaseSettings = Pick<Config, 'databaseUrl'> & Partial<Pick<Config, 'databaseTls' | 'databasePoolSize'>>;

/** The server's certificate must be valid for the host name of the URL. The driver cannot check that for an IP address. */
const tlsOptions = ({ ca }: DatabaseTls, host: string): object => ({
  ca,
  rejectUnauthorized: true,
  verifyIdentity: isIP(host) === 0,
});

/** Connection options of every process, for MySQL and MariaDB. Only migrations change the schema. */
export function dataSourceOptions(config: DatabaseSettings): DataSourceOptions {
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
    ...(config.databaseTls === undefined ? {} : { ssl: tlsOptions(config.databaseTls, url.hostname) }),
    poolSize: config.databasePoolSize ?? DEFAULT_POOL_SIZE,
    // Without `trace` the driver captures no stack per statement; errors still have the caller's stack.
    trace: false,
    extra: {
      queueLimit: QUEUE_LIMIT,
      idleTimeout: IDLE_TIMEOUT_MS,
      enableKeepAlive: true,
      keepAliveInitialDelay: KEEP_ALIVE_MS,
      maxPreparedStatements: PREPARED_STATEMENTS,
    },
    migrations,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'none',
    synchronize: false,
  };
}
