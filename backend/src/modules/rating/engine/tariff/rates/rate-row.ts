import type { FreightClass } from '../../../../../kernel/measures/freight-class.js';

/** Whether one carrier moves the freight all the way or hands it to a partner. */
export type Service = 'direct' | 'interline';

/** One line of a rate sheet. Lane rows have miles 0 to 0; mileage rows have `*` as origin and destination. */
export interface RateRow {
  readonly origin: string;
  readonly destination: string;
  readonly milesFrom: number;
  readonly milesTo: number;
  readonly freightClass: FreightClass;
  /** Ten-thousandths of a dollar per 100 lb for each of the nine breaks; null where the tariff stops below the break. */
  readonly rates: readonly (number | null)[];
  readonly service: Service;
  /** Business days after pickup, or null when the sheet does not say. */
  readonly transitDays: number | null;
}
