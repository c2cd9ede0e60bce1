/** Languages of the product, with their formats. */
export const LOCALES = ['en-US', 'en-CA', 'fr-CA', 'es-US'] as const;
export type Locale = (typeof LOCALES)[number];

/** The locale of the messages in the code, of logs, and of readers whose language is not known. */
export const SOURCE_LOCALE: Locale = 'en-US';

/** Whether texts in the locale are those of the code. */
export const isEnglish = (locale: Locale): boolean => locale.startsWith('en-');

/**
 * The first of a reader's languages that the product has, most preferred first: Canada's for every French, that of the United States for every
 * Spanish. English without one.
 */
export function localeFor(languages: readonly string[]): Locale {
  for (const tag of languages) {
    const exact = LOCALES.find((locale) => locale.toLowerCase() === tag.toLowerCase());
    const [language = ''] = tag.toLowerCase().split('-');
    const locale = exact ?? LOCALES.find((one) => one.startsWith(`${language}-`));
    if (locale !== undefined) return locale;
  }
  return SOURCE_LOCALE;
}
