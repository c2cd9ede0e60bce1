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
  linkPrograms(target);
}

function linkInstalled(installed, target) {
  if (!fs.existsSync(installed)) return;
  fs.mkdirSync(target, { recursive: true });
  for (const name of fs
    .readdirSync(installed)
    .filter((one) => !['.bin', '.package-lock.json', '.cache', '@lading'].includes(one)))
    fs.symlinkSync(path.join(installed, name), path.join(target, name));
}

/** The programs that a repository of a remote starts by name, of those Node is not one: it uses the Node that is there. */
function linkPrograms(target) {
  const programs = path.join(target, '.bin');
  fs.mkdirSync(programs);
  for (const name of ['eslint', 'lingui', 'tsc', 'webpack'])
    fs.symlinkSync(path.join(root, 'node_modules/.bin', name), path.join(programs, name));
  fs.symlinkSync(path.join(target, '@lading/build/bin/lading-mfe.mjs'), path.join(programs, 'lading-mfe'));
}
