import { Injectable } from '@nestjs/common';
import { localMoment } from '../../../../kernel/time/local-time.js';
import { AuditLog } from '../../../../platform/audit/audit-log.js';
import { Clock } from '../../../../platform/clock.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { Outbox } from '../../../../platform/outbox/outbox.js';
import { REPORT_MAIL, type ReportMail } from './report-mail.events.js';
import type { ReportMailingEntity } from './persistence/report-mailing.entity.js';
import { ReportMailingsRepository } from './persistence/report-mailings.sql.js';

/** Starts the mails of a report, one for each recipient, in the transaction of the claim or request. */
@Injectable()
export class SendMailing {
  constructor(
    private readonly mailings: ReportMailingsRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The period of the report ends on the local date `on`, by default today. `userId` is who sends it, null for the schedule. */
  async start(
    tx: Transaction,
    { companyId, id }: Pick<ReportMailingEntity, 'companyId' | 'id'>,
    { timeZone, userId, on = localMoment(this.clock.now(), timeZone).on }: SendOptions,
  ): Promise<void> {
    const mails = await this.mailings.startMails(tx, { companyId, id });
    if (mails.length === 0) return;
    const entries = mails.map((mail) => ({
      companyId,
      topic: REPORT_MAIL,
      payload: { mailingId: id, ...mail, on } satisfies ReportMail,
    }));
    await this.outbox.add(tx, ...entries);
    const details = { recipients: mails.length };
    await this.audit.record(tx, { companyId, userId, action: 'report_mailing.sent', subject: id, details });
  }
}

interface SendOptions {
  timeZone: string;
  userId: string | null;
  on?: string;
}
