import type { MigrationInterface, QueryRunner } from 'typeorm';

const APPOINTMENTS = `'not_needed', 'needed', 'requested', 'secured', 'missed', 'rescheduled'`;

/** What carriers report: the event log with its sources, what is projected from it, exceptions to work on, and how events come in. */
export class Tracking1781000000018 implements MigrationInterface {
  name = 'Tracking1781000000018';

  async up(runner: QueryRunner): Promise<void> {
    await this.extendEvents(runner);
    await this.extendShipments(runner);
    await this.extendConnections(runner);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS shipment_exception (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        shipment_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        kind varchar(24) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        severity tinyint unsigned NOT NULL,
        opened_at datetime(3) NOT NULL,
        ended_at datetime(3) NULL,
        owner_id char(30) CHARACTER SET ascii COLLATE ascii_bin NULL,
        snoozed_until datetime(3) NULL,
        resolved_at datetime(3) NULL,
        resolved_by char(30) CHARACTER SET ascii COLLATE ascii_bin NULL,
        resolution varchar(500) NULL,
        active_kind varchar(24) CHARACTER SET ascii COLLATE ascii_bin AS (IF(ended_at IS NULL, kind, NULL)) VIRTUAL,
        is_open boolean AS (ended_at IS NULL AND resolved_at IS NULL) VIRTUAL,
        CONSTRAINT pk_shipment_exception PRIMARY KEY (company_id, id),
        CONSTRAINT uq_shipment_exception_active UNIQUE (company_id, shipment_id, active_kind),
        KEY ix_shipment_exception_open (company_id, is_open, opened_at, id),
        CONSTRAINT fk_shipment_exception_shipment FOREIGN KEY (company_id, shipment_id) REFERENCES shipment (company_id, id),
        CONSTRAINT ck_shipment_exception_severity CHECK (severity BETWEEN 1 AND 4)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS inbound_delivery (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        connection_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        delivery_id varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        sha256 char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        answer json NOT NULL,
        received_at datetime(3) NOT NULL,
        CONSTRAINT pk_inbound_delivery PRIMARY KEY (company_id, connection_id, delivery_id),
        KEY ix_inbound_delivery_received (received_at),
        CONSTRAINT fk_inbound_delivery_connection FOREIGN KEY (company_id, connection_id) REFERENCES carrier_connection (company_id, id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS inbound_delivery');
    await runner.query('DROP TABLE IF EXISTS shipment_exception');
    if (await runner.hasColumn('carrier_connection', 'inbound_secret')) {
      await runner.query(`
        ALTER TABLE carrier_connection
          DROP KEY uq_carrier_connection_id, DROP COLUMN inbound_secret_at, DROP COLUMN inbound_secret`);
    }
    if (await runner.hasColumn('shipment', 'tracking')) {
      await runner.query(
        'ALTER TABLE shipment DROP CONSTRAINT ck_shipment_customs, DROP CONSTRAINT ck_shipment_billing, DROP CONSTRAINT ck_shipment_pod, DROP CONSTRAINT ck_shipment_appointments',
      );
      await runner.query(`
        ALTER TABLE shipment
          DROP KEY ix_shipment_check, DROP KEY ix_shipment_pro, DROP COLUMN tracking, DROP COLUMN check_at, DROP COLUMN longitude, DROP COLUMN latitude,
          DROP COLUMN last_place, DROP COLUMN exception_kinds, DROP COLUMN attention, DROP COLUMN expected_by, DROP COLUMN expected_event,
          DROP COLUMN last_event_at, DROP COLUMN delivered_at, DROP COLUMN picked_up_at, DROP COLUMN eta_on, DROP COLUMN promised_on, DROP COLUMN pod,
          DROP COLUMN billing, DROP COLUMN customs, DROP COLUMN delivery_appointment, DROP COLUMN pickup_appointment`);
    }
    if (await runner.hasColumn('shipment_event', 'source_key')) {
      await runner.query(`UPDATE shipment_event SET source = 'user' WHERE source = 'member'`);
      await runner.query(`
        ALTER TABLE shipment_event
          DROP KEY uq_shipment_event_source, DROP COLUMN raw, DROP COLUMN reason, DROP COLUMN code, DROP COLUMN place, DROP COLUMN sequence, DROP COLUMN source_key`);
    }
  }

  /** `place`: where it happened; `code`: as the carrier sent it; `raw`: the carrier's message; `sequence`: the carrier's count of a shipment's events. */
  private async extendEvents(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('shipment_event', 'source_key')) return;
    await runner.query(`
      ALTER TABLE shipment_event
        ADD COLUMN source_key varchar(100) CHARACTER SET ascii COLLATE ascii_bin NULL,
        ADD COLUMN sequence bigint NULL,
        ADD COLUMN place json NULL,
        ADD COLUMN code varchar(40) NULL,
        ADD COLUMN reason varchar(500) NULL,
        ADD COLUMN raw json NULL`);
    await runner.query(`UPDATE shipment_event SET source_key = id, source = IF(source = 'user', 'member', source)`);
    await runner.query(`
      ALTER TABLE shipment_event
        MODIFY COLUMN source_key varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        ADD CONSTRAINT uq_shipment_event_source UNIQUE (company_id, shipment_id, source_key)`);
  }

  /**
   * `attention`: severity of the gravest open exception, 0 without one; `exception_kinds`: those that are open, separated by commas; `check_at`: when time alone
   * may next open or close one; `tracking`: everything projected, from which newer events go on.
   */
  private async extendShipments(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('shipment', 'tracking')) return;
    await runner.query(`
      ALTER TABLE shipment
        ADD COLUMN pickup_appointment varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'not_needed',
        ADD COLUMN delivery_appointment varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'not_needed',
        ADD COLUMN customs varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'none',
        ADD COLUMN billing varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'estimated',
        ADD COLUMN pod varchar(9) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'none',
        ADD COLUMN promised_on date NULL,
        ADD COLUMN eta_on date NULL,
        ADD COLUMN picked_up_at datetime(3) NULL,
        ADD COLUMN delivered_at datetime(3) NULL,
        ADD COLUMN last_event_at datetime(3) NULL,
        ADD COLUMN expected_event varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
        ADD COLUMN expected_by datetime(3) NULL,
        ADD COLUMN attention tinyint unsigned NOT NULL DEFAULT 0,
        ADD COLUMN exception_kinds varchar(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT '',
        ADD COLUMN last_place varchar(120) NULL,
        ADD COLUMN latitude decimal(8,5) NULL,
        ADD COLUMN longitude decimal(8,5) NULL,
        ADD COLUMN check_at datetime(3) NULL,
        ADD COLUMN tracking json NULL,
        ADD KEY ix_shipment_check (check_at),
        ADD KEY ix_shipment_pro (company_id, pro_number),
        ADD CONSTRAINT ck_shipment_appointments CHECK (pickup_appointment IN (${APPOINTMENTS}) AND delivery_appointment IN (${APPOINTMENTS})),
        ADD CONSTRAINT ck_shipment_customs CHECK (customs IN ('none', 'docs_pending', 'in_bond', 'hold', 'cleared')),
        ADD CONSTRAINT ck_shipment_billing CHECK (billing IN ('estimated', 'preliminary', 'invoiced', 'audited', 'disputed', 'approved', 'paid', 'closed')),
        ADD CONSTRAINT ck_shipment_pod CHECK (pod IN ('none', 'pending', 'available'))`);
    await runner.query(`
      UPDATE shipment SET promised_on = estimated_delivery_on, eta_on = estimated_delivery_on, last_event_at = created_at, check_at = created_at`);
  }

  /** `inbound_secret`: what the carrier signs its events with, sealed. Deliveries name a connection by its id alone. */
  private async extendConnections(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('carrier_connection', 'inbound_secret')) return;
    await runner.query(`
      ALTER TABLE carrier_connection
        ADD COLUMN inbound_secret varbinary(400) NULL,
        ADD COLUMN inbound_secret_at datetime(3) NULL,
        ADD UNIQUE KEY uq_carrier_connection_id (id)`);
  }
}
