import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Roles of a company that require a second factor, and the sessions that a sign-in source started, which need none. */
export class FactorRules1781000000251 implements MigrationInterface {
  name = 'FactorRules1781000000251';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('company', 'factor_roles')))
      await runner.query(
        'ALTER TABLE company ADD COLUMN factor_roles varchar(100) CHARACTER SET ascii COLLATE ascii_bin NULL',
      );
    if (!(await runner.hasColumn('user_session', 'signed_in_by_source')))
      await runner.query('ALTER TABLE user_session ADD COLUMN signed_in_by_source boolean NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('user_session', 'signed_in_by_source'))
      await runner.query('ALTER TABLE user_session DROP COLUMN signed_in_by_source');
    if (await runner.hasColumn('company', 'factor_roles'))
      await runner.query('ALTER TABLE company DROP COLUMN factor_roles');
  }
}
