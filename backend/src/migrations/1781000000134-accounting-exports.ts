import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';
const WORD = (length: number) => `varchar(${length}) CHARACTER SET ascii COLLATE ascii_bin`;

/** Exports of approved invoices to accounting. */
export class AccountingExports1781000000134 implements MigrationInterface {
  name = 'AccountingExports1781000000134';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('carrier_invoice', 'exported_total')))
      await runner.query(`
        ALTER TABLE carrier_invoice
          ADD COLUMN exported_total bigint NULL,
          ADD COLUMN to_export tinyint(1) GENERATED ALWAYS AS (status IN ('approved', 'paid') AND approved_total <> COALESCE(exported_total, 0)) VIRTUAL,
          ADD KEY ix_carrier_invoice_to_export (company_id, to_export, id)`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS accounting_export (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        number int NOT NULL,
        month char(7) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        format ${WORD(10)} NOT NULL,
        invoice_count int NOT NULL,
        body json NOT NULL,
        created_by ${ID} NOT NULL,
        created_by_name varchar(100) NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_accounting_export PRIMARY KEY (company_id, id),
        UNIQUE KEY uq_accounting_export_number (company_id, number),
        CONSTRAINT fk_accounting_export_company FOREIGN KEY (company_id) REFERENCES company (id),
        CONSTRAINT ck_accounting_export_format CHECK (format IN ('csv', 'quickbooks', 'iif', 'netsuite'))
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS accounting_export_line (
        company_id ${ID} NOT NULL,
        export_id ${ID} NOT NULL,
        position int NOT NULL,
        invoice_id ${ID} NOT NULL,
        invoice_number varchar(100) NOT NULL,
        carrier_name varchar(60) NOT NULL,
        shipment_number ${WORD(12)} NULL,
        approved_on date NOT NULL,
        gl_account varchar(60) NOT NULL,
        cost_center varchar(60) NOT NULL,
        amount bigint NOT NULL,
        currency char(3) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        CONSTRAINT pk_accounting_export_line PRIMARY KEY (company_id, export_id, position),
        KEY ix_accounting_export_line_invoice (company_id, invoice_id),
        CONSTRAINT fk_accounting_export_line_export FOREIGN KEY (company_id, export_id) REFERENCES accounting_export (company_id, id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['accounting_export_line', 'accounting_export'])
      await runner.query(`DROP TABLE IF EXISTS ${table}`);
    await runner.query(
      'ALTER TABLE carrier_invoice DROP KEY ix_carrier_invoice_to_export, DROP COLUMN to_export, DROP COLUMN exported_total',
    );
  }
}
