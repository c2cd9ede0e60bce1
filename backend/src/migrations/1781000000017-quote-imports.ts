import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';

/** Quotes asked for in one file, and what became of each. */
export class QuoteImports1781000000017 implements MigrationInterface {
  name = 'QuoteImports1781000000017';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS quote_import (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        status varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        file_name varchar(200) NOT NULL,
        row_count int NOT NULL,
        quote_count int NOT NULL,
        done_count int NOT NULL,
        failed_count int NOT NULL,
        created_by ${ID} NOT NULL,
        created_by_name varchar(100) NOT NULL,
        created_at datetime(3) NOT NULL,
        finished_at datetime(3) NULL,
        CONSTRAINT pk_quote_import PRIMARY KEY (company_id, id),
        CONSTRAINT fk_quote_import_company FOREIGN KEY (company_id) REFERENCES company (id),
        CONSTRAINT ck_quote_import_status CHECK (status IN ('running', 'done')),
        CONSTRAINT ck_quote_import_end CHECK ((status = 'done') = (finished_at IS NOT NULL))
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS quote_import_item (
        company_id ${ID} NOT NULL,
        import_id ${ID} NOT NULL,
        position int NOT NULL,
        ref varchar(50) NOT NULL,
        first_row int NOT NULL,
        status varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        request json NULL,
        cell_rows json NOT NULL,
        quote_id ${ID} NULL,
        messages json NOT NULL,
        CONSTRAINT pk_quote_import_item PRIMARY KEY (company_id, import_id, position),
        KEY ix_quote_import_item_status (company_id, import_id, status, position),
        KEY ix_quote_import_item_quote (company_id, import_id, quote_id),
        CONSTRAINT fk_quote_import_item_import FOREIGN KEY (company_id, import_id) REFERENCES quote_import (company_id, id),
        CONSTRAINT ck_quote_import_item_status CHECK (status IN ('waiting', 'quoted', 'failed')),
        CONSTRAINT ck_quote_import_item_request CHECK (status <> 'waiting' OR request IS NOT NULL),
        CONSTRAINT ck_quote_import_item_quote CHECK ((status = 'quoted') = (quote_id IS NOT NULL))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['quote_import_item', 'quote_import']) await runner.query(`DROP TABLE IF EXISTS ${table}`);
  }
}
