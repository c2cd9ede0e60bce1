import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

/**
 * Packages with an install script. `.npmrc` prevents npm from running any of them; scripts with `run: true` are run by
 * `npm start` and `npm test` after the installation. An unlisted package fails a test.
 */
export const INSTALL_SCRIPTS = {
  '@parcel/watcher': { run: false, reason: 'Compiles only where it brings no binary; the binary is a package.' },
  '@scarf/scarf': { run: false, reason: 'Reports installations to its makers.' },
  '@swc/core': { run: false, reason: 'Checks that the package with the binary is installed.' },
  'core-js-pure': { run: false, reason: 'Prints an appeal for donations.' },
  'cpu-features': { run: false, reason: 'Compiles a hint about the processor for ssh2, which works without it.' },
  esbuild: { run: false, reason: 'Checks that the package with the binary is installed.' },
  msw: { run: false, reason: 'Copies its service worker into the project; the tests use none.' },
  nx: { run: false, reason: 'Prepares caches that the build makes itself.' },
  ssh2: { run: false, reason: 'Compiles ciphers; those of Node.js are used without it.' },
  'unrs-resolver': { run: false, reason: 'Checks that the package with the binary is installed.' },
};

export function readLock() {
  return JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
}

/** Packages of the lock file as [name, entry], without the workspaces. An overridden package has the name of its replacement. */
export function packagesOf({ packages }) {
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, entry]) => [entry.name ?? place.split('node_modules/').at(-1), entry]);
}

/** Names of packages whose script runs after the installation. */
export const scriptsToRun = () => Object.keys(INSTALL_SCRIPTS).filter((name) => INSTALL_SCRIPTS[name].run);
