import { Injectable } from '@nestjs/common';
import { canonicalJson } from '../text/canonical-json.js';
import { Clock } from '../clock.js';
import { Database, type Transaction } from '../database/database.js';
import { newId } from '../ids.js';
import { RequestContext } from '../request-context.js';
import type { AuditAction } from '../registered.js';
import { AuditKeys } from './audit-keys.js';
import {
  FIRST_PREVIOUS_HASH,
  INSTALLATION_CHAIN,
  auditHash,
  type AuditDetails,
  type AuditEntry,
  type ChainHead,
  headSeal,
} from './audit-entry.js';
import {
  hasKeyedEntry,
  insertEntries,
  insertHead,
  lockHead,
  type StoredEntry,
  type StoredHead,
  updateHead,
} from './persistence/audit-chains.sql.js';

/** An event to record. */
export interface AuditEvent {
  /** Null for events that belong to no company. */
  companyId: string | null;
  /** Actor; null if no user was signed in. */
  userId: string | null;
  action: AuditAction;
  /** Target of the action: an id or an address; truncated after 254 characters. */
  subject?: string;
  details?: AuditDetails;
}

type UnchainedEntry = Omit<AuditEntry, 'position' | 'previousHash'>;

/** Lengths of the columns, in characters. */
const SUBJECT_LENGTH = 254;
const IP_ADDRESS_LENGTH = 45;
const REQUEST_ID_LENGTH = 128;

/** The append-only activity log. Each company has its own chain, so companies do not wait for each other's locks. */
@Injectable()
export class AuditLog {
  private readonly unwritten = new WeakMap<Transaction, UnchainedEntry[]>();

  constructor(
    private readonly database: Database,
    private readonly keys: AuditKeys,
    private readonly context: RequestContext,
    private readonly clock: Clock,
  ) {}

  /**
   * Records an event in the transaction of the change. IP address and request id come from the request. Entries are chained just before `tx`
   * commits: chains are locked last, briefly, and in a fixed order.
   */
  record(tx: Transaction, { companyId, userId, action, subject, details }: AuditEvent): Promise<void> {
    const entries = this.unwritten.get(tx) ?? [];
    if (entries.length === 0) this.database.beforeCommit(tx, () => this.write(tx, entries));
    entries.push({
      chain: companyId ?? INSTALLATION_CHAIN,
      id: newId('aud'),
      occurredAt: this.clock.now(),
      userId,
      action,
      subject: subject === undefined ? null : wellFormed(subject, SUBJECT_LENGTH),
      details: canonicalJson(wellFormedDetails(details ?? {})),
      ipAddress: ascii(this.context.ipAddress, IP_ADDRESS_LENGTH),
      requestId: ascii(this.context.requestId, REQUEST_ID_LENGTH),
    });
    this.unwritten.set(tx, entries);
    return Promise.resolve();
  }

  private async write(tx: Transaction, entries: readonly UnchainedEntry[]): Promise<void> {
    const chains = new Set(entries.map(({ chain }) => chain));
    for (const chain of [...chains].sort()) {
      let head = await this.headOf(tx, chain);
      const chained: StoredEntry[] = [];
      for (const entry of entries.filter((other) => other.chain === chain)) {
        const stored = this.chained(head, entry);
        chained.push(stored);
        head = { chain, position: stored.position, hash: stored.hash };
      }
      await insertEntries(tx, chained);
      await this.moveHead(tx, head);
    }
  }

  /** The entry that follows `head`. */
  private chained(head: ChainHead, unchained: UnchainedEntry): StoredEntry {
    const { id: keyId, key } = this.keys.current;
    const entry: AuditEntry = { ...unchained, position: head.position + 1, previousHash: head.hash };
    return { ...entry, keyId, hash: auditHash(entry, key) };
  }

  /** Locks the chain until `tx` ends, so no other transaction can append to it. */
  private async headOf(tx: Transaction, chain: string): Promise<ChainHead> {
    const stored = await lockHead(tx, chain);
    if (stored !== null) return this.trustedHead(tx, stored);
    const first: ChainHead = { chain, position: 0, hash: FIRST_PREVIOUS_HASH };
    const { id, key } = this.keys.current;
    await insertHead(tx, { ...first, keyId: id, seal: headSeal(first, key) });
    return this.trustedHead(tx, (await lockHead(tx, chain)) ?? { ...first, keyId: null, seal: null });
  }

  /**
   * The head to continue from. If the product did not write the stored head, the next entry does not reference its hash, so the verifier keeps
   * reporting the break instead of finding a chain that looks complete again.
   */
  private async trustedHead(tx: Transaction, { keyId, seal, ...head }: StoredHead): Promise<ChainHead> {
    // Chains written before the log had keys have no seal, and their last entry has no key.
    const key = keyId === null ? undefined : this.keys.configured.get(keyId);
    const trusted =
      seal === null ? !(await hasKeyedEntry(tx, head)) : key !== undefined && headSeal(head, key) === seal;
    return trusted ? head : { ...head, hash: FIRST_PREVIOUS_HASH };
  }

  private async moveHead(tx: Transaction, head: ChainHead): Promise<void> {
    const { id, key } = this.keys.current;
    await updateHead(tx, { ...head, keyId: id, seal: headSeal(head, key) });
  }
}

/** Truncated to `length` at a character boundary, so the stored text is the hashed text. */
function wellFormed(text: string, length: number): string {
  return [...text.toWellFormed()].slice(0, length).join('');
}

/** For ASCII columns. */
function ascii(text: string, length: number): string {
  return text.replace(/[^\x20-\x7e]/g, '?').slice(0, length);
}

function wellFormedDetails(details: AuditDetails): AuditDetails {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, typeof value === 'string' ? value.toWellFormed() : value]),
  );
}
