import { type Logger, QueryFailedError } from 'typeorm';
import type { Transaction } from './database.js';

/** A connection of mysql2, or its pool. */
export interface PreparingConnection {
  promise(): { execute(sql: string, params: unknown[]): Promise<[result: unknown, fields: unknown]> };
}

/**
 * Like `tx.query`, for statements that are sent again and again with the same text: each connection has the server parse it once. Takes no lists
 * as parameters, and no undefined.
 */
export async function queryPrepared<T>(tx: Transaction, sql: string, params: unknown[]): Promise<T> {
  const connection = (await tx.queryRunner?.connect()) as PreparingConnection | undefined;
  if (connection === undefined) throw new Error('A transaction has a connection of its own.');
  return runPrepared(connection, tx.dataSource.logger, sql, params);
}

/** Runs a prepared statement with the errors that TypeORM would throw. */
export async function runPrepared<T>(
  connection: PreparingConnection,
  logger: Logger,
  sql: string,
  params: unknown[],
): Promise<T> {
  logger.logQuery(sql, params);
  try {
    const [result] = await connection.promise().execute(sql, params);
    return result as T;
  } catch (error) {
    throw new QueryFailedError(sql, params, error as Error);
  }
}
