import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';

/** The shipments behind figures that the shipments do not have in a column. All days of existing shipments are due. */
export class ReportedShipments1781000000222 implements MigrationInterface {
  name = 'ReportedShipments1781000000222';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('report_day', 'exceptions')))
      await runner.query('ALTER TABLE report_day ADD COLUMN exceptions bigint NOT NULL DEFAULT 0');
    await runner.query(`
      CREATE TABLE IF NOT EXISTS report_shipment (
        company_id ${ID} NOT NULL,
        part varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        code varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        ship_on date NOT NULL,
        shipment_id ${ID} NOT NULL,
        CONSTRAINT pk_report_shipment PRIMARY KEY (company_id, part, code, ship_on, shipment_id),
        KEY ix_report_shipment_ship_on (company_id, ship_on),
        CONSTRAINT fk_report_shipment_company FOREIGN KEY (company_id) REFERENCES company (id)
      )`);
    await runner.query(
      'INSERT INTO report_due (company_id, ship_on) SELECT DISTINCT company_id, pickup_on FROM shipment ORDER BY pickup_on DESC',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS report_shipment');
    if (await runner.hasColumn('report_day', 'exceptions'))
      await runner.query('ALTER TABLE report_day DROP COLUMN exceptions');
  }
}
