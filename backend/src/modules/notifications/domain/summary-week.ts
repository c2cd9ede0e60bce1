import { Temporal } from 'temporal-polyfill';
import type { Role } from '../../../platform/registered.js';

const DAY_MS = 86_400_000;
const DAYS = 7;
const AT = '07:00';

/** Roles that can receive the summary (freight.md 7). */
export const SUMMARY_ROLES: readonly Role[] = ['owner', 'admin', 'manager'];

/** A user's week, from Monday to Sunday. */
export interface SummaryWeek {
  /** Local date `YYYY-MM-DD` of the following Monday, on which the summary is sent. */
  dueOn: string;
  /** First instant of the week. */
  from: Date;
  /** First instant after the week. */
  to: Date;
}

/**
 * The week whose summary is due: from Monday 07:00 in the zone, for one day. A summary that could not be created in that day is skipped; null
 * then.
 */
export function dueWeek(now: Date, timeZone: string): SummaryWeek | null {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const late = now.getTime() - monday.toZonedDateTime({ timeZone, plainTime: AT }).epochMilliseconds;
  return late >= 0 && late < DAY_MS ? weekBefore(monday.toString(), timeZone) : null;
}

/** The week before a Monday. */
export function weekBefore(dueOn: string, timeZone: string): SummaryWeek {
  const monday = Temporal.PlainDate.from(dueOn);
  const startOf = (date: Temporal.PlainDate): Date => new Date(date.toZonedDateTime(timeZone).epochMilliseconds);
  return { dueOn, from: startOf(monday.subtract({ days: DAYS })), to: startOf(monday) };
}
