import { dayText } from '../../../../kernel/time/day-text.js';
import type { LocalDate } from '../../../../kernel/time/local-date.js';
import { formatMoney } from '../../../../kernel/money/money.js';
import { accessorialName, type AccessorialCharge } from '../charges/accessorials.js';
import type { CapacityCharge } from '../ltl/capacity-rules.js';
import type { FuelWeek } from '../charges/fuel-index.js';
import type { LtlTariff } from '../ltl/ltl-tariff.js';
import type { OfferWarning } from '../offer.js';
import type { Price } from '../ltl/price-ltl.js';
import type { RatableShipment } from '../freight/shipment.js';

/** Warnings about an LTL offer. */
export function offerWarnings(price: Price, shipment: RatableShipment, tariff: LtlTariff): OfferWarning[] {
  return [
    ...price.rules.map((rule) => ruleWarning(rule, price, tariff)),
    ...chargeWarnings(shipment.pickupOn, price.fuel.week, price.accessorials),
  ];
}

/** Warnings for a price of any mode: fuel week not published yet, accessorials without a price. */
export function chargeWarnings(
  pickupOn: LocalDate,
  week: FuelWeek,
  accessorials: readonly AccessorialCharge[],
): OfferWarning[] {
  const warnings: OfferWarning[] = [];
  if (pickupOn > week.through) {
    const message = `No fuel price is known for ${dayText(pickupOn)}; the week from ${dayText(week.effectiveOn)} was used. The surcharge may change.`;
    warnings.push({ code: 'FUEL_WEEK_PENDING', message });
  }
  for (const { code, price: term, overlength } of accessorials) {
    if (term || overlength) continue;
    const message = `${accessorialName(code)} (${code}) has no price in this tariff and is shown at 0. Ask the carrier before booking.`;
    warnings.push({ code: 'ACCESSORIAL_UNPRICED', message });
  }
  return warnings;
}

/** Warns if the estimated delivery is after the requested date. */
export function lateWarnings(
  { deliverBy }: Pick<RatableShipment, 'deliverBy'>,
  estimatedDeliveryOn: LocalDate,
): OfferWarning[] {
  if (deliverBy === null || estimatedDeliveryOn <= deliverBy) return [];
  const message = `Delivery is expected on ${dayText(estimatedDeliveryOn)}, after the requested ${dayText(deliverBy)}. Choose a faster service or an earlier pickup.`;
  return [{ code: 'DELIVERY_LATE', message }];
}

function ruleWarning(rule: CapacityCharge, price: Price, { terms }: LtlTariff): OfferWarning {
  const cubic = rule.code === 'CUBIC';
  const name = cubic ? 'cubic capacity' : 'linear-foot';
  const gross = formatMoney({ amount: rule.gross.amount, currency: terms.currency });
  const outcome =
    rule === price.winner
      ? `its gross of ${gross} replaces ${formatMoney({ amount: price.normal.amount, currency: terms.currency })}`
      : `its gross of ${gross} is not above the gross charged`;
  const message = `The ${name} rule applies: ${outcome}.`;
  return { code: cubic ? 'CUBIC_CAPACITY' : 'LINEAR_FOOT', message };
}
