import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Amounts above which a member needs the approval of another. */
export class MemberLimits1781000000170 implements MigrationInterface {
  name = 'MemberLimits1781000000170';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('association', 'booking_limit')) return;
    await runner.query(
      `ALTER TABLE association ADD COLUMN booking_limit bigint NULL, ADD COLUMN invoice_limit bigint NULL,
         ADD COLUMN limit_currency char(3) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'USD'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('association', 'booking_limit'))) return;
    await runner.query(
      'ALTER TABLE association DROP COLUMN booking_limit, DROP COLUMN invoice_limit, DROP COLUMN limit_currency',
    );
  }
}
