import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 1_000;

/** Repeats the backfill of migration 049: a 0.1.0 process that still runs after it creates API keys' accounts with the default kind. */
export class AccountKindAgain1781000000050 implements MigrationInterface {
  name = 'AccountKindAgain1781000000050';

  async up(runner: QueryRunner): Promise<void> {
    for (let changed = BATCH; changed === BATCH;) {
      const { affectedRows } = (await runner.query(
        `UPDATE user_account SET kind = 'api_key' WHERE kind = 'person' AND email LIKE ? LIMIT ${BATCH}`,
        ['usr\\_%@api-keys.invalid'],
      )) as { affectedRows: number };
      changed = affectedRows;
    }
  }

  /** The previous version reads the same kinds. */
  async down(): Promise<void> {}
}
