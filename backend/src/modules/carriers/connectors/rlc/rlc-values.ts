import type { LocalDate } from '../../../../kernel/time/local-date.js';

/** `MM/dd/yyyy`, the carrier's format of dates. */
export function writeDate(date: LocalDate): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${month}/${day}/${year}`;
}

/** A date as the carrier writes it, with or without leading zeros (`8/2/2023`); null if it is not one. */
export function readDate(text: string): LocalDate | null {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return Number.isNaN(Date.parse(`${date}T00:00:00Z`)) ? null : date;
}

/** `hh:mm tt`, the carrier's format of times: `13:05` becomes `01:05 PM`. */
export function writeTime(time: string): string {
  const [hours = '0', minutes = '00'] = time.split(':');
  const hour = Number(hours);
  return `${String(hour % 12 || 12).padStart(2, '0')}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A time such as `01:05 PM` or `13:05:00` as `HH:MM`; null if it is not one. */
export function readTime(text: string): string | null {
  const [, hours = '', minutes = '', half] = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([AP]M)?$/i.exec(text.trim()) ?? [];
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  return hours === '' || hour > 23 || Number(minutes) > 59 ? null : `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** An amount such as `$1,124.72` in cents; null if it is not one. */
export function readCents(text: string): number | null {
  const [, minus, dollars = '', cents = ''] =
    /^(-)?\$?(-?\d{1,9}|-?\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (dollars === '') return null;
  const amount = Math.abs(Number(dollars.replaceAll(',', ''))) * 100 + Number(cents.padEnd(2, '0'));
  return minus !== undefined || dollars.startsWith('-') ? -amount : amount;
}

/** City without periods, which the carrier does not accept. */
export function writeCity(city: string): string {
  return city.replaceAll('.', '').trim();
}
