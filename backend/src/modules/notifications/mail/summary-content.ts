import { Temporal } from 'temporal-polyfill';
import { formatMoney } from '../../../kernel/money/money.js';
import { mailContent, type MailParagraph } from '../../../platform/mail/mail-content.js';
import type { Mail } from '../../../platform/mail/mailer.js';
import type { WeeklyFigures } from '../persistence/weekly-figures.sql.js';

/** Content of a summary. */
export interface SummaryFacts {
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
