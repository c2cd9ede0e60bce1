import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['invoice_decision', 'charge_entry'];

/** Date and reference of payments, and an index for invoices that are due. */
export class Payments1781000000120 implements MigrationInterface {
  name = 'Payments1781000000120';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      if (!(await runner.hasColumn(table, 'paid_on')))
        await runner.query(`ALTER TABLE ${table} ADD COLUMN paid_on date NULL, ADD COLUMN reference varchar(60) NULL`);
    if (!(await hasIndex(runner)))
      await runner.query('CREATE INDEX ix_carrier_invoice_due ON carrier_invoice (company_id, status, due_on)');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await hasIndex(runner)) await runner.query('DROP INDEX ix_carrier_invoice_due ON carrier_invoice');
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN paid_on, DROP COLUMN reference`);
  }
}

async function hasIndex(runner: QueryRunner): Promise<boolean> {
  const rows = (await runner.query(
    `SELECT 1 FROM information_schema.statistics
      WHERE table_schema = DATABASE() AND table_name = 'carrier_invoice' AND index_name = 'ix_carrier_invoice_due'`,
  )) as unknown[];
  return rows.length > 0;
}
