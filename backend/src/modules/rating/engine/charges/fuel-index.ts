import { english } from '../../../../messages/translate.js';
import { msg } from '../../../../messages/message.js';
import { parseDecimalCut } from '../../../../kernel/money/decimal.js';
import { addDays, type LocalDate } from '../../../../kernel/time/local-date.js';
import type { Decline } from '../offer.js';

/** A published weekly price of diesel. */
export interface FuelPrice {
  /** First local date on which the price applies. */
  readonly effectiveOn: LocalDate;
  /** Dollars per gallon as a decimal string. */
  readonly price: string;
}

/** A published week, prepared for lookups. */
export interface FuelWeek extends FuelPrice {
  /** The price truncated to cents, not rounded. */
  readonly cents: number;
  /** Last day of the price's week. */
  readonly through: LocalDate;
}

/** The weekly prices of one index, oldest first. */
export interface FuelIndex {
  readonly code: string;
  readonly weeks: readonly FuelWeek[];
}

/** Builds an index from prices in any order; throws `RangeError` for a price that is not a decimal. */
export function fuelIndex(code: string, prices: readonly FuelPrice[]): FuelIndex {
  const weeks = prices.map(({ effectiveOn, price }) => {
    const cents = parseDecimalCut(price, 2);
    if (cents === null) throw new RangeError(`"${price}" is not a fuel price`);
    return { effectiveOn, price, cents, through: addDays(effectiveOn, 6) };
  });
  return { code, weeks: weeks.sort((left, right) => (left.effectiveOn < right.effectiveOn ? -1 : 1)) };
}

/** The latest week effective on or before a day, or null if there is none. */
export function fuelWeekOn(index: FuelIndex, day: LocalDate): FuelWeek | null {
  return index.weeks.findLast((week) => week.effectiveOn <= day) ?? null;
}

/** Decline reason `FSC_MISSING`. */
export function fuelMissing(index: string, day: LocalDate): Decline {
  return {
    kind: 'decline',
    code: 'FSC_MISSING',
    message: english(
      msg`No price of the fuel index ${{ index }} is known on or before ${{ day: { day } }}. Enter the weekly price first.`,
    ),
  };
}
