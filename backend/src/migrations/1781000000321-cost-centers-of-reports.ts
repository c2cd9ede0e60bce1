import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All days of existing shipments are due, because reports have cost centers now. */
export class CostCentersOfReports1781000000321 implements MigrationInterface {
  name = 'CostCentersOfReports1781000000321';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'INSERT INTO report_due (company_id, ship_on) SELECT DISTINCT company_id, pickup_on FROM shipment ORDER BY pickup_on DESC',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM report_day WHERE part = 'cost_center'");
    await runner.query("DELETE FROM report_shipment WHERE part IN ('cost_center', 'uncoded')");
  }
}
