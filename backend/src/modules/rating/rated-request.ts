import type { Country } from '../../kernel/places/region.js';
import type { CarrierToAsk } from './tariffs/tariff-source.js';
import type { Declined, Derived, Offer } from './domain/offer.js';

/** A stop after its postal code was looked up. */
export interface RatedPlace {
  /** `60601` or `M5V2T6`; the area alone (`M5V`) when only that was given. */
  readonly postalCode: string;
  /** The city as entered, else the data set's. */
  readonly city: string;
  readonly state: string;
  readonly country: Country;
  /** IANA zone. */
  readonly timeZone: string;
}

/** An offer together with what it was made from. */
export interface RatedOffer {
  readonly carrierId: string;
  /** The tariff version; null for a price that the carrier gave itself. */
  readonly tariffId: string | null;
  /** The connection over which the carrier gave the price; null for a tariff. */
  readonly connectionId: string | null;
  readonly body: Offer;
}

/** Outcome of rating a request: what the answer is built from and what a quote stores. */
export interface RatedRequest {
  readonly origin: RatedPlace;
  readonly destination: RatedPlace;
  /** All stops in the order of the request, origin and destination among them. */
  readonly stops: readonly RatedPlace[];
  readonly derived: Derived;
  /** Cheapest first. */
  readonly offers: readonly RatedOffer[];
  readonly declined: readonly Declined[];
  /** Carriers that have to be asked over HTTP and are not in either list yet. */
  readonly pending: readonly CarrierToAsk[];
}
