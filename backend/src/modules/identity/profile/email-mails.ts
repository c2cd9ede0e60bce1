import { SOURCE_LOCALE } from '../../../messages/locales.js';
import { Injectable } from '@nestjs/common';
import { type Transaction, Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { outboxTopic, OnOutboxMessage } from '../../../platform/outbox/outbox-topic.js';
import type { UserAccountEntity } from '../accounts/persistence/user-account.entity.js';
import { SecurityNotices } from '../accounts/security-notices.js';
import { MailedLinks } from '../mailed-links/mailed-links.js';
import { PasswordMails } from '../passwords/password-mails.js';
import { Config } from '../../../config/config.js';
import { mailContent, type MailContent } from '../../../platform/mail/mail-content.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import type { MailedLinkEntity } from '../mailed-links/persistence/mailed-link.entity.js';
import { msg } from '../../../messages/message.js';

export const CHANGE_REQUESTED = outboxTopic('identity.email-change-requested');
export const EMAIL_CHANGED = outboxTopic('identity.email-changed');

export interface EmailLinkNoted {
  linkId: string;
}

/** Queues emails and inbox notices about address changes. */
@Injectable()
export class EmailMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly links: MailedLinks,
    private readonly notices: SecurityNotices,
    private readonly passwordMails: PasswordMails,
  ) {}

  /** Queues the email with a confirmation link to the new address and ends the earlier link. */
  async requestLink(tx: Transaction, userId: string, email: string): Promise<void> {
    await this.links.end(tx, userId, ['email_change']);
    const payload: EmailLinkNoted = { linkId: await this.links.note(tx, { purpose: 'email_change', userId, email }) };
    await this.outbox.add(tx, { companyId: null, topic: CHANGE_REQUESTED, payload });
  }

  /** Notifies the old address of the change, with a link that undoes it. */
  async announceChange(tx: Transaction, { id, email }: Pick<UserAccountEntity, 'id' | 'email'>): Promise<void> {
    const linkId = await this.links.note(tx, { purpose: 'email_undo', userId: id, email });
    await this.notices.tell(tx, id, 'security.email_changed');
    const payload: EmailLinkNoted = { linkId };
    await this.outbox.add(tx, { companyId: null, topic: EMAIL_CHANGED, payload });
  }

  /** Queues a password link to the restored address and an inbox notice that the change was undone. */
  async announceUndo(tx: Transaction, userId: string, email: string): Promise<void> {
    await this.passwordMails.requestLink(tx, email);
    await this.notices.tell(
      tx,
      userId,
      'security.email_changed',
      'The change was undone. Sign-in methods, sessions and API keys added since were removed.',
    );
  }
}

/** Sends the emails that `EmailMails` queues. */
@Injectable()
export class EmailMailSender {
  constructor(
    private readonly links: MailedLinks,
    private readonly accounts: AccountsRepository,
    private readonly mailer: Mailer,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  @OnOutboxMessage(CHANGE_REQUESTED)
  sendConfirmation(message: OutboxMessage): Promise<void> {
    return this.send(message, (link, token) => this.confirm(link, token));
  }

  @OnOutboxMessage(EMAIL_CHANGED)
  sendNotice(message: OutboxMessage): Promise<void> {
    return this.send(message, async (_, token) => this.changed(token));
  }

  /** Sends nothing if the link has ended meanwhile. */
  private async send(
    { id: messageId, payload }: OutboxMessage,
    write: (link: MailedLinkEntity, token: string) => Promise<MailContent>,
  ): Promise<void> {
    const made = await this.database.transaction((tx) => this.links.withToken(tx, (payload as EmailLinkNoted).linkId));
    if (made === null) return;
    const account = await this.accounts.find(made.link.userId);
    const content = await write(made.link, made.token);
    await this.mailer.send({
      to: made.link.email,
      messageId,
      strangerLocale: account?.locale ?? SOURCE_LOCALE,
      ...content,
    });
  }

  private async confirm({ email, userId }: MailedLinkEntity, token: string): Promise<MailContent> {
    if ((await this.accounts.findCredentials(email)) !== null) return this.taken();
    const account = await this.database.transaction((tx) => this.accounts.emailOf(tx, userId));
    return mailContent(msg`Confirm your new address for Lading`, [
      msg`Hello,`,
      msg`the Lading account ${{ account }} requested to change its address to this one.`,
      msg`To confirm it, sign in to that account within 24 hours:`,
      { button: msg`Confirm address`, href: this.page(token) },
      msg`The link works once, and only in that account. If the account is not yours, ignore this email. Nothing will change.`,
    ]);
  }

  private taken(): MailContent {
    return mailContent(msg`This address already has a Lading account`, [
      msg`Hello,`,
      msg`someone, probably you, tried to use this address for another Lading account. It already has an account, so nothing was changed.`,
      msg`If this was not you, ignore this email.`,
    ]);
  }

  private changed(token: string): MailContent {
    return mailContent(msg`The address of your Lading account was changed`, [
      msg`Hello,`,
      msg`the email address of your Lading account was changed. Emails and sign-in links no longer go to this address.`,
      msg`If this was you, no action is needed. If this was not you, undo the change within 7 days. All sessions will end, the password will stop working, and second factors, passkeys, linked sign-ins and API keys added since will be removed. You will get a link to set a new password at this address:`,
      { button: msg`Undo the change`, href: this.page(token) },
    ]);
  }

  /** Uses the configured origin, never the Host header. */
  private page(token: string): string {
    return new URL(`/change-password?emailToken=${token}`, this.config.publicUrl).href;
  }
}
