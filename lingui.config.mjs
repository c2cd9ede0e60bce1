import fs from 'node:fs';
import path from 'node:path';
import babel, { babelRe, extractFromFileWithBabel } from '@lingui/cli/api/extractors/babel';
import { catalogSettings } from '@lading/build/lingui';

const areas = fs.readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'));
/** Parts of the product that bring texts. */
const PARTS = ['packages/ui', 'shell', ...areas];
/** Packages with texts that an area has built into itself, if it depends on them. */
const BUILT_IN = ['map', 'trade'];

function builtIn(area) {
  const file = path.join(import.meta.dirname, area, 'package.json');
  const { dependencies = {} } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return ['mfe-kit', ...BUILT_IN.filter((name) => dependencies[`@lading/${name}`])].map((name) => `packages/${name}`);
}

/** The backend is compiled without macros. Its `msg` and `plural` are written like Lingui's, so the extractor reads them as those. */
const OWN_MACROS = /from '[./]+\/(?:messages\/)?message\.js'/;
const backend = {
  match: (file) => babelRe.test(file) && file.startsWith(path.join(import.meta.dirname, 'backend/')),
  extract: (file, code, onMessage, context) =>
    extractFromFileWithBabel(file, code.replace(OWN_MACROS, "from '@lingui/core/macro'"), onMessage, context, {
      plugins: ['typescript', 'decorators-legacy'],
    }),
};

export default {
  ...catalogSettings,
  extractors: [backend, babel],
  catalogs: [
    ...PARTS.map((part) => ({
      path: `<rootDir>/${part}/src/locales/{locale}`,
      include: [part, ...(areas.includes(part) ? builtIn(part) : [])].map((folder) => `<rootDir>/${folder}/src`),
      exclude: ['**/*.spec.*', '**/testing/**'],
    })),
    {
      path: '<rootDir>/backend/src/messages/locales/{locale}',
      include: ['<rootDir>/backend/src'],
      exclude: ['**/*-spec.*', '**/*.spec.*', '**/messages/**/*.ts'],
    },
  ],
};
