/** Languages of the product, with the formats of numbers and dates. */
export const LANGUAGES = ['en-US', 'en-CA', 'fr-CA', 'es-US'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Name of a language in itself, so that a user who does not read the current one finds theirs. */
export function nameOfLanguage(language: string): string {
  const name =
    new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' }).of(language) ?? language;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
