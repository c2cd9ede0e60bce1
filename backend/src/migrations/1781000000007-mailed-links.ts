import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links mailed to people with an account, what a person says about themselves, and registrations by invitation. */
export class MailedLinks1781000000007 implements MigrationInterface {
  name = 'MailedLinks1781000000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS mailed_link (
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        purpose varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        user_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        email varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        created_at datetime(3) NOT NULL,
        expires_at datetime(3) NOT NULL,
        ended_at datetime(3) NULL,
        CONSTRAINT pk_mailed_link PRIMARY KEY (id),
        KEY ix_mailed_link_user (user_id, purpose, ended_at),
        KEY ix_mailed_link_expiry (expires_at),
        CONSTRAINT fk_mailed_link_user FOREIGN KEY (user_id) REFERENCES user_account (id),
        CONSTRAINT ck_mailed_link_purpose CHECK (purpose IN ('password_reset', 'email_change', 'email_undo'))
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS mailed_link_token (
        token_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        link_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_mailed_link_token PRIMARY KEY (token_hash),
        CONSTRAINT fk_mailed_link_token_link FOREIGN KEY (link_id) REFERENCES mailed_link (id) ON DELETE CASCADE
      )`);
    if (!(await runner.hasColumn('user_account', 'phone'))) {
      await runner.query(`
        ALTER TABLE user_account
          ADD COLUMN phone varchar(16) CHARACTER SET ascii COLLATE ascii_bin NULL,
          ADD COLUMN phone_extension varchar(8) CHARACTER SET ascii COLLATE ascii_bin NULL,
          ADD COLUMN locale varchar(5) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'en-US',
          ADD COLUMN units varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'imperial',
          ADD COLUMN time_zone varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
          ADD COLUMN theme varchar(6) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'system',
          ADD CONSTRAINT ck_user_account_locale CHECK (locale IN ('en-US', 'en-CA')),
          ADD CONSTRAINT ck_user_account_units CHECK (units IN ('imperial', 'metric')),
          ADD CONSTRAINT ck_user_account_theme CHECK (theme IN ('light', 'dark', 'system'))`);
    }
    if (!(await runner.hasColumn('registration', 'invitation_sealed'))) {
      await runner.query(`
        ALTER TABLE registration
          MODIFY COLUMN company_name varchar(60) NULL,
          ADD COLUMN invitation_sealed varbinary(255) NULL,
          ADD CONSTRAINT ck_registration_way_in CHECK ((company_name IS NULL) <> (invitation_sealed IS NULL))`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('registration', 'invitation_sealed')) {
      await runner.query('DELETE FROM registration WHERE company_name IS NULL');
      await runner.query(`
        ALTER TABLE registration
          DROP CONSTRAINT ck_registration_way_in,
          DROP COLUMN invitation_sealed, MODIFY COLUMN company_name varchar(60) NOT NULL`);
    }
    if (await runner.hasColumn('user_account', 'phone')) {
      await runner.query(`
        ALTER TABLE user_account
          DROP CONSTRAINT ck_user_account_locale, DROP CONSTRAINT ck_user_account_units, DROP CONSTRAINT ck_user_account_theme,
          DROP COLUMN phone, DROP COLUMN phone_extension, DROP COLUMN locale, DROP COLUMN units, DROP COLUMN time_zone, DROP COLUMN theme`);
    }
    for (const table of ['mailed_link_token', 'mailed_link']) await runner.query(`DROP TABLE IF EXISTS ${table}`);
  }
}
