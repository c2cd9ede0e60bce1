import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHECK = 'ck_carrier_connection_connector';

/** The connectors of the application decide which kinds of connections there are. */
export class ConnectionKinds1781000000051 implements MigrationInterface {
  name = 'ConnectionKinds1781000000051';

  async up(runner: QueryRunner): Promise<void> {
    if (await hasCheck(runner)) await runner.query(`ALTER TABLE carrier_connection DROP CONSTRAINT ${CHECK}`);
  }

  /** Fails when there are connections of other kinds; the version before cannot use them. */
  async down(runner: QueryRunner): Promise<void> {
    if (!(await hasCheck(runner)))
      await runner.query(
        `ALTER TABLE carrier_connection ADD CONSTRAINT ${CHECK} CHECK (connector IN ('tariff', 'dsdc'))`,
      );
  }
}

async function hasCheck(runner: QueryRunner): Promise<boolean> {
  const rows = (await runner.query(
    `SELECT 1 FROM information_schema.table_constraints
      WHERE table_schema = DATABASE() AND table_name = 'carrier_connection' AND constraint_name = ? LIMIT 1`,
    [CHECK],
  )) as unknown[];
  return rows.length > 0;
}
