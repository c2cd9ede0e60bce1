import type { LocalDate } from './local-date.js';

/** By locale; formats are expensive to construct. */
const days = new Map<string, Intl.DateTimeFormat>();

/** `Mon, Nov 30, 2026`. Formatted in UTC, so that no time zone shifts the date. */
export function dayText(on: LocalDate, locale = 'en-US'): string {
  return dayFormat(locale).format(new Date(`${on}T00:00:00Z`));
}

function dayFormat(locale: string): Intl.DateTimeFormat {
  let format = days.get(locale);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
    });
    days.set(locale, format);
  }
  return format;
}

/** `Mon, Nov 30, 2:10 PM CST`: an instant in an IANA zone, with the zone. */
export function momentText(instant: Date, timeZone: string, locale = 'en-US'): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);
}
