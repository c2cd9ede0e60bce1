import type { Currency } from '../../../../../kernel/codes.js';
import type { LocalDate } from '../../../../../kernel/time/local-date.js';
import type { AccessorialTerm } from './tariff-terms.js';

/** The terms of a truckload tariff as uploaded and stored (freight.md Annex H). Money is in cents, decimals are strings, shares are basis points. */
export interface TruckloadTerms {
  readonly carrier: { readonly scac: string; readonly name: string };
  readonly name: string;
  readonly currency: Currency;
  readonly effectiveFrom: LocalDate;
  readonly effectiveTo: LocalDate;
  readonly modes: readonly 'FTL'[];
  readonly basis: 'lane';
  /** Least linehaul of rows that name none. */
  readonly minimumCharge: number;
  readonly fuel: MileFuelTerms;
  /** What the first stop on the way costs, and each one after it. */
  readonly stopOff: { readonly first: number; readonly next: number };
  /** Waiting at a dock after the free time; not in the total of a quote. */
  readonly detention: DetentionTerms | null;
  /** Each day that the truck has to wait; not in the total of a quote. */
  readonly layover: number | null;
  /** Truck ordered, not used (TONU, DSDC VOR); not in the total of a quote. */
  readonly orderNotUsed: number | null;
  readonly accessorials: readonly AccessorialTerm[];
  /** The carrier's greatest liability for the whole load. */
  readonly liabilityPerLoad: number;
}

/** Fuel per mile: (price - base) / miles per gallon (freight.md 2.4). */
export interface MileFuelTerms {
  /** Code of the price index, such as US. */
  readonly index: string;
  /** Dollars per gallon that the rate per mile contains already. */
  readonly base: string;
  readonly milesPerGallon: string;
}

export interface DetentionTerms {
  readonly freeMinutes: number;
  /** Charged by started quarters of an hour. */
  readonly perHour: number;
  /** Null for no limit. */
  readonly maximumPerDay: number | null;
}
