import { SOURCE_LOCALE, type Locale } from '../../../messages/locales.js';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { mailContent } from '../../../platform/mail/mail-content.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { hashToken, newToken } from '../../../platform/secrets/secret-token.js';
import { OnOutboxMessage, outboxTopic } from '../../../platform/outbox/outbox-topic.js';
import { nameInMail } from '../domain/name-in-mail.js';
import { InvitationsRepository, type InvitationRow } from '../persistence/invitations.repository.js';
import { msg, type Message } from '../../../messages/message.js';

/** Topic of the outbox message that requests an invitation email. */
export const INVITATION_SENT = outboxTopic('companies.invitation-sent');
export type InvitationSent = Pick<InvitationRow, 'id' | 'mailing'> & {
  /** Language of the screens of the inviter, for people without an account; absent in messages of earlier versions. */
  locale?: Locale;
};

const ROLES: Readonly<Record<InvitationRow['role'], Message>> = {
  owner: msg`owner`,
  admin: msg`admin`,
  manager: msg`manager`,
  booker: msg`booker`,
  dock: msg`dock`,
  finance: msg`finance`,
  approver: msg`approver`,
  viewer: msg`viewer`,
};

/** Sends invitations. The email is the same whether or not the address has an account. */
@Injectable()
export class InvitationMails {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly mailer: Mailer,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** The token is created here and not with the request, so that only the email contains it. If the email is sent twice, either link works. */
  @OnOutboxMessage(INVITATION_SENT)
  async send({ id: messageId, payload }: OutboxMessage): Promise<void> {
    const { id, mailing, locale: strangerLocale = SOURCE_LOCALE } = payload as InvitationSent;
    const token = newToken();
    const invitation = await this.database.transaction(async (tx) => {
      const open = await this.invitations.findForMailing(tx, id, mailing);
      if (open !== null) await this.invitations.insertLink(tx, open, hashToken(token), this.clock.now());
      return open;
    });
    if (invitation === null) return;
    const company = nameInMail(invitation.companyName);
    const content = mailContent(msg`You are invited to ${{ company }} on Lading`, [
      msg`Hello,`,
      msg`${{ company }} invites you to join them on Lading, where companies quote, book and track their freight. Your role: ${{ role: ROLES[invitation.role] }}.`,
      msg`You can accept within seven days:`,
      {
        button: msg`Accept invitation`,
        href: new URL(`/register?invitation=${token}`, this.config.publicUrl).href,
      },
      msg`The link works once, for this address only. If you do not know the company, ignore this email.`,
    ]);
    await this.mailer.send({ to: invitation.email, messageId, strangerLocale, ...content });
  }
}
