import type { EQUIPMENT } from '../../../../../kernel/codes.js';
import type { RateRow } from './rate-row.js';

/** Type of a trailer (DSDC FTL rate quote). */
export type Equipment = (typeof EQUIPMENT)[number];

/** One line of a truckload rate sheet. */
export interface TruckloadRow {
  readonly origin: string;
  readonly destination: string;
  readonly equipment: Equipment;
  /** Ten-thousandths of a dollar. */
  readonly ratePerMile: number;
  /** Least linehaul in cents; null takes the tariff's. */
  readonly minimum: number | null;
  /** Business days after pickup, or null when the sheet does not say. */
  readonly transitDays: number | null;
}

/** A line of a rate sheet of any kind. */
export type SheetRow = RateRow | TruckloadRow;

/** Whether the line is of a truckload sheet. */
export function isTruckloadRow(row: SheetRow): row is TruckloadRow {
  return 'equipment' in row;
}
