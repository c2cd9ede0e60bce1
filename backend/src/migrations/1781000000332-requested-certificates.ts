import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Document that a message asks the carrier for; null: the message is about a dispute or a claim. */
export class RequestedCertificates1781000000332 implements MigrationInterface {
  name = 'RequestedCertificates1781000000332';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('charge_message', 'requested_kind')) return;
    await runner.query(
      'ALTER TABLE charge_message ADD COLUMN requested_kind varchar(20) CHARACTER SET ascii COLLATE ascii_bin NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('charge_message', 'requested_kind'))) return;
    await runner.query('ALTER TABLE charge_message DROP COLUMN requested_kind');
  }
}
