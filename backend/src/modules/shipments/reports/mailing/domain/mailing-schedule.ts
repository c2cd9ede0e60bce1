import { Temporal } from 'temporal-polyfill';
import { addDays, type LocalDate } from '../../../../../kernel/time/local-date.js';
import { instantAt, localMoment } from '../../../../../kernel/time/local-time.js';

/** When a report is mailed, in the time zone of the company. */
export interface MailingSchedule {
  every: 'week' | 'month';
  /** 1 (Monday) to 7 of a week, 1 to 31 of a month; in a shorter month its last day. */
  onDay: number;
  /** Local time `HH:MM`; a time skipped by daylight saving time is later by the length of the gap, of a repeated time the first counts. */
  atTime: string;
}

/** A due time. */
export interface DueTime {
  on: LocalDate;
  at: Date;
}

/** Zone of companies without one: the middle of the region in which Lading moves freight. */
export const USUAL_TIME_ZONE = 'America/Chicago';

/** Due times that no worker could handle within this time are skipped. */
export const LATE_MAX_MS = 24 * 3_600_000;

/** The first due time after an instant, on a later day than the last one, so that no day counts twice when the time zone changes. */
export function nextDue(schedule: MailingSchedule, timeZone: string, after: Date, lastOn: LocalDate | null): DueTime {
  let on = localMoment(after, timeZone).on;
  if (lastOn !== null && on <= lastOn) on = addDays(lastOn, 1);
  for (;;) {
    const at = isDay(schedule, on) ? instantAt(on, schedule.atTime, timeZone) : null;
    if (at !== null && at > after) return { on, at };
    on = addDays(on, 1);
  }
}

function isDay({ every, onDay }: MailingSchedule, on: LocalDate): boolean {
  const date = Temporal.PlainDate.from(on);
  return every === 'week' ? date.dayOfWeek === onDay : date.day === Math.min(onDay, date.daysInMonth);
}
