import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Working hours in which an EDI partner answers a load tender; null: those of the company's tender settings. */
export class EdiResponses1781000000232 implements MigrationInterface {
  name = 'EdiResponses1781000000232';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('edi_partner', 'response_hours')))
      await runner.query('ALTER TABLE edi_partner ADD COLUMN response_hours int NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('edi_partner', 'response_hours'))
      await runner.query('ALTER TABLE edi_partner DROP COLUMN response_hours');
  }
}
