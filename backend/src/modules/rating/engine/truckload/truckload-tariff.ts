import { accessorialPrices, type CompiledAccessorial, decimal } from '../charges/accessorial-prices.js';
import type { PackedMileRates } from '../tariff/rates/packed-mile-rates.js';
import type { TruckloadTerms } from '../tariff/terms/truckload-terms.js';

/** Decimals of fuel prices and of miles per gallon in integer arithmetic. */
export const FUEL_PRICE_DECIMALS = 4;
export const MILES_PER_GALLON_DECIMALS = 2;

/** Terms of a truckload tariff, converted to exact numbers once. */
export interface CompiledTruckloadTerms extends TruckloadTerms {
  readonly accessorialByCode: ReadonlyMap<string, CompiledAccessorial>;
  /** Ten-thousandths of a dollar per gallon. */
  readonly fuelBase: number;
  /** Hundredths of a mile. */
  readonly milesPerGallon: number;
}

/** One immutable version of a truckload tariff, ready to rate. */
export interface TruckloadTariff {
  /** Label in charge lines, such as "ZZAA 2026 truckload v1". */
  readonly label: string;
  readonly terms: CompiledTruckloadTerms;
  readonly rates: PackedMileRates;
}

/** Combines stored terms and packed rates of a version. */
export function truckloadTariff(version: number, terms: TruckloadTerms, rates: PackedMileRates): TruckloadTariff {
  const compiled = {
    ...terms,
    accessorialByCode: accessorialPrices(terms.accessorials),
    fuelBase: decimal(terms.fuel.base, FUEL_PRICE_DECIMALS),
    milesPerGallon: decimal(terms.fuel.milesPerGallon, MILES_PER_GALLON_DECIMALS),
  };
  return { label: `${terms.carrier.scac} ${terms.name} v${version}`, terms: compiled, rates };
}
