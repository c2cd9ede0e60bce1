import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Clock } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import { OnEmailUndo } from '../identity/index.js';
import { ApiKeysRepository } from './persistence/api-keys.repository.js';

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
