import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Questions that carriers are asked about accepted tenders when they are due. */
export class CarrierChecks1781000000083 implements MigrationInterface {
  name = 'CarrierChecks1781000000083';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS carrier_check (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        tender_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        kind varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        shipment_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        due_at datetime(3) NOT NULL,
        CONSTRAINT pk_carrier_check PRIMARY KEY (company_id, tender_id, kind),
        KEY ix_carrier_check_due (kind, due_at),
        CONSTRAINT fk_carrier_check_tender FOREIGN KEY (company_id, tender_id) REFERENCES tender (company_id, id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS carrier_check');
  }
}
