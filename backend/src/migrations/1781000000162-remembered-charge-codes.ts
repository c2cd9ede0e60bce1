import type { MigrationInterface, QueryRunner } from 'typeorm';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin NOT NULL';

/** Charge codes of carriers that users assigned to known ones. */
export class RememberedChargeCodes1781000000162 implements MigrationInterface {
  name = 'RememberedChargeCodes1781000000162';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS carrier_charge_code (
        company_id char(30) ${ASCII},
        id char(30) ${ASCII},
        scac varchar(4) ${ASCII},
        carrier_code varchar(40) COLLATE utf8mb4_bin NOT NULL,
        code varchar(20) ${ASCII},
        created_by char(30) ${ASCII},
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_carrier_charge_code PRIMARY KEY (company_id, id),
        CONSTRAINT uq_carrier_charge_code UNIQUE (company_id, scac, carrier_code),
        CONSTRAINT fk_carrier_charge_code_company FOREIGN KEY (company_id) REFERENCES company (id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS carrier_charge_code');
  }
}
