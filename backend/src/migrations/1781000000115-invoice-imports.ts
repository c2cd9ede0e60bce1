import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';
const word = (length: number): string => `varchar(${length}) CHARACTER SET ascii COLLATE ascii_bin`;

/** Files of invoices that users import; the files themselves are in the store. */
export class InvoiceImports1781000000115 implements MigrationInterface {
  name = 'InvoiceImports1781000000115';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS invoice_import (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        status ${word(10)} NOT NULL,
        file_name varchar(200) NOT NULL,
        row_count int NOT NULL,
        invoice_count int NOT NULL,
        done_count int NOT NULL,
        failed_count int NOT NULL,
        created_by ${ID} NOT NULL,
        created_by_name varchar(100) NOT NULL,
        created_at datetime(3) NOT NULL,
        finished_at datetime(3) NULL,
        sha256 char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT '',
        file_key ${word(120)} NOT NULL DEFAULT '',
        CONSTRAINT pk_invoice_import PRIMARY KEY (company_id, id),
        CONSTRAINT fk_invoice_import_company FOREIGN KEY (company_id) REFERENCES company (id),
        CONSTRAINT ck_invoice_import_status CHECK (status IN ('running', 'done')),
        CONSTRAINT ck_invoice_import_end CHECK ((status = 'done') = (finished_at IS NOT NULL))
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS invoice_import_item (
        company_id ${ID} NOT NULL,
        import_id ${ID} NOT NULL,
        position int NOT NULL,
        ref varchar(100) NOT NULL,
        first_row int NOT NULL,
        status ${word(10)} NOT NULL,
        request json NULL,
        cell_rows json NOT NULL,
        invoice_id ${ID} NULL,
        messages json NOT NULL,
        CONSTRAINT pk_invoice_import_item PRIMARY KEY (company_id, import_id, position),
        KEY ix_invoice_import_item_status (company_id, import_id, status, position),
        CONSTRAINT fk_invoice_import_item_import FOREIGN KEY (company_id, import_id) REFERENCES invoice_import (company_id, id),
        CONSTRAINT ck_invoice_import_item_status CHECK (status IN ('waiting', 'recorded', 'failed')),
        CONSTRAINT ck_invoice_import_item_request CHECK (status <> 'waiting' OR request IS NOT NULL),
        CONSTRAINT ck_invoice_import_item_invoice CHECK ((status = 'recorded') = (invoice_id IS NOT NULL))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['invoice_import_item', 'invoice_import']) await runner.query(`DROP TABLE IF EXISTS ${table}`);
  }
}
