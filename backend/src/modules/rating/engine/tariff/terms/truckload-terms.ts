import type { Currency } from '../../../../../kernel/codes.js';
import type { LocalDate } from '../../../../../kernel/time/local-date.js';
import type { AccessorialTerm } from './tariff-terms.js';

/** The terms of a truckload tariff as uploaded and stored (freight.md Annex H). Money is in cents, decimals are strings, percentages are basis points. */
export interface TruckloadTerms {
  readonly carrier: { readonly scac: string; readonly name: string };
  readonly name: string;
  readonly currency: Currency;
  readonly effectiveFrom: LocalDate;
  readonly effectiveTo: LocalDate;
  readonly modes: readonly 'FTL'[];
  readonly basis: 'lane';
  /** Minimum linehaul for rows without their own. */
  readonly minimumCharge: number;
  readonly fuel: MileFuelTerms;
  /** Price of the first intermediate stop, and of each further one. */
  readonly stopOff: { readonly first: number; readonly next: number };
  /** Detention: waiting at a dock after free time; not in the total of a quote. */
  readonly detention: DetentionTerms | null;
  /** Layover, per day; not in the total of a quote. */
  readonly layover: number | null;
  /** Truck ordered, not used (TONU, DSDC VOR); not in the total of a quote. */
  readonly orderNotUsed: number | null;
  readonly accessorials: readonly AccessorialTerm[];
  /** The carrier's maximum liability for the whole load. */
  readonly liabilityPerLoad: number;
}

/** Fuel per mile: (price - base) / miles per gallon (freight.md 2.4). */
export interface MileFuelTerms {
  /** Code of the price index, such as US. */
  readonly index: string;
  /** Base price in dollars per gallon, included in the rate per mile. */
  readonly base: string;
  readonly milesPerGallon: string;
}

export interface DetentionTerms {
  readonly freeMinutes: number;
  /** Charged per started quarter hour. */
  readonly perHour: number;
  /** Null for no limit. */
  readonly maximumPerDay: number | null;
}
