import { Injectable } from '@nestjs/common';
import type { Money } from '../../kernel/money/money.js';
import type { Actor } from '../../platform/auth/actor.js';
import { DomainError } from '../../platform/http/problems/domain-error.js';
import { RatingService } from '../rating/index.js';
import { isWithinLimit } from './domain/amount-limit.js';
import { limitOf } from './domain/approvers.js';
import { ApprovingMembers } from './persistence/approving-members.sql.js';
import { msg } from '../../messages/message.js';

/** Names in a message. */
const NAMED_MAX = 5;

/** Checks the amounts of invoices that members approve. */
@Injectable()
export class InvoiceLimits {
  constructor(
    private readonly members: ApprovingMembers,
    private readonly rating: RatingService,
  ) {}

  /** @throws DomainError INVOICE_LIMIT (403) with the members who may approve the amount */
  async require({ companyId, userId, limits }: Actor, amount: Money): Promise<void> {
    const limit = limitOf(limits, 'invoice');
    if (limit === null) return;
    const rate = await this.rating.exchangeRate(companyId);
    if (isWithinLimit(amount, limit, rate)) return;
    const members = await this.members.forInvoices(companyId);
    const approvers = members
      .filter((member) => member.userId !== userId && isWithinLimit(amount, member.limit, rate))
      .map(({ fullName }) => fullName)
      .slice(0, NAMED_MAX);
    const detail =
      approvers.length === 0
        ? msg`${{ amount }} is above your limit of ${{ limit }} for invoices. Ask an owner to raise it.`
        : msg`${{ amount }} is above your limit of ${{ limit }} for invoices. Ask one of these: ${{ approvers: approvers.join(', ') }}.`;
    throw new DomainError('INVOICE_LIMIT', 403, detail, { limit, approvers });
  }
}
