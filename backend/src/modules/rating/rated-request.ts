import type { ExchangeRate } from '../../kernel/money/exchange-rate.js';
import type { Country } from '../../kernel/places/region.js';
import type { CarrierToAsk } from './tariffs/tariff-source.js';
import type { Declined, Derived, Offer } from './domain/offer.js';

/** A stop with its resolved location. */
export interface RatedPlace {
  /** `60601` or `M5V2T6`; the FSA (`M5V`) if only that was entered. */
  readonly postalCode: string;
  /** The city as entered, else from the data set. */
  readonly city: string;
  readonly state: string;
  readonly country: Country;
  /** IANA zone. */
  readonly timeZone: string;
}

/** An offer with its source. */
export interface RatedOffer {
  readonly carrierId: string;
  /** The tariff version; null for a price quoted by the carrier. */
  readonly tariffId: string | null;
  /** The connection that returned the price; null for a tariff. */
  readonly connectionId: string | null;
  readonly body: Offer;
}

/** Result of rating a request, used for the response and stored in the quote. */
export interface RatedRequest {
  readonly origin: RatedPlace;
  readonly destination: RatedPlace;
  /** All stops in request order, including origin and destination. */
  readonly stops: readonly RatedPlace[];
  readonly derived: Derived;
  /** Cheapest first. */
  readonly offers: readonly RatedOffer[];
  readonly declined: readonly Declined[];
  /** HTTP carriers still to be called, in neither list yet. */
  readonly pending: readonly CarrierToAsk[];
  /** The company's newest exchange rate, by which the offers are sorted; null without one. */
  readonly exchangeRate: ExchangeRate | null;
}
