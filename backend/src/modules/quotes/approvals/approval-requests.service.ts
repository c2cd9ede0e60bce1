import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { compareMoney, type ExchangeRate } from '../../../kernel/money/exchange-rate.js';
import { formatMoney, type Money } from '../../../kernel/money/money.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/ids.js';
import type { Role } from '../../../platform/registered.js';
import {
  APPROVING_ROLES,
  ApprovalRulesService,
  type ApprovalStep,
  ApproversService,
  canBeApproved,
  isWithinLimit,
  limitOf,
  limitStep,
  rulesThatApply,
  stepsOf,
} from '../../approvals/index.js';
import { OffersRepository } from '../../offers/index.js';
import { RatingService } from '../../rating/index.js';
import type { BookingRequest } from '../booking/booking-request.js';
import type { PricedBooking } from '../booking/price-booking.js';
import type { BookableQuote } from '../persistence/bookable-quotes.sql.js';
import { insertQuoteEvents } from '../persistence/quote-events.sql.js';
import { ApprovalNotices, rulesText } from './approval-notices.js';
import type { ApprovalRequestedDto } from './approvals.dto.js';
import { noApprover } from './approvals.errors.js';
import { approversOf } from './approvals.presenter.js';
import { bookingFacts } from './booking-facts.js';
import { ApprovalRequestsRepository, type NewApproval } from './persistence/approval-requests.sql.js';

/** A booking that needs approval, before it is stored. */
export interface ApprovalDraft {
  row: NewApproval;
  waitingFor: string[];
}

/** Turns bookings into requests for approval. */
@Injectable()
export class ApprovalRequestsService {
  constructor(
    private readonly rules: ApprovalRulesService,
    private readonly approvers: ApproversService,
    private readonly offers: OffersRepository,
    private readonly rating: RatingService,
    private readonly requests: ApprovalRequestsRepository,
    private readonly notices: ApprovalNotices,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The approvals that a booking of this user needs: those of rules, or one for a total above the user's limit. */
  async stepsOf(actor: Actor, quote: BookableQuote, priced: PricedBooking): Promise<ApprovalStep[]> {
    const { companyId, role, limits } = actor;
    const steps = await this.stepsFor(companyId, role, quote, priced);
    const limit = limitOf(limits, 'order');
    if (limit === null || steps.length > 0) return steps;
    const rate = await this.rating.exchangeRate(companyId);
    if (isWithinLimit(priced.offer.body.total, limit, rate)) return [];
    return [limitStep(formatMoney(limit), APPROVING_ROLES)];
  }

  /** The approvals that rules require; none without rules that apply. */
  async stepsFor(companyId: string, role: Role, quote: BookableQuote, priced: PricedBooking): Promise<ApprovalStep[]> {
    if (!quote.hasRules) return [];
    const [rules, offers, rate] = await Promise.all([
      this.rules.of(companyId),
      this.offers.list(companyId, quote.id),
      this.rating.exchangeRate(companyId),
    ]);
    const now = this.clock.now();
    const valid = offers.filter(({ revision, validUntil }) => revision === quote.revision && validUntil > now);
    const facts = bookingFacts({
      request: priced.request,
      derived: priced.rated.derived,
      originState: priced.rated.origin.state,
      destinationState: priced.rated.destination.state,
      mode: priced.offer.body.mode,
      carrier: priced.offer.body.carrier.scac,
      chargeCodes: priced.offer.body.lines.map(({ code }) => code),
      total: priced.offer.body.total,
      cheapest: cheapestOf([priced.offer.body.total, ...valid.map(({ body }) => body.total)], rate),
      requesterRole: role,
    });
    return stepsOf(rulesThatApply(rules, facts, rate), facts, rate);
  }

  /** @throws Conflict NO_APPROVER if no other members can approve all steps */
  async draft(
    actor: Actor,
    quote: BookableQuote,
    booking: BookingRequest,
    { quoted, offer }: PricedBooking,
    steps: readonly ApprovalStep[],
  ): Promise<ApprovalDraft> {
    const { companyId, userId, fullName, role } = actor;
    const [requesterIds, approvers] = await Promise.all([
      this.requests.personsBehind(companyId, userId),
      this.approvers.of(companyId),
    ]);
    const canApprove = canBeApproved(
      steps.map((step) => step.approvers),
      requesterIds,
      approvers.members,
      { total: offer.body.total, rate: approvers.rate },
    );
    if (!canApprove) throw noApprover(steps.flatMap(({ rules }) => rules));
    const { carrier, service, mode, total } = offer.body;
    const body = { booking, carrier: carrier.name, service, mode, requesterRole: role, requesterIds, steps };
    const row: NewApproval = {
      companyId,
      id: newId('apq'),
      quoteId: quote.id,
      offerId: quoted.id,
      status: 'pending',
      requestedBy: userId,
      requestedByName: fullName,
      total: total.amount,
      currency: total.currency,
      validUntil: quoted.validUntil,
      body: { ...body, decisions: [], rejection: null },
      version: 1,
      shipmentId: null,
      createdAt: this.clock.now(),
      decidedAt: null,
    };
    const waitingFor = approversOf(row, approvers, { delegates: false }).map((member) => member.fullName);
    return { row, waitingFor };
  }

  /** Stores the request and holds the quote. Returns null, and changes nothing, if the quote changed in the meantime. */
  async store(
    tx: Transaction,
    { number, revision }: Pick<BookableQuote, 'number' | 'revision'>,
    { row, waitingFor }: ApprovalDraft,
  ): Promise<ApprovalRequestedDto | null> {
    const { companyId, id, quoteId, requestedBy: userId, createdAt: now } = row;
    if (!(await this.requests.holdQuote(tx, companyId, quoteId, revision, now))) return null;
    await this.requests.insert(tx, row);
    await insertQuoteEvents(tx, {
      companyId,
      quoteId,
      type: 'approval_requested',
      data: { approvalId: id, offerId: row.offerId },
      actorId: userId,
      occurredAt: now,
    });
    const text = english(
      msg`${{ name: row.requestedByName }} requests approval of a booking: ${{ rules: rulesText(row) }}.`,
    );
    await this.notices.requested(tx, { ...row, number }, 'requested', userId, text);
    await this.audit.record(tx, {
      companyId,
      userId,
      action: 'approval.requested',
      subject: id,
      details: { quoteId, number },
    });
    return { approvalId: id, waitingFor };
  }
}

function cheapestOf(totals: readonly Money[], rate: ExchangeRate | null): Money | null {
  return totals.reduce<Money | null>(
    (best, total) => (best === null || (compareMoney(total, best, rate) ?? 0) < 0 ? total : best),
    null,
  );
}
