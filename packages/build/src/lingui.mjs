import { formatter } from '@lingui/format-po';

/** Settings of all message catalogs. */
export const catalogSettings = {
  sourceLocale: 'en-US',
  locales: ['en-US', 'en-CA', 'fr-CA', 'es-US'],
  // Where a text is in the code changes with every line above it.
  format: formatter({ origins: false }),
  orderBy: 'message',
};

/** Lingui configuration of a repository with one remote. */
export const remoteLingui = {
  ...catalogSettings,
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/*.spec.*', '**/testing/**'],
    },
  ],
};
