import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Interchange acknowledgments (TA1) of an EDI partner: whether they are written, and asked for. */
export class EdiReceipts1781000000311 implements MigrationInterface {
  name = 'EdiReceipts1781000000311';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('edi_partner', 'sends_ta1')))
      await runner.query('ALTER TABLE edi_partner ADD COLUMN sends_ta1 tinyint(1) NOT NULL DEFAULT 1');
    if (!(await runner.hasColumn('edi_partner', 'requests_ta1')))
      await runner.query('ALTER TABLE edi_partner ADD COLUMN requests_ta1 tinyint(1) NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['sends_ta1', 'requests_ta1'])
      if (await runner.hasColumn('edi_partner', column))
        await runner.query(`ALTER TABLE edi_partner DROP COLUMN ${column}`);
  }
}
