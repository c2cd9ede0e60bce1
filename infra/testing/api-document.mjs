import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../lib/json-file.mjs';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/processes.mjs';

const DOCUMENT = 'backend/openapi.json';
const CLIENT = 'packages/api-client/package.json';
const CLIENT_TYPES = 'packages/api-client/src/schema.gen.ts';
const DETAILS = 'packages/api-client/src/accessorial-details.gen.ts';

/** Regenerates the OpenAPI document, the client's types and the table of accessorial details in another folder, and compares them with the committed ones. */
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
  ].filter(([fresh, committed]) => !sameText(fresh, path.join(root, committed)));
  const problems = stale.map(
    ([, committed]) => `${committed} does not match the code: run "npm run build && npm run openapi" and commit it.`,
  );
  const { version } = readJson(document).info;
  if (readJson(path.join(root, CLIENT)).version !== version)
    problems.push(`The version in ${CLIENT} is not the version of the API: set it to ${version}.`);
  return { code: problems.length, output: problems.join('\n') };
}

const sameText = (a, b) => fs.readFileSync(a, 'utf8') === fs.readFileSync(b, 'utf8');
