// npm run api-use [-- quotes]: records what the tests of each remote use of the API, and writes mfe-*/api-use.json.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { callsIn } from './api-use/calls.mjs';
import { mergedUse } from './api-use/merge.mjs';
import { API_USE_FILE } from './api-use/problems.mjs';
import { Failure, printError, programFailure } from './lib/failure.mjs';
import { readJson } from './lib/json-file.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';

try {
  const [name, ...rest] = process.argv.slice(2);
  const folders = fs
    .readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-') && (!name || folder === `mfe-${name}`));
  if (rest.length > 0 || folders.length === 0) throw new Failure('Usage: npm run api-use [-- quotes]');
  const document = readJson(path.join(root, 'backend/openapi.json'));
  for (const folder of folders) await record(folder, document);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}

async function record(folder, document) {
  const records = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-api-use-'));
  try {
    const { code, output } = await run(
      process.execPath,
      [
        '--experimental-vm-modules',
        '--no-warnings',
        'node_modules/jest/bin/jest.js',
        '--selectProjects',
        'web',
        '--',
        `${folder}/`,
      ],
      { cwd: root, env: { ...process.env, LADING_API_USE: records } },
    );
    if (code !== 0) throw programFailure(`The tests of ${folder} failed: see their output above.`, output);
    const use = mergedUse(
      fs.readdirSync(records).map((file) => readJson(path.join(records, file))),
      callsIn(path.join(root, folder, 'src')),
      document,
    );
    fs.writeFileSync(path.join(root, folder, API_USE_FILE), `${JSON.stringify(use, null, 2)}\n`);
    console.log(`${folder}/${API_USE_FILE}: ${Object.keys(use.operations).length} operations`);
  } finally {
    fs.rmSync(records, { recursive: true });
  }
}
