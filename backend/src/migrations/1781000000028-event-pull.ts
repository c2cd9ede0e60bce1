import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where asking a carrier for events stands. `pull_at`: when it is asked next, and while a worker asks, until when the others leave it alone; `pull_from`, `pull_to` and
 * `pull_page`: the stretch of time that is being read and the next page of it, `pull_to` null between two stretches; `pull_quiet`: calls in a row that brought nothing new.
 */
export class EventPull1781000000028 implements MigrationInterface {
  name = 'EventPull1781000000028';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('carrier_connection', 'pull_at')) return;
    await runner.query(`
      ALTER TABLE carrier_connection
        ADD COLUMN pull_at datetime(3) NULL,
        ADD COLUMN pull_from datetime(3) NULL,
        ADD COLUMN pull_to datetime(3) NULL,
        ADD COLUMN pull_page smallint unsigned NOT NULL DEFAULT 1,
        ADD COLUMN pull_quiet tinyint unsigned NOT NULL DEFAULT 0,
        ADD KEY ix_carrier_connection_pull (connector, pull_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('carrier_connection', 'pull_at'))) return;
    await runner.query(`
      ALTER TABLE carrier_connection
        DROP KEY ix_carrier_connection_pull, DROP COLUMN pull_quiet, DROP COLUMN pull_page, DROP COLUMN pull_to, DROP COLUMN pull_from, DROP COLUMN pull_at`);
  }
}
