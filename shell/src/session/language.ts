import { type ImportCatalog, loadCatalog, setLocale } from '@lading/ui';
import { report } from '../reports/report';
import { SHELL } from '../reports/version';

/** Milliseconds that the first page waits for messages. Those that arrive later are used from then on. */
const LONGEST_WAIT_MS = 1500;
/** Language that a visitor chose on a page without sign-in. */
const CHOSEN = 'lading.language';

/** Locales that a visitor can choose, one of each language. */
export const VISITOR_LOCALES = ['en-US', 'fr-CA', 'es-US'];

const CATALOGS: Record<string, () => ReturnType<ImportCatalog>> = {
  'en-CA': () => import('../locales/en-CA.po'),
  'fr-CA': () => import('../locales/fr-CA.po'),
  'es-US': () => import('../locales/es-US.po'),
};

async function loadMessages(locale: string): Promise<void> {
  await setLocale(locale);
  await loadCatalog((wanted) => CATALOGS[wanted]?.());
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

/** Locale of pages without sign-in: the chosen one, otherwise the first language of the browser that the product has. */
export function languageOfVisitor(): string {
  const known = [chosenLanguage(), ...navigator.languages].map(localeOf);
  return known.find((locale) => locale !== undefined) ?? 'en-US';
}

/** Keeps the choice in this browser and loads the page again in that language. */
export function chooseLanguage(locale: string): void {
  try {
    window.localStorage.setItem(CHOSEN, locale);
  } catch {
    // Full or switched off.
  }
  window.location.reload();
}

function chosenLanguage(): string | null {
  try {
    return window.localStorage.getItem(CHOSEN);
  } catch {
    return null;
  }
}

/** The product's locale for a language tag: that of Canada for every French, that of the United States for every Spanish. */
function localeOf(tag: string | null): string | undefined {
  const [language = '', ...rest] = (tag ?? '').toLowerCase().split('-');
  if (language === 'en') return rest.includes('ca') ? 'en-CA' : 'en-US';
  return VISITOR_LOCALES.find((locale) => locale.startsWith(`${language}-`));
}
