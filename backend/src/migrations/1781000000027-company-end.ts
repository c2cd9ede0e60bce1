import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Exports of everything a company has, and the day on which a deleted company is erased. */
export class CompanyEnd1781000000027 implements MigrationInterface {
  name = 'CompanyEnd1781000000027';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company ADD COLUMN erase_at datetime(3) NULL, ADD KEY ix_company_erase (erase_at)');
    await runner.query(`
      CREATE TABLE IF NOT EXISTS company_export (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        status varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        requested_by char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        attempts int NOT NULL DEFAULT 0,
        tables_done int NOT NULL DEFAULT 0,
        tables_total int NOT NULL DEFAULT 0,
        byte_size bigint NULL,
        file_key varchar(200) CHARACTER SET ascii COLLATE ascii_bin NULL,
        leased_until datetime(3) NULL,
        created_at datetime(3) NOT NULL,
        finished_at datetime(3) NULL,
        CONSTRAINT pk_company_export PRIMARY KEY (company_id, id),
        KEY ix_company_export_status (status, leased_until),
        CONSTRAINT fk_company_export_company FOREIGN KEY (company_id) REFERENCES company (id),
        CONSTRAINT ck_company_export_status CHECK (status IN ('waiting', 'running', 'done', 'failed', 'expired'))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS company_export');
    await runner.query('ALTER TABLE company DROP KEY ix_company_erase, DROP COLUMN erase_at');
  }
}
