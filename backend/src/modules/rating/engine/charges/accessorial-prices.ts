import { parseDecimal } from '../../../../kernel/money/decimal.js';
import type { AccessorialTerm } from '../tariff/terms/tariff-terms.js';

/** Maximum decimals of rates and thresholds in tariff terms. */
export const TERM_DECIMALS = 4;

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

/** Prices by code, with rates as exact numbers. */
export function accessorialPrices(terms: readonly AccessorialTerm[]): ReadonlyMap<string, CompiledAccessorial> {
  return new Map(terms.map((term) => [term.code, term.basis === 'cwt' ? { ...term, rate: decimal(term.rate) } : term]));
}

/** Parses a decimal of tariff terms into an integer scaled by 10^`scale`; throws `RangeError` for invalid text. */
export function decimal(text: string, scale = TERM_DECIMALS): number {
  const value = parseDecimal(text, scale);
  if (value === null) throw new RangeError(`"${text}" is not a decimal of up to ${scale} places`);
  return value;
}
