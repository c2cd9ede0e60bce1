import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When calls over a connection to a carrier first and last succeeded. */
export class ConnectionSuccess1781000000130 implements MigrationInterface {
  name = 'ConnectionSuccess1781000000130';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('carrier_connection', 'first_success_at')) return;
    await runner.query(
      'ALTER TABLE carrier_connection ADD COLUMN first_success_at datetime(3) NULL, ADD COLUMN last_success_at datetime(3) NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE carrier_connection DROP COLUMN first_success_at, DROP COLUMN last_success_at');
  }
}
