import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Version of a company's lane miles, for optimistic locking. */
export class LaneMilesVersion1781000000078 implements MigrationInterface {
  name = 'LaneMilesVersion1781000000078';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('rating_rules', 'lanes_version')))
      await runner.query('ALTER TABLE rating_rules ADD COLUMN lanes_version int NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('rating_rules', 'lanes_version'))
      await runner.query('ALTER TABLE rating_rules DROP COLUMN lanes_version');
  }
}
