import type { Database, Transaction } from '../../database/database.js';
import { toSafeInteger } from '../../database/columns.js';
import { CannotOpen, type SecretBox } from '../../secrets/secret-box.js';
import { type ChainHead, headSeal } from '../audit-entry.js';
import { archivedKeyPurpose, type AuditKeys } from '../audit-keys.js';
import type { AuditKeyring } from '../audit-verifier.js';

/** Result of archiving the previous keys. */
export interface ArchivedKeys {
  keys: number;
  heads: number;
  /** Chains whose head the product did not write; they are left unchanged. */
  broken: string[];
}

/** The configured keys, and the archived keys that the current SECRET_KEY opens. */
export async function auditKeyring(
  database: Database,
  box: SecretBox,
  { configured }: Pick<AuditKeys, 'configured'>,
): Promise<AuditKeyring> {
  const keys = new Map(configured);
  const rows = await database.query<{ id: string; sealed: Buffer }>('SELECT id, sealed FROM audit_key');
  for (const { id, sealed } of rows) {
    const key = openKey(box, id, sealed);
    if (key !== null) keys.set(id, key);
  }
  return keys;
}

/**
 * Archives the log keys of previous secret keys, so entries can still be verified after those are removed, and seals the heads of all chains with
 * the current key. Idempotent.
 */
export async function archiveAuditKeys(
  database: Database,
  box: SecretBox,
  keys: AuditKeys,
  now: Date,
): Promise<ArchivedKeys> {
  let archived = 0;
  for (const [id, key] of keys.configured) {
    if (id === keys.current.id) continue;
    const { affectedRows } = await database.execute(
      'INSERT IGNORE INTO audit_key (id, sealed, created_at) VALUES (?, ?, ?)',
      [id, box.seal(key, archivedKeyPurpose(id)), now],
    );
    if (affectedRows === 1) archived += 1;
  }
  const stale = await database.query<{ chain: string }>(
    'SELECT chain FROM audit_chain WHERE seal IS NOT NULL AND key_id <> ? ORDER BY chain',
    [keys.current.id],
  );
  const result: ArchivedKeys = { keys: archived, heads: 0, broken: [] };
  for (const { chain } of stale) {
    if (await database.transaction((tx) => sealHead(tx, keys, chain))) result.heads += 1;
    else result.broken.push(chain);
  }
  return result;
}

/** False if the configured keys do not verify the head. */
async function sealHead(tx: Transaction, { current, configured }: AuditKeys, chain: string): Promise<boolean> {
  const [row] = await tx.query<(ChainHead & { keyId: string; seal: string })[]>(
    'SELECT chain, last_position AS position, last_hash AS hash, key_id AS keyId, seal FROM audit_chain WHERE chain = ? FOR UPDATE',
    [chain],
  );
  if (row === undefined) return false;
  const head: ChainHead = { chain, position: toSafeInteger(row.position), hash: row.hash };
  const key = configured.get(row.keyId);
  if (key === undefined || headSeal(head, key) !== row.seal) return false;
  await tx.query('UPDATE audit_chain SET key_id = ?, seal = ? WHERE chain = ?', [
    current.id,
    headSeal(head, current.key),
    chain,
  ]);
  return true;
}

/** Null if the key was sealed with an unknown SECRET_KEY. */
function openKey(box: SecretBox, id: string, sealed: Buffer): Buffer | null {
  try {
    return box.open(sealed, archivedKeyPurpose(id));
  } catch (error) {
    if (error instanceof CannotOpen) return null;
    throw error;
  }
}
