import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second factors: TOTP secrets (sealed), passkeys, recovery codes (hashes), and the WebAuthn challenges that wait for an answer (hashes). */
export class Factors1781000000008 implements MigrationInterface {
  name = 'Factors1781000000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS totp_factor (
        user_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        secret_sealed varbinary(255) NOT NULL,
        last_used_step bigint NULL,
        created_at datetime(3) NOT NULL,
        confirmed_at datetime(3) NULL,
        CONSTRAINT pk_totp_factor PRIMARY KEY (user_id),
        CONSTRAINT fk_totp_factor_user FOREIGN KEY (user_id) REFERENCES user_account (id)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS passkey (
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        user_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        credential_id varchar(1364) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        public_key varbinary(2048) NOT NULL,
        signature_counter bigint NOT NULL,
        transports varchar(160) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        synced boolean NOT NULL,
        name varchar(60) NOT NULL,
        created_at datetime(3) NOT NULL,
        last_used_at datetime(3) NULL,
        CONSTRAINT pk_passkey PRIMARY KEY (id),
        CONSTRAINT uq_passkey_credential UNIQUE (credential_id),
        KEY ix_passkey_user (user_id),
        CONSTRAINT fk_passkey_user FOREIGN KEY (user_id) REFERENCES user_account (id)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS recovery_code (
        user_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        code_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        created_at datetime(3) NOT NULL,
        used_at datetime(3) NULL,
        CONSTRAINT pk_recovery_code PRIMARY KEY (user_id, code_hash),
        CONSTRAINT fk_recovery_code_user FOREIGN KEY (user_id) REFERENCES user_account (id)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS webauthn_challenge (
        challenge_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        purpose varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        bound_to char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        expires_at datetime(3) NOT NULL,
        CONSTRAINT pk_webauthn_challenge PRIMARY KEY (challenge_hash),
        KEY ix_webauthn_challenge_expiry (expires_at),
        CONSTRAINT ck_webauthn_challenge_purpose CHECK (purpose IN ('registration', 'sign_in', 'second_factor', 'reauthentication'))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['webauthn_challenge', 'recovery_code', 'passkey', 'totp_factor']) {
      await runner.query(`DROP TABLE IF EXISTS ${table}`);
    }
  }
}
