import type { Currency } from '../../../../../kernel/codes.js';
import type { Country } from '../../../../../kernel/places/region.js';
import type { LocalDate } from '../../../../../kernel/time/local-date.js';
import type { TruckloadTerms } from './truckload-terms.js';

/** The terms of a tariff of any mode; `isTruckload` narrows them. */
export type TariffTerms = LtlTerms | TruckloadTerms;

/** Mode of a tariff. */
export const TARIFF_MODES = ['LTL', 'VLTL', 'FTL'] as const;
export type TariffMode = (typeof TARIFF_MODES)[number];

/** The mode that the tariff prices. */
export function modeOf(terms: TariffTerms): TariffMode {
  return terms.modes[0] ?? 'LTL';
}

/** Whether the tariff is a truckload tariff. */
export function isTruckload(terms: TariffTerms): terms is TruckloadTerms {
  return modeOf(terms) === 'FTL';
}

/** The terms of an LTL or volume LTL tariff as uploaded and stored (freight.md Annex H). Money is in cents, decimals are strings, percentages are basis points. */
export interface LtlTerms {
  readonly carrier: { readonly scac: string; readonly name: string };
  readonly name: string;
  readonly currency: Currency;
  readonly effectiveFrom: LocalDate;
  readonly effectiveTo: LocalDate;
  readonly modes: readonly ('LTL' | 'VLTL')[];
  readonly basis: TariffBasis;
  /** Both ends of a lane must be in these countries. Default: any lane of the rates; by mileage, lanes with an end in the currency's country. */
  readonly countries?: readonly Country[] | null;
  readonly discountBps: number;
  readonly minimumCharge: number;
  readonly fak: readonly FakTerm[];
  readonly fuel: FuelTerms;
  readonly accessorials: readonly AccessorialTerm[];
  readonly rules: RuleTerms;
  readonly liabilityPerPound: number;
  readonly transit: { readonly fallback: 'distance' };
}

/** Whether rates are by lane or by road miles. */
export type TariffBasis = 'lane' | 'mileage';

/** Freight of all kinds: classes from `from` to `to` are rated as `as`. */
export interface FakTerm {
  readonly from: string;
  readonly to: string;
  readonly as: string;
}

/** Fuel surcharge by the price of diesel. */
export interface FuelTerms {
  /** Code of the price index, such as US. */
  readonly index: string;
  /** Ascending steps; both bounds are inclusive. */
  readonly steps: readonly FuelStep[];
  /** Increase per started step above the last one; null keeps the last step. */
  readonly beyond: { readonly step: string; readonly bps: number } | null;
}

export interface FuelStep {
  readonly from: string;
  readonly to: string;
  readonly bps: number;
}

/** Price of an accessorial service. */
export type AccessorialTerm =
  | { readonly code: string; readonly basis: 'flat' | 'unit'; readonly amount: number }
  | {
      readonly code: string;
      readonly basis: 'cwt';
      readonly rate: string;
      readonly minimum: number | null;
      readonly maximum: number | null;
    }
  | { readonly code: string; readonly basis: 'percent'; readonly bps: number };

/** Capacity rules and limits; null if the carrier has none. */
export interface RuleTerms {
  readonly cubic: CubicTerms | null;
  readonly linearFoot: LinearFootTerms | null;
  readonly overlength: readonly { readonly fromInches: number; readonly amount: number }[];
  readonly maxWeight: number | null;
  readonly maxLinearFeet: number | null;
  readonly maxUnitWeight: number | null;
}

export interface CubicTerms {
  readonly overCubicFeet: string;
  readonly underPcf: string;
  readonly asPcf: string;
  readonly asClass: string;
}

export interface LinearFootTerms {
  readonly overFeet: string;
  readonly underPcf: string;
  readonly poundsPerFoot: number;
  /** Null uses the highest class of the shipment. */
  readonly asClass: string | null;
}
