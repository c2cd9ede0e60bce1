import type { DataSourceOptions } from 'typeorm';
import { migrations } from '../../migrations/index.js';
import type { Config } from '../../config/config.js';

/** Connections one process may hold, and how many statements may wait for one before callers are told to come back later. */
const POOL_SIZE = 20;
const QUEUE_LIMIT = 500;
/** Statements that each connection keeps prepared; the server allows 16,382 in all unless told otherwise. */
const PREPARED_STATEMENTS = 100;
const CONNECT_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 60_000;

/** How every process of the product talks to its MySQL or MariaDB. The schema is made by migrations only. */
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
    // Without `trace` the driver takes no stack at every statement; errors have one where the statement was asked for all the same.
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
