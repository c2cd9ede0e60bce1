import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThanOrEqual, type Repository } from 'typeorm';
import { type KeyPermission, ROLE_PERMISSIONS } from '../../../contributions/permissions.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Role } from '../../../platform/registered.js';
import { parseJson } from '../../../platform/database/columns.js';
import type { Transaction } from '../../../platform/database/database.js';
import { retryTransient } from '../../../platform/database/retrying.js';
import type { ClosedCompany } from '../../companies/index.js';
import { ApiKeyEntity } from './api-key.entity.js';

/** Columns of a new key. */
export type NewApiKey = Omit<ApiKeyEntity, 'lastUsedAt' | 'revokedAt'>;

/** A key of a request, with the quotas of its company. */
export type AuthenticatingKey = ApiKeyEntity & Pick<Actor, 'quotas'>;

/** A list row of a key. */
export interface ApiKeyRow extends Pick<
  ApiKeyEntity,
  'id' | 'name' | 'tokenStart' | 'permissions' | 'expiresOn' | 'lastUsedAt' | 'createdBy' | 'createdAt'
> {
  makerName: string;
  makerIsMember: boolean;
}

/** Content of the email to an owner about a new key. */
export interface ApiKeyNotice {
  companyName: string;
  keyName: string;
  permissions: KeyPermission[];
  creatorName: string;
  creatorEmail: string;
  ownerEmail: string;
}

@Injectable()
export class ApiKeysRepository {
  constructor(@InjectRepository(ApiKeyEntity) private readonly keys: Repository<ApiKeyEntity>) {}

  async insert(tx: Transaction, key: NewApiKey): Promise<void> {
    await tx.insert(ApiKeyEntity, key);
  }

  /** Keys that are not revoked, newest first. */
  async list(companyId: string): Promise<ApiKeyRow[]> {
    const { entities, raw } = await this.keys
      .createQueryBuilder('k')
      .innerJoin('user_account', 'u', 'u.id = k.createdBy')
      .leftJoin('association', 'a', `a.companyId = k.companyId AND a.userId = k.createdBy AND a.status = 'active'`)
      .addSelect('u.fullName', 'makerName')
      .addSelect('a.id IS NOT NULL', 'makerIsMember')
      .where('k.companyId = :companyId AND k.revokedAt IS NULL', { companyId })
      .orderBy('k.id', 'DESC')
      .getRawAndEntities<{ makerName: string; makerIsMember: number }>();
    return entities.map((key, index) => ({
      ...key,
      makerName: raw[index]?.makerName ?? '',
      makerIsMember: Number(raw[index]?.makerIsMember) === 1,
    }));
  }

  /** Whether the user is still a member who may manage keys. */
  async mayManageKeys(tx: Transaction, companyId: string, userId: string): Promise<boolean> {
    const membership = await tx
      .createQueryBuilder()
      .select('a.role', 'role')
      .from('association', 'a')
      .where(`a.companyId = :companyId AND a.userId = :userId AND a.status = 'active'`, { companyId, userId })
      .getRawOne<{ role: Role }>();
    return membership !== undefined && ROLE_PERMISSIONS[membership.role].has('key.manage');
  }

  /** Users who own the company. */
  async owners(tx: Transaction, companyId: string): Promise<string[]> {
    const owners = await tx
      .createQueryBuilder()
      .select('a.userId', 'userId')
      .from('association', 'a')
      .where(`a.companyId = :companyId AND a.role = 'owner' AND a.status = 'active'`, { companyId })
      .orderBy('a.userId')
      .getRawMany<{ userId: string }>();
    return owners.map(({ userId }) => userId);
  }

  /** Content of the email to an owner about a new key; null if the company was erased or the user is no longer an owner. */
  async notice(companyId: string, keyId: string, ownerId: string): Promise<ApiKeyNotice | null> {
    const notice = await this.keys
      .createQueryBuilder('k')
      .innerJoin('company', 'c', 'c.id = k.companyId')
      .innerJoin('user_account', 'm', 'm.id = k.createdBy')
      .innerJoin(
        'association',
        'a',
        `a.companyId = k.companyId AND a.userId = :ownerId AND a.role = 'owner' AND a.status = 'active'`,
        { ownerId },
      )
      .innerJoin('user_account', 'o', 'o.id = a.userId')
      .select('c.name', 'companyName')
      .addSelect('k.name', 'keyName')
      .addSelect('k.permissions', 'permissions')
      .addSelect('m.fullName', 'creatorName')
      .addSelect('m.email', 'creatorEmail')
      .addSelect('o.email', 'ownerEmail')
      .where('k.companyId = :companyId AND k.id = :keyId', { companyId, keyId })
      .getRawOne<ApiKeyNotice>();
    return notice === undefined ? null : { ...notice, permissions: parseJson(notice.permissions) };
  }

  /** Unrevoked keys of the company created by the user. Blocks the creation of further keys until `tx` ends. */
  async createdByForUpdate(
    tx: Transaction,
    companyId: string,
    userId: string,
  ): Promise<Pick<ApiKeyEntity, 'id' | 'name'>[]> {
    await lockCompany(tx, companyId);
    return tx.find(ApiKeyEntity, {
      select: { companyId: true, id: true, name: true },
      where: { companyId, createdBy: userId, revokedAt: IsNull() },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Number of unrevoked keys. Blocks the creation of further keys until `tx` ends. */
  async countForUpdate(tx: Transaction, companyId: string): Promise<number> {
    await lockCompany(tx, companyId);
    return tx.countBy(ApiKeyEntity, { companyId, revokedAt: IsNull() });
  }

  /** Unrevoked keys of any company that the user created at `since` or later. */
  createdSince(tx: Transaction, userId: string, since: Date): Promise<Pick<ApiKeyEntity, 'companyId' | 'id'>[]> {
    return tx.find(ApiKeyEntity, {
      select: { companyId: true, id: true },
      where: { createdBy: userId, createdAt: MoreThanOrEqual(since), revokedAt: IsNull() },
      order: { companyId: 'ASC', id: 'ASC' },
    });
  }

  /** Returns the name of the revoked key; null if there is no such unrevoked key. */
  async revoke(tx: Transaction, companyId: string, id: string, now: Date): Promise<string | null> {
    const { affected } = await tx.update(ApiKeyEntity, { companyId, id, revokedAt: IsNull() }, { revokedAt: now });
    if (affected !== 1) return null;
    return (await tx.findOneByOrFail(ApiKeyEntity, { companyId, id })).name;
  }

  /** The unrevoked key with this token, in any company that is not deleted. */
  async findByToken(tokenHash: string): Promise<AuthenticatingKey | null> {
    const { entities, raw } = await this.keys
      .createQueryBuilder('k')
      .addSelect('c.quotas', 'quotas')
      .innerJoin('company', 'c', 'c.id = k.companyId AND c.eraseAt IS NULL AND c.suspendedAt IS NULL')
      .where('k.tokenHash = :tokenHash AND k.revokedAt IS NULL', { tokenHash })
      .getRawAndEntities<{ quotas: unknown }>();
    return entities[0] === undefined ? null : { ...entities[0], quotas: parseJson(raw[0]?.quotas) };
  }

  /** The company of the unrevoked key with this token, if it moves to another installation or has moved. */
  async findMovingCompany(tokenHash: string): Promise<ClosedCompany | null> {
    const found = await this.keys
      .createQueryBuilder('k')
      .innerJoin('company', 'c', 'c.id = k.companyId AND c.moveState IS NOT NULL')
      .select('c.name', 'name')
      .addSelect('c.moveState', 'moveState')
      .addSelect('c.movedTo', 'movedTo')
      .where('k.tokenHash = :tokenHash AND k.revokedAt IS NULL', { tokenHash })
      .getRawOne<ClosedCompany>();
    return found ?? null;
  }

  /** Up to `limit` service accounts created before that instant whose keys were erased with their company. */
  async accountsWithoutKey(before: Date, limit: number): Promise<string[]> {
    const accounts = await this.keys.manager
      .createQueryBuilder()
      .select('u.id', 'id')
      .from('user_account', 'u')
      .leftJoin(ApiKeyEntity, 'k', 'k.userId = u.id')
      .where(`u.kind = 'api_key' AND u.createdAt < :before AND k.id IS NULL`, { before })
      .limit(limit)
      .getRawMany<{ id: string }>();
    return accounts.map(({ id }) => id);
  }

  async touch(companyId: string, id: string, now: Date): Promise<void> {
    const update = this.keys
      .createQueryBuilder()
      .update()
      .set({ lastUsedAt: now })
      .where('company_id = :companyId AND id = :id AND (last_used_at IS NULL OR last_used_at < :now)', {
        companyId,
        id,
        now,
      });
    await retryTransient(() => update.execute());
  }
}

async function lockCompany(tx: Transaction, companyId: string): Promise<void> {
  await tx
    .createQueryBuilder()
    .select('c.id', 'id')
    .from('company', 'c')
    .where('c.id = :companyId', { companyId })
    .setLock('pessimistic_write')
    .getRawOne();
}
