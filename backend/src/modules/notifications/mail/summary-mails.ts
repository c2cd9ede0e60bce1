import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Config } from '../../../config/config.js';
import { permissionsOf } from '../../../contributions/permissions.js';
import { Clock } from '../../../platform/clock.js';
import { whileDatabaseReturns } from '../../../platform/database/health/while-database-returns.js';
import { Mailer, type Mail } from '../../../platform/mail/mailer.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { outboxTopic, OnOutboxMessage } from '../../../platform/outbox/outbox-topic.js';
import { USUAL_TIME_ZONE } from '../domain/mail-time.js';
import { SUMMARY_ROLES, weekBefore } from '../domain/summary-week.js';
import { SummariesRepository } from '../persistence/summaries.sql.js';
import { WeeklyFiguresRepository, type WeeklyFigures } from '../persistence/weekly-figures.sql.js';
import { DROPPED, type MailOutcome, NOTED_WITHIN_MS, outcomeOf } from './mail-outcome.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';
import { formatMoney } from '../../../kernel/money/money.js';
import { mailContent, type MailParagraph } from '../../../platform/mail/mail-content.js';

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

/** Content of a summary. */
interface SummaryFacts {
  companyName: string;
  /** Local date of the Monday after the week. */
  dueOn: string;
  figures: WeeklyFigures;
  /** Whether the recipient may see prices. */
  withSpend: boolean;
}

/** The mail of a weekly summary. */
export function summaryContent(
  { companyName, dueOn, figures, withSpend }: SummaryFacts,
  publicUrl: URL,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { booked, delivered, late, openExceptions, expiringQuotes } = figures;
  const link = (label: string, path: string): MailParagraph => ({ label, href: new URL(path, publicUrl).href });
  const week = daysBefore(dueOn);
  return mailContent(`${companyName}: the week of ${week}`, [
    `What the week of ${week} brought to ${companyName}:`,
    link(`${counted(booked, 'shipment')} booked${withSpend ? spendOf(figures) : ''}`, '/shipments'),
    link(`${counted(delivered, 'shipment')} delivered`, '/shipments'),
    link(`${counted(late, 'shipment')} found to be late`, '/shipments?view=needs_action'),
    'And what waits now:',
    link(counted(openExceptions, 'open exception'), '/shipments?view=needs_action'),
    link(`${counted(expiringQuotes, 'quote')} expiring within seven days`, '/quotes?status=quoted'),
    link('Choose what Lading mails you, and when', '/settings/user/notifications'),
  ]);
}

function spendOf({ spend }: WeeklyFigures): string {
  return spend.length === 0 ? '' : `, for ${spend.map(formatMoney).join(' and ')}`;
}

function counted(count: number, noun: string): string {
  return `${count === 0 ? 'No' : count} ${noun}${count === 1 ? '' : 's'}`;
}

function daysBefore(dueOn: string): string {
  const monday = Temporal.PlainDate.from(dueOn);
  const name = (days: number): string =>
    monday.subtract({ days }).toLocaleString('en-US', { month: 'long', day: 'numeric' });
  return `${name(7)} to ${name(1)}`;
}
