import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settings of a connection that only the interface of one carrier has. */
export class ConnectionOptions1781000000272 implements MigrationInterface {
  name = 'ConnectionOptions1781000000272';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('carrier_connection', 'options')) return;
    await runner.query('ALTER TABLE carrier_connection ADD COLUMN options json NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE carrier_connection DROP COLUMN options');
  }
}
