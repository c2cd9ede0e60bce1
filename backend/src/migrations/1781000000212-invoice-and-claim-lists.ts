import type { MigrationInterface, QueryRunner } from 'typeorm';

const OPEN_INVOICE = `status IN ('unmatched', 'review', 'held', 'approved') AND COALESCE(approved_total, total) > 0`;
const OPEN_CLAIM = `'draft', 'filed', 'acknowledged', 'offered', 'declined'`;

/** By table: generated columns and indexes of the lists of invoices and claims. */
const ADDED = {
  carrier_invoice: {
    columns: { open_due_on: `date GENERATED ALWAYS AS (CASE WHEN ${OPEN_INVOICE} THEN due_on END) VIRTUAL` },
    indexes: {
      ix_carrier_invoice_open_due: 'company_id, open_due_on, id',
      ix_carrier_invoice_verdict: 'company_id, status, verdict, id',
    },
  },
  claim: {
    columns: {
      stage: `varchar(7) CHARACTER SET ascii COLLATE ascii_bin GENERATED ALWAYS AS (CASE WHEN status IN (${OPEN_CLAIM}) THEN 'open' WHEN status = 'settled' THEN 'settled' ELSE 'ended' END) VIRTUAL`,
    },
    indexes: {
      ix_claim_carrier_reference: 'company_id, carrier_reference',
      ix_claim_reference: 'company_id, reference',
      ix_claim_stage: 'company_id, stage, id',
      ix_claim_stage_due: 'company_id, stage, next_due_on, id',
    },
  },
};

/** Pages of the lists of invoices and claims are read by indexes that have their order. */
export class InvoiceAndClaimLists1781000000212 implements MigrationInterface {
  name = 'InvoiceAndClaimLists1781000000212';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, { columns, indexes }] of Object.entries(ADDED)) {
      for (const [column, definition] of Object.entries(columns))
        if (!(await runner.hasColumn(table, column)))
          await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${definition}`);
      for (const [name, keys] of Object.entries(indexes))
        if (!(await hasIndex(runner, table, name))) await runner.query(`CREATE INDEX ${name} ON ${table} (${keys})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, { columns, indexes }] of Object.entries(ADDED)) {
      for (const name of Object.keys(indexes))
        if (await hasIndex(runner, table, name)) await runner.query(`DROP INDEX ${name} ON ${table}`);
      for (const column of Object.keys(columns))
        if (await runner.hasColumn(table, column)) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
    }
  }
}

async function hasIndex(runner: QueryRunner, table: string, name: string): Promise<boolean> {
  const rows = (await runner.query(
    'SELECT 1 FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = ? AND index_name = ? LIMIT 1',
    [table, name],
  )) as object[];
  return rows.length > 0;
}
