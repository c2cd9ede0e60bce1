import { DataSource } from 'typeorm';
import { Database } from '../../src/platform/database/database.js';
import type { TestApp } from './test-app.js';

/** A statement as sent to the database. */
export interface Statement {
  sql: string;
  params: unknown[];
}

/** Every statement that the application sends during `work`. */
export function statementsDuring(app: TestApp, work: () => Promise<unknown>): Promise<Statement[]> {
  return statementsSentBy(app.get(DataSource), work);
}

/** Every statement that is sent over the connections of `dataSource` during `work`. */
export async function statementsSentBy(dataSource: DataSource, work: () => Promise<unknown>): Promise<Statement[]> {
  const { logger } = dataSource;
  const statements: Statement[] = [];
  const ignore = (): void => undefined;
  dataSource.logger = {
    logQuery: (sql, params) => void statements.push({ sql, params: Array.isArray(params) ? params : [] }),
    logQueryError: ignore,
    logQuerySlow: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: ignore,
  };
  await work().finally(() => (dataSource.logger = logger));
  return statements;
}

/** How many rows of tables and indexes the server reads for a statement. */
export function rowsRead(app: TestApp, { sql, params }: Statement): Promise<number> {
  return app.get(Database).transaction(async (tx) => {
    await tx.query('FLUSH STATUS');
    await tx.query(sql, params);
    const counters = await tx.query<{ Value: string }[]>(
      "SHOW SESSION STATUS WHERE Variable_name LIKE 'Handler_read%' AND Variable_name <> 'Handler_read_rnd_deleted'",
    );
    return counters.reduce((sum, { Value }) => sum + Number(Value), 0);
  });
}
