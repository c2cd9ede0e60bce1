import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reasons of exceptions, such as why a carrier declined a tender. */
export class ExceptionReasons1781000000074 implements MigrationInterface {
  name = 'ExceptionReasons1781000000074';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('shipment_exception', 'reason')))
      await runner.query('ALTER TABLE shipment_exception ADD COLUMN reason varchar(500) NULL AFTER opened_at');
    // Open exceptions get the reason of the newest tender, which the carrier rejected.
    await runner.query(`
      UPDATE shipment_exception e
        JOIN tender t ON t.company_id = e.company_id AND t.shipment_id = e.shipment_id AND t.state = 'rejected'
        LEFT JOIN tender n ON n.company_id = t.company_id AND n.shipment_id = t.shipment_id AND n.number > t.number
      SET e.reason = t.message
      WHERE e.kind = 'tender_rejected' AND e.ended_at IS NULL AND e.reason IS NULL AND n.id IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('shipment_exception', 'reason'))
      await runner.query('ALTER TABLE shipment_exception DROP COLUMN reason');
  }
}
