import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { dateText, dayText, longDayText, momentText } from '../kernel/time/day-text.js';
import { listText, moneyText, numberText } from './formats.js';
import { isEnglish, SOURCE_LOCALE, type Locale } from './locales.js';
import { messages as englishOfCanada } from './locales/en-CA.js';
import { messages as englishOfTheUnitedStates } from './locales/en-US.js';
import { messages as french } from './locales/fr-CA.js';
import { messages as spanish } from './locales/es-US.js';
import type { Message, MessageValue } from './message.js';
import { messageOf } from './stored-messages.js';

/** Compiled by `npm run texts`, so that no message is parsed at run time. */
const CATALOGS: Readonly<Record<Locale, Messages>> = {
  'en-US': englishOfTheUnitedStates,
  'en-CA': englishOfCanada,
  'fr-CA': french,
  'es-US': spanish,
};

const readers = new Map(
  Object.entries(CATALOGS).map(([locale, messages]): [Locale, I18n] => {
    return [locale as Locale, setupI18n({ locale, messages: { [locale]: messages } })];
  }),
);

/** The message in a language; in English if it has no translation. */
export function translate(locale: Locale, { id, message, values }: Message): string {
  if (message === '') return unlisted(locale, values);
  const written = Object.entries(values ?? {}).map(([name, value]) => [name, valueText(locale, value)]);
  const i18n = readers.get(locale);
  if (i18n === undefined) throw new Error(`No locale ${locale}.`);
  return i18n._({ id, message, values: Object.fromEntries(written) as Record<string, unknown> });
}

/** Of `verbatim` and `sentences`, which no catalog has. */
function unlisted(locale: Locale, { text = '', messages = [] }: NonNullable<Message['values']> = {}): string {
  if (!Array.isArray(messages) || messages.length === 0) return String(valueText(locale, text));
  return (messages as readonly Message[])
    .map((one) => translate(locale, one))
    .filter(Boolean)
    .join(' ');
}

/** The message in the language of logs and programs. */
export const english = (message: Message): string => translate(SOURCE_LOCALE, message);

/** A plain number stays one, because plurals need it. */
function valueText(locale: Locale, value: MessageValue): string | number {
  if (typeof value !== 'object') return value;
  if ('id' in value) return translate(locale, value);
  if ('currency' in value) return moneyText(locale, value);
  if ('number' in value) return numberText(locale, value.number);
  if ('day' in value) return dayText(value.day, locale);
  if ('date' in value) return dateText(value.date, locale);
  if ('stored' in value) return storedText(locale, value.stored);
  if ('longDay' in value) return longDayText(value.longDay, locale);
  if ('moment' in value) return momentText(value.moment, value.timeZone, locale);
  return listText(
    locale,
    value.map((entry) => (typeof entry === 'string' ? entry : translate(locale, entry))),
  );
}

function storedText(locale: Locale, text: string): string {
  const message = isEnglish(locale) ? null : messageOf(text);
  return message === null ? text : translate(locale, message);
}
