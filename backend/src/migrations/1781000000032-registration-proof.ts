import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = {
  full_name: 'varchar(100)',
  password_hash: 'varchar(255) CHARACTER SET ascii COLLATE ascii_bin',
} as const;

/** A row had either the name of a company or an invitation. */
const CHECK = 'ck_registration_way_in';

/**
 * Registrations hold address and invitation only: name, company and password are sent with the mailed link, after the address is
 * proven. Password hashes of pending registrations are cleared. The columns stay, nullable, for processes of the version before; nothing
 * reads them any more.
 */
export class RegistrationProof1781000000032 implements MigrationInterface {
  name = 'RegistrationProof1781000000032';

  async up(runner: QueryRunner): Promise<void> {
    for (const [column, type] of Object.entries(COLUMNS))
      await runner.query(`ALTER TABLE registration MODIFY COLUMN ${column} ${type} NULL`);
    if (await hasCheck(runner)) await runner.query(`ALTER TABLE registration DROP CONSTRAINT ${CHECK}`);
    await runner.query('UPDATE registration SET password_hash = NULL WHERE password_hash IS NOT NULL');
    if (!(await hasEmailIndex(runner)))
      await runner.query('ALTER TABLE registration ADD KEY ix_registration_email (email, id)');
  }

  /** The version before needs name, company and password in the row, so links of registrations without a password expire. */
  async down(runner: QueryRunner): Promise<void> {
    if (await hasEmailIndex(runner)) await runner.query('ALTER TABLE registration DROP KEY ix_registration_email');
    await runner.query(
      `UPDATE registration SET expires_at = LEAST(expires_at, UTC_TIMESTAMP(3)), full_name = COALESCE(full_name, ''), password_hash = '',
              company_name = IF(invitation_sealed IS NULL, COALESCE(company_name, ''), NULL)
        WHERE password_hash IS NULL`,
    );
    for (const [column, type] of Object.entries(COLUMNS))
      await runner.query(`ALTER TABLE registration MODIFY COLUMN ${column} ${type} NOT NULL`);
    if (!(await hasCheck(runner)))
      await runner.query(
        `ALTER TABLE registration ADD CONSTRAINT ${CHECK} CHECK ((company_name IS NULL) <> (invitation_sealed IS NULL))`,
      );
  }
}

function hasEmailIndex(runner: QueryRunner): Promise<boolean> {
  return isFound(
    runner,
    "SELECT 1 FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = 'registration' AND index_name = 'ix_registration_email' LIMIT 1",
  );
}

function hasCheck(runner: QueryRunner): Promise<boolean> {
  return isFound(
    runner,
    `SELECT 1 FROM information_schema.table_constraints WHERE table_schema = DATABASE() AND table_name = 'registration' AND constraint_name = '${CHECK}' LIMIT 1`,
  );
}

async function isFound(runner: QueryRunner, sql: string): Promise<boolean> {
  return ((await runner.query(sql)) as unknown[]).length > 0;
}
