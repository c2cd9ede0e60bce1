import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';
const SHA256 = 'char(64) CHARACTER SET ascii COLLATE ascii_bin';

/** Files from which users enter invoices; the files themselves are in the store. */
export class InvoiceFiles1781000000202 implements MigrationInterface {
  name = 'InvoiceFiles1781000000202';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS invoice_file (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        invoice_id ${ID} NULL,
        file_name varchar(120) NOT NULL,
        content_type varchar(60) CHARACTER SET ascii COLLATE ascii_general_ci NOT NULL,
        byte_size int NOT NULL,
        sha256 ${SHA256} NOT NULL,
        received_sha256 ${SHA256} NOT NULL,
        file_key varchar(120) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        uploaded_by ${ID} NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_invoice_file PRIMARY KEY (company_id, id),
        CONSTRAINT uq_invoice_file_content UNIQUE (company_id, received_sha256),
        KEY ix_invoice_file_invoice (company_id, invoice_id),
        CONSTRAINT fk_invoice_file_invoice FOREIGN KEY (company_id, invoice_id) REFERENCES carrier_invoice (company_id, id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS invoice_file');
  }
}
