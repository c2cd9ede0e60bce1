import type { Database } from '../database/database.js';
import { isAccessDenied } from '../database/errors.js';
import type { AuditVerification } from './audit-verifier.js';

/** What `npm run audit:verify` prints. */
export function describeVerification(
  { chains, entries, unkeyedChains, breaks }: AuditVerification,
  mayChange: boolean,
): string[] {
  const lines = breaks.map(
    ({ chain, from, to, problem }) =>
      `BROKEN  ${chain}  ${from === to ? `entry ${from}` : `entries ${from} to ${to}`}: ${problem}`,
  );
  const broken = new Set(breaks.map(({ chain }) => chain)).size;
  if (unkeyedChains.length > 0)
    lines.push(`NOTE    Chains without an entry since entries are signed with a key: ${unkeyedChains.join(', ')}`);
  if (mayChange)
    lines.push('NOTE    The database user of the product may change entries: see "Database users" in docs/runbook.md.');
  lines.push(
    breaks.length === 0
      ? `${entries} entries in ${chains} chains are what was written.`
      : `${entries} entries in ${chains} chains checked: ${breaks.length} breaks in ${broken} chains.`,
  );
  return lines;
}

/** Whether the database user of this process could change an entry. */
export async function mayChangeAudit(database: Database): Promise<boolean> {
  try {
    await database.execute('UPDATE audit_entry SET subject = subject WHERE 1 = 0');
    return true;
  } catch (error) {
    if (isAccessDenied(error)) return false;
    throw error;
  }
}
