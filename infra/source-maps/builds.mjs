import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { readJson } from '../lib/json-file.mjs';
import { builtArea } from '../mfe/built-area.mjs';
import { releaseFolder, releaseName } from '../mfe/release-name.mjs';

/**
 * The build of the shell or of a remote below `root`: {folder, address, release}. `address` is the path from the origin at which browsers
 * load its files, `release` the release name in its error reports.
 */
export function buildOf(root, name) {
  if (name === 'shell')
    return {
      folder: path.join(root, 'shell/dist'),
      address: '',
      release: `shell@${readJson(path.join(root, 'shell/package.json')).version}`,
    };
  const folder = path.join(root, `mfe-${name}`);
  if (!name || !fs.existsSync(folder)) throw new Failure(`Usage: npm run source-maps -- <${partsOf(root).join('|')}>`);
  const { manifest } = builtArea(path.join(folder, 'dist'));
  return {
    folder: path.join(folder, 'dist'),
    address: `/${releaseFolder(manifest.name, releaseName(manifest))}`,
    release: `${manifest.name}@${manifest.version}`,
  };
}

function partsOf(root) {
  const areas = fs
    .readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-'))
    .map((folder) => folder.slice('mfe-'.length));
  return ['shell', ...areas.sort()];
}
