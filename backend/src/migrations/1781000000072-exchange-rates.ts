import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Daily USD/CAD exchange rates of companies. */
export class ExchangeRates1781000000072 implements MigrationInterface {
  name = 'ExchangeRates1781000000072';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS exchange_rate (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        effective_on date NOT NULL,
        cad_per_usd decimal(7,6) NOT NULL,
        source varchar(100) NOT NULL,
        CONSTRAINT pk_exchange_rate PRIMARY KEY (company_id, effective_on),
        CONSTRAINT fk_exchange_rate_company FOREIGN KEY (company_id) REFERENCES company (id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS exchange_rate');
  }
}
