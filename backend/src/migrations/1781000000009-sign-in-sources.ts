import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Identities of people at OAuth sources, and the sign-in states that were used and may not come back. */
export class SignInSources1781000000009 implements MigrationInterface {
  name = 'SignInSources1781000000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS external_identity (
        source varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        subject_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        user_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        account_name varchar(254) NULL,
        linked_at datetime(3) NOT NULL,
        last_used_at datetime(3) NULL,
        CONSTRAINT pk_external_identity PRIMARY KEY (source, subject_hash),
        CONSTRAINT uq_external_identity_user_source UNIQUE (user_id, source),
        CONSTRAINT fk_external_identity_user FOREIGN KEY (user_id) REFERENCES user_account (id)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS spent_sign_in_state (
        state_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        expires_at datetime(3) NOT NULL,
        CONSTRAINT pk_spent_sign_in_state PRIMARY KEY (state_id),
        KEY ix_spent_sign_in_state_expiry (expires_at)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['spent_sign_in_state', 'external_identity'])
      await runner.query(`DROP TABLE IF EXISTS ${table}`);
  }
}
