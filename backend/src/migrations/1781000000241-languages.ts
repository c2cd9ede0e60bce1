import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = ['en-US', 'en-CA'];

/** French (Canada) and Spanish (United States). */
export class Languages1781000000241 implements MigrationInterface {
  name = 'Languages1781000000241';

  up(runner: QueryRunner): Promise<void> {
    return allowLocales(runner, [...BEFORE, 'fr-CA', 'es-US']);
  }

  /** The version before knows English only. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE user_account SET locale = 'en-CA' WHERE locale = 'fr-CA'");
    await runner.query("UPDATE user_account SET locale = 'en-US' WHERE locale = 'es-US'");
    await allowLocales(runner, BEFORE);
  }
}

async function allowLocales(runner: QueryRunner, locales: readonly string[]): Promise<void> {
  const constraints = (await runner.query(
    `SELECT 1 FROM information_schema.table_constraints
      WHERE constraint_schema = DATABASE() AND table_name = 'user_account' AND constraint_name = 'ck_user_account_locale'`,
  )) as unknown[];
  if (constraints.length > 0) await runner.query('ALTER TABLE user_account DROP CONSTRAINT ck_user_account_locale');
  const list = locales.map((locale) => `'${locale}'`).join(', ');
  await runner.query(`ALTER TABLE user_account ADD CONSTRAINT ck_user_account_locale CHECK (locale IN (${list}))`);
}
