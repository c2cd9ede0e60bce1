import type { Database } from '../database/database.js';
import { auditHash, FIRST_PREVIOUS_HASH, headSeal, unkeyedAuditHash } from './audit-entry.js';
import {
  entriesBeyondHeads,
  listEntries,
  listHeads,
  type StoredEntry,
  type StoredHead,
} from './persistence/audit-chains.sql.js';

/** Rows per read. */
const PAGE = 1_000;

/** Consecutive positions where a chain differs from what was written. */
export interface AuditBreak {
  chain: string;
  from: number;
  to: number;
  problem: string;
}

/** Result of verifying all chains. */
export interface AuditVerification {
  chains: number;
  /** Entries up to the heads of the chains, missing ones included. */
  entries: number;
  /** Chains without an entry since the log has keys. Their hashes are plain SHA-256, which can be recomputed without a key. */
  unkeyedChains: string[];
  /** Empty if no entry was changed and none is missing. */
  breaks: AuditBreak[];
}

/** Keys that entries were signed with, by id. */
export type AuditKeyring = ReadonlyMap<string, Buffer>;

/**
 * Reads all chains from the first entry, recomputes every hash and reports every break. Each chain is read up to the head that it had at the
 * start, so concurrent appends do not affect the result. Without the keys, changing entries together with their hashes is detected.
 * Not detected: removing a chain together with its head, and restoring all tables from an earlier copy.
 */
export async function verifyAudit(database: Database, keys: AuditKeyring): Promise<AuditVerification> {
  const heads = await listHeads(database);
  const breaks: AuditBreak[] = [];
  const unkeyedChains: string[] = [];
  let entries = 0;
  for (const head of heads) {
    const check = new ChainCheck(head, keys, breaks);
    for (let read = 0; read < head.position; read += PAGE) {
      const upTo = Math.min(read + PAGE, head.position);
      check.page(await readPage(database, head.chain, read, upTo), read + 1, upTo);
    }
    if (check.end() === 'unkeyed') unkeyedChains.push(head.chain);
    entries += head.position;
  }
  breaks.push(...(await breaksBeyondHeads(database)));
  return { chains: heads.length, entries, unkeyedChains, breaks };
}

/** Checks one chain, entry by entry. */
class ChainCheck {
  /** Null after a missing entry, because the next entry has nothing to compare with. */
  private previousHash: string | null = FIRST_PREVIOUS_HASH;
  private keyed = false;

  constructor(
    private readonly head: StoredHead,
    private readonly keys: AuditKeyring,
    private readonly breaks: AuditBreak[],
  ) {}

  page(entries: ReadonlyMap<number, StoredEntry>, from: number, to: number): void {
    for (let position = from; position <= to; position += 1) this.entry(position, entries.get(position));
  }

  /** Compares the head with the last entry. */
  end(): 'keyed' | 'unkeyed' {
    const { position, hash, keyId, seal } = this.head;
    if (this.previousHash !== null && this.previousHash !== hash)
      this.report(position, 'it is not the one that the head of the chain names');
    if (seal === null) {
      if (this.keyed) this.report(position, 'the head of the chain has no seal');
      return this.keyed ? 'keyed' : 'unkeyed';
    }
    const key = this.keys.get(keyId ?? '');
    if (key === undefined) this.report(position, `the head of the chain was sealed with the unknown key ${keyId}`);
    else if (headSeal(this.head, key) !== seal) this.report(position, 'the head of the chain was changed');
    return 'keyed';
  }

  private entry(position: number, entry: StoredEntry | undefined): void {
    if (entry === undefined) {
      this.report(position, 'it is missing');
    } else {
      if (this.previousHash !== null && entry.previousHash !== this.previousHash)
        this.report(position, 'it does not follow the entry before it');
      const problem = this.problemOf(entry);
      if (problem !== null) this.report(position, problem);
      if (entry.keyId !== null) this.keyed = true;
    }
    this.previousHash = entry?.hash ?? null;
  }

  private problemOf(entry: StoredEntry): string | null {
    if (entry.keyId === null) {
      if (this.keyed) return 'it was signed without a key, after entries with one';
      return unkeyedAuditHash(entry) === entry.hash ? null : 'it was changed';
    }
    const key = this.keys.get(entry.keyId);
    if (key === undefined) return `it was signed with the unknown key ${entry.keyId}`;
    return auditHash(entry, key) === entry.hash ? null : 'it was changed';
  }

  /** Extends the last break if the previous entry has the same problem. */
  private report(position: number, problem: string): void {
    const { chain } = this.head;
    const last = this.breaks.at(-1);
    if (last?.chain === chain && last.problem === problem && last.to === position - 1) last.to = position;
    else this.breaks.push({ chain, from: position, to: position, problem });
  }
}

async function readPage(
  database: Database,
  chain: string,
  after: number,
  upTo: number,
): Promise<Map<number, StoredEntry>> {
  const entries = await listEntries(database, chain, after, upTo);
  return new Map(entries.map((entry) => [entry.position, entry]));
}

/** Entries of chains without a head, and entries after their chain's head. */
async function breaksBeyondHeads(database: Database): Promise<AuditBreak[]> {
  const ranges = await entriesBeyondHeads(database);
  return ranges.map(({ headless, ...range }) => ({
    ...range,
    problem: headless ? 'its chain has no head' : 'it comes after the head of its chain',
  }));
}

/** Output of `lading verify-audit`. */
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
