import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = ['quotes', 'shipments', 'reports'];

/** Saved views of invoices and of claims. */
export class SavedViewsOfInvoices1781000000331 implements MigrationInterface {
  name = 'SavedViewsOfInvoices1781000000331';

  up(runner: QueryRunner): Promise<void> {
    return allowAreas(runner, [...BEFORE, 'invoices', 'claims']);
  }

  /** The version before has no views of these lists. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM saved_view WHERE area IN ('invoices', 'claims')");
    await allowAreas(runner, BEFORE);
  }
}

async function allowAreas(runner: QueryRunner, areas: readonly string[]): Promise<void> {
  const constraints = (await runner.query(
    `SELECT 1 FROM information_schema.table_constraints
      WHERE constraint_schema = DATABASE() AND table_name = 'saved_view' AND constraint_name = 'ck_saved_view_area'`,
  )) as unknown[];
  if (constraints.length > 0) await runner.query('ALTER TABLE saved_view DROP CONSTRAINT ck_saved_view_area');
  const list = areas.map((area) => `'${area}'`).join(', ');
  await runner.query(`ALTER TABLE saved_view ADD CONSTRAINT ck_saved_view_area CHECK (area IN (${list}))`);
}
