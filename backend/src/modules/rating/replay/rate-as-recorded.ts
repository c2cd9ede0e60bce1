import { inspectionFeeIn } from '../../../kernel/carrier-settings.js';
import { carrierCalendar } from '../../../kernel/time/carrier-calendar.js';
import {
  type AnyTariff,
  type Decline,
  fuelIndex,
  type FuelIndex,
  type Lane,
  type RatableShipment,
  rateBy,
  type RatedOffer,
} from '../engine/index.js';
import type { ChargeLine, Offer } from '../domain/offer.js';

/** Rates freight with a tariff version and the fuel week and carrier settings that an offer recorded. */
export function rateAsRecorded(
  shipment: RatableShipment,
  { origin, destination }: Lane,
  recorded: Offer,
  tariff: AnyTariff,
): RatedOffer | Decline {
  return rateBy(
    tariff,
    shipment,
    recordedFuel(recorded, tariff),
    carrierCalendar([origin.country, destination.country], recorded.carrierSettings),
    inspectionFeeIn(tariff.terms.currency, recorded.carrierSettings ?? {}),
  );
}

/** The fuel index as recorded: only the week of the fuel line. */
function recordedFuel(recorded: Offer, { terms }: AnyTariff): FuelIndex | null {
  const inputs = lineOf(recorded, 'FUEL')?.inputs;
  const [week, price] = [inputs?.['week'], inputs?.['publishedPrice']];
  return typeof week === 'string' && typeof price === 'string'
    ? fuelIndex(terms.fuel.index, [{ effectiveOn: week, price }])
    : null;
}

export function lineOf({ lines }: Offer, code: string): ChargeLine | undefined {
  return lines.find((line) => line.code === code);
}
