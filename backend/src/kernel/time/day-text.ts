import type { LocalDate } from './local-date.js';

type Style = 'short' | 'medium' | 'long';

const STYLES: Readonly<Record<Style, Intl.DateTimeFormatOptions>> = {
  short: { weekday: 'short', month: 'short' },
  medium: { month: 'short' },
  long: { weekday: 'long', month: 'long' },
};

/** By style and locale; formats are expensive to construct. */
const days = new Map<string, Intl.DateTimeFormat>();

/** `Mon, Nov 30, 2026`. Formatted in UTC, so that no time zone shifts the date. */
export const dayText = (on: LocalDate, locale = 'en-US'): string => dayIn('short', on, locale);

/** `Nov 30, 2026`. */
export const dateText = (on: LocalDate, locale = 'en-US'): string => dayIn('medium', on, locale);

/** `Monday, November 30, 2026`. */
export const longDayText = (on: LocalDate, locale = 'en-US'): string => dayIn('long', on, locale);

function dayIn(style: Style, on: LocalDate, locale: string): string {
  const key = `${style} ${locale}`;
  let format = days.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      ...STYLES[style],
      day: 'numeric',
      year: 'numeric',
    });
    days.set(key, format);
  }
  return format.format(new Date(`${on}T00:00:00Z`));
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
