import type { MigrationInterface, QueryRunner } from 'typeorm';

const KEY_ID = 'char(8) CHARACTER SET ascii COLLATE ascii_bin';

/** Keys of the activity log: which one signed an entry and a chain's head, and, sealed, those derived from earlier secret keys. */
export class AuditKeys1781000000038 implements MigrationInterface {
  name = 'AuditKeys1781000000038';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS audit_key (
        id ${KEY_ID} NOT NULL,
        sealed varbinary(120) NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_audit_key PRIMARY KEY (id)
      )`);
    if (!(await runner.hasColumn('audit_entry', 'key_id')))
      await runner.query(`ALTER TABLE audit_entry ADD COLUMN key_id ${KEY_ID} NULL`);
    if (!(await runner.hasColumn('audit_chain', 'seal')))
      await runner.query(
        `ALTER TABLE audit_chain ADD COLUMN key_id ${KEY_ID} NULL, ADD COLUMN seal char(64) CHARACTER SET ascii COLLATE ascii_bin NULL`,
      );
  }

  /** @throws Error when entries were signed with a key: without its id nothing could verify them any more */
  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('audit_entry', 'key_id')) {
      const signed: unknown[] = await runner.query('SELECT 1 FROM audit_entry WHERE key_id IS NOT NULL LIMIT 1');
      if (signed.length > 0)
        throw new Error('Entries of the activity log are signed with a key: they cannot be verified without it.');
      await runner.query('ALTER TABLE audit_entry DROP COLUMN key_id');
    }
    if (await runner.hasColumn('audit_chain', 'seal'))
      await runner.query('ALTER TABLE audit_chain DROP COLUMN key_id, DROP COLUMN seal');
    await runner.query('DROP TABLE IF EXISTS audit_key');
  }
}
