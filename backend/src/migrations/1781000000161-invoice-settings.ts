import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What companies accept of carriers' invoices without a decision. */
export class InvoiceSettings1781000000161 implements MigrationInterface {
  name = 'InvoiceSettings1781000000161';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS invoice_settings (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        tolerance_amount bigint NOT NULL DEFAULT 500,
        tolerance_basis_points int NOT NULL DEFAULT 200,
        auto_approve boolean NOT NULL DEFAULT 0,
        updated_at datetime(3) NOT NULL,
        CONSTRAINT pk_invoice_settings PRIMARY KEY (company_id),
        CONSTRAINT fk_invoice_settings_company FOREIGN KEY (company_id) REFERENCES company (id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS invoice_settings');
  }
}
