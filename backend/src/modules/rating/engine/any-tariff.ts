import type { CarrierCalendar } from '../../../kernel/time/carrier-calendar.js';
import type { FuelIndex } from './charges/fuel-index.js';
import { type LtlTariff, ltlTariff } from './ltl/ltl-tariff.js';
import type { Decline, RatedOffer } from './offer.js';
import { PackedMileRates } from './tariff/rates/packed-mile-rates.js';
import type { PackedRates } from './tariff/rates/packed-rates.js';
import { rate } from './ltl/rate-ltl.js';
import { rateTruckload } from './truckload/rate-truckload.js';
import type { RatableShipment } from './freight/shipment.js';
import { isTruckload, type TariffTerms } from './tariff/terms/tariff-terms.js';
import { type TruckloadTariff, truckloadTariff } from './truckload/truckload-tariff.js';

/** A tariff version of any mode, ready to rate. */
export type AnyTariff = LtlTariff | TruckloadTariff;

/** Combines stored terms and rates; throws if their kinds differ. */
export function anyTariff(version: number, terms: TariffTerms, rates: PackedRates | PackedMileRates): AnyTariff {
  if (isTruckload(terms)) {
    if (rates instanceof PackedMileRates) return truckloadTariff(version, terms, rates);
  } else if (!(rates instanceof PackedMileRates)) return ltlTariff(version, terms, rates);
  throw new Error(`The rates of ${terms.carrier.scac} ${terms.name} v${version} are not of its mode.`);
}

/** Rates with a tariff of any mode. `inspectionFee` is the carrier's, in cents of the tariff's currency; null if unknown. */
export function rateBy(
  tariff: AnyTariff,
  shipment: RatableShipment,
  fuel: FuelIndex | null,
  calendar: CarrierCalendar,
  inspectionFee?: number | null,
): RatedOffer | Decline {
  return isTruckloadTariff(tariff)
    ? rateTruckload(shipment, tariff, fuel, calendar.truckload)
    : rate(shipment, tariff, fuel, calendar.ltl, inspectionFee);
}

function isTruckloadTariff(tariff: AnyTariff): tariff is TruckloadTariff {
  return isTruckload(tariff.terms);
}
