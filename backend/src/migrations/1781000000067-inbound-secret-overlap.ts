import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = {
  inbound_previous_secret: 'varbinary(400) NULL',
  inbound_previous_until: 'datetime(3) NULL',
} as const;

/** The secret before the current one, accepted for a while after a rotation. */
export class InboundSecretOverlap1781000000067 implements MigrationInterface {
  name = 'InboundSecretOverlap1781000000067';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(COLUMNS))
      if (!(await runner.hasColumn('carrier_connection', name)))
        await runner.query(`ALTER TABLE carrier_connection ADD COLUMN ${name} ${type}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(COLUMNS))
      if (await runner.hasColumn('carrier_connection', name))
        await runner.query(`ALTER TABLE carrier_connection DROP COLUMN ${name}`);
  }
}
