import { addDays, type LocalDate } from '../../../../kernel/time/local-date.js';
import { instantAt, localMoment } from '../../../../kernel/time/local-time.js';

/** Working hours in which carriers answer tenders, Monday to Friday at the origin. */
const OPENS = 8;
const CLOSES = 17;
const MINUTE_MS = 60_000;
/** Time that is left to tender to another carrier before the pickup. */
const BEFORE_PICKUP_MS = 2 * 60 * MINUTE_MS;
/** A late tender leaves the carrier at least this time. */
const SHORTEST_MS = 30 * MINUTE_MS;

/**
 * When the carrier's answer is due: after so many working hours, and at least two hours before the pickup window opens. Never earlier than half an
 * hour after the tender.
 */
export function responseDeadline(sentAt: Date, hours: number, opensAt: Date, timeZone: string): Date {
  const due = Math.min(afterWorkingHours(sentAt, hours, timeZone).getTime(), opensAt.getTime() - BEFORE_PICKUP_MS);
  return new Date(Math.max(due, sentAt.getTime() + SHORTEST_MS));
}

function afterWorkingHours(start: Date, hours: number, timeZone: string): Date {
  let { on } = localMoment(start, timeZone);
  let left = hours * 60 * MINUTE_MS;
  for (;;) {
    const opens = Math.max(instantAt(on, time(OPENS), timeZone).getTime(), start.getTime());
    const closes = instantAt(on, time(CLOSES), timeZone).getTime();
    const worked = isWorkday(on) ? Math.max(0, closes - opens) : 0;
    if (left <= worked) return new Date(opens + left);
    left -= worked;
    on = addDays(on, 1);
  }
}

function isWorkday(on: LocalDate): boolean {
  const day = new Date(`${on}T00:00:00Z`).getUTCDay();
  return day !== 0 && day !== 6;
}

function time(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
