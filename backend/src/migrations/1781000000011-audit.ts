import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The activity log: entries that are only ever added, and the head of each chain they form. */
export class Audit1781000000011 implements MigrationInterface {
  name = 'Audit1781000000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS audit_chain (
        chain char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        last_position bigint NOT NULL,
        last_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        CONSTRAINT pk_audit_chain PRIMARY KEY (chain)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS audit_entry (
        chain char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        position bigint NOT NULL,
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        occurred_at datetime(3) NOT NULL,
        user_id char(30) CHARACTER SET ascii COLLATE ascii_bin NULL,
        action varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        subject varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
        details text CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        ip_address varchar(45) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        request_id varchar(128) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        previous_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        CONSTRAINT pk_audit_entry PRIMARY KEY (chain, position),
        CONSTRAINT uq_audit_entry_id UNIQUE (id),
        KEY ix_audit_entry_time (chain, occurred_at, id),
        KEY ix_audit_entry_action (chain, action, occurred_at, id),
        KEY ix_audit_entry_user (chain, user_id, occurred_at, id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['audit_entry', 'audit_chain']) await runner.query(`DROP TABLE IF EXISTS ${table}`);
  }
}
