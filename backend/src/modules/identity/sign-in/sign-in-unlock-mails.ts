import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { mailContent } from '../../../platform/mail/mail-content.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { OnOutboxMessage } from '../../../platform/outbox/outbox-topic.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { MailedLinks } from '../mailed-links/mailed-links.js';
import { SIGN_IN_LIMITED, type SignInLimited } from './sign-in-unlock.service.js';
import { msg } from '../../../messages/message.js';

/** Mails the link that exempts a browser from the sign-in limits for unknown browsers. */
@Injectable()
export class SignInUnlockMails {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly links: MailedLinks,
    private readonly mailer: Mailer,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  @OnOutboxMessage(SIGN_IN_LIMITED)
  async send({ id: messageId, payload }: OutboxMessage): Promise<void> {
    const { email } = payload as SignInLimited;
    const token = await this.database.transaction((tx) => this.newToken(tx, email, messageId));
    if (token === null) return;
    const content = mailContent(msg`Too many failed attempts to sign in to your Lading account`, [
      msg`Hello,`,
      msg`there were too many failed attempts to sign in to your Lading account. For up to an hour, new browsers cannot sign in with a password.`,
      msg`Browsers that you have signed in with before still work. To sign in with another one now, open this link in it within 24 hours:`,
      { button: msg`Allow this browser`, href: new URL(`/login?unlock=${token}`, this.config.publicUrl).href },
      msg`The link works once, and you still need your password. If you are not signing in, ignore this email.`,
    ]);
    await this.mailer.send({ to: email, messageId, ...content });
  }

  private async newToken(tx: Transaction, email: string, messageId: string): Promise<string | null> {
    const account = await this.accounts.lockByEmail(tx, email);
    if (account === null) return null;
    const linkId = await this.links.noteFor(tx, messageId, { purpose: 'sign_in_unlock', userId: account.id, email });
    return (await this.links.withToken(tx, linkId))?.token ?? null;
  }
}
