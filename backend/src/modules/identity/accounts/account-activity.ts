import { Injectable } from '@nestjs/common';
import { AuditLog, type AuditEvent } from '../../../platform/audit/audit-log.js';
import type { Transaction } from '../../../platform/database/database.js';
import { AccountsRepository } from './persistence/accounts.repository.js';

/** Records account events in the activity log of every company that the user is an active member of. */
@Injectable()
export class AccountActivity {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly audit: AuditLog,
  ) {}

  async record(tx: Transaction, userId: string, event: Pick<AuditEvent, 'action' | 'details'>): Promise<void> {
    const companies = await this.accounts.companiesOf(userId, tx);
    const companyIds = companies.length === 0 ? [null] : companies.map(({ id }) => id);
    for (const companyId of companyIds) await this.audit.record(tx, { ...event, companyId, userId, subject: userId });
  }
}
