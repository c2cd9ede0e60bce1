import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is paid of an invoice. */
export class PartPayments1781000000171 implements MigrationInterface {
  name = 'PartPayments1781000000171';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('carrier_invoice', 'paid_total')))
      await runner.query('ALTER TABLE carrier_invoice ADD COLUMN paid_total bigint NOT NULL DEFAULT 0');
    await runner.query(
      "UPDATE carrier_invoice SET paid_total = COALESCE(approved_total, total) WHERE status = 'paid' AND paid_total = 0",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('carrier_invoice', 'paid_total'))
      await runner.query('ALTER TABLE carrier_invoice DROP COLUMN paid_total');
  }
}
