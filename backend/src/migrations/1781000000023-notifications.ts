import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';
const word = (length: number): string => `varchar(${length}) CHARACTER SET ascii COLLATE ascii_bin`;

/** Inboxes, what is mailed of them and when, digests, and what people want to hear of; which validity of a quote was told to be ending. */
export class Notifications1781000000023 implements MigrationInterface {
  name = 'Notifications1781000000023';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS notification_inbox (
        company_id ${ID} NOT NULL,
        user_id ${ID} NOT NULL,
        unread int NOT NULL,
        CONSTRAINT pk_notification_inbox PRIMARY KEY (company_id, user_id),
        CONSTRAINT ck_notification_inbox_unread CHECK (unread >= 0)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS notification (
        company_id ${ID} NOT NULL,
        user_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        fact_id ${ID} NOT NULL,
        kind ${word(40)} NOT NULL,
        subject_type ${word(12)} NOT NULL,
        subject_id ${ID} NOT NULL,
        subject_label varchar(120) NOT NULL,
        value varchar(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        data json NOT NULL,
        state ${word(6)} NOT NULL,
        occurred_at datetime(3) NOT NULL,
        created_at datetime(3) NOT NULL,
        read_at datetime(3) NULL,
        CONSTRAINT pk_notification PRIMARY KEY (company_id, user_id, id),
        CONSTRAINT uq_notification_fact UNIQUE (fact_id, user_id),
        KEY ix_notification_state (company_id, user_id, state, id),
        KEY ix_notification_kind (company_id, user_id, kind, state, id),
        KEY ix_notification_subject (company_id, user_id, subject_id, state, id),
        KEY ix_notification_told (company_id, subject_id, kind, created_at),
        CONSTRAINT ck_notification_state CHECK (state IN ('unread', 'read', 'hidden')),
        CONSTRAINT ck_notification_read CHECK ((state = 'read') = (read_at IS NOT NULL))
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS notification_mail (
        company_id ${ID} NOT NULL,
        user_id ${ID} NOT NULL,
        notification_id ${ID} NOT NULL,
        cadence ${word(9)} NOT NULL,
        due_at datetime(3) NOT NULL,
        state ${word(7)} NOT NULL,
        digest_id ${ID} NULL,
        error varchar(300) NULL,
        created_at datetime(3) NOT NULL,
        ended_at datetime(3) NULL,
        CONSTRAINT pk_notification_mail PRIMARY KEY (company_id, user_id, notification_id),
        KEY ix_notification_mail_due (cadence, state, digest_id, due_at),
        KEY ix_notification_mail_user (user_id, cadence, created_at),
        KEY ix_notification_mail_digest (digest_id),
        CONSTRAINT ck_notification_mail_cadence CHECK (cadence IN ('immediate', 'digest')),
        CONSTRAINT ck_notification_mail_state CHECK (state IN ('waiting', 'sent', 'failed', 'dropped'))
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS notification_digest (
        id ${ID} NOT NULL,
        company_id ${ID} NOT NULL,
        user_id ${ID} NOT NULL,
        due_at datetime(3) NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_notification_digest PRIMARY KEY (id),
        CONSTRAINT uq_notification_digest_period UNIQUE (company_id, user_id, due_at)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS notification_setting (
        user_id ${ID} NOT NULL,
        quiet_from ${word(5)} NULL,
        quiet_to ${word(5)} NULL,
        digest_at ${word(5)} NOT NULL,
        CONSTRAINT pk_notification_setting PRIMARY KEY (user_id),
        CONSTRAINT fk_notification_setting_user FOREIGN KEY (user_id) REFERENCES user_account (id),
        CONSTRAINT ck_notification_setting_quiet CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS notification_preference (
        user_id ${ID} NOT NULL,
        kind ${word(40)} NOT NULL,
        in_app boolean NOT NULL,
        email ${word(9)} NOT NULL,
        CONSTRAINT pk_notification_preference PRIMARY KEY (user_id, kind),
        CONSTRAINT fk_notification_preference_user FOREIGN KEY (user_id) REFERENCES user_account (id),
        CONSTRAINT ck_notification_preference_email CHECK (email IN ('immediate', 'hourly', 'daily', 'off'))
      )`);
    if (!(await runner.hasColumn('quote', 'expiry_told_for')))
      await runner.query('ALTER TABLE quote ADD COLUMN expiry_told_for datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('quote', 'expiry_told_for'))
      await runner.query('ALTER TABLE quote DROP COLUMN expiry_told_for');
    for (const table of ['preference', 'setting', 'digest', 'mail'])
      await runner.query(`DROP TABLE IF EXISTS notification_${table}`);
    await runner.query('DROP TABLE IF EXISTS notification');
    await runner.query('DROP TABLE IF EXISTS notification_inbox');
  }
}
