import { type ChainHead, headSeal } from '../../../platform/audit/audit-entry.js';
import type { AuditKeys } from '../../../platform/audit/audit-keys.js';
import { BackupProblem } from '../../../platform/backup/archive/backup-problem.js';
import type { StoredRow, StoredTable } from '../../../platform/backup/persistence/table-reader.sql.js';
import type { SealedColumn } from '../../../platform/secrets/sealed-columns.js';
import { CannotOpen, type SecretBox } from '../../../platform/secrets/secret-box.js';
import { belongingOf, userColumn } from './persistence/company-scope.sql.js';
import type { JoinedUsers } from './join-users.js';
import { withUsers } from './user-ids.js';

/** What the rows of an archive become at the target. */
export interface Arrival {
  box: SecretBox;
  auditKeys: AuditKeys;
  sealed: readonly SealedColumn[];
  users: JoinedUsers;
  /** Whether passkeys are valid at the target: its host name is that of the source. */
  keepsPasskeys: boolean;
  /** Last entry of the company's activity log at the target, from an earlier stay; position 0 if there is none. */
  logged: { position: number; hash: string };
}

type Values = Record<string, string | null>;

/** Rows of a table for the target. Rows that exist there are left out. */
export async function* arriving(
  arrival: Arrival,
  table: StoredTable,
  rows: AsyncIterable<StoredRow>,
): AsyncGenerator<StoredRow> {
  const names = table.columns.map(({ name }) => name);
  const sealed = arrival.sealed.filter((column) => column.table === table.name);
  for await (const row of rows) {
    const values = Object.fromEntries(names.map((name, index) => [name, row[index] ?? null]));
    if (isLeftOut(arrival, table, values)) continue;
    for (const column of sealed) reseal(arrival.box, column, values);
    if (table.name === 'company') Object.assign(values, { move_state: 'imported', moved_to: null });
    else if (table.name === 'audit_chain') sealHead(arrival, values);
    yield names.map((name) => textOf(arrival, table, values[name] ?? null));
  }
}

/** @throws BackupProblem if the activity log at the target is not the start of the company's */
function isLeftOut({ users, keepsPasskeys, logged }: Arrival, table: StoredTable, values: Values): boolean {
  if (table.name === 'audit_entry') {
    if (Number(values.position) === logged.position && values.hash !== logged.hash) throw otherLog();
    return Number(values.position) <= logged.position;
  }
  if (table.name === 'passkey' && !keepsPasskeys) return true;
  return belongingOf(table) === 'users' && users.known.has(String(values[userColumn(table.name)]));
}

/** Entries of the activity log are signed, so they keep the ids with which they were written. */
function textOf({ users }: Arrival, { name }: StoredTable, value: string | null): string | null {
  return value === null || name === 'audit_entry' ? value : withUsers(value, users.idOf);
}

/** Seals a secret of the source with the key of the target. Purposes have the ids of the source, which secrets of companies keep. */
function reseal(box: SecretBox, { table, column, purpose }: SealedColumn, values: Values): void {
  const sealed = values[column];
  if (sealed == null) return;
  const seal = purpose(values as Record<string, string>);
  try {
    values[column] = box
      .seal(box.open(Buffer.from(sealed, 'hex'), seal), seal)
      .toString('hex')
      .toUpperCase();
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    throw new BackupProblem(
      `A value of ${table}.${column} cannot be opened with the key of the source: run "lading reseal-secrets" there, and export again.`,
    );
  }
}

/** Seals the end of the activity log with the key of the target, if the source wrote it. */
function sealHead({ auditKeys: { configured, current }, logged }: Arrival, values: Values): void {
  if (Number(values.last_position) < logged.position) throw otherLog();
  const { chain, last_position: position, last_hash: hash, key_id: keyId, seal } = values;
  const head: ChainHead = { chain: String(chain), position: Number(position), hash: String(hash) };
  const key = configured.get(keyId ?? '');
  if (key === undefined || headSeal(head, key) !== seal) return;
  Object.assign(values, { key_id: current.id, seal: headSeal(head, current.key) });
}

const otherLog = (): BackupProblem =>
  new BackupProblem(
    'The company was here before, and its activity log of that time is not the start of the one that arrives.',
  );
