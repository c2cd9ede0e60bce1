import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  ix_carrier_invoice_carrier: 'company_id, scac, id',
  ix_carrier_invoice_carrier_status: 'company_id, scac, status, id',
};

/** Indexes for the invoices of one carrier, newest first. */
export class InvoicesByCarrier1781000000201 implements MigrationInterface {
  name = 'InvoicesByCarrier1781000000201';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(INDEXES))
      if (!(await hasIndex(runner, name))) await runner.query(`CREATE INDEX ${name} ON carrier_invoice (${columns})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES))
      if (await hasIndex(runner, name)) await runner.query(`DROP INDEX ${name} ON carrier_invoice`);
  }
}

async function hasIndex(runner: QueryRunner, name: string): Promise<boolean> {
  const rows = (await runner.query(
    `SELECT 1 FROM information_schema.statistics
      WHERE table_schema = DATABASE() AND table_name = 'carrier_invoice' AND index_name = ?`,
    [name],
  )) as unknown[];
  return rows.length > 0;
}
