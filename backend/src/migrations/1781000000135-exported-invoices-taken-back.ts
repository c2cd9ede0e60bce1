import type { MigrationInterface, QueryRunner } from 'typeorm';

const TO_EXPORT = (statuses: string) =>
  `tinyint(1) GENERATED ALWAYS AS (status IN (${statuses}) AND approved_total <> COALESCE(exported_total, 0)) VIRTUAL`;

/** An exported invoice that was reopened and that the carrier then replaced or withdrew is taken back in accounting. */
export class ExportedInvoicesTakenBack1781000000135 implements MigrationInterface {
  name = 'ExportedInvoicesTakenBack1781000000135';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "UPDATE carrier_invoice SET approved_total = 0 WHERE status IN ('replaced', 'withdrawn') AND exported_total IS NOT NULL",
    );
    await redefine(runner, "'approved', 'paid', 'replaced', 'withdrawn'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await redefine(runner, "'approved', 'paid'");
  }
}

async function redefine(runner: QueryRunner, statuses: string): Promise<void> {
  await runner.query(`
    ALTER TABLE carrier_invoice
      DROP KEY ix_carrier_invoice_to_export,
      DROP COLUMN to_export,
      ADD COLUMN to_export ${TO_EXPORT(statuses)},
      ADD KEY ix_carrier_invoice_to_export (company_id, to_export, id)`);
}
