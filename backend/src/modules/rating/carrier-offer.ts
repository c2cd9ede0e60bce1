import type { Money } from '../../kernel/money/money.js';
import { addDays, type LocalDate } from '../../kernel/time/local-date.js';
import { endOfDay, localMoment } from '../../kernel/time/local-time.js';
import { VALID_DAYS } from './domain/offer-validity.js';
import {
  deliveryOf,
  ltlCalendar,
  ltlEmissions,
  ltlTransitByMiles,
  truckloadEmissions,
  truckloadTransitByMiles,
} from './engine/index.js';
import type { QuoteRequest } from './domain/quote-request.js';
import type { RatedPlace } from './rated-request.js';
import type { CarrierSummary, ChargeLine, Derived, Offer } from './domain/offer.js';

/** A price as a carrier gave it. */
export interface CarrierPrice {
  readonly mode: 'LTL' | 'FTL';
  readonly total: Money;
  /** They add up to the total; minor units. */
  readonly charges: readonly { readonly code: string; readonly description: string; readonly amount: number }[];
  readonly carrierQuoteNumber: string | null;
  /** Last local day at the origin; null when the carrier does not say. */
  readonly validThrough: LocalDate | null;
  readonly notes: readonly string[];
}

/** What the price is for. */
export interface PricedFreight {
  readonly request: QuoteRequest;
  readonly origin: RatedPlace;
  readonly destination: RatedPlace;
  readonly derived: Derived;
}

/** Trailer that a truckload goes in when the request names none. */
const USUAL_EQUIPMENT = 'DRYVAN';

const calendar = ltlCalendar();

/** Offer of a carrier's own price. Values that the carrier does not give are estimates and named as such. */
export function carrierOffer(
  id: string,
  carrier: CarrierSummary,
  price: CarrierPrice,
  freight: PricedFreight,
  now: Date,
): Offer {
  const { mode, total, notes } = price;
  const { request, origin, destination, derived } = freight;
  const miles = derived.miles ?? 0;
  const equipment = mode === 'FTL' ? (request.equipment ?? USUAL_EQUIPMENT) : null;
  const route = { miles, estimated: true, crossBorder: origin.country !== destination.country };
  const transit = equipment ? truckloadTransitByMiles(route, false) : ltlTransitByMiles(route, 'direct');
  return {
    id,
    carrier: { scac: carrier.scac, name: carrier.name, demo: carrier.demo },
    mode,
    equipment,
    service: 'direct',
    total,
    likelyTotal: total,
    likelyReason: null,
    lines: price.charges.map((charge) => lineOf(charge, total, carrier)),
    transit: { ...transit, basis: `${transit.basis}; the carrier does not say` },
    ...deliveryOf(request.pickup.on, transit, calendar),
    liability: null,
    co2e: equipment
      ? truckloadEmissions(derived.totalWeight, miles, equipment)
      : ltlEmissions(derived.totalWeight, miles),
    validUntil: endOfDay(lastDay(price, localMoment(now, origin.timeZone).on), origin.timeZone).toISOString(),
    carrierQuoteNumber: price.carrierQuoteNumber,
    warnings: notes.map((message) => ({ code: 'CARRIER_NOTE', message })),
  };
}

/** The carrier explains no amount further: each is what its answer says. */
function lineOf(
  { code, description, amount }: CarrierPrice['charges'][number],
  { currency }: Money,
  { name }: CarrierSummary,
): ChargeLine {
  const dollars = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  return {
    code,
    description,
    amount: { amount, currency },
    basis: 'flat',
    quantity: '1',
    rate: dollars,
    rule: `${name} · as quoted by the carrier`,
    inputs: {},
  };
}

/** Never beyond the carrier's own day. */
function lastDay({ mode, validThrough }: CarrierPrice, today: LocalDate): LocalDate {
  const ours = addDays(today, VALID_DAYS[mode]);
  return validThrough !== null && validThrough < ours ? validThrough : ours;
}
