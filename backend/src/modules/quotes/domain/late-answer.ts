import type { Currency } from '../../../kernel/codes.js';
import type { Country } from '../../../kernel/places/region.js';
import type { QuoteStatus } from './quote-status.js';

/** What a list shows of a quote's offers. */
export interface OfferSummary {
  readonly offerCount: number;
  /** Minor units; null without an offer. */
  readonly bestTotal: number | null;
  readonly currency: Currency | null;
  readonly validUntil: Date | null;
}

/** What counts of an offer that came late. */
export interface LateOffer {
  /** Minor units. */
  readonly total: number;
  readonly currency: Currency;
  readonly validUntil: Date;
}

/** The summary with offers that came late. As in rating, there is no exchange rate: the origin's own currency is the better one. */
export function withLateOffers(summary: OfferSummary, offers: readonly LateOffer[], origin: Country): OfferSummary {
  return offers.reduce((before, offer) => {
    const better =
      before.bestTotal === null ||
      before.currency === null ||
      isBetter(offer, { total: before.bestTotal, currency: before.currency }, origin);
    return {
      offerCount: before.offerCount + 1,
      bestTotal: better ? offer.total : before.bestTotal,
      currency: better ? offer.currency : before.currency,
      validUntil:
        before.validUntil === null || before.validUntil < offer.validUntil ? offer.validUntil : before.validUntil,
    };
  }, summary);
}

/** A quote is no longer being rated once an offer stands or nobody is asked any more. */
export function statusAfterAnswer(status: QuoteStatus, offerCount: number, openCalls: number): QuoteStatus {
  return status === 'rating' && (offerCount > 0 || openCalls === 0) ? 'quoted' : status;
}

function isBetter(offer: Omit<LateOffer, 'validUntil'>, best: Omit<LateOffer, 'validUntil'>, origin: Country): boolean {
  if (offer.currency === best.currency) return offer.total < best.total;
  return offer.currency === (origin === 'US' ? 'USD' : 'CAD');
}
