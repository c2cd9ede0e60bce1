import { compareMoney, type ExchangeRate } from '../../../kernel/money/exchange-rate.js';
import type { Money } from '../../../kernel/money/money.js';
import type { Currency } from '../../../kernel/codes.js';
import type { Country } from '../../../kernel/places/region.js';
import type { Offer } from '../../rating/index.js';
import { type QuoteStatus, statusAfterRating } from './quote-status.js';

/** Summary of a quote's offers for lists. */
export interface OfferSummary {
  readonly offerCount: number;
  /** Minor units; null without an offer. */
  readonly bestTotal: number | null;
  /** Carrier of the best total; null without an offer. */
  readonly bestCarrier: string | null;
  readonly currency: Currency | null;
  readonly validUntil: Date | null;
}

/** An offer that arrived after the API response. */
export interface LateOffer {
  /** Minor units. */
  readonly total: number;
  readonly currency: Currency;
  readonly validUntil: Date;
  readonly body: Pick<Offer, 'carrier'>;
}

/** Adds late offers to a quote's summary. Without an exchange rate, the currency of the origin's country wins, as in rating. */
export function addLateOffers(
  summary: OfferSummary,
  offers: readonly LateOffer[],
  origin: Country,
  rate: ExchangeRate | null,
): OfferSummary {
  return offers.reduce((before, offer) => {
    const better =
      before.bestTotal === null ||
      before.currency === null ||
      compareTotals(moneyOf(offer), { amount: before.bestTotal, currency: before.currency }, origin, rate) < 0;
    return {
      offerCount: before.offerCount + 1,
      bestTotal: better ? offer.total : before.bestTotal,
      bestCarrier: better ? offer.body.carrier.name : before.bestCarrier,
      currency: better ? offer.currency : before.currency,
      validUntil:
        before.validUntil === null || before.validUntil < offer.validUntil ? offer.validUntil : before.validUntil,
    };
  }, summary);
}

/** The status after a carrier's response. */
export function statusAfterResponse(status: QuoteStatus, offerCount: number, openCalls: number): QuoteStatus {
  return status === 'rating' ? statusAfterRating(offerCount, openCalls) : status;
}

const moneyOf = ({ total, currency }: LateOffer): Money => ({ amount: total, currency });

function compareTotals(left: Money, right: Money, origin: Country, rate: ExchangeRate | null): number {
  return compareMoney(left, right, rate) ?? (left.currency === (origin === 'US' ? 'USD' : 'CAD') ? -1 : 1);
}
