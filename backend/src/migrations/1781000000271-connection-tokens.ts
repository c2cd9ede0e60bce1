import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Access tokens of connections to carriers that authenticate by OAuth 2, shared by all processes. */
export class ConnectionTokens1781000000271 implements MigrationInterface {
  name = 'ConnectionTokens1781000000271';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('carrier_connection', 'access_token')) return;
    await runner.query(
      'ALTER TABLE carrier_connection ADD COLUMN access_token varbinary(8000) NULL, ADD COLUMN access_token_until datetime(3) NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE carrier_connection DROP COLUMN access_token, DROP COLUMN access_token_until');
  }
}
