import { english } from '../../messages/translate.js';
import { msg } from '../../messages/message.js';
import type { Money } from '../../kernel/money/money.js';
import type { CarrierSettings } from '../../kernel/carrier-settings.js';
import { carrierCalendar } from '../../kernel/time/carrier-calendar.js';
import { addDays, type LocalDate } from '../../kernel/time/local-date.js';
import { endOfDay, localMoment } from '../../kernel/time/local-time.js';
import { VALID_DAYS } from './domain/offer-validity.js';
import {
  deliveryOf,
  isEstimatedRoute,
  lateWarnings,
  ltlEmissions,
  ltlTransitByMiles,
  truckloadEmissions,
  requestedDelivery,
  truckloadTransitByMiles,
} from './engine/index.js';
import { carrierNotice, closedNotice } from './domain/pickup-notice.js';
import type { QuoteRequest } from './domain/quote-request.js';
import type { RatedPlace } from './rated-request.js';
import type { CarrierService, CarrierSummary, ChargeLine, Derived, Offer } from './domain/offer.js';
import { settingsOf } from './rating.presenter.js';

/** A price quoted by the carrier. */
export interface CarrierPrice {
  readonly mode: 'LTL' | 'FTL';
  readonly total: Money;
  /** In minor units; they sum to the total. */
  readonly charges: readonly { readonly code: string; readonly description: string; readonly amount: number }[];
  readonly carrierQuoteNumber: string | null;
  /** Last valid local date at the origin; null if the carrier gives none. */
  readonly validThrough: LocalDate | null;
  readonly notes: readonly string[];
  /** Business days after the pickup day; absent or null if the carrier gives none. */
  readonly transitDays?: number | null;
  /** Whether a partner carrier takes part; absent if the carrier does not say. */
  readonly service?: 'direct' | 'interline';
  /** Absent for carriers with one service. */
  readonly carrierService?: CarrierService;
}

/** The freight that the price covers. */
export interface PricedFreight {
  readonly request: QuoteRequest;
  readonly origin: RatedPlace;
  readonly destination: RatedPlace;
  readonly derived: Derived;
}

/** Default trailer of a truckload. */
const USUAL_EQUIPMENT = 'DRYVAN';

/** Builds an offer from a carrier's price. Values that the carrier omits are estimated and labeled as estimates. */
export function carrierOffer(
  id: string,
  carrier: CarrierSummary & { readonly settings?: CarrierSettings | null; readonly takesTruckloads?: boolean },
  price: CarrierPrice,
  freight: PricedFreight,
  now: Date,
): Offer {
  const { mode, total, notes } = price;
  const { request, origin, destination, derived } = freight;
  const today = localMoment(now, origin.timeZone);
  const miles = derived.miles ?? 0;
  const equipment = mode === 'FTL' ? (request.equipment ?? USUAL_EQUIPMENT) : null;
  const route = {
    miles,
    estimated: isEstimatedRoute(derived.milesBasis),
    crossBorder: origin.country !== destination.country,
  };
  const { deliverBy, readyAfterNoon } = requestedDelivery(request);
  const service = price.service ?? 'direct';
  const estimated = equipment ? truckloadTransitByMiles(route, readyAfterNoon) : ltlTransitByMiles(route, service);
  const transit = quotedTransit(price) ?? {
    ...estimated,
    basis: english(msg`${{ basis: estimated.basis }}; the carrier does not say`),
  };
  const countries = [origin.country, destination.country];
  const days = carrierCalendar(countries, carrier.settings).of(mode);
  const delivery = deliveryOf(request.pickup.on, transit, days);
  return {
    id,
    carrier: { scac: carrier.scac, name: carrier.name, demo: carrier.demo },
    mode,
    equipment,
    service,
    ...(price.carrierService === undefined ? {} : { carrierService: price.carrierService }),
    total,
    ...carrierLikely(mode, total),
    lines: price.charges.map((charge) => lineOf(charge, total, carrier)),
    transit,
    ...delivery,
    liability: null,
    co2e: equipment
      ? truckloadEmissions(derived.totalWeight, miles, equipment)
      : ltlEmissions(derived.totalWeight, miles),
    validUntil: endOfDay(lastDay(price, today.on), origin.timeZone).toISOString(),
    carrierQuoteNumber: price.carrierQuoteNumber,
    ...settingsOf(carrier),
    warnings: [
      ...(mode === 'FTL' && carrier.takesTruckloads === false ? [notTenderable(carrier)] : []),
      ...notes.map((message) => ({ code: 'CARRIER_NOTE', message })),
      ...carrierNotice(carrier.settings, request.pickup, today),
      ...closedNotice(days, carrierCalendar(countries).of(mode), request.pickup.on),
      ...lateWarnings({ deliverBy }, delivery.estimatedDeliveryOn),
    ],
  };
}

/** Transit as the carrier quoted it; null if it gave none. */
function quotedTransit({ transitDays: days = null }: CarrierPrice) {
  return days === null
    ? null
    : { businessDays: days, minimumDays: days, maximumDays: days, basis: english(msg`as quoted by the carrier`) };
}

/** Truckloads are not rated by class. For other freight, a carrier's own price comes without its rules for a reclass. */
export function carrierLikely(mode: string, total: Money): Pick<Offer, 'likelyTotal' | 'likelyReason'> {
  return mode === 'FTL'
    ? { likelyTotal: total, likelyReason: null }
    : { likelyTotal: null, likelyReason: english(msg`the carrier’s rules for a reclass are not known`) };
}

/** The price can be booked, but the carrier has to be called. */
function notTenderable({ name }: CarrierSummary) {
  const message = msg`${{ name }} takes no truckload tenders electronically and has no address for tenders. Call the carrier after booking.`;
  return { code: 'MODE_NOT_TENDERABLE', message: english(message) };
}

/** The carrier's response has no calculation behind an amount, so each line is a flat charge. */
function lineOf(
  { code, description, amount }: CarrierPrice['charges'][number],
  { currency }: Money,
  { name }: CarrierSummary,
): ChargeLine {
  const dollars = (amount / 100).toFixed(2);
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

/** The offer never outlives the carrier's price. */
function lastDay({ mode, validThrough }: CarrierPrice, today: LocalDate): LocalDate {
  const ours = addDays(today, VALID_DAYS[mode]);
  return validThrough !== null && validThrough < ours ? validThrough : ours;
}
