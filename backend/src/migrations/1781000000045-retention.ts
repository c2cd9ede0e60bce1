import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What rows are found by when they are purged, or erased with their company. */
const INDEXES: readonly { table: string; name: string; column: string }[] = [
  { table: 'quote_import', name: 'ix_quote_import_age', column: 'finished_at' },
  { table: 'contact_import', name: 'ix_contact_import_age', column: 'finished_at' },
  { table: 'user_session', name: 'ix_user_session_company', column: 'company_id' },
  { table: 'share_link_view', name: 'ix_share_link_view_age', column: 'viewed_at' },
];

/** Indexes of tables that were never purged before. */
export class Retention1781000000045 implements MigrationInterface {
  name = 'Retention1781000000045';

  async up(runner: QueryRunner): Promise<void> {
    for (const { table, name, column } of INDEXES)
      if (!(await hasIndex(runner, table, name)))
        await runner.query(`ALTER TABLE ${table} ADD KEY ${name} (${column})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, name } of INDEXES)
      if (await hasIndex(runner, table, name)) await runner.query(`ALTER TABLE ${table} DROP KEY ${name}`);
  }
}

async function hasIndex(runner: QueryRunner, table: string, name: string): Promise<boolean> {
  const rows = (await runner.query(
    'SELECT 1 FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = ? AND index_name = ?',
    [table, name],
  )) as unknown[];
  return rows.length > 0;
}
