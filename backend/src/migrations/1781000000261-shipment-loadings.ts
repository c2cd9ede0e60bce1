import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';

/** What the dock records about pickups: handling units loaded, seal, driver. */
export class ShipmentLoadings1781000000261 implements MigrationInterface {
  name = 'ShipmentLoadings1781000000261';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS shipment_loading (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        shipment_id ${ID} NOT NULL,
        entry_key varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        request_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        body json NOT NULL,
        loaded_at datetime(3) NOT NULL,
        recorded_by ${ID} NOT NULL,
        recorded_at datetime(3) NOT NULL,
        CONSTRAINT pk_shipment_loading PRIMARY KEY (company_id, id),
        CONSTRAINT uq_shipment_loading_key UNIQUE (company_id, entry_key),
        KEY ix_shipment_loading_shipment (company_id, shipment_id, loaded_at, id),
        CONSTRAINT fk_shipment_loading_shipment FOREIGN KEY (company_id, shipment_id) REFERENCES shipment (company_id, id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS shipment_loading');
  }
}
