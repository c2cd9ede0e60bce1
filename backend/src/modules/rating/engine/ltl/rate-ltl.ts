import { english } from '../../../../messages/translate.js';
import { type Message, msg, sentences } from '../../../../messages/message.js';
import { CARRIER_DEFAULTS } from '../../../../kernel/carrier-settings.js';
import { multiplyExact } from '../../../../kernel/money/exact.js';
import type { Country } from '../../../../kernel/places/region.js';
import type { OperatingDays } from '../../../../kernel/time/carrier-calendar.js';
import { chargeLines } from '../explain/charge-lines.js';
import { type FuelIndex, fuelMissing, fuelWeekOn } from '../charges/fuel-index.js';
import { LineWriter } from '../explain/line-writer.js';
import { linehaulLines } from '../explain/linehaul-lines.js';
import type { LtlTariff } from './ltl-tariff.js';
import { type Decline, gap, type RatedOffer } from '../offer.js';
import { lateWarnings, offerWarnings } from '../explain/offer-warnings.js';
import { linehaulOf, type Price, priceLinehaul } from './price-ltl.js';
import { offeredClass, classAbove, inspectedClass } from './rated-lines.js';
import { otherModes } from '../freight/mode-candidates.js';
import type { RatableShipment } from '../freight/shipment.js';
import { deliveryOf, serviceOf, transitOf } from '../route/transit.js';
import { MICROMETRES_PER_FOOT } from '../../../../kernel/measures/measures.js';
import { freightClassName, freightClassPosition } from '../../../../kernel/measures/freight-class.js';

/** Expected invoice total in cents, with the reason if it exceeds the total; null, with the reason, if it cannot be computed. */
interface LikelyTotal {
  readonly amount: number | null;
  readonly reason: string | null;
}

/**
 * If a declared class is below the density class, the carrier is likely to inspect the freight and rate it by density: that price plus the fee.
 * Equals the total if no class is understated or if FAK rates both classes alike; unknown if the tariff has no rates for the density class.
 */
function likelyTotal(
  price: Price,
  shipment: RatableShipment,
  tariff: LtlTariff,
  inspectionFee: number | null,
): LikelyTotal {
  const understated = shipment.lines.filter(
    (line) => line.declaredClass !== null && line.declaredClass < line.densityClass,
  );
  if (understated.length === 0) return { amount: price.total, reason: null };
  const classes = [...new Set(understated.map((line) => line.densityClass))]
    .sort((left, right) => left - right)
    .map(freightClassName);
  const linehaul = linehaulOf(shipment, tariff, price.lane, inspectedClass);
  if ('kind' in linehaul)
    return { amount: null, reason: english(msg`the tariff has no rate for class ${{ classes }}`) };
  const inspected = priceLinehaul(linehaul, shipment, tariff, price.fuel.week);
  if (inspected.total <= price.total) return { amount: price.total, reason: null };
  if (inspectionFee === null)
    return { amount: null, reason: english(msg`there is no exchange rate for the inspection fee`) };
  return { amount: inspected.total + inspectionFee, reason: english(msg`class ${{ classes }} + inspection`) };
}

/**
 * Total in cents with every commodity one class higher, the usual result of a reclass (freight.md Annex B); null if the tariff has no rates for it.
 * Equals the total if FAK rates both classes alike.
 */
function nextClassTotal(price: Price, shipment: RatableShipment, tariff: LtlTariff): number | null {
  const { ratedClasses } = tariff.terms;
  const alike = price.lines.every(
    (line) => ratedClasses[freightClassPosition(classAbove(line.commodity))] === line.ratedClass,
  );
  if (alike) return price.total;
  const linehaul = linehaulOf(shipment, tariff, price.lane, classAbove);
  return 'kind' in linehaul ? null : priceLinehaul(linehaul, shipment, tariff, price.fuel.week).total;
}

/**
 * Rates freight with one LTL tariff by freight.md Annex H, to the cent, or returns a decline reason.
 * `fuel` is the tariff's fuel index, null if it has no prices. `inspectionFee` is the carrier's for a reclass, in cents of the tariff's currency; null if unknown.
 * Throws `RangeError` if a number exceeds the safe integers.
 */
export function rate(
  shipment: RatableShipment,
  tariff: LtlTariff,
  fuel: FuelIndex | null,
  days: OperatingDays,
  inspectionFee: number | null = CARRIER_DEFAULTS.inspectionFee.value,
): RatedOffer | Decline {
  const limit = checkLimits(shipment, tariff);
  if (limit) return limit;
  if (!isInScope(shipment, tariff)) return gap(coverageGap(tariff.label, countryNames(shipment.countries)));
  const lane = tariff.rates.findLane(shipment.originNames, shipment.destinationNames, shipment.route.miles);
  if (!lane)
    return gap(
      msg`${{ tariff: tariff.label }} has no rates for this lane (${{ origin: shipment.originNames[0]! }} to ${{ destination: shipment.destinationNames[0]! }}).`,
    );
  const linehaul = linehaulOf(shipment, tariff, lane, offeredClass);
  if ('kind' in linehaul) return linehaul;
  const week = fuel && fuelWeekOn(fuel, shipment.pickupOn);
  if (!week) return fuelMissing(tariff.terms.fuel.index, shipment.pickupOn);
  return offerOf(priceLinehaul(linehaul, shipment, tariff, week), shipment, tariff, { days, inspectionFee });
}

/** By mileage, any lane has a rate, so that the currency's country limits a tariff without its own countries. */
function isInScope({ countries }: RatableShipment, { terms }: LtlTariff): boolean {
  if (terms.countries) return countries.every((country) => terms.countries!.includes(country));
  return terms.basis !== 'mileage' || countries.includes(terms.currency === 'CAD' ? 'CA' : 'US');
}

function coverageGap(tariff: string, [origin, destination = origin]: readonly Message[]): Message {
  return msg`${{ tariff }} does not cover lanes from ${{ origin: origin! }} to ${{ destination: destination! }}.`;
}

function countryNames(countries: readonly Country[]): Message[] {
  return countries.map((country) => (country === 'US' ? msg`the United States` : msg`Canada`));
}

/** What an offer takes from the carrier, not from its tariff. */
interface CarrierTerms {
  readonly days: OperatingDays;
  readonly inspectionFee: number | null;
}

function offerOf(
  price: Price,
  shipment: RatableShipment,
  tariff: LtlTariff,
  { days, inspectionFee }: CarrierTerms,
): RatedOffer {
  const { terms } = tariff;
  const { measures } = shipment;
  const writer = new LineWriter(tariff);
  const money = (amount: number) => ({ amount, currency: terms.currency });
  const likely = likelyTotal(price, shipment, tariff, inspectionFee);
  const nextClass = nextClassTotal(price, shipment, tariff);
  const service = serviceOf(tariff, price.lines);
  const transit = transitOf(shipment, tariff, price.lines, service);
  const delivery = deliveryOf(shipment.pickupOn, transit, days);
  return {
    kind: 'offer',
    service,
    total: money(price.total),
    likelyTotal: likely.amount === null ? null : money(likely.amount),
    likelyReason: likely.reason,
    nextClassTotal: nextClass === null ? null : money(nextClass),
    equipment: null,
    terms: [],
    lines: [...linehaulLines(writer, tariff, price, measures), ...chargeLines(writer, tariff, price, measures)],
    transit,
    ...delivery,
    liability: money(multiplyExact(terms.liabilityPerPound, measures.pounds)),
    co2e: shipment.emissions,
    warnings: [...offerWarnings(price, shipment, tariff), ...lateWarnings(shipment, delivery.estimatedDeliveryOn)],
  };
}

/** Decline reason `LTL_LIMIT` if the freight exceeds the carrier's LTL limits (freight.md Annex H step 2), else null. */
function checkLimits({ measures, mode }: RatableShipment, { terms }: LtlTariff): Decline | null {
  const { maxWeight, maxUnitWeight, maxLinearFeet } = terms.rules;
  if (measures.tooWide)
    return limit(
      msg`A handling unit is wider than 96 in with its short side. Split the unit or choose a full truckload.`,
    );
  if (maxWeight !== null && measures.pounds > maxWeight) {
    return limit(
      msg`${{ pounds: { number: measures.pounds } }} lb is above the carrier’s limit of ${{ limit: { number: maxWeight } }} lb.`,
      ...otherModes(mode, measures.pounds),
    );
  }
  if (maxUnitWeight !== null && measures.rows.some((row) => row.pounds > maxUnitWeight * row.count)) {
    return limit(
      msg`A handling unit is heavier than the carrier’s limit of ${{ limit: { number: maxUnitWeight } }} lb. Spread the freight over more units.`,
    );
  }
  if (measures.linearLength > terms.maxLinearLength) {
    const feet = (measures.linearLength / MICROMETRES_PER_FOOT).toFixed(1);
    return limit(
      msg`The freight needs ${{ feet }} linear feet; the carrier’s limit is ${{ limit: maxLinearFeet! }}.`,
      ...otherModes(mode, measures.pounds),
    );
  }
  return null;
}

function limit(...messages: readonly Message[]): Decline {
  return { kind: 'decline', code: 'LTL_LIMIT', message: english(sentences(...messages)) };
}
