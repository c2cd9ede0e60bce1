import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Preliminary freight charges and invoices that carriers send, as received. */
export class CarrierBills1781000000069 implements MigrationInterface {
  name = 'CarrierBills1781000000069';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS carrier_bill (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        connection_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        shipment_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        kind varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        carrier_key varchar(100) COLLATE utf8mb4_bin NOT NULL,
        version int NOT NULL,
        withdrawn boolean NOT NULL DEFAULT false,
        number varchar(100) NOT NULL,
        billed_on date NULL,
        total bigint NOT NULL,
        currency char(3) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        sha256 char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        original mediumtext NOT NULL,
        received_at datetime(3) NOT NULL,
        CONSTRAINT pk_carrier_bill PRIMARY KEY (company_id, id),
        CONSTRAINT uq_carrier_bill_version UNIQUE (company_id, connection_id, kind, carrier_key, version),
        KEY ix_carrier_bill_shipment (company_id, shipment_id, received_at),
        CONSTRAINT fk_carrier_bill_connection FOREIGN KEY (company_id, connection_id) REFERENCES carrier_connection (company_id, id),
        CONSTRAINT fk_carrier_bill_shipment FOREIGN KEY (company_id, shipment_id) REFERENCES shipment (company_id, id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS carrier_bill');
  }
}
