import type { MigrationInterface, QueryRunner } from 'typeorm';

/** File of a mailed report: workbook or PDF. */
export class ReportFormats1781000000381 implements MigrationInterface {
  name = 'ReportFormats1781000000381';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('report_mailing', 'format')) return;
    await runner.query(
      `ALTER TABLE report_mailing
         ADD COLUMN format varchar(4) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'xlsx',
         ADD CONSTRAINT ck_report_mailing_format CHECK (format IN ('xlsx', 'pdf'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('report_mailing', 'format'))) return;
    await runner.query('ALTER TABLE report_mailing DROP CONSTRAINT ck_report_mailing_format, DROP COLUMN format');
  }
}
