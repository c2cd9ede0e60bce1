import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { API_KEY_PREFIX } from '../../platform/auth/api-key.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import {
  Conflict,
  DomainError,
  type FieldError,
  NotFound,
  ValidationFailed,
} from '../../platform/http/problems/domain-error.js';
import { newId } from '../../platform/ids.js';
import { hashToken, newToken } from '../../platform/secrets/secret-token.js';
import { UsersService } from '../identity/index.js';
import { ApiKeyNotices } from './api-key-notices.js';
import type { ApiKeyDto, ApiKeyListDto, CreatedApiKeyDto, CreateApiKeyDto } from './api-keys.dto.js';
import { API_KEY_LIMITS, isExpired } from './domain/api-key.js';
import { type ApiKeyRow, ApiKeysRepository, type NewApiKey } from './persistence/api-keys.repository.js';
import { msg } from '../../messages/message.js';

/** Number of leading characters of a token shown in lists. */
const SHOWN = 10;

/** Creates and revokes the API keys of a company. */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly database: Database,
    private readonly keys: ApiKeysRepository,
    private readonly users: UsersService,
    private readonly audit: AuditLog,
    private readonly notices: ApiKeyNotices,
    private readonly clock: Clock,
  ) {}

  async list({ companyId }: Actor): Promise<ApiKeyListDto> {
    const now = this.clock.now();
    return { items: (await this.keys.list(companyId)).map((row) => present(row, now)), nextCursor: null };
  }

  /** @throws ValidationFailed NOT_YOURS or DATE_PAST; Conflict API_KEY_LIMIT; DomainError FORBIDDEN if the actor lost the permission after the request began */
  async make(actor: Actor, dto: CreateApiKeyDto): Promise<CreatedApiKeyDto> {
    const now = this.clock.now();
    const errors = [...foreignPermissions(actor, dto), ...expiryErrors(dto.expiresOn ?? null, now)];
    if (errors.length > 0) throw new ValidationFailed(errors);
    const token = newApiKeyToken();
    const key = await this.database.transaction((tx) => this.store(tx, actor, dto, token, now));
    return { ...present({ ...key, lastUsedAt: null, makerName: actor.fullName, makerIsMember: true }, now), token };
  }

  /** @throws NotFound */
  async revoke({ companyId, userId }: Actor, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const name = await this.keys.revoke(tx, companyId, id, this.clock.now());
      if (name === null) throw new NotFound();
      await this.audit.record(tx, { companyId, userId, action: 'api_key.revoked', subject: name, details: { id } });
    });
  }

  private async store(
    tx: Transaction,
    { companyId, userId, role, fullName }: Actor,
    dto: CreateApiKeyDto,
    token: string,
    now: Date,
  ): Promise<NewApiKey> {
    if ((await this.keys.countForUpdate(tx, companyId)) >= API_KEY_LIMITS.keys) {
      throw new Conflict(
        'API_KEY_LIMIT',
        msg`A company has at most ${{ keys: API_KEY_LIMITS.keys }} keys. Revoke one that is no longer used.`,
      );
    }
    // The session guard read the membership before the company was locked, so check it again.
    if (!(await this.keys.mayManageKeys(tx, companyId, userId)))
      throw new DomainError('FORBIDDEN', 403, msg`Your role in this company does not allow this.`);
    const { name, permissions, expiresOn = null } = dto;
    const account = await this.users.createServiceAccount(tx, name);
    const key: NewApiKey = {
      companyId,
      id: newId('key'),
      userId: account,
      name,
      role,
      permissions,
      tokenHash: hashToken(token),
      tokenStart: startOf(token),
      expiresOn,
      createdBy: userId,
      createdAt: now,
    };
    await this.keys.insert(tx, key);
    await this.audit.record(tx, {
      companyId,
      userId,
      action: 'api_key.made',
      subject: name,
      details: { id: key.id, permissions: permissions.join(' '), expiresOn },
    });
    await this.notices.created(tx, companyId, key, fullName);
    return key;
  }
}

/** A key has at most the permissions of its creator. */
function foreignPermissions({ permissions: held }: Actor, { permissions }: CreateApiKeyDto): FieldError[] {
  return permissions.flatMap((permission, index) =>
    held.has(permission)
      ? []
      : [
          {
            pointer: `/permissions/${index}`,
            code: 'NOT_YOURS',
            message: msg`You do not have ${{ permission }} yourself.`,
          },
        ],
  );
}

function expiryErrors(expiresOn: string | null, now: Date): FieldError[] {
  if (expiresOn === null) return [];
  return isExpired(expiresOn, now)
    ? [{ pointer: '/expiresOn', code: 'DATE_PAST', message: msg`This day has passed.` }]
    : [];
}

function present(
  {
    id,
    name,
    tokenStart,
    permissions,
    expiresOn,
    lastUsedAt,
    createdBy,
    makerName,
    makerIsMember,
    createdAt,
  }: ApiKeyRow,
  now: Date,
): ApiKeyDto {
  return {
    id,
    name,
    tokenStart,
    permissions: [...permissions],
    state: isExpired(expiresOn, now) ? 'expired' : 'active',
    expiresOn,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    createdBy: { userId: createdBy, name: makerName, isMember: makerIsMember },
    createdAt: createdAt.toISOString(),
  };
}

/** A new token: 256 random bits after a prefix that secret scanners recognize. */
function newApiKeyToken(): string {
  return `${API_KEY_PREFIX}${newToken()}`;
}

/** Displayable part of a token: prefix and six characters. 220 bits remain secret. */
function startOf(token: string): string {
  return token.slice(0, SHOWN);
}
