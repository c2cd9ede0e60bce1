import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { channel } from 'node:diagnostics_channel';
import type { Pool, PoolConnection } from 'mysql2';
import { DataSource } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { ReadinessCheck } from '../../health/readiness.js';
import { Database } from '../database.js';
import { type RanMigration, readMigrations, unfitMigrations } from '../schema/migration-state.js';
import { Metrics } from '../../metrics/metrics.js';
import { isHalfRestored } from '../../backup/persistence/restoration.sql.js';

const HALF_RESTORED = 'a restore did not finish: empty the database and the folder of files, and restore again';

/**
 * Ready if a real table can be read, which fails on a node outside its cluster's primary component, if the server accepts writes, and if every
 * migration of this version has run with the same checksum. Not ready after a restore that did not finish.
 */
@Injectable()
export class DatabaseReadiness {
  constructor(private readonly database: Database) {}

  @ReadinessCheck('database')
  async problem(): Promise<string> {
    const node = await this.nodeProblem();
    if (node !== '') return node;
    if (await isHalfRestored(this.database)) return HALF_RESTORED;
    const ran = await readMigrations((sql) => this.database.query<RanMigration>(sql));
    if (ran.size === 0) return 'no migration has run';
    await this.database.query('SELECT id FROM company LIMIT 1');
    const { pending, changed } = unfitMigrations(ran);
    if (pending.length > 0) return `${pending.length} migrations have not run`;
    return changed.length === 0 ? '' : `${changed.length} migrations ran in another version than this one has`;
  }

  /** A read-only server after a fail-over, or a node of a Galera cluster that is not (yet) part of it; '' if it accepts writes. */
  async nodeProblem(): Promise<string> {
    const variables = await this.shown('VARIABLES', ['read_only', 'wsrep_on']);
    if (variables.get('read_only') !== 'OFF') return 'the server is read-only';
    if (variables.get('wsrep_on') !== 'ON') return '';
    const status = await this.shown('STATUS', ['wsrep_ready', 'wsrep_cluster_status']);
    if (status.get('wsrep_ready') !== 'ON') return 'the node is not ready';
    return status.get('wsrep_cluster_status') === 'Primary' ? '' : 'the node is outside the primary component';
  }

  private async shown(what: 'VARIABLES' | 'STATUS', names: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const sql = `SHOW GLOBAL ${what} WHERE Variable_name IN (?)`;
    const rows = await this.database.query<{ Variable_name: string; Value: string }>(sql, [names]);
    return new Map(rows.map(({ Variable_name: name, Value }) => [name, Value]));
  }
}

/** Start and callback of `pool.getConnection` (mysql2, "Tracing Channels"). */
const CONNECTION_REQUESTED = channel('tracing:mysql2:pool:connect:start');
const CONNECTION_RECEIVED = channel('tracing:mysql2:pool:connect:asyncEnd');

/** Metrics of the connection pool, from the events of mysql2's pool and its tracing channel. */
@Injectable()
export class DatabaseMetrics implements OnApplicationShutdown {
  private readonly open = new Set<PoolConnection>();
  private readonly idle = new Set<PoolConnection>();
  private readonly waiting = new Set<unknown>();
  private readonly startWaiting = (request: unknown): unknown => this.waiting.add(request);
  private readonly endWaiting = (request: unknown): unknown => this.waiting.delete(request);

  constructor(metrics: Metrics, dataSource: DataSource) {
    const pool = (dataSource.driver as MysqlDriver).pool as Pool;
    pool.on('acquire', (connection) => this.acquired(connection));
    pool.on('release', (connection) => this.released(connection));
    CONNECTION_REQUESTED.subscribe(this.startWaiting);
    CONNECTION_RECEIVED.subscribe(this.endWaiting);
    metrics.gauge(
      'database_connections_in_use',
      'Connections that run a statement or have an open transaction.',
      () => this.open.size - this.idle.size,
    );
    metrics.gauge('database_connections_idle', 'Open connections without work.', () => this.idle.size);
    metrics.gauge('database_connections_waiting', 'Statements waiting for a connection.', () => this.waiting.size);
  }

  onApplicationShutdown(): void {
    CONNECTION_REQUESTED.unsubscribe(this.startWaiting);
    CONNECTION_RECEIVED.unsubscribe(this.endWaiting);
  }

  private acquired(connection: PoolConnection): void {
    this.idle.delete(connection);
    if (this.open.has(connection)) return;
    this.open.add(connection);
    connection.once('end', () => this.closed(connection));
    connection.once('error', () => this.closed(connection));
  }

  private released(connection: PoolConnection): void {
    if (this.open.has(connection)) this.idle.add(connection);
  }

  private closed(connection: PoolConnection): void {
    this.idle.delete(connection);
    this.open.delete(connection);
  }
}
