import type { MigrationInterface, QueryRunner } from 'typeorm';

const FIGURES = ['claims', 'claimed', 'recovered', 'reclassed', 'reweighed'];

/** Claims, reclasses and reweighs in reports. All days of existing shipments are due, also because bookings are counted by member. */
export class ReportClaims1781000000190 implements MigrationInterface {
  name = 'ReportClaims1781000000190';

  async up(runner: QueryRunner): Promise<void> {
    for (const name of FIGURES)
      if (!(await runner.hasColumn('report_day', name)))
        await runner.query(`ALTER TABLE report_day ADD COLUMN ${name} bigint NOT NULL DEFAULT 0`);
    await runner.query(
      'INSERT INTO report_due (company_id, ship_on) SELECT DISTINCT company_id, pickup_on FROM shipment ORDER BY pickup_on DESC',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM report_day WHERE part = 'member'`);
    for (const name of FIGURES)
      if (await runner.hasColumn('report_day', name)) await runner.query(`ALTER TABLE report_day DROP COLUMN ${name}`);
  }
}
