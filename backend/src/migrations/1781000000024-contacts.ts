import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';
const word = (length: number): string => `varchar(${length}) CHARACTER SET ascii COLLATE ascii_bin`;

/** The address book: places freight moves from or to, the words they are found by, and files that bring many. */
export class Contacts1781000000024 implements MigrationInterface {
  name = 'Contacts1781000000024';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS contact (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        body json NOT NULL,
        country char(2) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        state char(2) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        place_type varchar(60) NULL,
        likeness char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        version int NOT NULL,
        created_at datetime(3) NOT NULL,
        updated_at datetime(3) NOT NULL,
        deleted_at datetime(3) NULL,
        CONSTRAINT pk_contact PRIMARY KEY (company_id, id),
        KEY ix_contact_listed (company_id, deleted_at, id),
        KEY ix_contact_likeness (company_id, deleted_at, likeness, id),
        CONSTRAINT fk_contact_company FOREIGN KEY (company_id) REFERENCES company (id)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS contact_word (
        company_id ${ID} NOT NULL,
        word varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        contact_id ${ID} NOT NULL,
        CONSTRAINT pk_contact_word PRIMARY KEY (company_id, word, contact_id),
        KEY ix_contact_word_contact (company_id, contact_id, word),
        CONSTRAINT fk_contact_word_contact FOREIGN KEY (company_id, contact_id) REFERENCES contact (company_id, id)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS contact_import (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        status ${word(10)} NOT NULL,
        file_name varchar(200) NOT NULL,
        row_count int NOT NULL,
        contact_count int NOT NULL,
        done_count int NOT NULL,
        failed_count int NOT NULL,
        created_by ${ID} NOT NULL,
        created_by_name varchar(100) NOT NULL,
        created_at datetime(3) NOT NULL,
        finished_at datetime(3) NULL,
        CONSTRAINT pk_contact_import PRIMARY KEY (company_id, id),
        CONSTRAINT fk_contact_import_company FOREIGN KEY (company_id) REFERENCES company (id),
        CONSTRAINT ck_contact_import_status CHECK (status IN ('running', 'done')),
        CONSTRAINT ck_contact_import_end CHECK ((status = 'done') = (finished_at IS NOT NULL))
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS contact_import_item (
        company_id ${ID} NOT NULL,
        import_id ${ID} NOT NULL,
        position int NOT NULL,
        ref varchar(60) NOT NULL,
        first_row int NOT NULL,
        status ${word(10)} NOT NULL,
        request json NULL,
        cell_rows json NOT NULL,
        contact_id ${ID} NULL,
        messages json NOT NULL,
        CONSTRAINT pk_contact_import_item PRIMARY KEY (company_id, import_id, position),
        KEY ix_contact_import_item_status (company_id, import_id, status, position),
        CONSTRAINT fk_contact_import_item_import FOREIGN KEY (company_id, import_id) REFERENCES contact_import (company_id, id),
        CONSTRAINT ck_contact_import_item_status CHECK (status IN ('waiting', 'saved', 'failed')),
        CONSTRAINT ck_contact_import_item_request CHECK (status <> 'waiting' OR request IS NOT NULL),
        CONSTRAINT ck_contact_import_item_contact CHECK ((status = 'saved') = (contact_id IS NOT NULL))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['contact_import_item', 'contact_import', 'contact_word', 'contact'])
      await runner.query(`DROP TABLE IF EXISTS ${table}`);
  }
}
