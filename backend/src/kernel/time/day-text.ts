import type { LocalDate } from './local-date.js';

const DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** `Mon, Nov 30, 2026`. Formatted in UTC, so that no time zone shifts the date. */
export function dayText(on: LocalDate): string {
  return DAY.format(new Date(`${on}T00:00:00Z`));
}

/** `Mon, Nov 30, 2026`, or `Mon, Nov 30, 2026 to Tue, Dec 1, 2026`. */
export function daysText(first: LocalDate, last: LocalDate): string {
  return first === last ? dayText(last) : `${dayText(first)} to ${dayText(last)}`;
}

/** `Mon, Nov 30, 2:10 PM CST`: an instant in an IANA zone, with the zone. */
export function momentText(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);
}
