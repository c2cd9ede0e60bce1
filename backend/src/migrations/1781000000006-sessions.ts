import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions that still owe a second factor, the age of their last proof, devices that people signed in from, and counted tries. */
export class Sessions1781000000006 implements MigrationInterface {
  name = 'Sessions1781000000006';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('user_session', 'state'))) {
      await runner.query(`
        ALTER TABLE user_session
          ADD COLUMN state varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'active',
          ADD COLUMN authenticated_at datetime(3) NULL,
          ADD KEY ix_user_session_expiry (expires_at),
          ADD CONSTRAINT ck_user_session_state CHECK (state IN ('active', 'factor_pending'))`);
    }
    await runner.query(`
      CREATE TABLE IF NOT EXISTS known_device (
        token_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        user_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        created_at datetime(3) NOT NULL,
        expires_at datetime(3) NOT NULL,
        CONSTRAINT pk_known_device PRIMARY KEY (token_hash),
        KEY ix_known_device_user (user_id),
        KEY ix_known_device_expiry (expires_at),
        CONSTRAINT fk_known_device_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE
      )`);
    // `ends_at` is in milliseconds since 1970.
    await runner.query(`
      CREATE TABLE IF NOT EXISTS throttle (
        throttle_key varchar(120) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        tries int NOT NULL,
        ends_at bigint NOT NULL,
        CONSTRAINT pk_throttle PRIMARY KEY (throttle_key),
        KEY ix_throttle_end (ends_at)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS throttle');
    await runner.query('DROP TABLE IF EXISTS known_device');
    if (await runner.hasColumn('user_session', 'state')) {
      await runner.query(
        'ALTER TABLE user_session DROP CONSTRAINT ck_user_session_state, DROP KEY ix_user_session_expiry, DROP COLUMN state, DROP COLUMN authenticated_at',
      );
    }
  }
}
