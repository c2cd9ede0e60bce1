import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Carriers that are asked over HTTP: how to reach them, what each was asked for a quote, and the feed that late answers reach pages by. */
export class CarrierCalls1781000000012 implements MigrationInterface {
  name = 'CarrierCalls1781000000012';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('carrier_connection', 'endpoint'))) {
      await runner.query(`
        ALTER TABLE carrier_connection
          ADD COLUMN endpoint varchar(500) CHARACTER SET ascii COLLATE ascii_bin NULL,
          ADD COLUMN credentials varbinary(4000) NULL,
          ADD COLUMN customer_number varchar(50) NULL,
          ADD COLUMN timeout_ms int NOT NULL DEFAULT 8000,
          ADD COLUMN health_state varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'untested',
          ADD COLUMN health_error varchar(300) NULL,
          ADD COLUMN health_since datetime(3) NULL`);
    }
    if (!(await runner.hasColumn('offer', 'connection_id'))) {
      await runner.query(`
        ALTER TABLE offer
          MODIFY COLUMN tariff_id char(30) CHARACTER SET ascii COLLATE ascii_bin NULL,
          ADD COLUMN connection_id char(30) CHARACTER SET ascii COLLATE ascii_bin NULL`);
    }
    await runner.query(`
      CREATE TABLE IF NOT EXISTS quote_carrier_call (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        quote_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        revision int NOT NULL,
        connection_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        state varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        code varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
        message varchar(500) NULL,
        asked_at datetime(3) NOT NULL,
        ended_at datetime(3) NULL,
        CONSTRAINT pk_quote_carrier_call PRIMARY KEY (company_id, quote_id, revision, connection_id),
        KEY ix_quote_carrier_call_open (state, asked_at),
        KEY ix_quote_carrier_call_connection (company_id, connection_id, asked_at),
        CONSTRAINT fk_quote_carrier_call_quote FOREIGN KEY (company_id, quote_id) REFERENCES quote (company_id, id),
        CONSTRAINT fk_quote_carrier_call_connection FOREIGN KEY (company_id, connection_id) REFERENCES carrier_connection (company_id, id),
        CONSTRAINT ck_quote_carrier_call_state CHECK (state IN ('asked', 'offered', 'declined')),
        CONSTRAINT ck_quote_carrier_call_ended CHECK ((state = 'asked') = (ended_at IS NULL)),
        CONSTRAINT ck_quote_carrier_call_reason CHECK ((state = 'declined') = (code IS NOT NULL))
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS event_feed (
        id bigint NOT NULL AUTO_INCREMENT,
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        channel varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        type varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        data json NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_event_feed PRIMARY KEY (id),
        KEY ix_event_feed_channel (company_id, channel, id),
        KEY ix_event_feed_created (created_at)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS event_feed');
    await runner.query('DROP TABLE IF EXISTS quote_carrier_call');
    if (await runner.hasColumn('offer', 'connection_id')) {
      await runner.query(`UPDATE offer SET tariff_id = '' WHERE tariff_id IS NULL`);
      await runner.query(`
        ALTER TABLE offer
          DROP COLUMN connection_id,
          MODIFY COLUMN tariff_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL`);
    }
    if (await runner.hasColumn('carrier_connection', 'endpoint')) {
      await runner.query(`
        ALTER TABLE carrier_connection
          DROP COLUMN health_since, DROP COLUMN health_error, DROP COLUMN health_state, DROP COLUMN timeout_ms, DROP COLUMN customer_number,
          DROP COLUMN credentials, DROP COLUMN endpoint`);
    }
  }
}
