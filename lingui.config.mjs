import fs from 'node:fs';
import path from 'node:path';
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

export default {
  ...catalogSettings,
  catalogs: PARTS.map((part) => ({
    path: `<rootDir>/${part}/src/locales/{locale}`,
    include: [part, ...(areas.includes(part) ? builtIn(part) : [])].map((folder) => `<rootDir>/${folder}/src`),
    exclude: ['**/*.spec.*', '**/testing/**'],
  })),
};
