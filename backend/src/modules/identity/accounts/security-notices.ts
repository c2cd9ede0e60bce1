import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { SecurityEventKind } from '../../../contributions/contributions.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { AccountsRepository } from './persistence/accounts.repository.js';

/** Notifies users, in the inboxes of all their companies, of changes to their account. Callers send the email. */
@Injectable()
export class SecurityNotices {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** Publishes the notice in the transaction of the change, once per `value`. Without an author, because it may not have been the user. */
  async tell(
    tx: Transaction,
    userId: string,
    kind: SecurityEventKind,
    text = '',
    value = this.clock.now().toISOString(),
  ): Promise<void> {
    const companies = await this.accounts.companiesOf(userId, tx);
    if (companies.length === 0) return;
    const event = {
      kind,
      subject: { type: 'account' as const, id: userId, label: english(msg`Your account`) },
      actorId: null,
      value,
      data: { userId, text },
    };
    await this.domainEvents.publish(tx, ...companies.map(({ id: companyId }) => ({ companyId, ...event })));
  }
}
