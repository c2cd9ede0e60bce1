import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a fuel price is the demonstration's, which is removed with the demonstration carriers. */
export class DemoFuelPrices1781000000105 implements MigrationInterface {
  name = 'DemoFuelPrices1781000000105';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('fuel_price', 'demo')))
      await runner.query('ALTER TABLE fuel_price ADD COLUMN demo boolean NOT NULL DEFAULT FALSE');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('fuel_price', 'demo')) await runner.query('ALTER TABLE fuel_price DROP COLUMN demo');
  }
}
