// node infra/docker/make-tree.mjs <folder>: writes what the image contains to an empty folder. Needs a built checkout ("npm ci && npm run build").
// The Dockerfile calls this, and "node infra/docker/check-tree.mjs" runs the result in a bare Debian root.
import fs from 'node:fs';
import path from 'node:path';
import { Failure, printError } from '../lib/failure.mjs';
import { readJson } from '../lib/json-file.mjs';
import { root, toolEnvironment } from '../lib/paths.mjs';
import { run } from '../lib/processes.mjs';

/** The command line with the compiled backend, the tools that publish front ends, and the built front ends. */
const PARTS = [
  'backend/bin',
  'backend/dist',
  'backend/openapi.json',
  'infra/publish.mjs',
  'infra/lib',
  'infra/mfe',
  'infra/api-use',
  'packages/mfe-contract/src',
];
/** The one package that publishing needs and the backend does not; it has no dependencies. */
const PUBLISHING = 'node_modules/compare-versions';
/** Source maps and tests are for developers. */
const isWanted = (file) => !/\.(map|spec\.(m?js|tsx?))$|\/testing(\/|\.)/.test(file);

try {
  const [target] = process.argv.slice(2);
  if (!target) throw new Failure('Usage: node infra/docker/make-tree.mjs <folder>');
  await makeTree(path.resolve(target));
} catch (error) {
  printError(error);
  process.exitCode = 1;
}

async function makeTree(target) {
  if (fs.existsSync(target) && fs.readdirSync(target).length > 0) throw new Failure(`${target} is not empty.`);
  const workspaces = readJson(path.join(root, 'package.json')).workspaces.flatMap((pattern) =>
    fs.globSync(pattern, { cwd: root }),
  );
  const frontEnds = ['shell', ...workspaces.filter((name) => name.startsWith('mfe-'))].map((name) => `${name}/dist`);
  const manifests = workspaces
    .map((name) => `${name}/package.json`)
    .filter((name) => fs.existsSync(path.join(root, name)));
  for (const part of [...PARTS, ...frontEnds, ...manifests, 'package.json', 'package-lock.json', 'LICENSE']) {
    const source = path.join(root, part);
    if (!fs.existsSync(source)) throw new Failure(`${part} is missing. Run "npm run build" first.`);
    fs.cpSync(source, path.join(target, part), { recursive: true, filter: isWanted });
  }
  const { code, output } = await run(
    'npm',
    ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--workspace', 'backend'],
    { cwd: target, env: toolEnvironment() },
  );
  if (code !== 0) throw new Failure(output);
  fs.cpSync(path.join(root, PUBLISHING), path.join(target, PUBLISHING), { recursive: true });
}
