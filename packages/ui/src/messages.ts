import { i18n, type Messages } from '@lingui/core';

/** Locale of the messages in the source code; other locales have catalogs (`locales/*.po`). */
const SOURCE_LOCALE = 'en-US';

/** Imports the catalog of one part of the product; undefined if it has none for the locale. */
export type ImportCatalog = (locale: string) => Promise<{ messages: Messages }> | undefined;

// The build compiles messages with values, so the others are shown as they are.
if (process.env.NODE_ENV === 'production') i18n.setMessagesCompiler((message) => [message]);
i18n.loadAndActivate({ locale: SOURCE_LOCALE, messages: {} });

const OWN_CATALOGS: Record<string, () => ReturnType<ImportCatalog>> = {
  'en-CA': () => import('./locales/en-CA.po'),
  'fr-CA': () => import('./locales/fr-CA.po'),
  'es-US': () => import('./locales/es-US.po'),
};

/** Activates a locale and loads the catalog of the design system. Shell and remotes load theirs with `loadCatalog` before they render. */
export async function setLocale(locale: string): Promise<void> {
  i18n.load(locale, {});
  i18n.activate(locale);
  await loadCatalog((wanted) => OWN_CATALOGS[wanted]?.());
}

/** Loads a catalog in the active locale. Messages without a translation are shown in English. */
export async function loadCatalog(importCatalog: ImportCatalog): Promise<void> {
  const catalog = await importCatalog(i18n.locale);
  if (catalog) i18n.load(i18n.locale, catalog.messages);
}
