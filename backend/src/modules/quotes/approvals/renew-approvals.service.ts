import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import type { Money } from '../../../kernel/money/money.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { DomainError } from '../../../platform/http/problems/domain-error.js';
import { PriceBooking, type PricedBooking } from '../booking/price-booking.js';
import { type BookableQuote, BookableQuotesRepository } from '../persistence/bookable-quotes.sql.js';
import { ApprovalNotices, rulesText } from './approval-notices.js';
import { ApprovalRequestsService } from './approval-requests.service.js';
import { needsNewApproval } from './approval-tolerance.js';
import { type ApprovalRow, ApprovalRequestsRepository } from './persistence/approval-requests.sql.js';

/** Rates bookings that wait for approval again when their offer has expired. */
@Injectable()
export class RenewApprovals {
  constructor(
    private readonly requests: ApprovalRequestsRepository,
    private readonly drafts: ApprovalRequestsService,
    private readonly bookable: BookableQuotesRepository,
    private readonly pricing: PriceBooking,
    private readonly notices: ApprovalNotices,
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Renews an expired request at the current price of the same carrier. If the total moved by more than the tolerance, all steps are asked again.
   * Returns false if there is no current price: the pickup date has passed, the carrier declines, or the price came from the carrier's API.
   */
  async renew(row: ApprovalRow): Promise<boolean> {
    const { companyId, quoteId, offerId } = row;
    const quote = await this.bookable.find(companyId, quoteId, offerId);
    const priced = quote === null ? null : await this.priceOf(quote, row);
    if (quote === null || priced === null) return false;
    const { total, validUntil } = priced.offer.body;
    const renewed = { ...row, total: total.amount, currency: total.currency, validUntil: new Date(validUntil) };
    if (renewed.validUntil <= this.clock.now()) return false;
    const before: Money = { amount: row.total, currency: row.currency };
    if (needsNewApproval(before, total)) await this.askAgain(renewed, before, quote, priced);
    // Another worker, or an approver, was first: nothing is to be done.
    else await this.database.transaction((tx) => this.requests.renew(tx, renewed));
    return true;
  }

  /** The current price; null if there is none. */
  private async priceOf(quote: BookableQuote, { companyId, body }: ApprovalRow): Promise<PricedBooking | null> {
    const { offer } = quote;
    if (offer === null || offer.connectionId !== null) return null;
    try {
      return await this.pricing.current(companyId, renewedOffer(quote), body.booking);
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }

  private async askAgain(row: ApprovalRow, before: Money, quote: BookableQuote, priced: PricedBooking): Promise<void> {
    const { companyId, quoteId, number, body } = row;
    const steps = await this.drafts.stepsFor(companyId, body.requesterRole, quote, priced);
    const again = { ...row, body: { ...body, steps: steps.length === 0 ? body.steps : steps, decisions: [] } };
    const { total } = priced.offer.body;
    await this.database.transaction(async (tx) => {
      if (!(await this.requests.renew(tx, again))) return;
      const what = `version ${row.version + 1}`;
      const asked = english(
        msg`The offer expired and the total changed from ${{ before }} to ${{ total }}. The booking needs approval: ${{ rules: rulesText(again) }}.`,
      );
      await this.notices.requested(tx, again, what, null, asked);
      await this.domainEvents.publish(tx, {
        companyId,
        kind: 'quote.price_changed',
        subject: { type: 'quote', id: quoteId, label: number },
        actorId: null,
        value: `${row.id} ${what}`,
        data: {
          text: english(
            msg`The offer expired and was rated again: the total changed from ${{ before }} to ${{ total }}. The approvers were asked again.`,
          ),
        },
      });
    });
  }
}

/** The quote with its offer as valid as its renewed request, so that it can be priced. */
export function renewedOffer(quote: BookableQuote, validUntil = new Date(8.64e15)): BookableQuote {
  return quote.offer === null ? quote : { ...quote, offer: { ...quote.offer, validUntil } };
}
