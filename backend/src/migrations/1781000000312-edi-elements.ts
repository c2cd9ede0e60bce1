import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Elements of the messages to an EDI partner that differ from the usual ones; null: none. */
export class EdiElements1781000000312 implements MigrationInterface {
  name = 'EdiElements1781000000312';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('edi_partner', 'elements')))
      await runner.query('ALTER TABLE edi_partner ADD COLUMN elements json NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('edi_partner', 'elements'))
      await runner.query('ALTER TABLE edi_partner DROP COLUMN elements');
  }
}
