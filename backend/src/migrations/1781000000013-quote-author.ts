import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A quote keeps the name that its author had. Null for quotes that a process of the version before has written since. */
export class QuoteAuthor1781000000013 implements MigrationInterface {
  name = 'QuoteAuthor1781000000013';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('quote', 'created_by_name')))
      await runner.query('ALTER TABLE quote ADD COLUMN created_by_name varchar(100) NULL');
    await runner.query(
      'UPDATE quote q JOIN user_account u ON u.id = q.created_by SET q.created_by_name = u.full_name WHERE q.created_by_name IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('quote', 'created_by_name'))
      await runner.query('ALTER TABLE quote DROP COLUMN created_by_name');
  }
}
