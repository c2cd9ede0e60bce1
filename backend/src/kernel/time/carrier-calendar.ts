import type { Country } from '../places/region.js';
import { type CarrierHoliday, carrierHolidays } from './carrier-holidays.js';
import {
  addBusinessDays,
  addDays,
  type ClosedDays,
  isBusinessDay,
  type LocalDate,
  nextBusinessDay,
} from './local-date.js';

/** A carrier's own calendar, with defaults for what it does not say. */
export interface CarrierCalendarTerms {
  /** Countries whose typical carrier holidays the carrier observes. Default: those of the lane. */
  readonly holidays?: Country[] | null;
  /** Own closing days, in addition to the holidays. */
  readonly closedOn?: LocalDate[];
  /** Local time at the origin, `HH:MM`, after which a pickup is made on the next business day. Default: 14:00. */
  readonly cutoff?: string | null;
  /** Minutes that the carrier needs between request and pickup. Default: 120. */
  readonly pickupLeadMinutes?: number | null;
}

/** The days on which a carrier picks up and delivers in one mode, and how its transit days are counted. */
export interface OperatingDays {
  isOpen(day: LocalDate): boolean;
  /** The day itself if open, else the next open day. */
  nextOpen(day: LocalDate): LocalDate;
  /** The delivery date of a pickup after the given transit days. A pickup on a closed day counts from the next open day. */
  deliveryAfter(pickupOn: LocalDate, transitDays: number): LocalDate;
  /** The delivery date of freight that is on its way on the day, after the given transit days. Freight on its way on a closed day has been since the last open day. */
  arrivalAfter(day: LocalDate, transitDays: number): LocalDate;
  /** Open days after the first date, up to and including the second, at most 60; 0 if the second is not later. */
  openDaysBetween(first: LocalDate, second: LocalDate): number;
}

/** Terminals close on weekends and holidays; only business days count as transit. */
class TerminalDays implements OperatingDays {
  private lastPickupOn: LocalDate = '';
  private deliveries: LocalDate[] = [];

  constructor(private readonly closed: ClosedDays) {}

  isOpen(day: LocalDate): boolean {
    return isBusinessDay(day, this.closed);
  }

  nextOpen(day: LocalDate): LocalDate {
    return nextBusinessDay(day, this.closed);
  }

  /** Caches the last pickup day: rating asks for the same day once per tariff. */
  deliveryAfter(pickupOn: LocalDate, transitDays: number): LocalDate {
    if (pickupOn !== this.lastPickupOn) {
      this.lastPickupOn = pickupOn;
      this.deliveries = [];
    }
    return (this.deliveries[transitDays] ??= addBusinessDays(pickupOn, transitDays, this.closed));
  }

  arrivalAfter(day: LocalDate, transitDays: number): LocalDate {
    if (transitDays === 0) return this.nextOpen(day);
    let open = day;
    while (!this.isOpen(open)) open = addDays(open, -1);
    return addBusinessDays(open, transitDays, this.closed);
  }

  openDaysBetween(first: LocalDate, second: LocalDate): number {
    return countOpen(this, first, second);
  }
}

/** Trucks run every day; docks close on holidays only. All days count as transit. */
class TruckloadDays implements OperatingDays {
  constructor(private readonly closed: ClosedDays) {}

  isOpen(day: LocalDate): boolean {
    return !this.closed.has(day);
  }

  nextOpen(day: LocalDate): LocalDate {
    let open = day;
    while (this.closed.has(open)) open = addDays(open, 1);
    return open;
  }

  deliveryAfter(pickupOn: LocalDate, transitDays: number): LocalDate {
    return this.nextOpen(addDays(this.nextOpen(pickupOn), transitDays));
  }

  arrivalAfter(day: LocalDate, transitDays: number): LocalDate {
    return this.nextOpen(addDays(day, transitDays));
  }

  openDaysBetween(first: LocalDate, second: LocalDate): number {
    return countOpen(this, first, second);
  }
}

/** Counting ends here: more days late make no difference. */
const COUNTED_MAX = 60;

function countOpen(days: OperatingDays, first: LocalDate, second: LocalDate): number {
  let open = 0;
  for (let day = first; day < second && open < COUNTED_MAX;) {
    day = addDays(day, 1);
    if (days.isOpen(day)) open += 1;
  }
  return open;
}

/** A carrier's operating days by mode. */
export class CarrierCalendar {
  /** LTL and volume LTL. */
  readonly ltl: OperatingDays;
  readonly truckload: OperatingDays;

  /** Closed on the carrier holidays of any of the countries and on the carrier's own days. */
  constructor(countries: readonly Country[], closedOn: readonly LocalDate[] = []) {
    this.ltl = new TerminalDays(closedDays(countries, closedOn, () => true));
    this.truckload = new TruckloadDays(closedDays(countries, closedOn, ({ terminalsOnly }) => !terminalsOnly));
  }

  of(mode: string): OperatingDays {
    return mode === 'FTL' ? this.truckload : this.ltl;
  }
}

/** Computed by year when first asked. */
function closedDays(
  countries: readonly Country[],
  closedOn: readonly LocalDate[],
  applies: (holiday: CarrierHoliday) => boolean,
): ClosedDays {
  const own = new Set(closedOn);
  const years = new Map<string, ReadonlySet<LocalDate>>();
  const daysOf = (year: string): ReadonlySet<LocalDate> => {
    const holidays = countries.flatMap((country) => carrierHolidays(country, Number(year)).filter(applies));
    const days = new Set(holidays.map(({ on }) => on));
    years.set(year, days);
    return days;
  };
  return { has: (day) => own.has(day) || (years.get(day.slice(0, 4)) ?? daysOf(day.slice(0, 4))).has(day) };
}

const usual = new Map<string, CarrierCalendar>();

/** The calendar of a carrier on a lane between the countries; the typical one of the countries without terms. */
export function carrierCalendar(countries: readonly Country[], terms?: CarrierCalendarTerms | null): CarrierCalendar {
  const observed = [...new Set(terms?.holidays ?? countries)].sort();
  if (terms?.closedOn?.length) return new CarrierCalendar(observed, terms.closedOn);
  const key = observed.join();
  const calendar = usual.get(key) ?? new CarrierCalendar(observed);
  usual.set(key, calendar);
  return calendar;
}
