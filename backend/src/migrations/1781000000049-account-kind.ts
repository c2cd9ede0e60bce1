import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 1_000;

/** Whether an account is a person's or an API key's, until now only visible in the domain of its address. */
export class AccountKind1781000000049 implements MigrationInterface {
  name = 'AccountKind1781000000049';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('user_account', 'kind')))
      await runner.query(`
        ALTER TABLE user_account
          ADD COLUMN kind varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'person',
          ADD CONSTRAINT ck_user_account_kind CHECK (kind IN ('person', 'api_key')),
          ADD KEY ix_user_account_kind (kind, created_at)`);
    for (let changed = BATCH; changed === BATCH;) {
      const { affectedRows } = (await runner.query(
        `UPDATE user_account SET kind = 'api_key' WHERE kind = 'person' AND email LIKE ? LIMIT ${BATCH}`,
        ['usr\\_%@api-keys.invalid'],
      )) as { affectedRows: number };
      changed = affectedRows;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('user_account', 'kind'))
      await runner.query(
        'ALTER TABLE user_account DROP CONSTRAINT ck_user_account_kind, DROP KEY ix_user_account_kind, DROP COLUMN kind',
      );
  }
}
