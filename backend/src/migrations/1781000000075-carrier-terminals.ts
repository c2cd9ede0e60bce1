import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Terminals of carriers, in the order in which they were entered. */
export class CarrierTerminals1781000000075 implements MigrationInterface {
  name = 'CarrierTerminals1781000000075';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS carrier_terminal (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        carrier_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        position smallint NOT NULL,
        code varchar(20) NULL,
        name varchar(60) NOT NULL,
        address1 varchar(60) NULL,
        city varchar(60) NULL,
        state varchar(2) NULL,
        postal_code varchar(10) NULL,
        phone varchar(16) CHARACTER SET ascii COLLATE ascii_bin NULL,
        zip_prefixes varchar(1000) CHARACTER SET ascii COLLATE ascii_bin NULL,
        CONSTRAINT pk_carrier_terminal PRIMARY KEY (company_id, carrier_id, position),
        CONSTRAINT fk_carrier_terminal_carrier FOREIGN KEY (company_id, carrier_id) REFERENCES carrier (company_id, id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS carrier_terminal');
  }
}
