import type { Money } from '../../kernel/money.js';
import { addDays, type LocalDate } from '../../kernel/local-date.js';
import { estimatedDays, estimatedEmissions } from './domain/estimated-move.js';
import { endOfDay, localMoment } from './domain/local-time.js';
import { ltlCalendar } from './engine/index.js';
import type { QuoteRequestDto } from './quote-request.dto.js';
import type { RatedPlace } from './rated-request.js';
import type { CarrierSummaryDto, ChargeLineDto, DerivedDto, OfferDto } from './rating-result.dto.js';

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
  readonly request: QuoteRequestDto;
  readonly origin: RatedPlace;
  readonly destination: RatedPlace;
  readonly derived: DerivedDto;
}

/** Days that an offer holds at most (product.md 8.4). */
const VALID_DAYS = { LTL: 14, FTL: 3 } as const;

const calendar = ltlCalendar();

/** A carrier's own price as the API shows it; what the carrier does not say is estimated, and says so. */
export function carrierOffer(id: string, carrier: CarrierSummaryDto, price: CarrierPrice, freight: PricedFreight, now: Date): OfferDto {
  const { mode, total, notes } = price;
  const { request, origin, destination, derived } = freight;
  const miles = derived.miles ?? 0;
  const businessDays = estimatedDays(mode, miles, origin.country !== destination.country);
  return {
    id,
    carrier: { scac: carrier.scac, name: carrier.name, demo: carrier.demo },
    mode,
    service: 'direct',
    total,
    likelyTotal: total,
    likelyReason: null,
    lines: price.charges.map((charge) => lineOf(charge, total, carrier)),
    transit: { businessDays, basis: `${miles} estimated miles; the carrier does not say` },
    estimatedDeliveryOn: calendar.businessDayAfter(request.pickup.on, businessDays),
    liability: null,
    co2e: estimatedEmissions(mode, derived.totalWeight, miles),
    validUntil: endOfDay(lastDay(price, localMoment(now, origin.timeZone).on), origin.timeZone).toISOString(),
    carrierQuoteNumber: price.carrierQuoteNumber,
    warnings: notes.map((message) => ({ code: 'CARRIER_NOTE', message })),
  };
}

/** The carrier explains no amount further: each is what its answer says. */
function lineOf({ code, description, amount }: CarrierPrice['charges'][number], { currency }: Money, { name }: CarrierSummaryDto): ChargeLineDto {
  const dollars = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  return { code, description, amount: { amount, currency }, basis: 'flat', quantity: '1', rate: dollars, rule: `${name} · as quoted by the carrier`, inputs: {} };
}

/** Never beyond the carrier's own day. */
function lastDay({ mode, validThrough }: CarrierPrice, today: LocalDate): LocalDate {
  const ours = addDays(today, VALID_DAYS[mode]);
  return validThrough !== null && validThrough < ours ? validThrough : ours;
}
