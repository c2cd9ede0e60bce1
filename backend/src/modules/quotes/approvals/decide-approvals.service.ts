import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import type { Money } from '../../../kernel/money/money.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { ApproversService, type PresentApprovers } from '../../approvals/index.js';
import { ShipmentsService } from '../../shipments/index.js';
import { PriceBooking, type PricedBooking } from '../booking/price-booking.js';
import { type Booking, shipmentOfBooking } from '../booking/shipment-of-booking.js';
import { type BookableQuote, BookableQuotesRepository } from '../persistence/bookable-quotes.sql.js';
import { insertQuoteEvents } from '../persistence/quote-events.sql.js';
import type { QuoteEventType } from '../persistence/quote-event.entity.js';
import { priceChanged, quoteExpired } from '../quotes.errors.js';
import { ApprovalNotices, rulesText } from './approval-notices.js';
import { ApprovalRequestsService } from './approval-requests.service.js';
import { needsNewApproval } from './approval-tolerance.js';
import type { ApprovalDto } from './approvals.dto.js';
import { approvalDecided, decisionRefused, staleApproval } from './approvals.errors.js';
import { approversOf, presentApproval, rightOf } from './approvals.presenter.js';
import { renewedOffer } from './renew-approvals.service.js';
import type { ApprovalDecision, ApprovalStatus } from './persistence/approval-request.entity.js';
import { type ApprovalRow, ApprovalRequestsRepository } from './persistence/approval-requests.sql.js';

/** Approves and rejects requests. The last approval books; whatever retries and concurrent approvers do, once. */
@Injectable()
export class DecideApprovalsService {
  constructor(
    private readonly requests: ApprovalRequestsRepository,
    private readonly drafts: ApprovalRequestsService,
    private readonly approvers: ApproversService,
    private readonly bookable: BookableQuotesRepository,
    private readonly pricing: PriceBooking,
    private readonly shipments: ShipmentsService,
    private readonly notices: ApprovalNotices,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Approves the next step. The last step prices the booking again and books it for the requester. Repeating an approval returns the same request.
   * @throws NotFound; the errors of booking; DomainError SELF_APPROVAL or FORBIDDEN (403), QUOTE_EXPIRED (410);
   * Conflict APPROVAL_DECIDED or STALE_REVISION; PRICE_CHANGED if the total differs, and all steps must then be approved again
   */
  async approve(actor: Actor, id: string, acceptedTotal: Money): Promise<ApprovalDto> {
    const row = await this.existing(actor, id);
    const approvers = await this.approvers.of(actor.companyId);
    if (isApprovedBy(row, actor)) return presentApproval(actor, row, approvers);
    const decision = this.decision(actor, row, approvers);
    const total: Money = { amount: row.total, currency: row.currency };
    if (acceptedTotal.amount !== total.amount || acceptedTotal.currency !== total.currency)
      throw priceChanged(acceptedTotal, total);
    const approved = { ...row, body: { ...row.body, decisions: [...row.body.decisions, decision] } };
    const isLast = approved.body.decisions.length === row.body.steps.length;
    const stored = isLast
      ? this.book(actor, approved, total)
      : this.database.transaction((tx) => this.storeStep(tx, actor, approved));
    await stored.catch(async (error: unknown) => {
      // A double click: the same approver's other request was first.
      if (!isApprovedBy(await this.existing(actor, id), actor)) throw error;
    });
    return presentApproval(actor, await this.existing(actor, id), approvers);
  }

  /** Rejects the request; its quote can be booked or changed again. @throws NotFound; DomainError SELF_APPROVAL or FORBIDDEN (403), QUOTE_EXPIRED (410); Conflict APPROVAL_DECIDED or STALE_REVISION */
  async reject(actor: Actor, id: string, reason: string): Promise<ApprovalDto> {
    const row = await this.existing(actor, id);
    const approvers = await this.approvers.of(actor.companyId);
    const by = this.decision(actor, row, approvers);
    await this.database.transaction(async (tx) => {
      const rejected = { ...row, body: { ...row.body, rejection: { by, reason } } };
      await this.end(tx, rejected, 'rejected', 'approval_rejected', actor.userId);
      await this.notices.decided(
        tx,
        row,
        actor.userId,
        english(msg`${{ name: actor.fullName }} rejected the booking. Reason: ${{ reason }}`),
      );
      await this.record(tx, actor, 'approval.rejected', row, by);
    });
    return presentApproval(actor, await this.existing(actor, id), approvers);
  }

  /** Ends a pending request and returns its quote. @throws Conflict STALE_REVISION */
  async end(
    tx: Transaction,
    row: ApprovalRow,
    status: ApprovalStatus,
    type: QuoteEventType,
    actorId: string | null,
  ): Promise<void> {
    const { companyId, quoteId, id } = row;
    const now = this.clock.now();
    // The quote is locked first, as by a booking.
    await this.requests.releaseQuote(tx, companyId, quoteId, now);
    if (!(await this.requests.update(tx, { ...row, status, decidedAt: now }))) throw staleApproval();
    const data = { approvalId: id };
    await insertQuoteEvents(tx, { companyId, quoteId, type, data, actorId, occurredAt: now });
  }

  private decision(actor: Actor, row: ApprovalRow, approvers: PresentApprovers): ApprovalDecision {
    const now = this.clock.now();
    if (row.status !== 'pending') throw approvalDecided(row.status);
    const right = rightOf(actor.userId, row, approvers);
    if (!right.may) {
      const able = approversOf(row, approvers, { delegates: false });
      throw decisionRefused(
        right,
        able.map(({ fullName }) => fullName),
      );
    }
    if (row.validUntil <= now) throw quoteExpired();
    const { onBehalfOf } = right;
    const fullName = approvers.members.find(({ userId }) => userId === onBehalfOf)?.fullName ?? '';
    return {
      userId: actor.userId,
      fullName: actor.fullName,
      onBehalfOf: onBehalfOf === null ? null : { userId: onBehalfOf, fullName },
      at: now.toISOString(),
    };
  }

  private async storeStep(tx: Transaction, actor: Actor, row: ApprovalRow): Promise<void> {
    const { companyId, quoteId, id } = row;
    if (!(await this.requests.update(tx, row))) throw staleApproval();
    const step = row.body.decisions.length;
    await insertQuoteEvents(tx, {
      companyId,
      quoteId,
      type: 'approval_given',
      data: { approvalId: id, step },
      actorId: actor.userId,
      occurredAt: this.clock.now(),
    });
    const text = english(
      msg`${{ name: actor.fullName }} approved the booking. It needs another approval: ${{ rules: rulesText(row) }}.`,
    );
    await this.notices.requested(tx, row, `step ${step + 1}`, actor.userId, text);
    await this.record(tx, actor, 'approval.approved', row, row.body.decisions.at(-1)!);
  }

  /** The last approval: prices the booking again and commits request, quote, shipment and messages in one transaction. */
  private async book(actor: Actor, approved: ApprovalRow, total: Money): Promise<void> {
    const { companyId, quoteId, offerId, body } = approved;
    const quote = await this.bookable.find(companyId, quoteId, offerId);
    if (quote === null) throw new NotFound();
    // The request can be renewed after its offer expired.
    const priced = await this.pricing.current(companyId, renewedOffer(quote, approved.validUntil), body.booking);
    const current = priced.offer.body.total;
    if (needsNewApproval(total, current)) {
      await this.requestAgain(actor, approved, quote, priced);
      throw priceChanged(total, current);
    }
    const booking = await this.pricing.complete(companyId, quote, priced);
    await this.database.transaction((tx) => this.commit(tx, actor, approved, quote, booking));
  }

  private async commit(
    tx: Transaction,
    actor: Actor,
    approved: ApprovalRow,
    quote: BookableQuote,
    booking: Booking,
  ): Promise<void> {
    const { companyId, quoteId, requestedBy } = approved;
    const { shipmentId, offerId } = booking;
    const now = this.clock.now();
    const link = { shipmentId, offerId, actorId: requestedBy };
    if (!(await this.bookable.book(tx, quote, link, now, 'approval_pending'))) throw staleApproval();
    const stored = { ...approved, status: 'approved' as const, shipmentId, decidedAt: now };
    if (!(await this.requests.update(tx, stored))) throw staleApproval();
    const requester = { companyId, userId: requestedBy };
    const number = await this.shipments.create(tx, requester, shipmentOfBooking(booking), now);
    await insertQuoteEvents(tx, {
      companyId,
      quoteId,
      type: 'approval_given',
      data: { approvalId: approved.id, step: approved.body.decisions.length },
      actorId: actor.userId,
      occurredAt: now,
    });
    await this.notices.decided(
      tx,
      approved,
      actor.userId,
      english(msg`${{ name: actor.fullName }} approved the booking: shipment ${{ number }}.`),
    );
    await this.record(tx, actor, 'approval.approved', approved, approved.body.decisions.at(-1)!);
  }

  /** The total moved: all steps must be approved again at the current one, after the rules of today. */
  private async requestAgain(
    actor: Actor,
    { body, ...row }: ApprovalRow,
    quote: BookableQuote,
    priced: PricedBooking,
  ): Promise<void> {
    const steps = await this.drafts.stepsFor(row.companyId, body.requesterRole, quote, priced);
    const { amount, currency } = priced.offer.body.total;
    const again = { ...body, steps: steps.length === 0 ? body.steps : steps, decisions: [] };
    const changed = { ...row, total: amount, currency, body: again };
    await this.database.transaction(async (tx) => {
      if (!(await this.requests.update(tx, changed))) throw staleApproval();
      const text = english(
        msg`The total has changed. The booking needs approval again: ${{ rules: rulesText(changed) }}.`,
      );
      await this.notices.requested(tx, changed, `version ${row.version + 1}`, actor.userId, text);
    });
  }

  private async existing({ companyId }: Actor, id: string): Promise<ApprovalRow> {
    const row = await this.requests.find(companyId, id);
    if (row === null) throw new NotFound();
    return row;
  }

  /** Who requested, who decided, and by which right; a name that both have can be a second account of one person. */
  private record(
    tx: Transaction,
    { companyId, userId }: Actor,
    action: 'approval.approved' | 'approval.rejected',
    { id, quoteId, number, requestedBy, requestedByName, body }: ApprovalRow,
    by: ApprovalDecision,
  ): Promise<void> {
    const step = body.steps[action === 'approval.approved' ? body.decisions.length - 1 : body.decisions.length];
    const details = {
      quoteId,
      number,
      requestedBy,
      decidedBy: userId,
      onBehalfOf: by.onBehalfOf?.userId ?? null,
      allowedAs: by.onBehalfOf === null ? 'approver' : 'delegate',
      rules: step?.rules.join(', ') ?? null,
      sameName: isSameName(requestedByName, by.fullName),
    };
    return this.audit.record(tx, { companyId, userId, action, subject: id, details });
  }
}

/** Whether two accounts have one name, in any spelling of capitals, accents and spaces. */
function isSameName(one: string, other: string): boolean {
  const plain = (name: string) =>
    name
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
  return plain(one) === plain(other);
}

/** Whether the user's approval is stored. */
function isApprovedBy({ status, body }: ApprovalRow, { userId }: Actor): boolean {
  return (
    (status === 'approved' || status === 'pending') && body.decisions.some((decision) => decision.userId === userId)
  );
}
