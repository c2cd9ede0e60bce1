import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  ['invoice_file', 'ix_invoice_file_age', 'created_at'],
  ['invoice_import', 'ix_invoice_import_age', 'finished_at'],
] as const;

/** Files of invoices past their retention are found by age. */
export class InvoiceFileRetention1781000000281 implements MigrationInterface {
  name = 'InvoiceFileRetention1781000000281';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, name, column] of INDEXES)
      if (!(await hasIndex(runner, table, name))) await runner.query(`CREATE INDEX ${name} ON ${table} (${column})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, name] of INDEXES)
      if (await hasIndex(runner, table, name)) await runner.query(`DROP INDEX ${name} ON ${table}`);
  }
}

async function hasIndex(runner: QueryRunner, table: string, name: string): Promise<boolean> {
  const rows = (await runner.query(
    'SELECT 1 FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = ? AND index_name = ? LIMIT 1',
    [table, name],
  )) as object[];
  return rows.length > 0;
}
