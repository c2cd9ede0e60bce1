import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the reclass history has the charges. A job reads those from before the history, and those of an earlier version during an upgrade. */
export class ReclassesOfEarlierCharges1781000000093 implements MigrationInterface {
  name = 'ReclassesOfEarlierCharges1781000000093';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('carrier_bill', 'reclasses_read')))
      await runner.query(
        'ALTER TABLE carrier_bill ADD COLUMN reclasses_read boolean NOT NULL DEFAULT false, ADD KEY ix_carrier_bill_reclasses (reclasses_read, kind)',
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('carrier_bill', 'reclasses_read'))
      await runner.query('ALTER TABLE carrier_bill DROP KEY ix_carrier_bill_reclasses, DROP COLUMN reclasses_read');
  }
}
