import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { outboxTopic } from '../../../platform/outbox/outbox-topic.js';
import type { UserAccountEntity } from '../accounts/persistence/user-account.entity.js';
import { SecurityNotices } from '../accounts/security-notices.js';
import { MailedLinks } from '../mailed-links/mailed-links.js';
import { PasswordMails } from '../passwords/password-mails.js';

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
