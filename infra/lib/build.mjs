import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { failedTasks } from './failed-tasks.mjs';
import { programFailure } from './failure.mjs';
import { readJson, writeJson } from './json-file.mjs';
import { root, toolEnvironment } from './paths.mjs';
import { run } from './processes.mjs';

const STAMP = path.join(root, '.cache/build.json');
const SETTINGS = [
  'package.json',
  'package-lock.json',
  'nx.json',
  'lerna.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
];
const NOT_SOURCE = new Set(['node_modules', 'dist', '.cache']);

/** Whether the outputs are those of the last build, and the sources did not change since. */
export function isBuilt(sources = sourceFingerprint()) {
  const known = readJson(STAMP);
  return known?.sources === sources && known.outputs === outputFingerprint();
}

/** Builds changes since the last build and returns a description of the result. */
export async function build({ note = () => undefined, signal } = {}) {
  const sources = sourceFingerprint();
  const known = readJson(STAMP);
  if (isBuilt(sources)) return 'up to date';
  if (!known) note('about a minute the first time');
  const { code, output } = await run('lerna', ['run', 'build'], {
    cwd: root,
    env: { ...toolEnvironment(), NO_COLOR: '1' },
    signal,
  });
  if (code !== 0)
    throw programFailure(
      'The build failed: see the end of its output above; "npm run build" shows all of it.',
      output,
      failedTasks(output),
    );
  writeJson(STAMP, { sources, outputs: outputFingerprint() });
  return 'done';
}

/** Folders of the workspaces, relative to the root, in a fixed order. */
function workspaces() {
  const remotes = fs.readdirSync(root).filter((name) => name.startsWith('mfe-'));
  const packages = fs.readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`);
  return ['backend', 'shell', ...remotes, ...packages].filter(isWorkspace).sort();
}

const isWorkspace = (folder) => fs.existsSync(path.join(root, folder, 'package.json'));

/** Hash over the contents of everything a build reads. */
function sourceFingerprint() {
  const hash = createHash('sha256');
  for (const file of [...SETTINGS, ...workspaces().flatMap((folder) => filesBelow(folder, NOT_SOURCE))]) {
    hash.update(`${file}\0`).update(fs.readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** Hash over names, sizes and times of the built files: detects manual builds or cleanups. */
function outputFingerprint() {
  const hash = createHash('sha256');
  for (const file of workspaces().flatMap((folder) => filesBelow(`${folder}/dist`))) {
    const { size, mtimeMs } = fs.statSync(path.join(root, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

function filesBelow(folder, skipped = new Set()) {
  const absolute = path.join(root, folder);
  if (!fs.existsSync(absolute)) return [];
  return fs
    .readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`, skipped) : [`${folder}/${entry.name}`],
    );
}
