import { formatter } from '@lingui/format-po';

/** Parts of the product that bring texts, with the packages that each has built into itself. */
const PARTS = { 'packages/ui': [], shell: [], 'mfe-auth': [], 'mfe-quotes': [], 'mfe-settings': ['packages/map'], 'mfe-shipments': ['packages/map'] };

export default {
  sourceLocale: 'en-US',
  locales: ['en-US', 'en-CA'],
  catalogs: Object.entries(PARTS).map(([part, builtIn]) => ({
    path: `<rootDir>/${part}/src/locales/{locale}`,
    include: [part, ...builtIn].map((folder) => `<rootDir>/${folder}/src`),
    exclude: ['**/*.spec.*', '**/testing/**'],
  })),
  // Where a text stands in the code changes with every line above it.
  format: formatter({ origins: false }),
  orderBy: 'message',
};
