import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shipments (one a quote at most), their append-only event log and their documents. */
export class Shipments1781000000005 implements MigrationInterface {
  name = 'Shipments1781000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS shipment (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        number varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        quote_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        offer_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        carrier_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        scac varchar(4) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        carrier_name varchar(60) NOT NULL,
        carrier_demo boolean NOT NULL,
        mode varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        status varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        bol_number char(17) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        pro_number varchar(15) CHARACTER SET ascii COLLATE ascii_bin NULL,
        origin_name varchar(60) NOT NULL,
        origin_city varchar(60) NOT NULL,
        origin_state varchar(3) CHARACTER SET ascii NOT NULL,
        origin_postal_code varchar(10) CHARACTER SET ascii NOT NULL,
        destination_name varchar(60) NOT NULL,
        destination_city varchar(60) NOT NULL,
        destination_state varchar(3) CHARACTER SET ascii NOT NULL,
        destination_postal_code varchar(10) CHARACTER SET ascii NOT NULL,
        pickup_on date NOT NULL,
        estimated_delivery_on date NULL,
        handling_unit_count int NOT NULL,
        total_weight int NOT NULL,
        total bigint NOT NULL,
        currency char(3) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        body json NOT NULL,
        created_by char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        created_at datetime(3) NOT NULL,
        updated_at datetime(3) NOT NULL,
        CONSTRAINT pk_shipment PRIMARY KEY (company_id, id),
        CONSTRAINT uq_shipment_company_number UNIQUE (company_id, number),
        CONSTRAINT uq_shipment_quote UNIQUE (company_id, quote_id),
        CONSTRAINT uq_shipment_bol_number UNIQUE (bol_number),
        KEY ix_shipment_created (company_id, created_at, id),
        KEY ix_shipment_status_created (company_id, status, created_at, id),
        KEY ix_shipment_pickup (company_id, pickup_on, id),
        CONSTRAINT fk_shipment_quote FOREIGN KEY (company_id, quote_id) REFERENCES quote (company_id, id),
        CONSTRAINT ck_shipment_status CHECK (status IN ('booked', 'tendered', 'accepted', 'pickup_scheduled', 'en_route_pickup', 'at_pickup', 'picked_up', 'in_transit', 'at_terminal', 'interline', 'out_for_delivery', 'at_delivery', 'delivered', 'closed', 'cancelled', 'tender_rejected', 'refused', 'returned', 'lost'))
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS shipment_event (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        shipment_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        type varchar(40) CHARACTER SET ascii NOT NULL,
        occurred_at datetime(3) NOT NULL,
        time_zone varchar(40) CHARACTER SET ascii NOT NULL,
        received_at datetime(3) NOT NULL,
        source varchar(20) CHARACTER SET ascii NOT NULL,
        actor_id char(30) CHARACTER SET ascii COLLATE ascii_bin NULL,
        payload json NOT NULL,
        CONSTRAINT pk_shipment_event PRIMARY KEY (company_id, id),
        KEY ix_shipment_event_shipment (company_id, shipment_id, occurred_at, id),
        CONSTRAINT fk_shipment_event_shipment FOREIGN KEY (company_id, shipment_id) REFERENCES shipment (company_id, id)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS document (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        shipment_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        kind varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        version int NOT NULL,
        file_name varchar(120) NOT NULL,
        content_type varchar(60) CHARACTER SET ascii NOT NULL,
        byte_size int NOT NULL,
        sha256 char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        file_key varchar(200) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_document PRIMARY KEY (company_id, id),
        CONSTRAINT uq_document_version UNIQUE (company_id, shipment_id, kind, version),
        CONSTRAINT fk_document_shipment FOREIGN KEY (company_id, shipment_id) REFERENCES shipment (company_id, id),
        CONSTRAINT ck_document_kind CHECK (kind IN ('BOL'))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['document', 'shipment_event', 'shipment']) {
      await runner.query(`DROP TABLE IF EXISTS ${table}`);
    }
  }
}
