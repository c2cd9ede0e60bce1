import type { FreightClassName } from '../../../kernel/codes.js';
import type { RateRow, SheetRow } from '../../rating/index.js';

/** Cents per 100 lb of class 100 over 967 miles, for the breaks L5C to M40M (freight.md 2.9; M40M is fictional). */
const CLASS_100_CENTS = [15_162, 12_561, 10_043, 8_590, 6_744, 5_538, 4_086, 3_510, 3_160];

/** Thousandths of the class-100 rate (freight.md 2.9). */
const CLASS_FACTORS: Readonly<Record<FreightClassName, number>> = {
  50: 610,
  55: 652,
  60: 694,
  65: 737,
  70: 782,
  77.5: 849,
  85: 894,
  92.5: 950,
  100: 1_000,
  110: 1_085,
  125: 1_225,
  150: 1_459,
  175: 1_712,
  200: 1_953,
  250: 2_431,
  300: 2_912,
  400: 3_876,
  500: 4_841,
};

/** Inputs of the rates of one lane or mileage band. */
export interface Leg {
  readonly where: Pick<RateRow, 'origin' | 'destination' | 'milesFrom' | 'milesTo'>;
  readonly miles: number;
  readonly service: RateRow['service'];
}

/** The terms of a demonstration tariff as in an upload, and its rates. */
export interface DemonstrationUpload {
  readonly terms: object;
  readonly rates: readonly SheetRow[];
}

/** A rate for each leg and class; `level` is thousandths of the usual rate. */
export function demonstrationRates(
  legs: readonly Leg[],
  classes: readonly FreightClassName[],
  level: number,
): RateRow[] {
  return legs.flatMap(({ where, miles, service }) => {
    const factor = Math.round((milesFactor(miles) * level) / 1_000);
    return classes.map((name) => ({
      ...where,
      freightClass: Number(name) * 10,
      rates: rates(name, factor),
      service,
      transitDays: null,
    }));
  });
}

/** Thousandths of the rate for 967 miles: a fixed terminal share, then a declining share per mile. */
function milesFactor(miles: number): number {
  return Math.round(420 + 0.6 * Math.min(miles, 1_000) + 0.38 * Math.max(0, miles - 1_000));
}

/** Ten-thousandths of a dollar, in whole cents. */
function rates(freightClass: FreightClassName, factor: number): number[] {
  return CLASS_100_CENTS.map((cents) => Math.round((cents * CLASS_FACTORS[freightClass] * factor) / 1_000_000) * 100);
}
