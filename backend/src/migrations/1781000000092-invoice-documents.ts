import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents that carriers send with invoices, and those that they withdrew. */
export class InvoiceDocuments1781000000092 implements MigrationInterface {
  name = 'InvoiceDocuments1781000000092';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('document', 'withdrawn_at')))
      await runner.query('ALTER TABLE document ADD COLUMN withdrawn_at datetime(3) NULL');
    await runner.query(`
      CREATE TABLE IF NOT EXISTS invoice_document (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        connection_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        shipment_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        document_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        invoice_number varchar(100) COLLATE utf8mb4_bin NOT NULL,
        document_type varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        original mediumtext NOT NULL,
        received_at datetime(3) NOT NULL,
        withdrawn_at datetime(3) NULL,
        CONSTRAINT pk_invoice_document PRIMARY KEY (company_id, id),
        KEY ix_invoice_document_invoice (company_id, connection_id, invoice_number),
        KEY ix_invoice_document_received (company_id, connection_id, received_at),
        CONSTRAINT fk_invoice_document_connection FOREIGN KEY (company_id, connection_id) REFERENCES carrier_connection (company_id, id),
        CONSTRAINT fk_invoice_document_shipment FOREIGN KEY (company_id, shipment_id) REFERENCES shipment (company_id, id),
        CONSTRAINT fk_invoice_document_document FOREIGN KEY (company_id, document_id) REFERENCES document (company_id, id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS invoice_document');
    if (await runner.hasColumn('document', 'withdrawn_at'))
      await runner.query('ALTER TABLE document DROP COLUMN withdrawn_at');
  }
}
