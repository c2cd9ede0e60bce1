import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a fuel price was fetched from the published index; prices that users entered are never replaced. */
export class FetchedFuelPrices1781000000119 implements MigrationInterface {
  name = 'FetchedFuelPrices1781000000119';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('fuel_price', 'fetched')))
      await runner.query('ALTER TABLE fuel_price ADD COLUMN fetched boolean NOT NULL DEFAULT FALSE');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('fuel_price', 'fetched'))
      await runner.query('ALTER TABLE fuel_price DROP COLUMN fetched');
  }
}
