import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { mailContent } from '../../../platform/mail/mail-content.js';
import { MailAllowance } from '../../../platform/mail/mail-allowance.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage, outboxTopic } from '../../../platform/outbox/outbox-topic.js';
import { nameInMail } from '../domain/name-in-mail.js';
import { CompaniesRepository } from '../persistence/companies.repository.js';
import { msg } from '../../../messages/message.js';

/** Topic of the message that notifies one admin of a request to join. */
export const MEMBERSHIP_REQUESTED = outboxTopic('companies.membership-requested');
export interface MembershipRequested {
  companyId: string;
  /** The user who requested membership. */
  userId: string;
  /** The admin to notify. */
  adminId: string;
}

/** Topic of the message that notifies a user of the decision on their request. */
export const REQUEST_SETTLED = outboxTopic('companies.request-settled');
export interface RequestSettled {
  companyId: string;
  userId: string;
  approved: boolean;
}

/** Notifies admins of requests to join, and users of the decision. */
@Injectable()
export class RequestMails {
  constructor(
    private readonly allowance: MailAllowance,
    private readonly mailer: Mailer,
    private readonly companies: CompaniesRepository,
    private readonly config: Config,
  ) {}

  /** Counts against the admin's mail allowance, because anyone with the company code can cause it. The inbox lists the request regardless. */
  @OnOutboxMessage(MEMBERSHIP_REQUESTED)
  async notifyAdmin({ id: messageId, payload }: OutboxMessage): Promise<void> {
    const { companyId, userId, adminId } = payload as MembershipRequested;
    const applicant = await this.companies.mailParties(companyId, userId);
    const { email: to } = await this.companies.mailParties(companyId, adminId);
    const content = mailContent(msg`Request to join ${{ companyName: nameInMail(applicant.companyName) }}`, [
      msg`Hello,`,
      msg`${{ name: nameInMail(applicant.name) }} (${{ email: applicant.email }}) requests to join ${{ companyName: nameInMail(applicant.companyName) }} on Lading. The request expires after 14 days.`,
      { button: msg`Review request`, href: new URL('/settings/company/members', this.config.publicUrl).href },
    ]);
    await this.allowance.use(to, async (mayMail) => {
      if (mayMail) await this.mailer.send({ to, messageId, ...content });
    });
  }

  @OnOutboxMessage(REQUEST_SETTLED)
  async notifyApplicant({ id: messageId, payload }: OutboxMessage): Promise<void> {
    const { companyId, userId, approved } = payload as RequestSettled;
    const { companyName, email: to } = await this.companies.mailParties(companyId, userId);
    const company = nameInMail(companyName);
    const content = mailContent(msg`Your request to join ${{ company }}`, [
      msg`Hello,`,
      approved
        ? msg`you are now a member of ${{ company }}.`
        : msg`${{ company }} declined your request to join them on Lading.`,
      { button: msg`Open your companies`, href: new URL('/settings/user/association', this.config.publicUrl).href },
    ]);
    await this.mailer.send({ to, messageId, ...content });
  }
}
