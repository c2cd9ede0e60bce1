import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a restore has stored all rows and files, so that only `lading restore --finish` is left. */
export class StoredRestorations1781000000386 implements MigrationInterface {
  name = 'StoredRestorations1781000000386';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE restoration ADD COLUMN stored_at datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE restoration DROP COLUMN stored_at');
  }
}
