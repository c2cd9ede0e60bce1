import type { TableReader } from '../../../../platform/backup/persistence/table-reader.sql.js';

/** An account at the target that has the id or the address of one that moves. */
export interface TargetAccount {
  id: string;
  email: string;
  isVerified: boolean;
}

/** Users with a membership that has not ended. */
export async function readMemberIds(reader: TableReader, companyId: string): Promise<Set<string>> {
  const rows = await reader.query<{ id: string }>(
    `SELECT user_id AS id FROM association WHERE company_id = ? AND status <> 'removed'`,
    [companyId],
  );
  return new Set(rows.map(({ id }) => id));
}
