import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Carriers of a company with their connection, uploaded tariffs (immutable versions) with rates, and weekly fuel prices. */
export class Carriers1781000000003 implements MigrationInterface {
  name = 'Carriers1781000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS carrier (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        scac varchar(4) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        name varchar(60) NOT NULL,
        demo boolean NOT NULL DEFAULT false,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_carrier PRIMARY KEY (company_id, id),
        CONSTRAINT uq_carrier_company_scac UNIQUE (company_id, scac),
        CONSTRAINT fk_carrier_company FOREIGN KEY (company_id) REFERENCES company (id)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS carrier_connection (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        carrier_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        connector varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        enabled boolean NOT NULL DEFAULT true,
        tender_email varchar(254) NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_carrier_connection PRIMARY KEY (company_id, id),
        CONSTRAINT uq_carrier_connection_carrier UNIQUE (company_id, carrier_id, connector),
        CONSTRAINT fk_carrier_connection_carrier FOREIGN KEY (company_id, carrier_id) REFERENCES carrier (company_id, id),
        CONSTRAINT ck_carrier_connection_connector CHECK (connector IN ('tariff', 'dsdc'))
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS pro_block (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        carrier_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        first_number bigint NOT NULL,
        last_number bigint NOT NULL,
        next_number bigint NOT NULL,
        CONSTRAINT pk_pro_block PRIMARY KEY (company_id, carrier_id, first_number),
        CONSTRAINT fk_pro_block_carrier FOREIGN KEY (company_id, carrier_id) REFERENCES carrier (company_id, id),
        CONSTRAINT ck_pro_block_range CHECK (first_number <= next_number AND next_number <= last_number + 1)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS tariff (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        carrier_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        version int NOT NULL,
        name varchar(100) NOT NULL,
        currency char(3) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        effective_from date NOT NULL,
        effective_to date NOT NULL,
        basis varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        terms json NOT NULL,
        row_count int NOT NULL,
        created_by char(30) CHARACTER SET ascii COLLATE ascii_bin NULL,
        created_at datetime(3) NOT NULL,
        withdrawn_at datetime(3) NULL,
        CONSTRAINT pk_tariff PRIMARY KEY (company_id, id),
        CONSTRAINT uq_tariff_company_carrier_version UNIQUE (company_id, carrier_id, version),
        KEY ix_tariff_effective (company_id, withdrawn_at, effective_from, effective_to),
        CONSTRAINT fk_tariff_carrier FOREIGN KEY (company_id, carrier_id) REFERENCES carrier (company_id, id),
        CONSTRAINT ck_tariff_basis CHECK (basis IN ('lane', 'mileage')),
        CONSTRAINT ck_tariff_effective CHECK (effective_from <= effective_to)
      )`);
    // Rates are ten-thousandths of a dollar per 100 lb; NULL means that the tariff stops below the break.
    // freight_class is tenths (775 = 77.5). Lane rows have miles 0 to 0; mileage rows have '*' to '*'.
    await runner.query(`
      CREATE TABLE IF NOT EXISTS tariff_rate (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        tariff_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        origin varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        destination varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        miles_from smallint unsigned NOT NULL,
        miles_to smallint unsigned NOT NULL,
        freight_class smallint unsigned NOT NULL,
        l5c int unsigned NULL,
        m5c int unsigned NULL,
        m1m int unsigned NULL,
        m2m int unsigned NULL,
        m5m int unsigned NULL,
        m10m int unsigned NULL,
        m20m int unsigned NULL,
        m30m int unsigned NULL,
        m40m int unsigned NULL,
        interline boolean NOT NULL DEFAULT false,
        transit_days tinyint unsigned NULL,
        CONSTRAINT pk_tariff_rate PRIMARY KEY (company_id, tariff_id, origin, destination, miles_from, freight_class),
        CONSTRAINT fk_tariff_rate_tariff FOREIGN KEY (company_id, tariff_id) REFERENCES tariff (company_id, id)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS fuel_price (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        index_code varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        effective_on date NOT NULL,
        price decimal(7, 4) NOT NULL,
        CONSTRAINT pk_fuel_price PRIMARY KEY (company_id, index_code, effective_on),
        CONSTRAINT fk_fuel_price_company FOREIGN KEY (company_id) REFERENCES company (id),
        CONSTRAINT ck_fuel_price_positive CHECK (price > 0)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['fuel_price', 'tariff_rate', 'tariff', 'pro_block', 'carrier_connection', 'carrier']) {
      await runner.query(`DROP TABLE IF EXISTS ${table}`);
    }
  }
}
