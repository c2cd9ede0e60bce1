import { multiplyExact } from '../../../../kernel/money/exact.js';
import type { CarrierCalendar } from '../route/carrier-calendar.js';
import { chargeLines } from '../explain/charge-lines.js';
import { type FuelIndex, fuelMissing, fuelWeekOn } from '../charges/fuel-index.js';
import { likelyTotal, nextClassTotal } from './likely-total.js';
import { checkLimits } from './ltl-limits.js';
import { LineWriter } from '../explain/line-writer.js';
import { linehaulLines } from '../explain/linehaul-lines.js';
import type { LtlTariff } from './ltl-tariff.js';
import { type Decline, gap, type RatedOffer } from '../offer.js';
import { lateWarnings, offerWarnings } from '../explain/offer-warnings.js';
import { linehaulOf, type Price, priceLinehaul } from './price-ltl.js';
import { offeredClass } from './rated-lines.js';
import type { RatableShipment } from '../freight/shipment.js';
import { deliveryOf, serviceOf, transitOf } from '../route/transit.js';

/**
 * Rates freight with one LTL tariff by freight.md Annex H, to the cent, or returns a decline reason.
 * `fuel` is the tariff's fuel index, null if it has no prices.
 * Throws `RangeError` if a number exceeds the safe integers.
 */
export function rate(
  shipment: RatableShipment,
  tariff: LtlTariff,
  fuel: FuelIndex | null,
  calendar: CarrierCalendar,
): RatedOffer | Decline {
  const limit = checkLimits(shipment, tariff);
  if (limit) return limit;
  const lane = tariff.rates.findLane(shipment.originNames, shipment.destinationNames, shipment.route.miles);
  if (!lane)
    return gap(
      `${tariff.label} has no rates for this lane (${shipment.originNames[0]} to ${shipment.destinationNames[0]}).`,
    );
  const linehaul = linehaulOf(shipment, tariff, lane, offeredClass);
  if ('kind' in linehaul) return linehaul;
  const week = fuel && fuelWeekOn(fuel, shipment.pickupOn);
  if (!week) return fuelMissing(tariff.terms.fuel.index, shipment.pickupOn);
  return offerOf(priceLinehaul(linehaul, shipment, tariff, week), shipment, tariff, calendar);
}

function offerOf(price: Price, shipment: RatableShipment, tariff: LtlTariff, calendar: CarrierCalendar): RatedOffer {
  const { terms } = tariff;
  const { measures } = shipment;
  const writer = new LineWriter(tariff);
  const money = (amount: number) => ({ amount, currency: terms.currency });
  const likely = likelyTotal(price, shipment, tariff);
  const nextClass = nextClassTotal(price, shipment, tariff);
  const service = serviceOf(tariff, price.lines);
  const transit = transitOf(shipment, tariff, price.lines, service);
  const delivery = deliveryOf(shipment.pickupOn, transit, calendar);
  return {
    kind: 'offer',
    service,
    total: money(price.total),
    likelyTotal: money(likely.amount),
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
