import type { Currency } from '../kernel/codes.js';
import type { Money } from '../kernel/money/money.js';
import type { Locale } from './locales.js';

/** Formats are expensive to construct; one of each kind per locale. */
function perLocale<Format>(make: (locale: Locale) => Format): (locale: Locale) => Format {
  const made = new Map<Locale, Format>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const format = make(locale);
    made.set(locale, format);
    return format;
  };
}

const lists = perLocale((locale) => new Intl.ListFormat(locale));
const numbers = perLocale((locale) => new Intl.NumberFormat(locale));
const moneys: Readonly<Record<Currency, (locale: Locale) => Intl.NumberFormat>> = {
  USD: perLocale((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })),
  CAD: perLocale((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD' })),
};

/** `a, b and c`. */
export const listText = (locale: Locale, texts: readonly string[]): string => lists(locale).format(texts);

/** `1,234.5`, or `1 234,5` in French. */
export const numberText = (locale: Locale, value: number): string => numbers(locale).format(value);

/** `$1,234.50` or `CA$12.00`; in French `1 234,50 $ US`. */
export const moneyText = (locale: Locale, { amount, currency }: Money): string =>
  moneys[currency](locale).format(amount / 100);
