import { Injectable } from '@nestjs/common';
import { canonicalJson } from '../canonical-json.js';
import { Clock } from '../clock.js';
import { toSafeInteger } from '../database/columns.js';
import { Database, type Transaction } from '../database/database.js';
import { newId } from '../ids.js';
import { RequestContext } from '../request-context.js';
import type { AuditAction } from './audit-actions.js';
import { auditHash, FIRST_PREVIOUS_HASH, INSTALLATION_CHAIN, type AuditDetails, type AuditEntry } from './audit-entry.js';

/** An event to be kept. */
export interface AuditEvent {
  /** Null for what belongs to no company. */
  companyId: string | null;
  /** Who did it; null where nobody was signed in. */
  userId: string | null;
  action: AuditAction;
  /** What it was done to: an id, or an address; at most 254 characters. */
  subject?: string;
  details?: AuditDetails;
}

type UnchainedEntry = Omit<AuditEntry, 'position' | 'previousHash'>;

interface ChainHead {
  position: number;
  hash: string;
}

/** The append-only activity log. Each company has a chain of its own, so that companies do not wait for one another. */
@Injectable()
export class AuditLog {
  private readonly unwritten = new WeakMap<Transaction, UnchainedEntry[]>();

  constructor(
    private readonly database: Database,
    private readonly context: RequestContext,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps an event together with the change it tells of. Address and request id come from the request. Entries are chained when `tx` is
   * about to commit: chains are locked last, briefly, and in one order.
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
      subject: subject ?? null,
      details: canonicalJson(details ?? {}),
      ipAddress: this.context.ipAddress,
      requestId: this.context.requestId,
    });
    this.unwritten.set(tx, entries);
    return Promise.resolve();
  }

  private async write(tx: Transaction, entries: readonly UnchainedEntry[]): Promise<void> {
    const chains = new Set(entries.map(({ chain }) => chain));
    for (const chain of [...chains].sort()) await this.append(tx, chain, entries.filter((entry) => entry.chain === chain));
  }

  private async append(tx: Transaction, chain: string, entries: readonly UnchainedEntry[]): Promise<void> {
    let head = await this.lockHead(tx, chain);
    for (const unchained of entries) {
      const entry = { ...unchained, position: head.position + 1, previousHash: head.hash };
      head = { position: entry.position, hash: auditHash(entry) };
      await this.insert(tx, entry, head.hash);
    }
    await tx.query('UPDATE audit_chain SET last_position = ?, last_hash = ? WHERE chain = ?', [head.position, head.hash, chain]);
  }

  /** The end of the chain, which nobody else can add to until `tx` ends. */
  private async lockHead(tx: Transaction, chain: string): Promise<ChainHead> {
    const head = await this.findHead(tx, chain);
    if (head !== null) return head;
    // Of two first entries at once, the second waits here; an INSERT IGNORE would leave both with a lock that neither can widen.
    await tx.query(
      'INSERT INTO audit_chain (chain, last_position, last_hash) VALUES (?, 0, ?) ON DUPLICATE KEY UPDATE last_position = last_position',
      [chain, FIRST_PREVIOUS_HASH],
    );
    return (await this.findHead(tx, chain)) ?? { position: 0, hash: FIRST_PREVIOUS_HASH };
  }

  private async findHead(tx: Transaction, chain: string): Promise<ChainHead | null> {
    const [row] = await tx.query<{ last_position: unknown; last_hash: string }[]>(
      'SELECT last_position, last_hash FROM audit_chain WHERE chain = ? FOR UPDATE',
      [chain],
    );
    return row === undefined ? null : { position: toSafeInteger(row.last_position), hash: row.last_hash };
  }

  private async insert(tx: Transaction, entry: AuditEntry, hash: string): Promise<void> {
    await tx.query(
      `INSERT INTO audit_entry (chain, position, id, occurred_at, user_id, action, subject, details, ip_address, request_id, previous_hash, hash)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        entry.chain, entry.position, entry.id, entry.occurredAt, entry.userId, entry.action, entry.subject, entry.details, entry.ipAddress, entry.requestId,
        entry.previousHash, hash,
      ],
    );
  }
}
