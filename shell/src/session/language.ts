import { loadCatalog, setLocale } from '@lading/ui';
import { report } from '../reports/report';
import { SHELL } from '../reports/version';

/** Shows the product in the reader's language; where its texts cannot be read, in English. */
export async function speak(locale: string): Promise<void> {
  document.documentElement.lang = locale;
  try {
    await setLocale(locale);
    await loadCatalog((wanted) => (wanted === 'en-CA' ? import('../locales/en-CA.po') : undefined));
  } catch (error) {
    report(SHELL, error);
  }
}

/** What somebody is addressed in who has not signed in. */
export const languageOfBrowser = (): string =>
  navigator.languages.find((language) => language === 'en-CA' || language === 'en-US') ?? 'en-US';
