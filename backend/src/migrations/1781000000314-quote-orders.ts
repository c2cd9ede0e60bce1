import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The order that a quote was suggested for: number of the caller, and hash of the content; null: none. */
export class QuoteOrders1781000000314 implements MigrationInterface {
  name = 'QuoteOrders1781000000314';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('quote', 'order_number')) return;
    await runner.query(
      `ALTER TABLE quote ADD COLUMN order_number varchar(50) CHARACTER SET ascii COLLATE ascii_bin NULL,
        ADD COLUMN order_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
        ADD UNIQUE INDEX uq_quote_order (company_id, order_number)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('quote', 'order_number'))) return;
    await runner.query('ALTER TABLE quote DROP INDEX uq_quote_order, DROP COLUMN order_number, DROP COLUMN order_hash');
  }
}
