import { type CompiledTerms, compileTerms } from './compiled-terms.js';
import type { PackedRates } from '../tariff/rates/packed-rates.js';
import type { LtlTerms } from '../tariff/terms/tariff-terms.js';

/** One immutable version of an LTL or volume LTL tariff, ready to rate. */
export interface LtlTariff {
  /** How lines name it: "ZZAA 2026 contract v1". */
  readonly label: string;
  readonly terms: CompiledTerms;
  readonly rates: PackedRates;
}

/** Joins stored terms and packed rates of a version. */
export function ltlTariff(version: number, terms: LtlTerms, rates: PackedRates): LtlTariff {
  return { label: `${terms.carrier.scac} ${terms.name} v${version}`, terms: compileTerms(terms), rates };
}
