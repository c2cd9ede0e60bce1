// Publishes the built front ends: the shell to the folder that the API process serves, the remotes to the store with mfe/<name>/<release> and registry.json.
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from './lib/json-file.mjs';
import { liveApiProblems, noteApiDocument } from './mfe/api-contract.mjs';
import { builtArea, isSourceMap } from './mfe/built-area.mjs';
import { promoteBuild, publishRelease } from './mfe/commands.mjs';
import { builtVersions, noteInstallation } from './mfe/installation.mjs';
import { LocalStore } from './mfe/local-store.mjs';

/** Publishes the shell below `root` into `www` and every remote into the store. Earlier releases are kept for open pages and rollbacks. */
export async function publish(root, www, store = new LocalStore(www)) {
  copyWhole(path.join(root, 'shell/dist'), path.join(www, 'shell'), (file) => !isSourceMap(file));
  await noteInstallation(store, builtVersions());
  await publishApiDocument(store, readJson(path.join(root, 'backend/openapi.json')));
  for (const folder of fs
    .readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .sort()) {
    const built = builtArea(path.join(root, folder, 'dist'));
    const { release } = await publishRelease(store, built);
    await promoteBuild(store, built.manifest.name, release);
  }
}

/** A new API may break releases that were promoted before it: their teams have to know, but the installation starts. */
async function publishApiDocument(store, document) {
  if (!document) return;
  const problems = await liveApiProblems(store, document);
  if (problems.length > 0) console.warn(['This API breaks live releases:', ...problems].join('\n  - '));
  await noteApiDocument(store, document);
}

/** Copies a folder so that the target has either the old or the new files, never a mixture. */
function copyWhole(source, target, filter) {
  const unfinished = `${target}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.cpSync(source, unfinished, { recursive: true, filter });
  fs.rmSync(target, { recursive: true, force: true });
  fs.renameSync(unfinished, target);
}
