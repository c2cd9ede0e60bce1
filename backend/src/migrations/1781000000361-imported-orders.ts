import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hash of the order that an item of an imported file is; null: the item is a quote request. */
export class ImportedOrders1781000000361 implements MigrationInterface {
  name = 'ImportedOrders1781000000361';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('quote_import_item', 'order_hash')) return;
    await runner.query(
      'ALTER TABLE quote_import_item ADD COLUMN order_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('quote_import_item', 'order_hash'))) return;
    await runner.query('ALTER TABLE quote_import_item DROP COLUMN order_hash');
  }
}
