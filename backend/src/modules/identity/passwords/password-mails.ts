import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { outboxTopic } from '../../../platform/outbox/outbox-topic.js';
import type { UserAccountEntity } from '../accounts/persistence/user-account.entity.js';
import { SecurityNotices } from '../accounts/security-notices.js';

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
