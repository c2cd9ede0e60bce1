import { loadCatalog, setLocale } from '@lading/ui';
import { report } from '../reports/report';
import { SHELL } from '../reports/version';

/** Milliseconds that the first page waits for messages. Those that arrive later are used from then on. */
const LONGEST_WAIT_MS = 1500;

async function loadMessages(locale: string): Promise<void> {
  await setLocale(locale);
  await loadCatalog((wanted) => (wanted === 'en-CA' ? import('../locales/en-CA.po') : undefined));
}

/** Shows the product in the reader's language; where its texts cannot be read, in English. */
export async function speak(locale: string): Promise<void> {
  document.documentElement.lang = locale;
  try {
    await Promise.race([loadMessages(locale), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
  } catch (error) {
    report(SHELL, error);
  }
}

/** What somebody is addressed in who has not signed in. */
export const languageOfBrowser = (): string =>
  navigator.languages.find((language) => language === 'en-CA' || language === 'en-US') ?? 'en-US';
