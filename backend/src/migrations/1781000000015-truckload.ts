import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Truckload and volume tariffs: the mode of a tariff, rates by the mile, miles that a company knows better than an estimate, and its mode thresholds. */
export class Truckload1781000000015 implements MigrationInterface {
  name = 'Truckload1781000000015';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('tariff', 'mode'))) {
      await runner.query(`
        ALTER TABLE tariff
          ADD COLUMN mode varchar(4) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'LTL',
          ADD CONSTRAINT ck_tariff_mode CHECK (mode IN ('LTL', 'VLTL', 'FTL'))`);
    }
    // rate_per_mile is in ten-thousandths of the tariff's currency, minimum in its minor unit; NULL takes the tariff's minimum charge.
    await runner.query(`
      CREATE TABLE IF NOT EXISTS truckload_rate (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        tariff_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        origin varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        destination varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        equipment varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        rate_per_mile int unsigned NOT NULL,
        minimum int unsigned NULL,
        transit_days tinyint unsigned NULL,
        CONSTRAINT pk_truckload_rate PRIMARY KEY (company_id, tariff_id, origin, destination, equipment),
        CONSTRAINT fk_truckload_rate_tariff FOREIGN KEY (company_id, tariff_id) REFERENCES tariff (company_id, id),
        CONSTRAINT ck_truckload_rate_positive CHECK (rate_per_mile > 0)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS lane_miles (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        origin varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        destination varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        miles smallint unsigned NOT NULL,
        CONSTRAINT pk_lane_miles PRIMARY KEY (company_id, origin, destination),
        CONSTRAINT fk_lane_miles_company FOREIGN KEY (company_id) REFERENCES company (id),
        CONSTRAINT ck_lane_miles_positive CHECK (miles > 0)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS rating_rules (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        thresholds json NOT NULL,
        updated_at datetime(3) NOT NULL,
        CONSTRAINT pk_rating_rules PRIMARY KEY (company_id),
        CONSTRAINT fk_rating_rules_company FOREIGN KEY (company_id) REFERENCES company (id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['rating_rules', 'lane_miles', 'truckload_rate'])
      await runner.query(`DROP TABLE IF EXISTS ${table}`);
    if (await runner.hasColumn('tariff', 'mode')) {
      await runner.query('ALTER TABLE tariff DROP CONSTRAINT ck_tariff_mode');
      await runner.query('ALTER TABLE tariff DROP COLUMN mode');
    }
  }
}
