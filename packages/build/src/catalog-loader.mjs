import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const po = formatter();

/** Translations in a catalog by the id of their message. Untranslated messages are in English in the code already. */
async function translations(source, filename) {
  const catalog = await po.parse(source, { locale: null, sourceLocale: 'en-US', filename });
  return Object.entries(catalog).flatMap(([id, { translation }]) => (translation ? [[id, translation]] : []));
}

/** Catalogs of the same locale that dependencies of a remote publish beside their code. */
function dependencyCatalogs(file) {
  const require = createRequire(file);
  const { dependencies = {} } = JSON.parse(fs.readFileSync(path.resolve(file, '../../../package.json'), 'utf8'));
  return Object.keys(dependencies).flatMap((name) => {
    try {
      return name.startsWith('@lading/') ? [require.resolve(`${name}/locales/${path.basename(file)}`)] : [];
    } catch {
      return [];
    }
  });
}

function compile(file, [id, translation]) {
  try {
    return [id, compileMessageOrThrow(translation)];
  } catch (error) {
    throw new Error(`${file}: ${id}: ${error.message}`, { cause: error });
  }
}

/** Compiles a catalog `src/locales/<locale>.po`, with those of the dependencies. */
export default async function compileCatalog(source) {
  const own = this.resourcePath;
  const files = [...dependencyCatalogs(own), own];
  const compiled = {};
  for (const file of files) {
    this.addDependency(file);
    const found = await translations(file === own ? source : fs.readFileSync(file, 'utf8'), file);
    Object.assign(compiled, Object.fromEntries(found.map((entry) => compile(file, entry))));
  }
  const sorted = Object.fromEntries(Object.entries(compiled).sort(([one], [other]) => (one < other ? -1 : 1)));
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(sorted))});`;
}
