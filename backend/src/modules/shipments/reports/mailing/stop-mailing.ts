import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../../platform/audit/audit-log.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import type { MailingLink } from './mailing-links.js';
import { ReportMailingsRepository } from './persistence/report-mailings.sql.js';

/** Ends the mails of a report to one recipient. */
@Injectable()
export class StopMailing {
  constructor(
    private readonly mailings: ReportMailingsRepository,
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  /** Returns whether the user was a recipient. */
  stop({ companyId, mailingId, userId }: MailingLink): Promise<boolean> {
    return this.database.transaction(async (tx: Transaction) => {
      if (!(await this.mailings.removeRecipient(tx, companyId, mailingId, userId))) return false;
      await this.audit.record(tx, { companyId, userId, action: 'report_mailing.stopped', subject: mailingId });
      return true;
    });
  }
}
