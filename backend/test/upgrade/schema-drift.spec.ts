import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource, type DataSourceOptions, getMetadataArgsStorage } from 'typeorm';
import { dataSourceOptions } from '../../src/platform/database/data-source-options.js';
import { migrate } from '../../src/platform/database/schema/migrate.js';
import { emptyDatabase } from '../support/test-database.js';

const source = join(import.meta.dirname, '../../src');
let dataSource: DataSource;

/** Expressions of generated columns as the database stores them, by `table.column`. */
async function generated(): Promise<Record<string, string>> {
  const rows = await dataSource.query<{ name: string; expression: string }[]>(
    `SELECT CONCAT(table_name, '.', column_name) AS name, generation_expression AS expression
       FROM information_schema.columns WHERE table_schema = DATABASE() AND generation_expression <> ''`,
  );
  return Object.fromEntries(rows.map(({ name, expression }) => [name, expression]));
}

const declared = () =>
  Object.fromEntries(
    dataSource.entityMetadatas.flatMap(({ tableName, columns }) =>
      columns
        .filter(({ asExpression }) => asExpression !== undefined)
        .map(({ databaseName, asExpression }) => [`${tableName}.${databaseName}`, asExpression]),
    ),
  );

beforeAll(async () => {
  for (const file of globSync('**/*.entity.ts', { cwd: source })) await import(join(source, file));
  const entities = getMetadataArgsStorage().tables.map(({ target }) => target as new () => object);
  const databaseUrl = await emptyDatabase(`lading_drift_${process.env.JEST_WORKER_ID ?? '1'}`);
  await migrate(dataSourceOptions({ databaseUrl }));
  // With type `mysql`, TypeORM considers MariaDB's notation of defaults a difference.
  dataSource = await new DataSource({
    ...dataSourceOptions({ databaseUrl }),
    type: 'mariadb',
    entities,
  } as DataSourceOptions).initialize();
}, 60_000);
afterAll(() => dataSource.destroy());

describe('entities and migrations', () => {
  it('have the same tables', async () => {
    const rows = await dataSource.query<{ name: string }[]>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name NOT LIKE 'migration%'`,
    );
    const tables = dataSource.entityMetadatas.map(({ tableName }) => tableName);
    expect(tables.sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it('have the same generated columns', async () => {
    expect(declared()).toEqual(await generated());
  });

  it('have the same schema', async () => {
    // TypeORM compares generated columns with its own metadata table, which migrations do not write.
    await dataSource.query(
      `CREATE TABLE typeorm_metadata (\`type\` varchar(32), \`database\` varchar(64), \`schema\` varchar(64), \`table\` varchar(64), \`name\` varchar(64), \`value\` text)`,
    );
    const schema = dataSource.driver.database;
    for (const [name, expression] of Object.entries(declared()))
      await dataSource.query('INSERT INTO typeorm_metadata VALUES (?, NULL, ?, ?, ?, ?)', [
        'GENERATED_COLUMN',
        schema,
        ...name.split('.'),
        expression,
      ]);
    // InnoDB checks foreign keys immediately, so RESTRICT and NO ACTION are equivalent; MariaDB lists RESTRICT if none was specified.
    for (const key of dataSource.entityMetadatas.flatMap(({ foreignKeys }) => foreignKeys)) {
      if (key.onDelete === 'NO ACTION') key.onDelete = 'RESTRICT';
      if (key.onUpdate === 'NO ACTION') key.onUpdate = 'RESTRICT';
    }
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });
});
