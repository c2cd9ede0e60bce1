import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { builtRelease } from '../mfe/built-release.mjs';
import { isShell, releaseFolder, releaseName } from '../mfe/release-name.mjs';

/**
 * The build of the shell or of a remote below `root`: {folder, address, release}. `address` is the path from the origin at which browsers
 * load its files, `release` the release name in its error reports.
 */
export function buildOf(root, name) {
  const folder = path.join(root, isShell(name) ? 'shell' : `mfe-${name}`);
  if (!name || !fs.existsSync(folder))
    throw new Failure(`Usage: npm run source-maps -- <${['shell', ...remotesOf(root)].join('|')}>`);
  const { manifest } = builtRelease(path.join(folder, 'dist'));
  return {
    folder: path.join(folder, 'dist'),
    address: `/${releaseFolder(manifest.name, releaseName(manifest))}`,
    release: `${manifest.name}@${manifest.version}`,
  };
}

function remotesOf(root) {
  const folders = fs.readdirSync(root).filter((folder) => folder.startsWith('mfe-'));
  return folders.map((folder) => folder.slice('mfe-'.length)).sort();
}
