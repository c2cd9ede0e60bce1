import fs from 'node:fs';
import { formatter } from '@lingui/format-po';

const areas = fs.readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'));
/** Parts of the product that bring texts. */
const PARTS = ['packages/ui', 'shell', ...areas];
/** Packages with texts that an area has built into itself. */
const BUILT_IN = {
  'mfe-quotes': ['packages/trade'],
  'mfe-settings': ['packages/map', 'packages/trade'],
  'mfe-shipments': ['packages/map', 'packages/trade'],
};

export default {
  sourceLocale: 'en-US',
  locales: ['en-US', 'en-CA'],
  catalogs: PARTS.map((part) => ({
    path: `<rootDir>/${part}/src/locales/{locale}`,
    include: [part, ...(areas.includes(part) ? ['packages/mfe-kit', ...(BUILT_IN[part] ?? [])] : [])].map(
      (folder) => `<rootDir>/${folder}/src`,
    ),
    exclude: ['**/*.spec.*', '**/testing/**'],
  })),
  // Where a text stands in the code changes with every line above it.
  format: formatter({ origins: false }),
  orderBy: 'message',
};
