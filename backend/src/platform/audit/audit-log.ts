import { Injectable } from '@nestjs/common';
import { canonicalJson } from '../canonical-json.js';
import { Clock } from '../clock.js';
import { Database, type Transaction } from '../database/database.js';
import { queryPrepared } from '../database/prepared.js';
import { newId } from '../ids.js';
import { RequestContext } from '../request-context.js';
import type { AuditAction } from './audit-actions.js';
import {
  FIRST_PREVIOUS_HASH,
  INSTALLATION_CHAIN,
  textAroundPlace,
  type AuditDetails,
  type AuditEntry,
} from './audit-entry.js';

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
    for (const chain of [...chains].sort()) {
      for (const entry of entries.filter((other) => other.chain === chain)) await this.append(tx, entry);
    }
  }

  /** The first statement locks the chain, so that nobody else can add to it until `tx` ends. */
  private async append(tx: Transaction, entry: UnchainedEntry): Promise<void> {
    if (!(await this.insert(tx, entry))) {
      await this.begin(tx, entry.chain);
      await this.insert(tx, entry);
    }
    await queryPrepared(
      tx,
      `UPDATE audit_chain c JOIN audit_entry e ON e.chain = c.chain AND e.position = c.last_position + 1
       SET c.last_position = e.position, c.last_hash = e.hash WHERE c.chain = ?`,
      [entry.chain],
    );
  }

  /** Puts the entry at the end of its chain, with the hash that `auditHash` has for it there. False when there is no such chain yet. */
  private async insert(tx: Transaction, entry: UnchainedEntry): Promise<boolean> {
    const [before, after] = textAroundPlace(entry);
    const { affectedRows } = await queryPrepared<{ affectedRows: number }>(
      tx,
      `INSERT INTO audit_entry (chain, position, id, occurred_at, user_id, action, subject, details, ip_address, request_id, previous_hash, hash)
       SELECT chain, last_position + 1, ?, ?, ?, ?, ?, ?, ?, ?, last_hash, SHA2(CONCAT(?, '"position":', last_position + 1, ',"previousHash":"', CONVERT(last_hash USING utf8mb4), '"', ?), 256)
       FROM audit_chain WHERE chain = ? FOR UPDATE`,
      [
        entry.id,
        entry.occurredAt,
        entry.userId,
        entry.action,
        entry.subject,
        entry.details,
        entry.ipAddress,
        entry.requestId,
        before,
        after,
        entry.chain,
      ],
    );
    return affectedRows === 1;
  }

  /** Of two first entries at once, the second waits here; an INSERT IGNORE would leave both with a lock that neither can widen. */
  private async begin(tx: Transaction, chain: string): Promise<void> {
    await tx.query(
      'INSERT INTO audit_chain (chain, last_position, last_hash) VALUES (?, 0, ?) ON DUPLICATE KEY UPDATE last_position = last_position',
      [chain, FIRST_PREVIOUS_HASH],
    );
  }
}
