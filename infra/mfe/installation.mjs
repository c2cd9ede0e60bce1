// What the running installation provides: the version of its API, which `npm start` writes to the store.
import path from 'node:path';
import { readJson } from '../lib/json-file.mjs';
import { root } from '../lib/paths.mjs';

const FILE = 'installation.json';

/** The version of the API of this checkout. */
export const builtVersions = () => ({ api: readJson(path.join(root, 'packages/api-client/package.json')).version });

/** Writes the versions to the store. Of two that start at the same time, the last one counts. */
export async function noteInstallation(store, versions) {
  const text = `${JSON.stringify(versions, null, 2)}\n`;
  for (let file = await store.read(FILE); file?.text !== text; file = await store.read(FILE))
    await store.replace(FILE, text, file?.tag);
}

/** The versions of the installation that was started last with this store; undefined if none was. Earlier versions noted those of their shell, too. */
export async function installationOf(store) {
  const file = await store.read(FILE);
  return file && JSON.parse(file.text);
}
