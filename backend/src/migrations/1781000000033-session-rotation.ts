import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions whose token is to be replaced, and the replaced token, which works until `previous_ends_at` for requests under way. */
export class SessionRotation1781000000033 implements MigrationInterface {
  name = 'SessionRotation1781000000033';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('user_session', 'rotation_due')) return;
    await runner.query(`
      ALTER TABLE user_session
        ADD COLUMN rotation_due boolean NOT NULL DEFAULT false,
        ADD COLUMN previous_token_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
        ADD COLUMN previous_ends_at datetime(3) NULL,
        ADD KEY ix_user_session_previous (previous_token_hash)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('user_session', 'rotation_due'))) return;
    await runner.query(
      'ALTER TABLE user_session DROP KEY ix_user_session_previous, DROP COLUMN rotation_due, DROP COLUMN previous_token_hash, DROP COLUMN previous_ends_at',
    );
  }
}
