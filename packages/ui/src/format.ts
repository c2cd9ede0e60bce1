/** Amount in minor units of an ISO 4217 currency. */
export interface MoneyValue {
  amount: number;
  currency: string;
}

/** The user's settings for numbers, dates and times. */
export interface ReaderFormats {
  /** BCP 47 tag, such as `en-CA`; the browser's locale when undefined. */
  locale: string | undefined;
  /** IANA time zone of instants that belong to no place; the device's zone when undefined. */
  timeZone: string | undefined;
}

let reader: ReaderFormats = { locale: undefined, timeZone: undefined };

/** Sets the defaults of all formatters. Called by the shell when it knows the user. */
export function setReaderFormats(formats: ReaderFormats): void {
  reader = formats;
}

/** IANA time zone of the user: of their profile, otherwise of the device. */
export const userTimeZone = (): string => reader.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Caches formatters by locale and options: constructing one costs about as much as a hundred calls of it. */
function cached<Options, Format>(create: (locale: string | undefined, options: Options) => Format): typeof create {
  const cache = new Map<string, Format>();
  return (requested, options) => {
    const locale = requested ?? reader.locale;
    const key = JSON.stringify([locale, options]);
    const format = cache.get(key) ?? create(locale, options);
    cache.set(key, format);
    return format;
  };
}

const numberFormat = cached((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const dateFormat = cached((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
const relativeFormat = cached(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

/** Formats money in the user's locale: `{ amount: 26584, currency: 'USD' }` is `$265.84`. */
export function formatMoney({ amount, currency }: MoneyValue, locale?: string): string {
  const format = numberFormat(locale, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** Formats a number with the separators of the user's locale. */
export function formatNumber(value: number, maximumFractionDigits = 2, locale?: string): string {
  return numberFormat(locale, { maximumFractionDigits }).format(value);
}

/** Formats decimal text exactly, with the separators of the user's locale. */
export function formatDecimal(text: string, maximumFractionDigits: number, locale?: string): string {
  return numberFormat(locale, { maximumFractionDigits }).format(text as Intl.StringNumericLiteral);
}

/** Formats decimal text in a currency's main unit exactly: `98.2345` is `$98.2345`. */
export function formatDecimalMoney(
  text: string,
  currency: string,
  maximumFractionDigits: number,
  locale?: string,
): string {
  return numberFormat(locale, { style: 'currency', currency, maximumFractionDigits }).format(
    text as Intl.StringNumericLiteral,
  );
}

/** Formats a local calendar date (`YYYY-MM-DD`) without a time zone: `Tue, Nov 24`, with the year if it is not the year of `now`. */
export function formatDate(date: string, locale?: string, now = new Date()): string {
  const year = date.startsWith(`${now.getFullYear()}-`) ? undefined : 'numeric';
  return dateFormat(locale, { weekday: 'short', year, month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** Formats a local wall-clock time (`HH:MM`) in the user's locale. */
export function formatTime(time: string, locale?: string): string {
  return dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${time}:00Z`),
  );
}

const yearOf = (instant: Date, timeZone: string | undefined) =>
  dateFormat('en-US', { year: 'numeric', timeZone }).format(instant);

/**
 * Formats an instant (UTC, ISO 8601) in an IANA time zone (default: the user's) with the zone's short name: `Tue, Nov 24, 10:00 AM CST`,
 * with the year if it is not the year of `now` in that zone.
 */
export function formatInstant(instant: string, zone = reader.timeZone, locale?: string, now = new Date()): string {
  const date = new Date(instant);
  return dateFormat(locale, {
    weekday: 'short',
    year: yearOf(date, zone) === yearOf(now, zone) ? undefined : 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(date);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Formats the difference between two instants in its largest unit: `in 3 hours`, `2 days ago`. Show it beside the absolute time only. */
export function formatRelative(instant: string, now: Date, locale?: string): string {
  const distance = new Date(instant).getTime() - now.getTime();
  const [unit, size] = STEPS.find(([, step]) => Math.abs(distance) >= step) ?? ['minute', 60_000];
  return relativeFormat(locale, { numeric: 'auto' }).format(Math.trunc(distance / size), unit);
}

/** Formats an E.164 number: "(214) 555-0199" in the US and Canada, others unchanged. */
export function formatPhone(number: string): string {
  return number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
