import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sums of reports over whole quarters, beside those of months. The earlier quarters are computed because one of their days is due. */
export class ReportQuarters1781000000395 implements MigrationInterface {
  name = 'ReportQuarters1781000000395';

  async up(runner: QueryRunner): Promise<void> {
    if (await hasMonths(runner)) return;
    await runner.query(
      "INSERT INTO report_due (company_id, ship_on) SELECT company_id, MIN(month_on) FROM report_month WHERE part = 'computed' GROUP BY company_id, YEAR(month_on), QUARTER(month_on)",
    );
    await runner.query(
      'ALTER TABLE report_month ADD COLUMN months tinyint unsigned NOT NULL DEFAULT 1 AFTER mode, DROP PRIMARY KEY, ADD CONSTRAINT pk_report_month PRIMARY KEY (company_id, part, mode, months, month_on, scac, currency, code)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await hasMonths(runner))) return;
    await runner.query('DELETE FROM report_month WHERE months <> 1');
    await runner.query(
      'ALTER TABLE report_month DROP PRIMARY KEY, DROP COLUMN months, ADD CONSTRAINT pk_report_month PRIMARY KEY (company_id, part, mode, month_on, scac, currency, code)',
    );
  }
}

async function hasMonths(runner: QueryRunner): Promise<boolean> {
  const rows = (await runner.query(
    "SELECT 1 FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = 'report_month' AND column_name = 'months'",
  )) as unknown[];
  return rows.length > 0;
}
