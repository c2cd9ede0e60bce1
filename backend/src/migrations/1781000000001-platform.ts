import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Outbox, idempotency records, named counters and GS1 serials: tables that know no freight word. */
export class Platform1781000000001 implements MigrationInterface {
  name = 'Platform1781000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS outbox_message (
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NULL,
        topic varchar(80) CHARACTER SET ascii NOT NULL,
        payload json NOT NULL,
        attempts int NOT NULL DEFAULT 0,
        created_at datetime(3) NOT NULL,
        available_at datetime(3) NOT NULL,
        leased_until datetime(3) NULL,
        lease_owner varchar(64) CHARACTER SET ascii NULL,
        done_at datetime(3) NULL,
        failed_at datetime(3) NULL,
        last_error varchar(1000) NULL,
        CONSTRAINT pk_outbox_message PRIMARY KEY (id),
        KEY ix_outbox_message_due (done_at, failed_at, available_at, id)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS idempotency_record (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        idempotency_key varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        operation varchar(60) CHARACTER SET ascii NOT NULL,
        request_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        response json NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_idempotency_record PRIMARY KEY (company_id, idempotency_key),
        KEY ix_idempotency_record_created (created_at)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS company_counter (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        name varchar(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        last_value bigint NOT NULL,
        CONSTRAINT pk_company_counter PRIMARY KEY (company_id, name)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS gs1_serial (
        prefix varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        last_value bigint NOT NULL,
        CONSTRAINT pk_gs1_serial PRIMARY KEY (prefix)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['gs1_serial', 'company_counter', 'idempotency_record', 'outbox_message']) {
      await runner.query(`DROP TABLE IF EXISTS ${table}`);
    }
  }
}
