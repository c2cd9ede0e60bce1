import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../lib/json-file.mjs';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/processes.mjs';
import { PYTHON_MODULES, pythonModules } from '../python-client/generate.mjs';

const DOCUMENT = 'backend/openapi.json';
const CLIENT = 'packages/api-client/package.json';
const CLIENT_TYPES = 'packages/api-client/src/schema.gen.ts';
const DETAILS = 'packages/api-client/src/accessorial-details.gen.ts';
const PYTHON_PACKAGE = 'packages/api-client-python';

/**
 * Regenerates the OpenAPI document, both clients and the table of accessorial details in another folder, and compares them with the committed ones.
 * Checks the types of the Python client, and runs its tests.
 */
export async function checkApiDocument({ env, folder, signal }) {
  const document = path.join(folder, 'openapi.json');
  const types = path.join(folder, 'schema.gen.ts');
  const details = path.join(folder, 'accessorial-details.gen.ts');
  const options = { cwd: root, env, signal };
  const written = await run('node', ['backend/tools/write-openapi.mjs', '--out', document], options);
  if (written.code !== 0) return written;
  const generated = await run('openapi-typescript', [document, '-o', types], options);
  if (generated.code !== 0) return generated;
  const table = await run('node', ['backend/tools/write-accessorial-details.mjs', '--out', details], options);
  if (table.code !== 0) return table;
  const stale = [
    [document, DOCUMENT],
    [types, CLIENT_TYPES],
    [details, DETAILS],
    ...writtenPython(readJson(document), folder),
  ].filter(([fresh, committed]) => !sameText(fresh, path.join(root, committed)));
  const problems = stale.map(
    ([, committed]) => `${committed} does not match the code: run "npm run build && npm run openapi" and commit it.`,
  );
  const { version } = readJson(document).info;
  if (readJson(path.join(root, CLIENT)).version !== version)
    problems.push(`The version in ${CLIENT} is not the version of the API: set it to ${version}.`);
  if (problems.length > 0) return { code: problems.length, output: problems.join('\n') };
  return checkPython(options);
}

/** Pairs of fresh and committed modules of the Python client. */
function writtenPython(document, folder) {
  return Object.entries(pythonModules(document)).map(([name, text]) => {
    const fresh = path.join(folder, name);
    fs.writeFileSync(fresh, text);
    return [fresh, path.join(PYTHON_MODULES, name)];
  });
}

async function checkPython({ env, signal }) {
  const options = { cwd: path.join(root, PYTHON_PACKAGE), env: { ...env, PYTHONDONTWRITEBYTECODE: '1' }, signal };
  const folders = ['lading_api_client', 'tests', 'example'];
  const typed = await run('mypy', ['--strict', '--cache-dir=/dev/null', ...folders], options);
  if (typed.code !== 0) return typed;
  return run('python3', ['-m', 'unittest', 'discover', '--start-directory', 'tests', '--quiet'], options);
}

const sameText = (a, b) => fs.readFileSync(a, 'utf8') === fs.readFileSync(b, 'utf8');
