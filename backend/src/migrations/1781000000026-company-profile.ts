import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a company says about itself, and what its quotes and papers start from. */
export class CompanyProfile1781000000026 implements MigrationInterface {
  name = 'CompanyProfile1781000000026';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE company
        ADD COLUMN profile json NULL,
        ADD COLUMN logo_key varchar(200) CHARACTER SET ascii COLLATE ascii_bin NULL,
        ADD COLUMN version int NOT NULL DEFAULT 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company DROP COLUMN profile, DROP COLUMN logo_key, DROP COLUMN version');
  }
}
