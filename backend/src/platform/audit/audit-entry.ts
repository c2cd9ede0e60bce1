import { createHash, createHmac } from 'node:crypto';
import { canonicalJson } from '../text/canonical-json.js';

/** Chain of events that belong to no company. */
export const INSTALLATION_CHAIN = 'installation';
/** Previous hash of the first entry of every chain. */
export const FIRST_PREVIOUS_HASH = '0'.repeat(64);

/** Details of an entry; never a secret and never free text entered by a user. */
export type AuditDetails = Record<string, string | number | boolean | null>;

/** One event as stored in its chain. */
export interface AuditEntry {
  /** Id of the company, or `installation`. */
  chain: string;
  /** Starts at 1 and has no gaps. */
  position: number;
  /** Prefix `aud_`. */
  id: string;
  occurredAt: Date;
  /** Actor; null if no user was signed in. */
  userId: string | null;
  action: string;
  /** Target of the action: an id or an address. */
  subject: string | null;
  /** Canonical JSON of the details. */
  details: string;
  ipAddress: string;
  requestId: string;
  previousHash: string;
}

/** Last entry of a chain. */
export interface ChainHead {
  chain: string;
  /** 0 before the first entry. */
  position: number;
  hash: string;
}

/** HMAC-SHA256 in hexadecimal of all fields of the entry and the previous hash, so changing an entry invalidates all later ones. */
export function auditHash(entry: AuditEntry, key: Buffer): string {
  return createHmac('sha256', key).update(auditText(entry)).digest('hex');
}

/** Hash of an entry without a key id; such entries predate the log's keys. */
export function unkeyedAuditHash(entry: AuditEntry): string {
  return createHash('sha256').update(auditText(entry)).digest('hex');
}

/** HMAC-SHA256 in hexadecimal of the head of a chain. Entries do not contain it, so an earlier head cannot be restored from stored data. */
export function headSeal({ chain, position, hash }: ChainHead, key: Buffer): string {
  return createHmac('sha256', key)
    .update(`head ${canonicalJson({ chain, position, hash })}`)
    .digest('hex');
}

function auditText({
  chain,
  position,
  id,
  occurredAt,
  userId,
  action,
  subject,
  details,
  ipAddress,
  requestId,
  previousHash,
}: AuditEntry): string {
  return canonicalJson({
    chain,
    position,
    id,
    occurredAt: occurredAt.toISOString(),
    userId,
    action,
    subject,
    details,
    ipAddress,
    requestId,
    previousHash,
  });
}
