import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Periodic jobs that one of the workers does: when each begins its next period, and who does it now, and until when others leave it alone. */
export class PeriodicJobs1781000000030 implements MigrationInterface {
  name = 'PeriodicJobs1781000000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS periodic_job (
        name varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        due_at datetime(3) NOT NULL,
        lease_owner varchar(80) CHARACTER SET ascii COLLATE ascii_bin NULL,
        leased_until datetime(3) NULL,
        CONSTRAINT pk_periodic_job PRIMARY KEY (name),
        CONSTRAINT ck_periodic_job_lease CHECK ((lease_owner IS NULL) = (leased_until IS NULL))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS periodic_job');
  }
}
