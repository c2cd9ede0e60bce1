import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { permissionsOf } from '../../../contributions/permissions.js';
import { Clock } from '../../../platform/clock.js';
import { whileDatabaseReturns } from '../../../platform/database/health/while-database-returns.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { outboxTopic } from '../../../platform/outbox/outbox-topic.js';
import { OnOutboxMessage } from '../../../platform/outbox/on-outbox-message.js';
import { USUAL_TIME_ZONE } from '../domain/mail-time.js';
import { SUMMARY_ROLES, weekBefore } from '../domain/summary-week.js';
import { SummariesRepository } from '../persistence/summaries.sql.js';
import { WeeklyFiguresRepository } from '../persistence/weekly-figures.sql.js';
import { DROPPED, type MailOutcome, NOTED_WITHIN_MS, outcomeOf } from './mail-outcome.js';
import { summaryContent } from './summary-content.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

/** Topic of the message that asks for the mail of a weekly summary. */
export const WEEKLY_SUMMARY_MAIL = outboxTopic('notification.weekly-summary');
export interface WeeklySummaryMail {
  summaryId: string;
}

/** Mails weekly summaries to users who still subscribe and have permission. The Message-ID is the summary's id. */
@Injectable()
export class SummaryMails {
  constructor(
    private readonly summaries: SummariesRepository,
    private readonly figures: WeeklyFiguresRepository,
    private readonly unsubscribing: UnsubscribeLinks,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  @OnOutboxMessage(WEEKLY_SUMMARY_MAIL)
  async handle({ payload }: OutboxMessage): Promise<void> {
    const { summaryId } = payload as WeeklySummaryMail;
    const outcome = await this.send(summaryId);
    if (outcome !== null)
      await whileDatabaseReturns(() => this.summaries.end(summaryId, outcome, this.clock.now()), NOTED_WITHIN_MS);
  }

  private async send(summaryId: string): Promise<MailOutcome | null> {
    const waiting = await this.summaries.waiting(summaryId);
    if (waiting === null) return null;
    const { companyId, companyName, userId, email, dueOn, timeZone, wanted, role, seesPrices } = waiting;
    if (!wanted || role === null || !SUMMARY_ROLES.includes(role)) return DROPPED;
    const figures = await this.figures.read(
      companyId,
      weekBefore(dueOn, timeZone ?? USUAL_TIME_ZONE),
      this.clock.now(),
    );
    const withSpend = permissionsOf(role, seesPrices).has('price.read');
    const unsubscribe = this.unsubscribing.link({ userId, kind: 'weekly_summary' });
    return outcomeOf(this.mailer, {
      to: email,
      messageId: summaryId,
      unsubscribe,
      ...summaryContent({ companyName, dueOn, figures, withSpend }, this.config.publicUrl),
    });
  }
}
