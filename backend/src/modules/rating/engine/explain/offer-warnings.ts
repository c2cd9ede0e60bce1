import { english } from '../../../../messages/translate.js';
import { msg } from '../../../../messages/message.js';
import type { LocalDate } from '../../../../kernel/time/local-date.js';
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
    const message = msg`No fuel price is known for ${{ day: { day: pickupOn } }}; the week from ${{ week: { day: week.effectiveOn } }} was used. The surcharge may change.`;
    warnings.push({ code: 'FUEL_WEEK_PENDING', message: english(message) });
  }
  for (const { code, price: term, overlength } of accessorials) {
    if (term || overlength) continue;
    const message = msg`${{ service: accessorialName(code) }} (${{ code }}) has no price in this tariff and is shown at 0. Ask the carrier before booking.`;
    warnings.push({ code: 'ACCESSORIAL_UNPRICED', message: english(message) });
  }
  return warnings;
}

/** Warns if the estimated delivery is after the requested date. */
export function lateWarnings(
  { deliverBy }: Pick<RatableShipment, 'deliverBy'>,
  estimatedDeliveryOn: LocalDate,
): OfferWarning[] {
  if (deliverBy === null || estimatedDeliveryOn <= deliverBy) return [];
  const message = msg`Delivery is expected on ${{ day: { day: estimatedDeliveryOn } }}, after the requested ${{ requested: { day: deliverBy } }}. Choose a faster service or an earlier pickup.`;
  return [{ code: 'DELIVERY_LATE', message: english(message) }];
}

function ruleWarning(rule: CapacityCharge, price: Price, { terms }: LtlTariff): OfferWarning {
  const cubic = rule.code === 'CUBIC';
  const name = cubic ? msg`cubic capacity` : msg`linear-foot`;
  const gross = { amount: rule.gross.amount, currency: terms.currency };
  const normal = { amount: price.normal.amount, currency: terms.currency };
  const message =
    rule === price.winner
      ? msg`The ${{ name }} rule applies: its gross of ${{ gross }} replaces ${{ normal }}.`
      : msg`The ${{ name }} rule applies: its gross of ${{ gross }} is not above the gross charged.`;
  return { code: cubic ? 'CUBIC_CAPACITY' : 'LINEAR_FOOT', message: english(message) };
}
