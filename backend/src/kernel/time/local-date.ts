import { Temporal } from 'temporal-polyfill';

/** A local calendar date `YYYY-MM-DD`. The strings sort by date and are never converted to `Date`. */
export type LocalDate = string;

const LOCAL_DATE = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL_TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Whether the text is an existing date, such as 2028-02-29. */
export function isLocalDate(text: string): boolean {
  if (!LOCAL_DATE.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

/** Adds days to a date; negative numbers subtract. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** The same day of a later month, or the last day of a shorter one. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  return Temporal.PlainDate.from(date).add({ months }).toString();
}

/** The same day of a later year; 28 February after 29 February. */
export function addYears(date: LocalDate, years: number): LocalDate {
  return Temporal.PlainDate.from(date).add({ years }).toString();
}

/** Day of the week from 1 (Monday) to 7 (Sunday). */
export function weekday(date: LocalDate): number {
  return Temporal.PlainDate.from(date).dayOfWeek;
}

/** Days without pickup or delivery, in addition to weekends. */
export type ClosedDays = Pick<ReadonlySet<LocalDate>, 'has'>;

/** Whether the day is a business day: not a weekend and not closed. */
export function isBusinessDay(date: LocalDate, closed: ClosedDays): boolean {
  return weekday(date) <= 5 && !closed.has(date);
}

/** The day itself if it is a business day, else the next one. */
export function nextBusinessDay(date: LocalDate, closed: ClosedDays): LocalDate {
  let day = date;
  while (!isBusinessDay(day, closed)) day = addDays(day, 1);
  return day;
}

/** The n-th business day after a day; 0 gives the day itself or the next business day. */
export function addBusinessDays(date: LocalDate, days: number, closed: ClosedDays): LocalDate {
  let day = nextBusinessDay(date, closed);
  for (let left = days; left > 0; left--) day = nextBusinessDay(addDays(day, 1), closed);
  return day;
}

/** Minutes after midnight of a local time `HH:MM`, or null for anything else. */
export function minutesOfDay(time: string): number | null {
  const match = LOCAL_TIME.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}
