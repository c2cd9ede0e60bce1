import fs from 'node:fs';
import path from 'node:path';

/** Folder of a package as code in `dir` imports it, without symbolic links. @throws if it is not installed */
export function installedFolder(dir, name) {
  for (let base = dir; ; base = path.dirname(base)) {
    const folder = path.join(base, 'node_modules', name);
    if (fs.existsSync(path.join(folder, 'package.json'))) return fs.realpathSync(folder);
    if (base === path.dirname(base)) throw new Error(`${name} is not installed in ${dir}.`);
  }
}

/** Version of a package as code in `dir` imports it. */
export const installedVersion = (dir, name) =>
  JSON.parse(fs.readFileSync(path.join(installedFolder(dir, name), 'package.json'), 'utf8')).version;
