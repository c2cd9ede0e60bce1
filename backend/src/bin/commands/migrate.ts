import { type Config, loadConfig } from '../../config/config.js';
import { dataSourceOptions } from '../../platform/database/data-source-options.js';
import { grantToProduct } from '../../platform/database/schema/grants.js';
import { migrate } from '../../platform/database/schema/migrate.js';

/** Runs pending migrations, as the user of MIGRATION_DATABASE_URL if it is set; that user then grants the product's user its privileges. */
export async function run(): Promise<void> {
  const names = await migrateSchema(loadConfig(process.env));
  console.log(names.length === 0 ? 'The schema is up to date.' : `Ran ${names.length} migrations: ${names.join(', ')}`);
}

/** Returns the names of the migrations that ran. */
export async function migrateSchema(config: Config): Promise<string[]> {
  const { databaseUrl, migrationDatabaseUrl = databaseUrl } = config;
  const owner = dataSourceOptions({ ...config, databaseUrl: migrationDatabaseUrl });
  const names = await migrate(owner);
  if (migrationDatabaseUrl !== databaseUrl) await grantToProduct(owner, dataSourceOptions(config));
  return names;
}
