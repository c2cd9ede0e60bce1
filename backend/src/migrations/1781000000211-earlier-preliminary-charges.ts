import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the charge ledger has the charges of a message. A job adds those from before the ledger had them, and those of an earlier version during an upgrade. */
export class EarlierPreliminaryCharges1781000000211 implements MigrationInterface {
  name = 'EarlierPreliminaryCharges1781000000211';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('carrier_bill', 'in_ledger')))
      await runner.query(
        'ALTER TABLE carrier_bill ADD COLUMN in_ledger boolean NOT NULL DEFAULT false, ADD KEY ix_carrier_bill_ledger (in_ledger, kind)',
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('carrier_bill', 'in_ledger'))
      await runner.query('ALTER TABLE carrier_bill DROP KEY ix_carrier_bill_ledger, DROP COLUMN in_ledger');
  }
}
