import { Injectable } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { Database } from './database.js';

/** How busy the connection pool is. */
@Injectable()
export class DatabaseMetrics {
  constructor(metrics: Metrics, database: Database) {
    metrics.gauge(
      'database_connections_in_use',
      'Connections that run a statement or hold a transaction.',
      () => database.pool().inUse,
    );
    metrics.gauge('database_connections_idle', 'Open connections that wait for work.', () => database.pool().idle);
    metrics.gauge(
      'database_connections_waiting',
      'Statements that wait for a connection.',
      () => database.pool().waiting,
    );
  }
}
