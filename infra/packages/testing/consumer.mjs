import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../lib/paths.mjs';
import { outputOf, PACKAGES } from '../pack.mjs';

/** Gives a folder outside this repository the packed packages, and the libraries that are installed here, as an installation from a registry would. */
export function installPacked(folder) {
  const target = path.join(folder, 'node_modules');
  fs.mkdirSync(target, { recursive: true });
  linkInstalled(path.join(root, 'node_modules'), target);
  for (const name of PACKAGES) {
    const own = path.join(target, '@lading', name);
    fs.cpSync(outputOf(name), own, { recursive: true });
    linkInstalled(path.join(root, 'packages', name, 'node_modules'), path.join(own, 'node_modules'));
  }
}

function linkInstalled(installed, target) {
  if (!fs.existsSync(installed)) return;
  fs.mkdirSync(target, { recursive: true });
  for (const name of fs
    .readdirSync(installed)
    .filter((one) => !['.package-lock.json', '.cache', '@lading'].includes(one)))
    fs.symlinkSync(path.join(installed, name), path.join(target, name));
}
