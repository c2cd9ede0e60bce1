import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config/config.js';
import { permissionsOf } from '../../../../contributions/permissions.js';
import { Clock } from '../../../../platform/clock.js';
import { whileDatabaseReturns } from '../../../../platform/database/health/while-database-returns.js';
import { MailRefused, Mailer } from '../../../../platform/mail/mailer.js';
import type { OutboxMessage } from '../../../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage } from '../../../../platform/outbox/outbox-topic.js';
import { BrandingService } from '../../../companies/index.js';
import { ReportFiguresQueries } from '../persistence/report-figures.sql.js';
import { reportNameOf, savedFilter } from './domain/saved-report.js';
import { MailingLinks } from './mailing-links.js';
import { DueMailingsQueries, type WaitingMail } from './persistence/due-mailings.sql.js';
import type { MailState } from './persistence/report-mailing-recipient.entity.js';
import { REPORT_MAIL, type ReportMail } from './report-mail.events.js';
import { reportMailContent } from './report-mail-content.js';
import { mayReceive } from './report-mailings.service.js';

/** How long to retry storing that a mail was sent while the database is unavailable, so that it is not sent again. */
const NOTED_WITHIN_MS = 15_000;

/** Mails reports to recipients who may see them when the mail is sent. The Message-ID is the id of the mail. */
@Injectable()
export class ReportMails {
  constructor(
    private readonly waiting: DueMailingsQueries,
    private readonly figures: ReportFiguresQueries,
    private readonly branding: BrandingService,
    private readonly links: MailingLinks,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  @OnOutboxMessage(REPORT_MAIL)
  async handle({ companyId, payload }: OutboxMessage): Promise<void> {
    if (companyId === null) throw new Error('A report belongs to a company.');
    const { mailingId, userId, mailId } = payload as ReportMail;
    const mail = await this.waiting.waiting(companyId, mailingId, userId, mailId);
    if (mail === null) return;
    const state = await this.send(companyId, payload as ReportMail, mail);
    await whileDatabaseReturns(
      () => this.waiting.end(companyId, mailId, mailingId, userId, state, this.clock.now()),
      NOTED_WITHIN_MS,
    );
  }

  /** A permanent refusal of the mail server ends the mail; other errors are retried. */
  private async send(
    companyId: string,
    { mailingId, userId, mailId, on }: ReportMail,
    mail: WaitingMail,
  ): Promise<MailState> {
    const report = reportNameOf(mail.query);
    if (report === null || mail.role === null || !mayReceive(permissionsOf(mail.role, mail.seesPrices), report))
      return 'dropped';
    const filter = savedFilter(mail.query, report, on);
    const [rows, brand] = await Promise.all([this.figures.read(companyId, filter), this.branding.of(companyId)]);
    const content = await reportMailContent({ mail, report, filter, rows, brand }, this.config.publicUrl);
    const unsubscribe = this.links.link({ companyId, mailingId, userId });
    try {
      await this.mailer.send({ to: mail.email, messageId: mailId, unsubscribe, ...content });
      return 'sent';
    } catch (error) {
      if (error instanceof MailRefused) return 'failed';
      throw error;
    }
  }
}
