import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SKU of a product, unique in its company; null: none. */
export class ProductSku1781000000313 implements MigrationInterface {
  name = 'ProductSku1781000000313';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('product', 'sku')) return;
    await runner.query(
      'ALTER TABLE product ADD COLUMN sku varchar(40) CHARACTER SET ascii COLLATE ascii_general_ci NULL, ADD UNIQUE INDEX uq_product_sku (company_id, sku)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('product', 'sku'))) return;
    await runner.query('ALTER TABLE product DROP INDEX uq_product_sku, DROP COLUMN sku');
  }
}
