import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Color of a company in emails and on tracking pages. */
export class Branding1781000000087 implements MigrationInterface {
  name = 'Branding1781000000087';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('company', 'brand_color')))
      await runner.query(
        'ALTER TABLE company ADD COLUMN brand_color char(7) CHARACTER SET ascii COLLATE ascii_bin NULL',
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('company', 'brand_color'))
      await runner.query('ALTER TABLE company DROP COLUMN brand_color');
  }
}
