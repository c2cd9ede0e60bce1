import { toSafeInteger } from '../database/columns.js';
import type { Database } from '../database/database.js';
import { auditHash, FIRST_PREVIOUS_HASH, type AuditEntry } from './audit-entry.js';

/** Rows of one read. */
const PAGE = 1_000;

/** The first place where a chain is not what was written. */
export interface BrokenEntry {
  chain: string;
  position: number;
  problem: string;
}

/** What reading every chain has shown. */
export interface AuditVerification {
  chains: number;
  entries: number;
  /** Null when every entry is what was written, and none is missing. */
  broken: BrokenEntry | null;
}

type StoredEntry = AuditEntry & { hash: string };

interface ChainHead {
  chain: string;
  position: unknown;
  hash: string;
}

/**
 * Reads all chains from their first entry on and computes every hash again. Entries that are added meanwhile do not disturb it: a chain is
 * read up to the head that it had at the start. An installation whose operator changes entries and every hash after them is beyond this.
 */
export async function verifyAudit(database: Database): Promise<AuditVerification> {
  const heads = await database.query<ChainHead>(
    'SELECT chain, last_position AS position, last_hash AS hash FROM audit_chain ORDER BY chain',
  );
  const headless = await database.query<{ chain: string; position: unknown }>(
    `SELECT e.chain, MIN(e.position) AS position FROM audit_entry e LEFT JOIN audit_chain c ON c.chain = e.chain WHERE c.chain IS NULL GROUP BY e.chain ORDER BY e.chain LIMIT 1`,
  );
  let entries = 0;
  for (const head of heads) {
    const broken = await verifyChain(database, head);
    if (broken !== null) return { chains: heads.length, entries, broken };
    entries += toSafeInteger(head.position);
  }
  const [lost] = headless;
  const broken =
    lost === undefined
      ? null
      : { chain: lost.chain, position: toSafeInteger(lost.position), problem: 'its chain has no head' };
  return { chains: heads.length, entries, broken };
}

async function verifyChain(database: Database, { chain, position, hash }: ChainHead): Promise<BrokenEntry | null> {
  const last = toSafeInteger(position);
  let previousHash = FIRST_PREVIOUS_HASH;
  for (let read = 0; read < last; read += PAGE) {
    const page = await readPage(database, chain, read, Math.min(read + PAGE, last));
    for (let expected = read + 1; expected <= Math.min(read + PAGE, last); expected += 1) {
      const problem = problemOf(page.get(expected), previousHash);
      if (problem !== null) return { chain, position: expected, problem };
      previousHash = page.get(expected)?.hash ?? '';
    }
  }
  return previousHash === hash
    ? null
    : { chain, position: last, problem: 'it is not the one that the head of the chain names' };
}

async function readPage(
  database: Database,
  chain: string,
  after: number,
  upTo: number,
): Promise<Map<number, StoredEntry>> {
  const rows = await database.query<StoredEntry>(
    `SELECT chain, position, id, occurred_at AS occurredAt, user_id AS userId, action, subject, details, ip_address AS ipAddress, request_id AS requestId,
            previous_hash AS previousHash, hash
       FROM audit_entry WHERE chain = ? AND position > ? AND position <= ?`,
    [chain, after, upTo],
  );
  return new Map(rows.map((row) => [toSafeInteger(row.position), { ...row, position: toSafeInteger(row.position) }]));
}

function problemOf(entry: StoredEntry | undefined, previousHash: string): string | null {
  if (entry === undefined) return 'it is missing';
  if (entry.previousHash !== previousHash) return 'it does not follow the entry before it';
  return auditHash(entry) === entry.hash ? null : 'it was changed';
}
