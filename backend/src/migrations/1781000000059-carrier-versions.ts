import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['version', 'settings_version'];

/** Versions of a carrier's profile and of its settings, for optimistic locking. */
export class CarrierVersions1781000000059 implements MigrationInterface {
  name = 'CarrierVersions1781000000059';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS)
      if (!(await runner.hasColumn('carrier', column)))
        await runner.query(`ALTER TABLE carrier ADD COLUMN ${column} int NOT NULL DEFAULT 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS)
      if (await runner.hasColumn('carrier', column)) await runner.query(`ALTER TABLE carrier DROP COLUMN ${column}`);
  }
}
