import {
  FREIGHT_CLASSES,
  type FreightClass,
  freightClassPosition,
  parseFreightClass,
} from '../../../../kernel/measures/freight-class.js';
import { CUBIC_FOOT, inches, MICROMETRES_PER_FOOT } from '../../../../kernel/measures/dimensions.js';
import { parseDecimal } from '../../../../kernel/money/decimal.js';
import type { AccessorialTerm, CubicTerms, FuelTerms, LinearFootTerms, LtlTerms } from '../tariff/terms/tariff-terms.js';

/** Decimals that thresholds in feet and pounds per cubic foot may have. */
export const THRESHOLD_DECIMALS = 4;
export const THRESHOLD_SCALE = 10n ** BigInt(THRESHOLD_DECIMALS);

/** Terms of an LTL tariff turned into exact numbers once, so that rating only compares and multiplies. */
export interface CompiledTerms extends LtlTerms {
  /** Class to rate, by the position of the class of the freight. */
  readonly ratedClasses: readonly FreightClass[];
  readonly fuelTable: FuelTable;
  readonly accessorialByCode: ReadonlyMap<string, CompiledAccessorial>;
  readonly cubic: CubicRule | null;
  readonly linearFoot: LinearFootRule | null;
  /** Steps by falling length. */
  readonly overlengthSteps: readonly { readonly from: number; readonly fromInches: number; readonly amount: number }[];
  /** Micrometres of trailer floor. */
  readonly maxLinearLength: number;
}

/** Fuel steps in cents per gallon, rising. */
export interface FuelTable {
  readonly steps: readonly { readonly from: number; readonly to: number; readonly bps: number }[];
  readonly beyond: { readonly step: number; readonly bps: number } | null;
}

/** An accessorial price; the rate of `cwt` is in ten-thousandths of a dollar. */
export type CompiledAccessorial =
  | Exclude<AccessorialTerm, { basis: 'cwt' }>
  | {
      readonly code: string;
      readonly basis: 'cwt';
      readonly rate: number;
      readonly minimum: number | null;
      readonly maximum: number | null;
    };

/** When both thresholds are crossed, the freight is rated as if it had the density `asPcf`. */
export interface CubicRule {
  readonly terms: CubicTerms;
  /** Cubic micrometres. */
  readonly over: bigint;
  /** Ten-thousandths of a pound per cubic foot. */
  readonly underPcf: number;
  readonly asPcf: number;
  readonly asClass: FreightClass;
}

/** When both thresholds are crossed, the freight is rated as if each foot of floor weighed `poundsPerFoot`. */
export interface LinearFootRule {
  readonly terms: LinearFootTerms;
  /** Micrometres of trailer floor. */
  readonly over: number;
  readonly underPcf: number;
  readonly poundsPerFoot: number;
  readonly asClass: FreightClass | null;
}

/** Compiles terms that `parseTariffTerms` accepted; throws `RangeError` for others. */
export function compileTerms(terms: LtlTerms): CompiledTerms {
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

/** Prices by code, with rates as exact numbers. */
export function accessorialPrices(terms: readonly AccessorialTerm[]): ReadonlyMap<string, CompiledAccessorial> {
  return new Map(terms.map((term) => [term.code, term.basis === 'cwt' ? { ...term, rate: decimal(term.rate) } : term]));
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

/** A decimal of tariff terms as an integer of `scale` decimals; throws `RangeError` for anything else. */
export function decimal(text: string, scale = THRESHOLD_DECIMALS): number {
  const value = parseDecimal(text, scale);
  if (value === null) throw new RangeError(`"${text}" is not a decimal of up to ${scale} places`);
  return value;
}

function freightClass(name: string): FreightClass {
  const parsed = parseFreightClass(name);
  if (parsed === null) throw new RangeError(`"${name}" is not a freight class`);
  return parsed;
}
