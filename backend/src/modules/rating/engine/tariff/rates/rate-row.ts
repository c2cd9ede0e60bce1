import type { FreightClass } from '../../../../../kernel/measures/freight-class.js';
import type { EQUIPMENT } from '../../../../../kernel/codes.js';

/** Weight breaks of an LTL tariff, lightest first: less than 500 lb, at least 500 lb, and so on to 40,000 lb. */
export const BREAKS = ['L5C', 'M5C', 'M1M', 'M2M', 'M5M', 'M10M', 'M20M', 'M30M', 'M40M'] as const;
export type BreakName = (typeof BREAKS)[number];

/** Minimum pounds of each break, in the order of `BREAKS`. */
export const BREAK_MINIMUMS = [0, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 40_000] as const;

/** Index of the break for a weight in pounds. */
export function breakOf(pounds: number): number {
  let index = BREAK_MINIMUMS.length - 1;
  while (index > 0 && pounds < BREAK_MINIMUMS[index]!) index--;
  return index;
}

/** Whether the carrier provides the whole move or hands it to a partner carrier. */
export type Service = 'direct' | 'interline';

/** One line of a rate sheet. Lane rows have miles 0 to 0; mileage rows have `*` as origin and destination. */
export interface RateRow {
  readonly origin: string;
  readonly destination: string;
  readonly milesFrom: number;
  readonly milesTo: number;
  readonly freightClass: FreightClass;
  /** Ten-thousandths of a dollar per 100 lb for each of the nine breaks; null where the tariff has no rate. */
  readonly rates: readonly (number | null)[];
  readonly service: Service;
  /** Business days after pickup, or null if the sheet has none. */
  readonly transitDays: number | null;
}

/** Trailer type (DSDC FTL rate quote). */
export type Equipment = (typeof EQUIPMENT)[number];

/** One line of a truckload rate sheet. */
export interface TruckloadRow {
  readonly origin: string;
  readonly destination: string;
  readonly equipment: Equipment;
  /** Ten-thousandths of a dollar. */
  readonly ratePerMile: number;
  /** Minimum linehaul in cents; null uses the tariff's. */
  readonly minimum: number | null;
  /** Business days after pickup, or null if the sheet has none. */
  readonly transitDays: number | null;
}

/** A line of any kind of rate sheet. */
export type SheetRow = RateRow | TruckloadRow;

/** Whether the line is from a truckload sheet. */
export function isTruckloadRow(row: SheetRow): row is TruckloadRow {
  return 'equipment' in row;
}
