import { Injectable } from '@nestjs/common';
import { type KeyPermission, ROLE_PERMISSIONS } from '../../../contributions/permissions.js';
import type { Role } from '../../../platform/registered.js';
import { parseJson } from '../../../platform/database/columns.js';
import { Database, type Transaction } from '../../../platform/database/database.js';

/** A key as it is made. */
export interface NewApiKey {
  companyId: string;
  id: string;
  /** Account in whose name the key acts. */
  userId: string;
  name: string;
  role: Role;
  permissions: readonly KeyPermission[];
  tokenHash: string;
  tokenStart: string;
  expiresOn: string | null;
  createdBy: string;
  createdAt: Date;
}

/** A key in a list. */
export interface ApiKeyRow extends Omit<NewApiKey, 'companyId' | 'tokenHash' | 'userId' | 'role'> {
  lastUsedAt: Date | null;
  makerName: string;
  makerIsMember: boolean;
}

/** What owners are mailed about a new key. */
export interface ApiKeyNotice {
  companyName: string;
  keyName: string;
  permissions: KeyPermission[];
  creatorName: string;
  creatorEmail: string;
  ownerEmail: string;
}

/** A key that somebody uses. */
export interface UsedApiKey extends Pick<
  NewApiKey,
  'companyId' | 'id' | 'userId' | 'name' | 'role' | 'permissions' | 'expiresOn'
> {
  lastUsedAt: Date | null;
}

interface StoredRow extends Omit<ApiKeyRow, 'permissions' | 'makerIsMember'> {
  permissions: unknown;
  makerIsMember: number;
}

@Injectable()
export class ApiKeysRepository {
  constructor(private readonly database: Database) {}

  async insert(tx: Transaction, key: NewApiKey): Promise<void> {
    await tx.query(
      `INSERT INTO api_key (company_id, id, user_id, name, role, permissions, token_hash, token_start, expires_on, created_by, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        key.companyId,
        key.id,
        key.userId,
        key.name,
        key.role,
        JSON.stringify(key.permissions),
        key.tokenHash,
        key.tokenStart,
        key.expiresOn,
        key.createdBy,
        key.createdAt,
      ],
    );
  }

  /** Keys that are not revoked, newest first. */
  async list(companyId: string): Promise<ApiKeyRow[]> {
    const rows = await this.database.query<StoredRow>(
      `SELECT k.id, k.name, k.permissions, k.token_start AS tokenStart, k.expires_on AS expiresOn, k.last_used_at AS lastUsedAt, k.created_by AS createdBy, k.created_at AS createdAt,
              u.full_name AS makerName, a.id IS NOT NULL AS makerIsMember
         FROM api_key k JOIN user_account u ON u.id = k.created_by
         LEFT JOIN association a ON a.company_id = k.company_id AND a.user_id = k.created_by AND a.status = 'active'
        WHERE k.company_id = ? AND k.revoked_at IS NULL ORDER BY k.id DESC`,
      [companyId],
    );
    return rows.map(({ permissions, makerIsMember, ...row }) => ({
      ...row,
      permissions: parseJson<KeyPermission[]>(permissions),
      makerIsMember: makerIsMember === 1,
    }));
  }

  /** Whether the user is still a member who may manage keys. */
  async mayManageKeys(tx: Transaction, companyId: string, userId: string): Promise<boolean> {
    const [row] = await tx.query<{ role: Role }[]>(
      `SELECT role FROM association WHERE company_id = ? AND user_id = ? AND status = 'active'`,
      [companyId, userId],
    );
    return row !== undefined && ROLE_PERMISSIONS[row.role].has('key.manage');
  }

  /** Users who own the company. */
  async owners(tx: Transaction, companyId: string): Promise<string[]> {
    const rows = await tx.query<{ userId: string }[]>(
      `SELECT user_id AS userId FROM association WHERE company_id = ? AND role = 'owner' AND status = 'active' ORDER BY user_id`,
      [companyId],
    );
    return rows.map(({ userId }) => userId);
  }

  /** What an owner is mailed about a new key; null when the key is gone with its company, or the user no longer owns it. */
  async notice(companyId: string, keyId: string, ownerId: string): Promise<ApiKeyNotice | null> {
    const [row] = await this.database.query<Omit<ApiKeyNotice, 'permissions'> & { permissions: unknown }>(
      `SELECT c.name AS companyName, k.name AS keyName, k.permissions, m.full_name AS creatorName, m.email AS creatorEmail, o.email AS ownerEmail
         FROM api_key k JOIN company c ON c.id = k.company_id JOIN user_account m ON m.id = k.created_by
         JOIN association a ON a.company_id = k.company_id AND a.user_id = ? AND a.role = 'owner' AND a.status = 'active'
         JOIN user_account o ON o.id = a.user_id
        WHERE k.company_id = ? AND k.id = ?`,
      [ownerId, companyId, keyId],
    );
    return row === undefined ? null : { ...row, permissions: parseJson(row.permissions) };
  }

  /** Keys of the company that a user created and nobody has revoked. Creating further ones waits until `tx` ends. */
  async createdByForUpdate(
    tx: Transaction,
    companyId: string,
    userId: string,
  ): Promise<{ id: string; name: string }[]> {
    await tx.query('SELECT id FROM company WHERE id = ? FOR UPDATE', [companyId]);
    return tx.query(
      'SELECT id, name FROM api_key WHERE company_id = ? AND created_by = ? AND revoked_at IS NULL ORDER BY id FOR UPDATE',
      [companyId, userId],
    );
  }

  /** How many keys are not revoked. Others that want to make one wait. */
  async countForUpdate(tx: Transaction, companyId: string): Promise<number> {
    await tx.query('SELECT id FROM company WHERE id = ? FOR UPDATE', [companyId]);
    const [row] = await tx.query<{ found: string }[]>(
      'SELECT COUNT(*) AS found FROM api_key WHERE company_id = ? AND revoked_at IS NULL',
      [companyId],
    );
    return Number(row?.found);
  }

  /** Keys, in whatever company, that the user made at `since` or later and that are not revoked. */
  async madeSince(tx: Transaction, userId: string, since: Date): Promise<Pick<NewApiKey, 'companyId' | 'id'>[]> {
    return tx.query(
      'SELECT company_id AS companyId, id FROM api_key WHERE created_by = ? AND created_at >= ? AND revoked_at IS NULL ORDER BY company_id, id',
      [userId, since],
    );
  }

  /** Returns the name of the key that was revoked; null when there is none to revoke. */
  async revoke(tx: Transaction, companyId: string, id: string, now: Date): Promise<string | null> {
    const [row] = await tx.query<{ name: string }[]>(
      'SELECT name FROM api_key WHERE company_id = ? AND id = ? AND revoked_at IS NULL FOR UPDATE',
      [companyId, id],
    );
    if (row === undefined) return null;
    await tx.query('UPDATE api_key SET revoked_at = ? WHERE company_id = ? AND id = ?', [now, companyId, id]);
    return row.name;
  }

  /** The key of that token in whatever company, unless it is revoked or its company is being deleted. */
  async findByToken(tokenHash: string): Promise<UsedApiKey | null> {
    const [row] = await this.database.query<Omit<UsedApiKey, 'permissions'> & { permissions: unknown }>(
      `SELECT k.company_id AS companyId, k.id, k.user_id AS userId, k.name, k.role, k.permissions, k.expires_on AS expiresOn, k.last_used_at AS lastUsedAt
         FROM api_key k JOIN company c ON c.id = k.company_id AND c.erase_at IS NULL
        WHERE k.token_hash = ? AND k.revoked_at IS NULL`,
      [tokenHash],
    );
    return row === undefined ? null : { ...row, permissions: parseJson(row.permissions) };
  }

  /** Deletes some accounts, made before that instant, whose keys are gone with their company; their addresses end like this. Returns how many. */
  async purgeAccounts(addressEnd: string, before: Date, limit: number): Promise<number> {
    const { affectedRows } = await this.database.execute(
      'DELETE FROM user_account WHERE email LIKE ? AND created_at < ? AND NOT EXISTS (SELECT 1 FROM api_key k WHERE k.user_id = user_account.id) LIMIT ?',
      [`usr\\_%${addressEnd}`, before, limit],
    );
    return affectedRows;
  }

  async touch(companyId: string, id: string, now: Date): Promise<void> {
    await this.database.query(
      'UPDATE api_key SET last_used_at = ? WHERE company_id = ? AND id = ? AND (last_used_at IS NULL OR last_used_at < ?)',
      [now, companyId, id, now],
    );
  }
}
