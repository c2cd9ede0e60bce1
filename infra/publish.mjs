// Copies the built front ends to the folders that the API process serves: www/shell, www/mfe/<name>/<release> and www/registry.json.
import fs from 'node:fs';
import path from 'node:path';
import { builtArea, isSourceMap } from './mfe/built-area.mjs';
import { promoteBuild, publishRelease } from './mfe/commands.mjs';
import { LocalStore } from './mfe/local-store.mjs';

/** Publishes every build below `root` into `www`. Earlier releases are kept for open pages and rollbacks. */
export async function publish(root, www) {
  copyWhole(path.join(root, 'shell/dist'), path.join(www, 'shell'), (file) => !isSourceMap(file));
  const store = new LocalStore(www);
  for (const folder of fs
    .readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .sort()) {
    const built = builtArea(path.join(root, folder, 'dist'));
    const { release } = await publishRelease(store, built);
    await promoteBuild(store, built.manifest.name, release);
  }
}

/** Copies a folder so that the target has either the old or the new files, never a mixture. */
function copyWhole(source, target, filter) {
  const unfinished = `${target}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.cpSync(source, unfinished, { recursive: true, filter });
  fs.rmSync(target, { recursive: true, force: true });
  fs.renameSync(unfinished, target);
}
