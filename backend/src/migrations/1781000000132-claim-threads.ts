import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';
const TABLES = ['charge_deadline', 'charge_message'] as const;

/** Deadlines and messages can be of a claim. */
export class ClaimThreads1781000000132 implements MigrationInterface {
  name = 'ClaimThreads1781000000132';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      if (await runner.hasColumn(table, 'claim_id')) continue;
      await runner.query(
        `ALTER TABLE ${table} ADD COLUMN claim_id ${ID} NULL, ADD KEY ix_${table}_claim (company_id, claim_id, id),
           ADD CONSTRAINT fk_${table}_claim FOREIGN KEY (company_id, claim_id) REFERENCES claim (company_id, id) ON DELETE CASCADE`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      if (!(await runner.hasColumn(table, 'claim_id'))) continue;
      // Rows of claims have no invoice, and the claims are dropped next.
      await runner.query(`DELETE FROM ${table} WHERE claim_id IS NOT NULL`);
      await runner.query(
        `ALTER TABLE ${table} DROP FOREIGN KEY fk_${table}_claim, DROP KEY ix_${table}_claim, DROP COLUMN claim_id`,
      );
    }
  }
}
