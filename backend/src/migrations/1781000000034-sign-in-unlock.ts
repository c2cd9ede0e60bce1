import type { MigrationInterface, QueryRunner } from 'typeorm';

const PURPOSES = ['password_reset', 'email_change', 'email_undo'];

/** Links that let a browser sign in while the account is limited, and the browsers they let in. */
export class SignInUnlock1781000000034 implements MigrationInterface {
  name = 'SignInUnlock1781000000034';

  async up(runner: QueryRunner): Promise<void> {
    await allowPurposes(runner, [...PURPOSES, 'sign_in_unlock']);
    if (await runner.hasColumn('known_device', 'signed_in')) return;
    await runner.query('ALTER TABLE known_device ADD COLUMN signed_in boolean NOT NULL DEFAULT TRUE');
  }

  /** Unlock links are deleted: they hold nothing but a secret that works for a day. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM mailed_link WHERE purpose = 'sign_in_unlock'");
    await allowPurposes(runner, PURPOSES);
    if (!(await runner.hasColumn('known_device', 'signed_in'))) return;
    await runner.query('DELETE FROM known_device WHERE NOT signed_in');
    await runner.query('ALTER TABLE known_device DROP COLUMN signed_in');
  }
}

async function allowPurposes(runner: QueryRunner, purposes: readonly string[]): Promise<void> {
  const constraints = (await runner.query(
    `SELECT 1 FROM information_schema.table_constraints
      WHERE constraint_schema = DATABASE() AND table_name = 'mailed_link' AND constraint_name = 'ck_mailed_link_purpose'`,
  )) as unknown[];
  if (constraints.length > 0) await runner.query('ALTER TABLE mailed_link DROP CONSTRAINT ck_mailed_link_purpose');
  const list = purposes.map((purpose) => `'${purpose}'`).join(', ');
  await runner.query(`ALTER TABLE mailed_link ADD CONSTRAINT ck_mailed_link_purpose CHECK (purpose IN (${list}))`);
}
