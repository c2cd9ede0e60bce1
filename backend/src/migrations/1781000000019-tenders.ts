import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What carriers were asked to carry and what they answered, and the version of a shipment that people change. */
export class Tenders1781000000019 implements MigrationInterface {
  name = 'Tenders1781000000019';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('shipment', 'version'))) {
      await runner.query('ALTER TABLE shipment ADD COLUMN version int NOT NULL DEFAULT 1');
    }
    await runner.query(`
      CREATE TABLE IF NOT EXISTS tender (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        shipment_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        number int NOT NULL,
        offer_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        carrier_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        scac varchar(4) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        carrier_name varchar(60) NOT NULL,
        carrier_demo boolean NOT NULL,
        connection_id char(30) CHARACTER SET ascii COLLATE ascii_bin NULL,
        state varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        tries int NOT NULL DEFAULT 0,
        bol_taken_at datetime(3) NULL,
        pro_number varchar(20) NULL,
        carrier_confirmation varchar(50) NULL,
        pickup_number varchar(50) NULL,
        code varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
        message varchar(500) NULL,
        created_at datetime(3) NOT NULL,
        sent_at datetime(3) NULL,
        ended_at datetime(3) NULL,
        CONSTRAINT pk_tender PRIMARY KEY (company_id, id),
        CONSTRAINT uq_tender_number UNIQUE (company_id, shipment_id, number),
        CONSTRAINT fk_tender_shipment FOREIGN KEY (company_id, shipment_id) REFERENCES shipment (company_id, id),
        CONSTRAINT ck_tender_state CHECK (state IN ('pending', 'sent', 'accepted', 'rejected', 'failed', 'withdrawn'))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS tender');
    if (await runner.hasColumn('shipment', 'version')) await runner.query('ALTER TABLE shipment DROP COLUMN version');
  }
}
