import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Companies that the operator of the installation suspended. */
export class SuspendedCompanies1781000000091 implements MigrationInterface {
  name = 'SuspendedCompanies1781000000091';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('company', 'suspended_at')))
      await runner.query('ALTER TABLE company ADD COLUMN suspended_at datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('company', 'suspended_at'))
      await runner.query('ALTER TABLE company DROP COLUMN suspended_at');
  }
}
