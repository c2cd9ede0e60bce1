// What the running installation provides to remotes: the versions of its shell and API, which `npm start` writes to the store.
import path from 'node:path';
import { readJson } from '../lib/json-file.mjs';
import { root } from '../lib/paths.mjs';

const FILE = 'installation.json';

/** Versions of the shell and the API of this checkout. */
export function builtVersions() {
  const read = (folder) => readJson(path.join(root, folder, 'package.json'));
  const [contract, ui, api] = ['mfe-contract', 'ui', 'api-client'].map((name) => read(`packages/${name}`));
  return {
    contract: contract.version,
    api: api.version,
    ui: ui.version,
    react: ui.devDependencies.react,
    router: ui.devDependencies['react-router'],
    lingui: ui.devDependencies['@lingui/core'],
  };
}

/** Writes the versions to the store. Of two that start at the same time, the last one counts. */
export async function noteInstallation(store, versions) {
  const text = `${JSON.stringify(versions, null, 2)}\n`;
  for (let file = await store.read(FILE); file?.text !== text; file = await store.read(FILE))
    await store.replace(FILE, text, file?.tag);
}

/** The versions of the installation that was started last with this store; undefined if none was. */
export async function installationOf(store) {
  const file = await store.read(FILE);
  return file && JSON.parse(file.text);
}
