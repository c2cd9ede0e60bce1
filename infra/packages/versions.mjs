// Versions of packages that this repository uses.
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { readJson } from '../lib/json-file.mjs';
import { root } from '../lib/paths.mjs';

const packages = path.join(root, 'packages');
const manifests = () =>
  [root, ...fs.readdirSync(packages).map((name) => path.join(packages, name))]
    .map((folder) => readJson(path.join(folder, 'package.json')))
    .filter(Boolean); // the Python client has none

/** The version of one of our packages, or the one in which a package.json declares a library. @throws Failure if none does */
export function pinnedVersion(name) {
  const all = manifests();
  const own = all.find((manifest) => manifest.name === name);
  const declared = all.map(({ dependencies, devDependencies }) => ({ ...devDependencies, ...dependencies })[name]);
  const version = own?.version ?? declared.find(Boolean);
  if (!version) throw new Failure(`${name} has no version: declare it in package.json.`);
  return version;
}

/** What the package.json of a workspace says: our packages as a range, libraries in one version. */
export const rangeInRepository = (name) => (name.startsWith('@lading/') ? '^' : '') + pinnedVersion(name);

/** Libraries of which the shell provides the only copy. A newer minor than its own would be refused, so a range ends at the minor. */
const PROVIDED = new Set(['react', 'react-dom', 'react-router', '@lingui/core', '@lingui/react']);

/** The range of a dependency in another repository. */
export const publishedRange = (name, version) => `${PROVIDED.has(name) ? '~' : '^'}${version}`;
