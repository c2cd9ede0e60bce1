import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATUSES = "'unmatched', 'review', 'held', 'disputed', 'approved', 'paid', 'replaced', 'withdrawn'";

/** An invoice can be rejected. */
export class RejectedInvoices1781000000121 implements MigrationInterface {
  name = 'RejectedInvoices1781000000121';

  async up(runner: QueryRunner): Promise<void> {
    await setStatuses(runner, `${STATUSES}, 'rejected'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await setStatuses(runner, STATUSES);
  }
}

/** Replaces the check of the states; both versions of the check accept what a process of the earlier release writes. */
async function setStatuses(runner: QueryRunner, statuses: string): Promise<void> {
  await runner.query(`ALTER TABLE carrier_invoice DROP CONSTRAINT IF EXISTS ck_carrier_invoice_status,
    ADD CONSTRAINT ck_carrier_invoice_status CHECK (status IN (${statuses}))`);
}
