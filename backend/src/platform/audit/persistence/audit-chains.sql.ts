import { toSafeInteger } from '../../database/columns.js';
import { columnsOf } from '../../database/columns-of.js';
import type { Database, Transaction } from '../../database/database.js';
import { isAccessDenied } from '../../database/errors.js';
import { queryPrepared } from '../../database/prepared.js';
import type { AuditEntry, ChainHead } from '../audit-entry.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** Newest entry of a chain, sealed with a key of the log; null before the log had keys. */
export type StoredHead = ChainHead & { keyId: string | null; seal: string | null };

/** An entry with the key that signed it; null before the log had keys. */
export type StoredEntry = AuditEntry & { keyId: string | null; hash: string };

/** Consecutive entries after their chain's head, or of a chain without a head. */
export interface EntriesBeyondHead {
  chain: string;
  from: number;
  to: number;
  headless: boolean;
}

const HEAD = 'chain, last_position AS position, last_hash AS hash, key_id AS keyId, seal';
const ENTRY_KEYS = [
  'chain',
  'position',
  'id',
  'occurredAt',
  'userId',
  'action',
  'subject',
  'details',
  'ipAddress',
  'requestId',
  'previousHash',
  'keyId',
  'hash',
] as const;

/** Locks the head of a chain until `tx` ends. */
export async function lockHead(tx: Transaction, chain: string): Promise<StoredHead | null> {
  const [row] = await queryPrepared<StoredHead[]>(tx, `SELECT ${HEAD} FROM audit_chain WHERE chain = ? FOR UPDATE`, [
    chain,
  ]);
  return row === undefined ? null : safeHead(row);
}

/**
 * Inserts the head of a new chain, and waits for a concurrent transaction that inserts the same head. INSERT IGNORE would leave both with a
 * shared lock that neither can upgrade.
 */
export async function insertHead(tx: Transaction, { chain, position, hash, keyId, seal }: StoredHead): Promise<void> {
  await tx.query(
    'INSERT INTO audit_chain (chain, last_position, last_hash, key_id, seal) VALUES (?, ?, ?, ?, ?) ON DUPLICATE KEY UPDATE last_position = last_position',
    [chain, position, hash, keyId, seal],
  );
}

export async function updateHead(tx: Transaction, { chain, position, hash, keyId, seal }: StoredHead): Promise<void> {
  await queryPrepared(
    tx,
    'UPDATE audit_chain SET last_position = ?, last_hash = ?, key_id = ?, seal = ? WHERE chain = ?',
    [position, hash, keyId, seal, chain],
  );
}

const INSERT_ENTRIES = `INSERT INTO audit_entry (chain, position, id, occurred_at, user_id, action, subject, details, ip_address, request_id, previous_hash, key_id, hash)
     VALUES`;

/** Most transactions have one entry, whose statement is prepared. */
export async function insertEntries(tx: Transaction, entries: readonly StoredEntry[]): Promise<void> {
  const [first, ...others] = entries.map((entry) => ENTRY_KEYS.map((key) => entry[key]));
  if (first === undefined) return;
  if (others.length === 0) await queryPrepared(tx, `${INSERT_ENTRIES} (${first.map(() => '?').join(', ')})`, first);
  else await tx.query(`${INSERT_ENTRIES} ?`, [[first, ...others]]);
}

/** Whether the entry that the head references has a key. */
export async function hasKeyedEntry(tx: Transaction, { chain, position }: ChainHead): Promise<boolean> {
  const keyed = await tx.query<unknown[]>(
    'SELECT 1 FROM audit_entry WHERE chain = ? AND position = ? AND key_id IS NOT NULL',
    [chain, position],
  );
  return keyed.length > 0;
}

/** Heads of all chains. */
export async function listHeads(database: Database): Promise<StoredHead[]> {
  const rows = await database.query<StoredHead>(`SELECT ${HEAD} FROM audit_chain ORDER BY chain`);
  return rows.map(safeHead);
}

/** Entries of a chain after one position, up to and including another. */
export async function listEntries(
  database: Database,
  chain: string,
  after: number,
  upTo: number,
): Promise<StoredEntry[]> {
  const rows = await database.query<StoredEntry>(
    `SELECT ${columnsOf(AuditEntryEntity, 'e', ENTRY_KEYS)} FROM audit_entry e WHERE e.chain = ? AND e.position > ? AND e.position <= ?`,
    [chain, after, upTo],
  );
  return rows.map((row) => ({ ...row, position: toSafeInteger(row.position) }));
}

/** One statement, so entries added concurrently are not reported. */
export async function entriesBeyondHeads(database: Database): Promise<EntriesBeyondHead[]> {
  const rows = await database.query<Omit<EntriesBeyondHead, 'headless'> & { headless: unknown }>(
    `SELECT e.chain, MIN(e.position) AS \`from\`, MAX(e.position) AS \`to\`, MAX(c.chain IS NULL) AS headless
       FROM audit_entry e LEFT JOIN audit_chain c ON c.chain = e.chain
      WHERE c.chain IS NULL OR e.position > c.last_position GROUP BY e.chain ORDER BY e.chain`,
  );
  return rows.map(({ chain, from, to, headless }) => ({
    chain,
    from: toSafeInteger(from),
    to: toSafeInteger(to),
    headless: Number(headless) === 1,
  }));
}

/** Whether this process's database user has the privilege to change entries. */
export async function mayChangeAudit(database: Database): Promise<boolean> {
  try {
    await database.execute('UPDATE audit_entry SET subject = subject WHERE 1 = 0');
    return true;
  } catch (error) {
    if (isAccessDenied(error)) return false;
    throw error;
  }
}

function safeHead(row: StoredHead): StoredHead {
  return { ...row, position: toSafeInteger(row.position) };
}
