import type { Connection, PoolConnection } from 'mysql2';
import { type Logger, QueryFailedError } from 'typeorm';
import type { Transaction } from './database.js';

/**
 * Like `tx.query`, for frequent statements with constant text: the server parses the statement once per connection. Does not support lists or
 * undefined as parameters.
 */
export async function queryPrepared<T>(tx: Transaction, sql: string, params: unknown[]): Promise<T> {
  if (tx.queryRunner === undefined) throw new Error('A transaction has a connection of its own.');
  const connection: PoolConnection = await tx.queryRunner.connect();
  return runPrepared(connection, tx.dataSource.logger, sql, params);
}

/** Runs a prepared statement on the connection, and throws the same errors as TypeORM. */
export async function runPrepared<T>(
  connection: Connection,
  logger: Logger,
  sql: string,
  params: unknown[],
): Promise<T> {
  logger.logQuery(sql, params);
  try {
    const [result] = await connection.promise().execute({ sql, values: params });
    return result as T;
  } catch (error) {
    throw new QueryFailedError(sql, params, error as Error);
  }
}
