/** Weight breaks of an LTL tariff, lightest first: less than 500 lb, at least 500 lb, and so on to 40,000 lb. */
export const BREAKS = ['L5C', 'M5C', 'M1M', 'M2M', 'M5M', 'M10M', 'M20M', 'M30M', 'M40M'] as const;
export type BreakName = (typeof BREAKS)[number];

/** Least pounds of each break, in the order of `BREAKS`. */
export const BREAK_MINIMUMS = [0, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 40_000] as const;

/** Index of the break that a weight in pounds falls into. */
export function breakOf(pounds: number): number {
  let index = BREAK_MINIMUMS.length - 1;
  while (index > 0 && pounds < BREAK_MINIMUMS[index]!) index--;
  return index;
}
