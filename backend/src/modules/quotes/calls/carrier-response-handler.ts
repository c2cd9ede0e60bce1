import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { EventFeed } from '../../../platform/events/event-feed.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { newId } from '../../../platform/ids.js';
import { insertOffers, type OfferEntity } from '../../offers/index.js';
import {
  carrierOffer,
  type CarrierPrice,
  type CarrierSummary,
  type CarrierToAsk,
  type Offer,
  type PricedFreight,
  RatingService,
} from '../../rating/index.js';
import { statusAfterResponse, addLateOffers } from '../domain/late-offers.js';
import { type CallKey, CarrierCallsRepository, type QuoteForResponse } from '../persistence/carrier-calls.sql.js';
import { quoteChannel } from './quote-events.js';

/** The revision of a quote that a carrier was called for. */
export interface AskedQuote {
  companyId: string;
  quoteId: string;
  revision: number;
}

/** Why a carrier has no offer. */
export interface Reason {
  code: string;
  message: string;
}

/** The quote was changed during the carrier call. */
export const QUOTE_CHANGED: Reason = {
  code: 'QUOTE_CHANGED',
  message: english(msg`The quote was changed before this carrier responded.`),
};

/** Stores carrier responses that arrive after the API response, each in one transaction with the event for open pages. */
@Injectable()
export class CarrierResponseHandler {
  constructor(
    private readonly calls: CarrierCallsRepository,
    private readonly rating: RatingService,
    private readonly feed: EventFeed,
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Stores a carrier's offers if the quote still has the requested revision. No effect if the call has ended. */
  async offered(
    quote: AskedQuote,
    { connectionId, carrier, takesTruckloads }: CarrierToAsk,
    prices: readonly CarrierPrice[],
    freight: PricedFreight,
  ): Promise<void> {
    const now = this.clock.now();
    const rate = await this.rating.exchangeRate(quote.companyId);
    const offers = prices.map((price) =>
      carrierOffer(newId('ofr'), { ...carrier, takesTruckloads }, price, freight, now),
    );
    await this.end(quote, connectionId, carrier, async (tx, present) => {
      const rows = offers.map((body) => this.offerRow(quote, connectionId, carrier.id, body));
      await insertOffers(tx, rows);
      for (const { body } of rows) await this.publish(tx, quote, 'offer', { carrier: summaryOf(carrier), offer: body });
      return { ...present, ...addLateOffers(present, rows, freight.origin.country, rate) };
    });
  }

  /** Stores the reason why a carrier has no offer. No effect if the call has ended. */
  async declined(quote: AskedQuote, connectionId: string, carrier: CarrierSummary, reason: Reason): Promise<void> {
    await this.end(
      quote,
      connectionId,
      carrier,
      async (tx, present) => {
        const { code, message } = reason;
        await this.publish(tx, quote, 'declined', { carrier: summaryOf(carrier), code, message });
        return present;
      },
      reason,
    );
  }

  private async end(
    quote: AskedQuote,
    connectionId: string,
    carrier: CarrierSummary,
    keep: (tx: Transaction, present: QuoteForResponse) => Promise<QuoteForResponse>,
    reason: Reason | null = null,
  ): Promise<void> {
    const { companyId, quoteId, revision } = quote;
    const key: CallKey = { companyId, quoteId, revision, connectionId };
    await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const present = await this.calls.lockQuote(tx, companyId, quoteId);
      if (present === null) return;
      const current = present.revision === revision && ['rating', 'quoted'].includes(present.status);
      if (!(await this.calls.end(tx, key, current ? reason : QUOTE_CHANGED, now))) return;
      const open = await this.calls.open(tx, key);
      if (current) {
        const after = await keep(tx, present);
        const status = statusAfterResponse(after.status, after.offerCount, open);
        await this.calls.updateQuote(tx, companyId, quoteId, revision, { ...after, status }, now);
        if (present.status === 'rating' && after.offerCount > 0) await this.publishReady(tx, quote, present.number);
      } else {
        await this.publish(tx, quote, 'declined', { carrier: summaryOf(carrier), ...QUOTE_CHANGED });
      }
      if (open === 0) await this.publish(tx, quote, 'done', {});
    });
  }

  /** Sent only for quotes that had no offer in the API response. */
  private publishReady(tx: Transaction, { companyId, quoteId, revision }: AskedQuote, number: string): Promise<void> {
    const subject = { type: 'quote' as const, id: quoteId, label: number };
    return this.domainEvents.publish(tx, {
      companyId,
      kind: 'quote.ready',
      subject,
      actorId: null,
      value: String(revision),
    });
  }

  private publish(
    tx: Transaction,
    { companyId, quoteId, revision }: AskedQuote,
    type: string,
    data: object,
  ): Promise<void> {
    return this.feed.publish(tx, { companyId, channel: quoteChannel(quoteId), type, data: { revision, ...data } });
  }

  private offerRow(
    { companyId, quoteId, revision }: AskedQuote,
    connectionId: string,
    carrierId: string,
    body: Offer,
  ): OfferEntity {
    const { amount: total, currency } = body.total;
    const validUntil = new Date(body.validUntil);
    return {
      companyId,
      id: body.id,
      quoteId,
      revision,
      carrierId,
      tariffId: null,
      connectionId,
      total,
      currency,
      validUntil,
      body,
      createdAt: this.clock.now(),
    };
  }
}

function summaryOf({ scac, name, demo }: CarrierSummary): CarrierSummary {
  return { scac, name, demo };
}
