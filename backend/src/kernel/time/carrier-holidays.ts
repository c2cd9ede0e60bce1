import { Temporal } from 'temporal-polyfill';
import type { Country } from '../places/region.js';
import type { LocalDate } from './local-date.js';

/** A day on which carriers of a country typically close. */
export interface CarrierHoliday {
  readonly on: LocalDate;
  readonly name: string;
  /** LTL terminals close, but docks and truckload carriers usually operate. */
  readonly terminalsOnly?: boolean;
}

/** A holiday before it is moved from a weekend. */
interface Rule {
  readonly name: string;
  readonly terminalsOnly?: boolean;
  readonly on: (year: number) => Temporal.PlainDate;
}

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const SUNDAY = 7;

/**
 * Typical closings of US carriers (freight.md 5.5): six holidays and the Friday after Thanksgiving. Carriers operate on the other federal holidays
 * (closure notices of 2022, 2023 and 2025 collected by Partnership and New England Shippers Warehouse Solutions). Christmas Eve differs by carrier.
 */
const UNITED_STATES: readonly Rule[] = [
  { name: 'New Year’s Day', on: fixed(1, 1) },
  { name: 'Memorial Day', on: lastMonday(5) },
  { name: 'Independence Day', on: fixed(7, 4) },
  { name: 'Labor Day', on: nth(1, MONDAY, 9) },
  { name: 'Thanksgiving', on: nth(4, THURSDAY, 11) },
  { name: 'Day after Thanksgiving', terminalsOnly: true, on: (year) => nth(4, THURSDAY, 11)(year).add({ days: 1 }) },
  { name: 'Christmas', on: fixed(12, 25) },
];

/** Typical closings of Canadian carriers: the holidays that all provinces or the federally regulated carriers observe (Canada Labour Code, part III). */
const CANADA: readonly Rule[] = [
  { name: 'New Year’s Day', on: fixed(1, 1) },
  { name: 'Good Friday', on: (year) => easter(year).subtract({ days: 2 }) },
  { name: 'Victoria Day', on: (year) => mondayBefore(date(year, 5, 25)) },
  { name: 'Canada Day', on: fixed(7, 1) },
  { name: 'Labour Day', on: nth(1, MONDAY, 9) },
  { name: 'Thanksgiving', on: nth(2, MONDAY, 10) },
  { name: 'Christmas', on: fixed(12, 25) },
  { name: 'Boxing Day', terminalsOnly: true, on: fixed(12, 26) },
];

const known = new Map<string, readonly CarrierHoliday[]>();

/** Weekdays of a year on which carriers of the country typically close, in order. A holiday on a weekend is moved to its observed weekday. */
export function carrierHolidays(country: Country, year: number): readonly CarrierHoliday[] {
  const key = `${country}${year}`;
  const holidays = known.get(key) ?? holidaysOf(country, year);
  known.set(key, holidays);
  return holidays;
}

/** New Year's Day of the next year may be observed on December 31. */
function holidaysOf(country: Country, year: number): CarrierHoliday[] {
  const observed = country === 'US' ? observedInTheUnitedStates : observedInCanada;
  return [...observed(year), ...observed(year + 1)]
    .filter(({ on }) => on.startsWith(`${year}-`))
    .sort((one, other) => (one.on < other.on ? -1 : 1));
}

/** Saturday is observed on Friday, Sunday on Monday, as federal offices do. */
function observedInTheUnitedStates(year: number): CarrierHoliday[] {
  return UNITED_STATES.map(({ name, on, terminalsOnly }) => {
    const day = on(year);
    const shift = day.dayOfWeek === SATURDAY ? -1 : day.dayOfWeek === SUNDAY ? 1 : 0;
    return { on: day.add({ days: shift }).toString(), name: shift === 0 ? name : `${name} (observed)`, terminalsOnly };
  });
}

/** A weekend holiday is observed on the next weekday that is not a holiday itself. */
function observedInCanada(year: number): CarrierHoliday[] {
  const holidays = CANADA.map(({ name, on, terminalsOnly }) => ({ name, terminalsOnly, day: on(year) }));
  const taken = new Set(
    holidays
      .map(({ day }) => day)
      .filter(isWeekday)
      .map(String),
  );
  return holidays.map(({ name, terminalsOnly, day }) => {
    if (isWeekday(day)) return { on: day.toString(), name, terminalsOnly };
    let observed = day;
    while (!isWeekday(observed) || taken.has(observed.toString())) observed = observed.add({ days: 1 });
    taken.add(observed.toString());
    return { on: observed.toString(), name: `${name} (observed)`, terminalsOnly };
  });
}

function isWeekday(day: Temporal.PlainDate): boolean {
  return day.dayOfWeek < SATURDAY;
}

function date(year: number, month: number, day: number): Temporal.PlainDate {
  return Temporal.PlainDate.from({ year, month, day });
}

function fixed(month: number, day: number): Rule['on'] {
  return (year) => date(year, month, day);
}

/** The n-th such weekday of a month. */
function nth(n: number, dayOfWeek: number, month: number): Rule['on'] {
  return (year) => {
    const first = date(year, month, 1);
    return first.add({ days: ((dayOfWeek - first.dayOfWeek + 7) % 7) + (n - 1) * 7 });
  };
}

function lastMonday(month: number): Rule['on'] {
  return (year) => mondayBefore(date(year, month, 1).add({ months: 1 }));
}

function mondayBefore(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.subtract({ days: day.dayOfWeek === MONDAY ? 7 : day.dayOfWeek - MONDAY });
}

/** Easter Sunday by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function easter(year: number): Temporal.PlainDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const monthAndDay = h + l - 7 * m + 114;
  return date(year, Math.floor(monthAndDay / 31), (monthAndDay % 31) + 1);
}
