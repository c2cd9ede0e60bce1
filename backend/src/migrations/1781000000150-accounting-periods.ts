import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';

/** Closed months of accounting. */
export class AccountingPeriods1781000000150 implements MigrationInterface {
  name = 'AccountingPeriods1781000000150';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS accounting_period (
        company_id ${ID} NOT NULL,
        month char(7) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        body json NOT NULL,
        closed_by ${ID} NOT NULL,
        closed_by_name varchar(100) NOT NULL,
        closed_at datetime(3) NOT NULL,
        CONSTRAINT pk_accounting_period PRIMARY KEY (company_id, month),
        CONSTRAINT fk_accounting_period_company FOREIGN KEY (company_id) REFERENCES company (id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS accounting_period');
  }
}
