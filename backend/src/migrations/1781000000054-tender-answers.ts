import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = {
  respond_by: 'datetime(3) NULL',
  overdue_at: 'datetime(3) NULL',
  driver_name: 'varchar(100) NULL',
  driver_phone: 'varchar(16) CHARACTER SET ascii COLLATE ascii_bin NULL',
} as const;

/** Links with which carriers answer emailed tenders, deadlines of the answers, and the company's settings for tender emails. */
export class TenderAnswers1781000000054 implements MigrationInterface {
  name = 'TenderAnswers1781000000054';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS tender_link (
        token_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        tender_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_tender_link PRIMARY KEY (token_hash),
        CONSTRAINT fk_tender_link_tender FOREIGN KEY (company_id, tender_id) REFERENCES tender (company_id, id)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS tender_settings (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        dispatch_email varchar(254) NULL,
        show_rate boolean NOT NULL DEFAULT true,
        response_hours tinyint unsigned NOT NULL DEFAULT 4,
        updated_at datetime(3) NOT NULL,
        CONSTRAINT pk_tender_settings PRIMARY KEY (company_id),
        CONSTRAINT fk_tender_settings_company FOREIGN KEY (company_id) REFERENCES company (id)
      )`);
    if (await runner.hasColumn('tender', 'respond_by')) return;
    const added = Object.entries(COLUMNS).map(([name, type]) => `ADD COLUMN ${name} ${type}`);
    await runner.query(`ALTER TABLE tender ${added.join(', ')}, ADD INDEX ix_tender_respond_by (state, respond_by)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('tender', 'respond_by')) {
      const dropped = Object.keys(COLUMNS).map((name) => `DROP COLUMN ${name}`);
      await runner.query(`ALTER TABLE tender DROP INDEX ix_tender_respond_by, ${dropped.join(', ')}`);
    }
    await runner.query('DROP TABLE IF EXISTS tender_link');
    await runner.query('DROP TABLE IF EXISTS tender_settings');
  }
}
