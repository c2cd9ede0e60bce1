import { i18n, type Messages } from '@lingui/core';

/** The language of the texts in the code; the others come as catalogs (`locales/*.po`). */
const OF_THE_CODE = 'en-US';

/** Reads the texts of one part of the product in a language; undefined where that part has no catalog of it. */
export type ReadTexts = (locale: string) => Promise<{ messages: Messages }> | undefined;

// Texts with values were compiled by the build; what is left is as it is shown.
if (process.env.NODE_ENV === 'production') i18n.setMessagesCompiler((message) => [message]);
i18n.loadAndActivate({ locale: OF_THE_CODE, messages: {} });

const readOwn: ReadTexts = (locale) => (locale === 'en-CA' ? import('./locales/en-CA.po') : undefined);

/** Shows all texts in the language from now on. Each part of the product adds its own with `takeTexts` before it is first drawn. */
export async function showTextsIn(locale: string): Promise<void> {
  i18n.load(locale, {});
  i18n.activate(locale);
  await takeTexts(readOwn);
}

/** Adds the texts of one part of the product in the present language. Without them it is shown in English. */
export async function takeTexts(read: ReadTexts): Promise<void> {
  const texts = await read(i18n.locale);
  if (texts) i18n.load(i18n.locale, texts.messages);
}
