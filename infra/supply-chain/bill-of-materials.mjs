import { execFileSync } from 'node:child_process';
import { root } from '../lib/paths.mjs';
import { packagesOf } from './install-scripts.mjs';

const OUTPUT_MAX = 67_108_864;

/** With NODE_ENV=production npm leaves these out unless they are named. */
const INCLUDED = ['--include=dev', '--include=optional', '--include=peer'];

/** CycloneDX document of every package in package-lock.json; development packages are marked. */
export function billOfMaterials() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error', ...INCLUDED];
  return JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: OUTPUT_MAX }));
}

/** Packages of the lock file that a document leaves out, such as `left-pad@1.3.0`, without those of development only. */
export function missingFrom({ components }, lock) {
  const known = new Set(components.map(({ purl }) => purl));
  return packagesOf(lock)
    .filter(([name, { dev, version }]) => !dev && !known.has(`pkg:npm/${name.replace('@', '%40')}@${version}`))
    .map(([name, { version }]) => `${name}@${version}`);
}
