import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Clock } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import { ValidationFailed } from '../../platform/http/problems/domain-error.js';
import { type MembershipEnding, OnOffboarding } from '../companies/index.js';
import { ApiKeysRepository } from './persistence/api-keys.repository.js';
import { OnEmailUndo } from '../identity/index.js';
import { msg } from '../../messages/message.js';

/** Revokes a member's keys when the member is suspended, removed or leaves, in the same transaction. */
@Injectable()
export class RevokeKeysOfFormerMembers {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws ValidationFailed UNKNOWN_KEY if `keepApiKeys` contains a revoked key or one that the member did not create */
  @OnOffboarding()
  async revoke(
    tx: Transaction,
    creatorId: string,
    companyId: string,
    { endedBy, keepApiKeys }: MembershipEnding,
  ): Promise<void> {
    const created = await this.keys.createdByForUpdate(tx, companyId, creatorId);
    const unknown = keepApiKeys.flatMap((id, index) => (created.some((key) => key.id === id) ? [] : [index]));
    if (unknown.length > 0)
      throw new ValidationFailed(
        unknown.map((index) => ({
          pointer: `/keepApiKeys/${index}`,
          code: 'UNKNOWN_KEY',
          message: msg`This member has no such active API key.`,
        })),
      );
    const now = this.clock.now();
    for (const { id, name } of created.filter((key) => !keepApiKeys.includes(key.id))) {
      await this.keys.revoke(tx, companyId, id, now);
      const details = { id, creatorId };
      await this.audit.record(tx, { companyId, userId: endedBy, action: 'api_key.revoked', subject: name, details });
    }
  }
}

/** Revokes keys created through a user's account since the email change that the user undoes. */
@Injectable()
export class RevokeAddedKeys {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  @OnEmailUndo()
  async revoke(tx: Transaction, userId: string, since: Date): Promise<void> {
    for (const { companyId, id } of await this.keys.createdSince(tx, userId, since)) {
      const name = await this.keys.revoke(tx, companyId, id, this.clock.now());
      if (name === null) continue;
      await this.audit.record(tx, { companyId, userId, action: 'api_key.revoked', subject: name, details: { id } });
    }
  }
}
