import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The order of the exception queue: the highest severity (4) has urgency 0. `ix_shipment_exception_open` serves the earlier code. */
export class ExceptionUrgency1781000000098 implements MigrationInterface {
  name = 'ExceptionUrgency1781000000098';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('shipment_exception', 'urgency')))
      await runner.query(
        'ALTER TABLE shipment_exception ADD COLUMN urgency tinyint GENERATED ALWAYS AS (4 - CAST(severity AS signed)) VIRTUAL',
      );
    if (!(await hasIndex(runner)))
      await runner.query(
        'ALTER TABLE shipment_exception ADD KEY ix_shipment_exception_urgency (company_id, is_open, urgency, opened_at, id)',
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await hasIndex(runner))
      await runner.query('ALTER TABLE shipment_exception DROP KEY ix_shipment_exception_urgency');
    if (await runner.hasColumn('shipment_exception', 'urgency'))
      await runner.query('ALTER TABLE shipment_exception DROP COLUMN urgency');
  }
}

async function hasIndex(runner: QueryRunner): Promise<boolean> {
  const rows = (await runner.query(
    "SELECT 1 FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = 'shipment_exception' AND index_name = 'ix_shipment_exception_urgency' LIMIT 1",
  )) as object[];
  return rows.length > 0;
}
