import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Quotas that the operator set for one company. */
export class CompanyQuotas1781000000145 implements MigrationInterface {
  name = 'CompanyQuotas1781000000145';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('company', 'quotas')))
      await runner.query('ALTER TABLE company ADD COLUMN quotas json NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('company', 'quotas')) await runner.query('ALTER TABLE company DROP COLUMN quotas');
  }
}
