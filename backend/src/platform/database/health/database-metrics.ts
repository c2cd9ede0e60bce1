import { channel } from 'node:diagnostics_channel';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool, PoolConnection } from 'mysql2';
import { DataSource } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { Metrics } from '../../metrics/metrics.js';

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
