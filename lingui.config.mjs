import { formatter } from '@lingui/format-po';

/** Parts of the product that carry texts of their own. */
const PARTS = ['packages/ui', 'shell', 'mfe-auth', 'mfe-quotes', 'mfe-settings', 'mfe-shipments'];

export default {
  sourceLocale: 'en-US',
  locales: ['en-US', 'en-CA'],
  catalogs: PARTS.map((part) => ({ path: `<rootDir>/${part}/src/locales/{locale}`, include: [`<rootDir>/${part}/src`], exclude: ['**/*.spec.*', '**/testing/**'] })),
  // Where a text stands in the code changes with every line above it.
  format: formatter({ origins: false }),
  orderBy: 'message',
};
