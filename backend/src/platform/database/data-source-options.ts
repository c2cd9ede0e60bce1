import { isIP } from 'node:net';
import type { MysqlDataSourceOptions } from 'typeorm/driver/mysql/MysqlDataSourceOptions.js';
import { migrations } from '../../migrations/index.js';
import { type Config, type DatabaseTls, DEFAULT_POOL_SIZE } from '../../config/config.js';
import { type Host, parseDatabaseAddress } from './nodes/database-address.js';
import { NodeList } from './nodes/node-list.js';
import { nodesDriver, type PoolDriver } from './nodes/node-pool.js';

/** Maximum statements that wait for a connection before callers get 503. */
const QUEUE_LIMIT = 500;
/** Prepared statements per connection. The server's default limit is 16,382 in total (max_prepared_stmt_count). */
const PREPARED_STATEMENTS = 100;
const CONNECT_TIMEOUT_MS = 5_000;
/** With several hosts, one that does not answer is left earlier. */
const NEXT_NODE_AFTER_MS = 2_000;
/** An idle connection to a server that is gone is closed about 10 s later. */
const KEEP_ALIVE_MS = 5_000;
const IDLE_TIMEOUT_MS = 60_000;

/** Settings of the connections. */
export type DatabaseSettings = Pick<Config, 'databaseUrl'> & Partial<Pick<Config, 'databaseTls' | 'databasePoolSize'>>;

/** The server's certificate must be valid for the host name of the URL. The driver cannot check that for an IP address. */
const tlsOptions = ({ ca }: DatabaseTls, { host }: Host): object => ({
  ca,
  rejectUnauthorized: true,
  verifyIdentity: isIP(host) === 0,
});

/** Connection options of every process, for MySQL and MariaDB. Only migrations change the schema. */
export function dataSourceOptions(config: DatabaseSettings): MysqlDataSourceOptions & { driver: PoolDriver } {
  const { hosts, socketPath, ...account } = parseDatabaseAddress(config.databaseUrl);
  const nodes = new NodeList(hosts);
  return {
    type: 'mysql',
    driver: nodesDriver(nodes),
    ...(socketPath === undefined ? hosts[0] : { socketPath }),
    ...account,
    charset: 'utf8mb4_unicode_ci',
    timezone: 'Z',
    dateStrings: ['DATE'],
    supportBigNumbers: true,
    bigNumberStrings: false,
    connectTimeout: hosts.length > 1 ? NEXT_NODE_AFTER_MS : CONNECT_TIMEOUT_MS,
    ...(config.databaseTls === undefined ? {} : { ssl: tlsOptions(config.databaseTls, hosts[0]) }),
    poolSize: config.databasePoolSize ?? DEFAULT_POOL_SIZE,
    // Without `trace` the driver captures no stack per statement; errors still have the caller's stack.
    trace: false,
    extra: {
      queueLimit: QUEUE_LIMIT,
      idleTimeout: IDLE_TIMEOUT_MS,
      enableKeepAlive: true,
      keepAliveInitialDelay: KEEP_ALIVE_MS,
      maxPreparedStatements: PREPARED_STATEMENTS,
      ...(socketPath === undefined ? { stream: nodes.connect } : {}),
    },
    migrations,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'none',
    synchronize: false,
  };
}
