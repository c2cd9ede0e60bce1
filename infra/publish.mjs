// Puts the built front ends where the API process serves them: www/shell, www/mfe/<name>/<version>-<hash> and www/registry.json.
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from './lib/failure.mjs';
import { readJson, writeJson } from './lib/json-file.mjs';

const HASH_LENGTH = 12;

/** Folder of one built area. Equal builds share it, so its files can be cached for ever. */
export const releaseFolder = ({ name, version, checksum }) => `mfe/${name}/${version}-${checksum.slice(0, HASH_LENGTH)}`;

/** What registry.json says about one area: its manifest, with the entry as a path from the origin. */
export const registryEntry = (manifest) => ({ ...manifest, entry: `/${releaseFolder(manifest)}/${manifest.entry}`, enabled: true });

/** Publishes every build below `root` into `www` and answers the registry. Releases of earlier builds stay, for pages that are open. */
export function publish(root, www) {
  const areas = fs.readdirSync(root).filter((name) => name.startsWith('mfe-')).sort();
  const manifests = areas.map((area) => publishArea(path.join(root, area, 'dist'), www));
  copyWhole(path.join(root, 'shell/dist'), path.join(www, 'shell'));
  const registry = { remotes: manifests.map(registryEntry) };
  writeJson(path.join(www, 'registry.json'), registry);
  return registry;
}

function publishArea(dist, www) {
  const manifest = readJson(path.join(dist, 'mfe.manifest.json'));
  if (!manifest) throw new Failure(`${dist} holds no build: run "npm run build" and try again.`);
  const target = path.join(www, releaseFolder(manifest));
  if (!fs.existsSync(target)) copyWhole(dist, target);
  return manifest;
}

/** Copies a folder so that the target holds the old or the new files, never a mixture. */
function copyWhole(source, target) {
  const unfinished = `${target}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.cpSync(source, unfinished, { recursive: true });
  fs.rmSync(target, { recursive: true, force: true });
  fs.renameSync(unfinished, target);
}
