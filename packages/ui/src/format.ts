/** Amount in minor units of an ISO 4217 currency. */
export interface MoneyValue {
  amount: number;
  currency: string;
}

/** How the reader wants to see numbers, dates and times. */
export interface ReaderFormats {
  /** BCP 47 tag, such as `en-CA`; the browser's own when undefined. */
  locale: string | undefined;
  /** IANA zone for instants that belong to no place; the device's own when undefined. */
  timeZone: string | undefined;
}

let reader: ReaderFormats = { locale: undefined, timeZone: undefined };

/** Sets what all formats go by that are not told otherwise. For the shell, which knows the reader. */
export function setReaderFormats(formats: ReaderFormats): void {
  reader = formats;
}

/** Makes each combination of language and options once: one of Intl's objects costs about as much to make as a hundred to use. */
function made<Options, Format>(make: (locale: string | undefined, options: Options) => Format): typeof make {
  const known = new Map<string, Format>();
  return (asked, options) => {
    const locale = asked ?? reader.locale;
    const key = JSON.stringify([locale, options]);
    const format = known.get(key) ?? make(locale, options);
    known.set(key, format);
    return format;
  };
}

const numberFormat = made((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const dateFormat = made((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
const relativeFormat = made(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

/** Writes money in the reader's way: `{ amount: 26584, currency: 'USD' }` is `$265.84`. */
export function formatMoney({ amount, currency }: MoneyValue, locale?: string): string {
  const format = numberFormat(locale, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** Writes a number with the reader's separators. */
export function formatNumber(value: number, maximumFractionDigits = 2, locale?: string): string {
  return numberFormat(locale, { maximumFractionDigits }).format(value);
}

/** Writes decimal text with the reader's separators, exactly. */
export function formatDecimal(text: string, maximumFractionDigits: number, locale?: string): string {
  return numberFormat(locale, { maximumFractionDigits }).format(text as Intl.StringNumericLiteral);
}

/** Writes decimal text of a currency's main unit, exactly: `98.2345` is `$98.2345`. */
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

/** Writes a local calendar date (`YYYY-MM-DD`) without moving it through a time zone: `Tue, Nov 24`, with the year when it is not the one of `now`. */
export function formatDate(date: string, locale?: string, now = new Date()): string {
  const year = date.startsWith(`${now.getFullYear()}-`) ? undefined : 'numeric';
  return dateFormat(locale, { weekday: 'short', year, month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** Writes a local wall-clock time (`HH:MM`) in the reader's way. */
export function formatTime(time: string, locale?: string): string {
  return dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${time}:00Z`),
  );
}

/** Writes an instant (UTC, ISO 8601) as seen in an IANA zone, with the zone's short name; without a zone, in the reader's own. */
export function formatInstant(instant: string, zone = reader.timeZone, locale?: string): string {
  return dateFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(new Date(instant));
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Distance between two instants in the largest fitting unit: `in 3 hours`, `2 days ago`. Only beside the absolute time. */
export function formatRelative(instant: string, now: Date, locale?: string): string {
  const distance = new Date(instant).getTime() - now.getTime();
  const [unit, size] = STEPS.find(([, step]) => Math.abs(distance) >= step) ?? ['minute', 60_000];
  return relativeFormat(locale, { numeric: 'auto' }).format(Math.trunc(distance / size), unit);
}

/** A number in E.164 as people read it: "(214) 555-0199" in the US and Canada, others as they are. */
export function formatPhone(number: string): string {
  return number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
