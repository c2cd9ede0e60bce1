import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the database was restored from a backup, and whether it may send anything since. */
export class Restoration1781000000106 implements MigrationInterface {
  name = 'Restoration1781000000106';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS restoration (
        id tinyint NOT NULL,
        backup_at datetime(3) NOT NULL,
        started_at datetime(3) NOT NULL,
        completed_at datetime(3) NULL,
        released_at datetime(3) NULL,
        CONSTRAINT pk_restoration PRIMARY KEY (id),
        CONSTRAINT ck_restoration_id CHECK (id = 1),
        CONSTRAINT ck_restoration_release CHECK (released_at IS NULL OR completed_at IS NOT NULL)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS restoration');
  }
}
