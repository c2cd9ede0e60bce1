import { DataSource, type DataSourceOptions } from 'typeorm';

/** Managed by the migration runner, so no migration drops them; `migration_lock` by that of earlier releases. */
export const RUNNER_TABLES: ReadonlySet<string> = new Set([
  'migration',
  'migration_checksum',
  'migration_lease',
  'migration_lock',
]);

const PARTS = {
  table:
    'SELECT table_name AS name, engine, table_collation FROM information_schema.tables WHERE table_schema = DATABASE()',
  column: `SELECT CONCAT(table_name, '.', column_name) AS name, table_name AS owner, column_type, is_nullable, column_default, collation_name, extra
             FROM information_schema.columns WHERE table_schema = DATABASE()`,
  index: `SELECT CONCAT(table_name, '.', index_name, '.', seq_in_index) AS name, table_name AS owner, column_name, non_unique
            FROM information_schema.statistics WHERE table_schema = DATABASE()`,
  constraint: `SELECT CONCAT(table_name, '.', constraint_name) AS name, table_name AS owner, constraint_type
                 FROM information_schema.table_constraints WHERE table_schema = DATABASE()`,
  check:
    'SELECT constraint_name AS name, check_clause FROM information_schema.check_constraints WHERE constraint_schema = DATABASE()',
};

/** Everything that the migrations created, one sorted line each. Column order is ignored, because rows are read by name. */
export async function schemaSnapshot(options: DataSourceOptions): Promise<string[]> {
  const dataSource = await new DataSource(options).initialize();
  const lines: string[] = [];
  for (const [part, sql] of Object.entries(PARTS)) {
    const rows = await dataSource.query<Record<string, unknown>[]>(sql);
    for (const row of rows) {
      if (!RUNNER_TABLES.has(String(row.owner ?? row.name))) lines.push(`${part} ${JSON.stringify(row)}`);
    }
  }
  await dataSource.destroy();
  return lines.sort();
}
