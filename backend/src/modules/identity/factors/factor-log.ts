import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { RequestContext } from '../../../platform/request-context.js';

/** Events of a user's factors in the activity log. */
export type FactorEvent =
  | 'factor.added'
  | 'factor.renamed'
  | 'factor.removed'
  | 'factor.refused'
  | 'recovery_codes.made'
  | 'recovery_code.used';

/** Records factor events in the activity log of the user's active company. */
@Injectable()
export class FactorLog {
  constructor(
    private readonly audit: AuditLog,
    private readonly context: RequestContext,
    private readonly database: Database,
  ) {}

  /** Records an event in the transaction of its change. `details` must not contain secrets. */
  async record(tx: Transaction, userId: string, action: FactorEvent, details: Record<string, string>): Promise<void> {
    await this.audit.record(tx, {
      companyId: this.context.companyId || null,
      userId,
      action,
      subject: userId,
      details,
    });
  }

  /** Records a refused factor in a separate transaction, because nothing else changes. */
  async refused(userId: string, details: { method: string; reason?: string }): Promise<void> {
    await this.database.transaction((tx) => this.record(tx, userId, 'factor.refused', details));
  }
}
