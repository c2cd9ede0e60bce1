import { Temporal } from 'temporal-polyfill';
import type { LocalDate } from './local-date.js';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached instants; all offers of a quote, and most quotes and shipments of a day, use the same few. */
const instants = new Map<string, number>();
const INSTANTS_MAX = 1_000;

/** Date and minutes after midnight at an instant in a zone. */
export interface LocalMoment {
  readonly on: LocalDate;
  readonly minutes: number;
}

/** Local date and time in an IANA zone. */
export function localMoment(instant: Date, timeZone: string): LocalMoment {
  const text = formatOf(timeZone).format(instant);
  return { on: text.slice(0, 10), minutes: Number(text.slice(12, 14)) * 60 + Number(text.slice(15, 17)) };
}

/** The last second of a day in an IANA zone, as an instant. */
export function endOfDay(on: LocalDate, timeZone: string): Date {
  return instantAt(on, '23:59:59', timeZone);
}

/** The instant at a local date and time `HH:MM` in an IANA zone; a time skipped by a daylight saving change is moved forward. */
export function instantAt(on: LocalDate, time: string, timeZone: string): Date {
  const key = `${on} ${time} ${timeZone}`;
  let instant = instants.get(key);
  if (instant === undefined) {
    instant = Temporal.PlainDate.from(on).toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;
    if (instants.size >= INSTANTS_MAX) instants.clear();
    instants.set(key, instant);
  }
  return new Date(instant);
}

/** `2026-11-20, 09:05`; Intl.DateTimeFormat is expensive to construct, so formats are cached. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}
