import type { LocalDate } from '../../../../kernel/time/local-date.js';

/** `MM/dd/yyyy`, the carrier's format of dates. */
export function writeDate(date: LocalDate): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${month}/${day}/${year}`;
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
