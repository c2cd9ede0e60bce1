import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Commodities that carriers reclassed or weighed again, for the risk of later quotes. */
export class ReclassEvents1781000000084 implements MigrationInterface {
  name = 'ReclassEvents1781000000084';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS reclass_event (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        item varchar(220) COLLATE utf8mb4_bin NOT NULL,
        shipment_number varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        code char(3) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        occurred_on date NOT NULL,
        CONSTRAINT pk_reclass_event PRIMARY KEY (company_id, item, shipment_number, code),
        KEY ix_reclass_event_day (company_id, occurred_on),
        CONSTRAINT fk_reclass_event_company FOREIGN KEY (company_id) REFERENCES company (id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS reclass_event');
  }
}
