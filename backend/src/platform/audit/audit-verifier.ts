import type { Database } from '../database/database.js';
import { auditHash, FIRST_PREVIOUS_HASH, headSeal, unkeyedAuditHash } from './audit-entry.js';
import {
  entriesBeyondHeads,
  listEntries,
  listHeads,
  type StoredEntry,
  type StoredHead,
} from './persistence/audit-chains.sql.js';

/** Rows of one read. */
const PAGE = 1_000;

/** Consecutive places where a chain is not what was written. */
export interface AuditBreak {
  chain: string;
  from: number;
  to: number;
  problem: string;
}

/** What reading every chain has shown. */
export interface AuditVerification {
  chains: number;
  /** Entries that the heads of the chains name, those that are missing included. */
  entries: number;
  /** Chains without an entry since the log got keys: their hashes are plain SHA-256, which can be computed again without a key. */
  unkeyedChains: string[];
  /** Empty when every entry is what was written and none is missing. */
  breaks: AuditBreak[];
}

/** Keys that entries were signed with, by id. */
export type AuditKeyring = ReadonlyMap<string, Buffer>;

/**
 * Reads all chains from their first entry on, computes every hash again and reports every break. Entries that are added meanwhile do not
 * disturb it: a chain is read up to the head that it had at the start. Without the keys, entries and hashes cannot be changed together unnoticed.
 * Not detected: a chain that was removed with its head, and tables that were all put back to an earlier copy.
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

/** The check of one chain, entry by entry. */
class ChainCheck {
  /** Null after a missing entry: what follows it cannot be compared. */
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

  /** Extends the last break where the same is wrong with the entry before. */
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

/** Entries of chains without a head, and entries that no head names yet. */
async function breaksBeyondHeads(database: Database): Promise<AuditBreak[]> {
  const ranges = await entriesBeyondHeads(database);
  return ranges.map(({ headless, ...range }) => ({
    ...range,
    problem: headless ? 'its chain has no head' : 'it comes after the head of its chain',
  }));
}
