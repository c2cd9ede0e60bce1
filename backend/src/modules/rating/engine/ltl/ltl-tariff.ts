import {
  FREIGHT_CLASSES,
  type FreightClass,
  freightClassPosition,
  parseFreightClass,
} from '../../../../kernel/measures/freight-class.js';
import { CUBIC_FOOT, inches, MICROMETRES_PER_FOOT } from '../../../../kernel/measures/measures.js';
import type { CubicTerms, FuelTerms, LinearFootTerms, LtlTerms } from '../tariff/terms/tariff-terms.js';
import { accessorialPrices, type CompiledAccessorial, decimal, TERM_DECIMALS } from '../charges/accessorial-prices.js';
import type { PackedRates } from '../tariff/rates/packed-rates.js';

/** Scale of integer thresholds in feet and pounds per cubic foot. */
export const THRESHOLD_SCALE = 10n ** BigInt(TERM_DECIMALS);

/** One immutable version of an LTL or volume LTL tariff, ready to rate. */
export interface LtlTariff {
  /** Label in charge lines, such as "ZZAA 2026 contract v1". */
  readonly label: string;
  readonly terms: CompiledTerms;
  readonly rates: PackedRates;
}

/** Combines stored terms and packed rates of a version. */
export function ltlTariff(version: number, terms: LtlTerms, rates: PackedRates): LtlTariff {
  return { label: `${terms.carrier.scac} ${terms.name} v${version}`, terms: compileTerms(terms), rates };
}

/** Terms of an LTL tariff, converted to exact numbers once per version. */
export interface CompiledTerms extends LtlTerms {
  /** Rated class, indexed by the position of the freight's class. */
  readonly ratedClasses: readonly FreightClass[];
  readonly fuelTable: FuelTable;
  readonly accessorialByCode: ReadonlyMap<string, CompiledAccessorial>;
  readonly cubic: CubicRule | null;
  readonly linearFoot: LinearFootRule | null;
  /** Steps in descending order of length. */
  readonly overlengthSteps: readonly { readonly from: number; readonly fromInches: number; readonly amount: number }[];
  /** Trailer floor length, micrometers. */
  readonly maxLinearLength: number;
}

/** Fuel steps in cents per gallon, ascending. */
export interface FuelTable {
  readonly steps: readonly { readonly from: number; readonly to: number; readonly bps: number }[];
  readonly beyond: { readonly step: number; readonly bps: number } | null;
}

/** If both thresholds are exceeded, the freight is rated at the density `asPcf`. */
export interface CubicRule {
  readonly terms: CubicTerms;
  /** Cubic micrometers. */
  readonly over: bigint;
  /** Ten-thousandths of a pound per cubic foot. */
  readonly underPcf: number;
  readonly asPcf: number;
  readonly asClass: FreightClass;
}

/** If both thresholds are exceeded, the freight is rated at `poundsPerFoot` per linear foot. */
export interface LinearFootRule {
  readonly terms: LinearFootTerms;
  /** Trailer floor length, micrometers. */
  readonly over: number;
  readonly underPcf: number;
  readonly poundsPerFoot: number;
  readonly asClass: FreightClass | null;
}

/** Compiles terms validated by `parseTariffTerms`; throws `RangeError` for others. */
function compileTerms(terms: LtlTerms): CompiledTerms {
  const { rules } = terms;
  return {
    ...terms,
    ratedClasses: ratedClasses(terms),
    fuelTable: fuelTable(terms.fuel),
    accessorialByCode: accessorialPrices(terms.accessorials),
    cubic: rules.cubic && cubicRule(rules.cubic),
    linearFoot: rules.linearFoot && linearFootRule(rules.linearFoot),
    overlengthSteps: rules.overlength
      .map((step) => ({ ...step, from: inches(step.fromInches) }))
      .sort((left, right) => right.from - left.from),
    maxLinearLength:
      rules.maxLinearFeet === null ? Number.POSITIVE_INFINITY : rules.maxLinearFeet * MICROMETRES_PER_FOOT,
  };
}

function ratedClasses(terms: LtlTerms): FreightClass[] {
  const rated = [...FREIGHT_CLASSES];
  for (const { from, to, as } of terms.fak) {
    const last = freightClassPosition(freightClass(to));
    for (let position = freightClassPosition(freightClass(from)); position <= last; position++)
      rated[position] = freightClass(as);
  }
  return rated;
}

function fuelTable(fuel: FuelTerms): FuelTable {
  const steps = fuel.steps.map(({ from, to, bps }) => ({ from: decimal(from, 2), to: decimal(to, 2), bps }));
  return { steps, beyond: fuel.beyond && { step: decimal(fuel.beyond.step, 2), bps: fuel.beyond.bps } };
}

function cubicRule(terms: CubicTerms): CubicRule {
  return {
    terms,
    over: (BigInt(decimal(terms.overCubicFeet)) * CUBIC_FOOT) / THRESHOLD_SCALE,
    underPcf: decimal(terms.underPcf),
    asPcf: decimal(terms.asPcf),
    asClass: freightClass(terms.asClass),
  };
}

function linearFootRule(terms: LinearFootTerms): LinearFootRule {
  return {
    terms,
    over: (decimal(terms.overFeet) * MICROMETRES_PER_FOOT) / Number(THRESHOLD_SCALE),
    underPcf: decimal(terms.underPcf),
    poundsPerFoot: terms.poundsPerFoot,
    asClass: terms.asClass === null ? null : freightClass(terms.asClass),
  };
}

function freightClass(name: string): FreightClass {
  const parsed = parseFreightClass(name);
  if (parsed === null) throw new RangeError(`"${name}" is not a freight class`);
  return parsed;
}
