import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';
const CODE = (length: number) => `varchar(${length}) CHARACTER SET ascii COLLATE ascii_bin`;

/** Shared reports, and saved reports that are mailed on a schedule. */
export class ReportMailings1781000000221 implements MigrationInterface {
  name = 'ReportMailings1781000000221';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('saved_view', 'is_shared')))
      await runner.query(
        `ALTER TABLE saved_view ADD COLUMN is_shared boolean NOT NULL DEFAULT FALSE,
           ADD KEY ix_saved_view_shared (company_id, area, is_shared, name)`,
      );
    await runner.query(`
      CREATE TABLE IF NOT EXISTS report_mailing (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        view_user_id ${ID} NOT NULL,
        view_id ${ID} NOT NULL,
        every ${CODE(5)} NOT NULL,
        on_day tinyint unsigned NOT NULL,
        at_time char(5) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        time_zone ${CODE(64)} NOT NULL,
        is_paused boolean NOT NULL,
        due_at datetime(3) NULL,
        due_on date NULL,
        last_on date NULL,
        created_by ${ID} NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_report_mailing PRIMARY KEY (company_id, id),
        KEY ix_report_mailing_due (due_at),
        KEY ix_report_mailing_view (company_id, view_user_id, view_id),
        CONSTRAINT ck_report_mailing_every CHECK (every IN ('week', 'month')),
        CONSTRAINT fk_report_mailing_company FOREIGN KEY (company_id) REFERENCES company (id),
        CONSTRAINT fk_report_mailing_view FOREIGN KEY (company_id, view_user_id, view_id) REFERENCES saved_view (company_id, user_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS report_mailing_recipient (
        company_id ${ID} NOT NULL,
        mailing_id ${ID} NOT NULL,
        user_id ${ID} NOT NULL,
        mail_id ${ID} NULL,
        state ${CODE(7)} NULL,
        ended_at datetime(3) NULL,
        CONSTRAINT pk_report_mailing_recipient PRIMARY KEY (company_id, mailing_id, user_id),
        CONSTRAINT ck_report_mailing_recipient_state CHECK (state IN ('waiting', 'sent', 'failed', 'dropped')),
        CONSTRAINT fk_report_mailing_recipient_mailing FOREIGN KEY (company_id, mailing_id) REFERENCES report_mailing (company_id, id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS report_mailing_recipient');
    await runner.query('DROP TABLE IF EXISTS report_mailing');
    if (await runner.hasColumn('saved_view', 'is_shared'))
      await runner.query('ALTER TABLE saved_view DROP KEY ix_saved_view_shared, DROP COLUMN is_shared');
  }
}
