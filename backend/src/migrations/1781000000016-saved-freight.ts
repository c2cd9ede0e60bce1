import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';

/** What people keep for later: views of lists, products, and freight to start quotes from. */
export class SavedFreight1781000000016 implements MigrationInterface {
  name = 'SavedFreight1781000000016';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS saved_view (
        company_id ${ID} NOT NULL,
        user_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        area varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        name varchar(60) NOT NULL,
        query varchar(1000) NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_saved_view PRIMARY KEY (company_id, user_id, id),
        CONSTRAINT uq_saved_view_name UNIQUE (company_id, user_id, area, name),
        CONSTRAINT fk_saved_view_company FOREIGN KEY (company_id) REFERENCES company (id),
        CONSTRAINT ck_saved_view_area CHECK (area IN ('quotes', 'shipments'))
      )`);
    for (const table of ['product', 'freight_template']) {
      await runner.query(`
        CREATE TABLE IF NOT EXISTS ${table} (
          company_id ${ID} NOT NULL,
          id ${ID} NOT NULL,
          name varchar(200) NOT NULL,
          body json NOT NULL,
          version int NOT NULL,
          created_at datetime(3) NOT NULL,
          updated_at datetime(3) NOT NULL,
          CONSTRAINT pk_${table} PRIMARY KEY (company_id, id),
          CONSTRAINT uq_${table}_name UNIQUE (company_id, name),
          KEY ix_${table}_created (company_id, created_at, id),
          CONSTRAINT fk_${table}_company FOREIGN KEY (company_id) REFERENCES company (id)
        )`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['freight_template', 'product', 'saved_view'])
      await runner.query(`DROP TABLE IF EXISTS ${table}`);
  }
}
