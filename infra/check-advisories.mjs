/*
 * npm run check:advisories: known vulnerabilities in production packages. Queries the registry; if it does not respond, reads the file in
 * ADVISORIES_FILE (npm's bulk format, downloaded on another machine). Without either, reports that nothing was checked.
 * Exits 1 for a high or critical advisory, and 0 when nothing could be checked.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { printError } from './lib/failure.mjs';
import { root } from './lib/paths.mjs';
import { findSerious, SERIOUS } from './supply-chain/advisories.mjs';
import { readLock } from './supply-chain/install-scripts.mjs';

const OUTPUT_MAX = 67_108_864;

try {
  const found = fromRegistry() ?? fromFile();
  if (found === undefined)
    console.log('Not checked: the registry gives no advisories here, and ADVISORIES_FILE is not set.');
  else report(found);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}

/** Undefined when the registry has no advisories or cannot be reached. */
function fromRegistry() {
  const args = ['audit', '--json', '--omit=dev', '--audit-level=none', '--fetch-retries=0', '--fetch-timeout=20000'];
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: OUTPUT_MAX });
  const answer = stdout.startsWith('{') ? JSON.parse(stdout) : {};
  if (answer.vulnerabilities === undefined) return undefined;
  return Object.values(answer.vulnerabilities)
    .filter(({ severity }) => SERIOUS.includes(severity))
    .map(({ name, severity, range }) => `${severity}: ${name} ${range}`);
}

function fromFile() {
  const file = process.env.ADVISORIES_FILE;
  return file ? findSerious(readLock(), JSON.parse(fs.readFileSync(file, 'utf8'))) : undefined;
}

function report(found) {
  console.log(found.length === 0 ? 'No high or critical advisory.' : found.join('\n'));
  if (found.length > 0) process.exitCode = 1;
}
