// Catalogs of packages whose messages are in the catalogs of the remotes of this repository.
import fs from 'node:fs';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import { root } from '../lib/paths.mjs';

const LOCALES = ['en-CA', 'fr-CA', 'es-US'];
const po = formatter({ origins: false });
const ID = /\bid: ?"([^"]+)"/g;

/** Writes the translations of the messages in compiled modules to `<folder>/locales/<locale>.po`. */
export async function writeCatalogs(modules, folder) {
  const ids = new Set(modules.flatMap((code) => [...code.matchAll(ID)].map(([, id]) => id)));
  for (const locale of LOCALES) {
    const own = Object.entries(await allTranslations(locale)).filter(([id]) => ids.has(id));
    const context = { locale, sourceLocale: 'en-US', filename: `${locale}.po`, existing: null };
    fs.mkdirSync(path.join(folder, 'locales'), { recursive: true });
    fs.writeFileSync(path.join(folder, `locales/${locale}.po`), await po.serialize(Object.fromEntries(own), context));
  }
}

async function allTranslations(locale) {
  const remotes = fs.readdirSync(root).filter((name) => name.startsWith('mfe-'));
  const all = {};
  for (const remote of remotes) {
    const file = path.join(root, remote, `src/locales/${locale}.po`);
    if (!fs.existsSync(file)) continue;
    const catalog = await po.parse(fs.readFileSync(file, 'utf8'), { locale, sourceLocale: 'en-US', filename: file });
    Object.assign(all, Object.fromEntries(Object.entries(catalog).filter(([, { translation }]) => translation)));
  }
  return all;
}
