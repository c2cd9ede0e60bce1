import type { PoolConnection } from 'mysql2';
import { type QueryRunner, QueryFailedError } from 'typeorm';
import type { Transaction } from './database.js';

/**
 * Like `tx.query`, for frequent statements with constant text: the server parses the statement once per connection. Does not support lists or
 * undefined as parameters.
 */
export async function queryPrepared<T>(tx: Transaction, sql: string, params: unknown[]): Promise<T> {
  if (tx.queryRunner === undefined) throw new Error('A transaction has a connection of its own.');
  return runPrepared(tx.queryRunner, sql, params);
}

/** Runs a prepared statement on the query runner's connection, and throws the same errors as TypeORM. */
export async function runPrepared<T>(runner: QueryRunner, sql: string, params: unknown[]): Promise<T> {
  const connection: PoolConnection = await runner.connect();
  runner.dataSource.logger.logQuery(sql, params);
  try {
    const [result] = await connection.promise().execute({ sql, values: params });
    return result as T;
  } catch (error) {
    throw new QueryFailedError(sql, params, error as Error);
  }
}
