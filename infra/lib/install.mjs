import fs from 'node:fs';
import path from 'node:path';
import { printError, programFailure } from './failure.mjs';
import { requireSpace } from './disk.mjs';
import { root } from './paths.mjs';
import { run } from './processes.mjs';
import { scriptsToRun } from '../supply-chain/install-scripts.mjs';

const SPACE_FOR_PACKAGES = 2_000_000_000;
/** npm writes both files at the end of one install, in either order. */
const SAME_INSTALL_MS = 5000;

/** Installs the packages of package-lock.json unless they are installed. Exits with a message on failure. */
export async function installPackages() {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort());
  try {
    if (!isInstalled()) await install(stop.signal);
  } catch (error) {
    if (!stop.signal.aborted) printError(error);
    process.exitCode = stop.signal.aborted ? 130 : 1;
  }
}

function isInstalled() {
  const changedAt = (file) => fs.statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return changedAt('node_modules/.package-lock.json') + SAME_INSTALL_MS > changedAt('package-lock.json');
}

async function install(signal) {
  requireSpace(root, SPACE_FOR_PACKAGES);
  const startedAt = Date.now();
  console.log('Installing packages (about a minute) ...');
  const options = { cwd: root, env: environmentOfMachine(), signal };
  const { code, output } = await run(
    'npm',
    ['ci', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund'],
    options,
  );
  if (code !== 0)
    throw programFailure(
      'The packages could not be installed: see the lines of npm above, check the network, and try again.',
      output,
    );
  await linkNode(options);
  await runListedScripts(options);
  console.log(`Packages installed (${Math.round((Date.now() - startedAt) / 1000)} s)`);
}

/** Debian's npm 9.2 may install the package with the pinned Node without its link in node_modules/.bin. */
async function linkNode(options) {
  const name = `node-${process.platform}-${process.arch}`;
  const isInstalled = fs.existsSync(path.join(root, 'node_modules', name));
  if (!isInstalled || fs.existsSync(path.join(root, 'node_modules/.bin/node'))) return;
  const { code, output } = await run('npm', ['rebuild', '--ignore-scripts', '--loglevel=error', name], options);
  if (code !== 0) throw programFailure('The pinned Node could not be linked: see the lines of npm above.', output);
}

/** Runs only the package scripts enabled in infra/supply-chain/install-scripts.mjs. */
async function runListedScripts(options) {
  const names = scriptsToRun();
  if (names.length === 0) return;
  const args = ['rebuild', '--ignore-scripts=false', '--loglevel=error', ...names];
  const { code, output } = await run('npm', args, options);
  if (code !== 0)
    throw programFailure(`The install scripts of ${names.join(', ')} failed: see the lines above.`, output);
}

/** Without our own node_modules/.bin on PATH: npm ci removes that folder, and with it the Node that would be running it. */
function environmentOfMachine() {
  const folders = process.env.PATH.split(path.delimiter).filter(
    (folder) => !folder.startsWith(path.join(root, 'node_modules')),
  );
  return { ...process.env, PATH: folders.join(path.delimiter) };
}
