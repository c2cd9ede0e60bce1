import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Config } from '../../../config/config.js';
import { permissionsOf } from '../../../contributions/permissions.js';
import { Clock } from '../../../platform/clock.js';
import { whileDatabaseReturns } from '../../../platform/database/health/while-database-returns.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { outboxTopic, OnOutboxMessage } from '../../../platform/outbox/outbox-topic.js';
import { USUAL_TIME_ZONE } from '../domain/mail-time.js';
import { SUMMARY_ROLES, weekBefore } from '../domain/summary-week.js';
import { SummariesRepository } from '../persistence/summaries.sql.js';
import { WeeklyFiguresRepository, type WeeklyFigures } from '../persistence/weekly-figures.sql.js';
import { DROPPED, type MailOutcome, NOTED_WITHIN_MS, outcomeOf } from './mail-outcome.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';
import { type MailBrand, mailContent, type MailContent } from '../../../platform/mail/mail-content.js';
import { BrandingService } from '../../companies/index.js';
import { plural, msg, type Message } from '../../../messages/message.js';

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
    private readonly branding: BrandingService,
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
      ...summaryContent(
        { companyName, dueOn, figures, withSpend, brand: await this.branding.of(companyId) },
        this.config.publicUrl,
      ),
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
  brand?: MailBrand | undefined;
}

/** The mail of a weekly summary. */
export function summaryContent(
  { companyName, dueOn, figures, withSpend, brand }: SummaryFacts,
  publicUrl: URL,
): MailContent {
  const { booked, delivered, late, openExceptions, expiringQuotes } = figures;
  const url = (path: string): string => new URL(path, publicUrl).href;
  const heading = msg`${{ companyName }}: the week of ${{ monday: { day: daysBefore(dueOn, 7) } }} to ${{ sunday: { day: daysBefore(dueOn, 1) } }}`;
  return mailContent(
    heading,
    [
      { heading },
      {
        facts: [
          [msg`Bookings`, withSpend ? withAmounts(shipments(booked), figures) : shipments(booked)],
          [msg`Deliveries`, shipments(delivered)],
          [msg`Late`, shipments(late)],
          [msg`Open exceptions`, msg`${plural({ openExceptions }, { one: '# exception', other: '# exceptions' })}`],
          [msg`Expiring within seven days`, msg`${plural({ expiringQuotes }, { one: '# quote', other: '# quotes' })}`],
        ],
      },
      { button: msg`Open home`, href: url('/home') },
    ],
    {
      brand,
      footer: [
        msg`You receive this email as a member of ${{ companyName }} on Lading.`,
        { label: msg`Change notification settings`, href: url('/settings/user/notifications') },
      ],
    },
  );
}

const shipments = (count: number): Message => msg`${plural({ count }, { one: '# shipment', other: '# shipments' })}`;

function withAmounts(booked: Message, { spend }: WeeklyFigures): Message {
  const [first, second] = spend;
  if (first === undefined) return booked;
  if (second === undefined) return msg`${{ booked }}, for ${{ amount: first }}`;
  return msg`${{ booked }}, for ${{ amount: first }} and ${{ other: second }}`;
}

function daysBefore(dueOn: string, days: number): string {
  return Temporal.PlainDate.from(dueOn).subtract({ days }).toString();
}
