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
const LATER_FIGURES = ['claims', 'claimed', 'recovered', 'reclassed', 'reweighed', 'exceptions'];
const INDEXES = {
  ix_report_day_carrier: 'company_id, part, scac, ship_on',
  ix_report_day_code: 'company_id, part, code, ship_on',
};

/** Sums of reports over whole months. They are computed with the days, which are all due; until then reports read the days. */
export class ReportMonths1781000000385 implements MigrationInterface {
  name = 'ReportMonths1781000000385';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS report_month (
        company_id ${ID} NOT NULL,
        part ${CODE(12)} NOT NULL,
        mode ${CODE(8)} NOT NULL,
        month_on date NOT NULL,
        scac ${CODE(4)} NOT NULL,
        currency ${CODE(3)} NOT NULL,
        code varchar(90) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        carrier_name varchar(60) NOT NULL,
        ${FIGURES.map((name) => `${name} bigint NOT NULL`).join(',\n        ')},
        ${LATER_FIGURES.map((name) => `${name} bigint NOT NULL DEFAULT 0`).join(',\n        ')},
        CONSTRAINT pk_report_month PRIMARY KEY (company_id, part, mode, month_on, scac, currency, code),
        KEY ix_report_month_month (company_id, month_on),
        CONSTRAINT fk_report_month_company FOREIGN KEY (company_id) REFERENCES company (id)
      )`);
    for (const [name, columns] of Object.entries(INDEXES))
      if (!(await hasIndex(runner, name))) await runner.query(`CREATE INDEX ${name} ON report_day (${columns})`);
    await runner.query(
      'INSERT INTO report_due (company_id, ship_on) SELECT DISTINCT company_id, pickup_on FROM shipment ORDER BY pickup_on DESC',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES))
      if (await hasIndex(runner, name)) await runner.query(`DROP INDEX ${name} ON report_day`);
    await runner.query('DROP TABLE IF EXISTS report_month');
  }
}

async function hasIndex(runner: QueryRunner, name: string): Promise<boolean> {
  const rows = (await runner.query(
    "SELECT 1 FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = 'report_day' AND index_name = ?",
    [name],
  )) as unknown[];
  return rows.length > 0;
}
