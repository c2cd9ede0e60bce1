import { DataSource } from 'typeorm';
import { type DatabaseSettings, dataSourceOptions } from './data-source-options.js';
import { Database } from './database.js';

/** Runs a command's work on the database, without a Nest application, and closes the connections. */
export async function withDatabase<T>(config: DatabaseSettings, work: (database: Database) => Promise<T>): Promise<T> {
  const dataSource = await new DataSource(dataSourceOptions(config)).initialize();
  try {
    return await work(new Database(dataSource));
  } finally {
    await dataSource.destroy();
  }
}
