import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users, registrations and the links mailed for them, sessions (only hashes of tokens), companies and associations. */
export class Identity1781000000002 implements MigrationInterface {
  name = 'Identity1781000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS company (
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        code char(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        name varchar(60) NOT NULL,
        gs1_prefix varchar(10) CHARACTER SET ascii COLLATE ascii_bin NULL,
        demo boolean NOT NULL DEFAULT false,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_company PRIMARY KEY (id),
        CONSTRAINT uq_company_code UNIQUE (code)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS user_account (
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        email varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        full_name varchar(100) NOT NULL,
        password_hash varchar(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
        email_verified_at datetime(3) NULL,
        must_change_password boolean NOT NULL DEFAULT false,
        created_at datetime(3) NOT NULL,
        updated_at datetime(3) NOT NULL,
        CONSTRAINT pk_user_account PRIMARY KEY (id),
        CONSTRAINT uq_user_account_email UNIQUE (email)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS association (
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        user_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        role varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        status varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        created_at datetime(3) NOT NULL,
        updated_at datetime(3) NOT NULL,
        CONSTRAINT pk_association PRIMARY KEY (id),
        CONSTRAINT uq_association_company_user UNIQUE (company_id, user_id),
        KEY ix_association_user (user_id, status),
        CONSTRAINT fk_association_company FOREIGN KEY (company_id) REFERENCES company (id),
        CONSTRAINT fk_association_user FOREIGN KEY (user_id) REFERENCES user_account (id),
        CONSTRAINT ck_association_role CHECK (role IN ('owner', 'admin', 'manager', 'booker', 'dock', 'finance', 'approver', 'viewer')),
        CONSTRAINT ck_association_status CHECK (status IN ('invited', 'requested', 'active', 'suspended', 'removed'))
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS registration (
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        email varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        full_name varchar(100) NOT NULL,
        password_hash varchar(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        company_name varchar(60) NOT NULL,
        created_at datetime(3) NOT NULL,
        expires_at datetime(3) NOT NULL,
        used_at datetime(3) NULL,
        CONSTRAINT pk_registration PRIMARY KEY (id),
        KEY ix_registration_expiry (expires_at)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS registration_link (
        token_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        registration_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_registration_link PRIMARY KEY (token_hash),
        CONSTRAINT fk_registration_link_registration FOREIGN KEY (registration_id) REFERENCES registration (id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS user_session (
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        token_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        user_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NULL,
        user_agent varchar(300) NOT NULL,
        ip_address varchar(45) CHARACTER SET ascii NOT NULL,
        created_at datetime(3) NOT NULL,
        last_used_at datetime(3) NOT NULL,
        expires_at datetime(3) NOT NULL,
        revoked_at datetime(3) NULL,
        CONSTRAINT pk_user_session PRIMARY KEY (id),
        CONSTRAINT uq_user_session_token UNIQUE (token_hash),
        KEY ix_user_session_user (user_id, revoked_at),
        CONSTRAINT fk_user_session_user FOREIGN KEY (user_id) REFERENCES user_account (id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'user_session',
      'registration_link',
      'registration',
      'association',
      'user_account',
      'company',
    ]) {
      await runner.query(`DROP TABLE IF EXISTS ${table}`);
    }
  }
}
