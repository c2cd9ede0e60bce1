import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { type Transaction, Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { outboxTopic, OnOutboxMessage } from '../../../platform/outbox/outbox-topic.js';
import type { UserAccountEntity } from '../accounts/persistence/user-account.entity.js';
import { SecurityNotices } from '../accounts/security-notices.js';
import { Config } from '../../../config/config.js';
import { mailContent } from '../../../platform/mail/mail-content.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { MailedLinks } from '../mailed-links/mailed-links.js';
import { OpenSessionsRepository } from '../sessions/persistence/open-sessions.repository.js';
import { msg } from '../../../messages/message.js';

export const RESET_REQUESTED = outboxTopic('identity.password-reset-requested');
export const PASSWORD_CHANGED = outboxTopic('identity.password-changed');

export interface PasswordChanged {
  email: string;
}

export interface ResetRequested {
  email: string;
  /** RFC 3339, absent in messages of earlier versions. */
  requestedAt?: string;
}

/** Queues emails about passwords: the link to set a new one, and the notice of a change, which also goes to the inbox. */
@Injectable()
export class PasswordMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly notices: SecurityNotices,
    private readonly clock: Clock,
  ) {}

  /** Queues the email with a link for a new password; it is sent only if the address has an account. */
  async requestLink(tx: Transaction, email: string): Promise<void> {
    const payload: ResetRequested = { email, requestedAt: this.clock.now().toISOString() };
    await this.outbox.add(tx, { companyId: null, topic: RESET_REQUESTED, payload });
  }

  /** Notifies the user that their password was changed. */
  async announceChange(tx: Transaction, { id, email }: Pick<UserAccountEntity, 'id' | 'email'>): Promise<void> {
    await this.notices.tell(tx, id, 'security.password_changed');
    const payload: PasswordChanged = { email };
    await this.outbox.add(tx, { companyId: null, topic: PASSWORD_CHANGED, payload });
  }
}

/** Sends the emails that `PasswordMails` queues. */
@Injectable()
export class PasswordMailSender {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: OpenSessionsRepository,
    private readonly links: MailedLinks,
    private readonly mailer: Mailer,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  @OnOutboxMessage(RESET_REQUESTED)
  async sendLink({ id: messageId, payload }: OutboxMessage): Promise<void> {
    const request = payload as ResetRequested;
    const token = await this.database.transaction((tx) => this.newToken(tx, request, messageId));
    if (token === null) return;
    const content = mailContent(msg`Set a new password for Lading`, [
      msg`Hello,`,
      msg`set a new password for your Lading account within 30 minutes:`,
      { button: msg`Set a new password`, href: this.page(`/change-password?token=${token}`) },
      msg`Only the newest link works, and only once. If you did not request it, ignore this email. Your password will not change.`,
    ]);
    await this.mailer.send({ to: request.email, messageId, ...content });
  }

  @OnOutboxMessage(PASSWORD_CHANGED)
  async sendNotice({ id: messageId, payload }: OutboxMessage): Promise<void> {
    const content = mailContent(msg`Your Lading password was changed`, [
      msg`Hello,`,
      msg`the password of your Lading account was changed, and all other sessions were signed out.`,
      msg`If this was you, no action is needed. If this was not you, reset it now:`,
      { button: msg`Reset the password`, href: this.page('/reset-password') },
    ]);
    await this.mailer.send({ to: (payload as PasswordChanged).email, messageId, ...content });
  }

  /** A token for the account with this address; null without an account, and after a newer request or a sign-in since the request. */
  private async newToken(
    tx: Transaction,
    { email, requestedAt }: ResetRequested,
    messageId: string,
  ): Promise<string | null> {
    const account = await this.accounts.lockByEmail(tx, email);
    if (account === null) return null;
    const signedIn =
      requestedAt !== undefined && (await this.sessions.signedInAfter(tx, account.id, new Date(requestedAt)));
    if (signedIn) return null;
    const linkId = await this.links.noteFor(tx, messageId, { purpose: 'password_reset', userId: account.id, email });
    return (await this.links.withToken(tx, linkId))?.token ?? null;
  }

  /** Uses the configured origin, never the Host header. */
  private page(path: string): string {
    return new URL(path, this.config.publicUrl).href;
  }
}
