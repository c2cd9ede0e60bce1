import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';
const CODE = (length: number) => `varchar(${length}) CHARACTER SET ascii COLLATE ascii_bin`;
const FIGURES = [
  'shipments',
  'booked',
  'quoted',
  'compared',
  'compared_booked',
  'highest_offers',
  'median_offers',
  'invoices',
  'accurate_invoices',
  'invoiced_booked',
  'invoiced',
  'pickups',
  'pickups_on_time',
  'deliveries',
  'deliveries_on_time',
  'tenders',
  'tenders_accepted',
  'answers',
  'answer_seconds',
  'co2e_grams',
];

/** Figures of reports by day, and the days to compute. All days of existing shipments are due. */
export class ReportDays1781000000116 implements MigrationInterface {
  name = 'ReportDays1781000000116';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS report_day (
        company_id ${ID} NOT NULL,
        part ${CODE(12)} NOT NULL,
        ship_on date NOT NULL,
        scac ${CODE(4)} NOT NULL,
        mode ${CODE(8)} NOT NULL,
        currency ${CODE(3)} NOT NULL,
        code varchar(90) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        carrier_name varchar(60) NOT NULL,
        ${FIGURES.map((name) => `${name} bigint NOT NULL`).join(',\n        ')},
        CONSTRAINT pk_report_day PRIMARY KEY (company_id, part, ship_on, scac, mode, currency, code),
        KEY ix_report_day_ship_on (company_id, ship_on),
        CONSTRAINT fk_report_day_company FOREIGN KEY (company_id) REFERENCES company (id)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS report_due (
        id bigint NOT NULL AUTO_INCREMENT,
        company_id ${ID} NOT NULL,
        ship_on date NOT NULL,
        CONSTRAINT pk_report_due PRIMARY KEY (id),
        KEY ix_report_due_company (company_id),
        CONSTRAINT fk_report_due_company FOREIGN KEY (company_id) REFERENCES company (id)
      )`);
    await runner.query(
      'INSERT INTO report_due (company_id, ship_on) SELECT DISTINCT company_id, pickup_on FROM shipment ORDER BY pickup_on DESC',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS report_due');
    await runner.query('DROP TABLE IF EXISTS report_day');
  }
}
