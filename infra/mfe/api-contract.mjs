// The API document of the installation against the recorded API use of releases.
import path from 'node:path';
import { API_USE_FILE, apiUseProblems } from '../api-use/problems.mjs';
import { Failure } from '../lib/failure.mjs';
import { readJson } from '../lib/json-file.mjs';
import { settledRegistry } from './ledger.mjs';
import { releaseFolder, releaseOfEntry } from './release-name.mjs';

/** Document of the API that was started last with the store. */
const FILE = 'openapi.json';

/** Writes the API document to the store; `npm start` does it. Of two that start at the same time, the last one counts. */
export async function noteApiDocument(store, document) {
  const text = JSON.stringify(document);
  for (let file = await store.read(FILE); file?.text !== text; file = await store.read(FILE))
    await store.replace(FILE, text, file?.tag);
}

/** What a release uses of the API and the installation does not provide. Releases of earlier builds have no record. */
export async function checkApiUse(store, area, release) {
  const [use, document] = await Promise.all([useOf(store, area, release), jsonOf(store, FILE)]);
  return use && document ? apiUseProblems(use, document).map((problem) => `API: ${problem}`) : [];
}

/** What live releases use and a new API does not provide, one sentence each. */
export async function liveApiProblems(store, document) {
  const { remotes } = await settledRegistry(store);
  const found = await Promise.all(
    remotes.map(async (entry) => {
      const use = await useOf(store, entry.name, releaseOfEntry(entry));
      if (!use) return [];
      return apiUseProblems(use, document).map((problem) => `${entry.name} ${releaseOfEntry(entry)}: ${problem}`);
    }),
  );
  return found.flat();
}

/** Checks all live releases against an API document. @throws Failure with the list of problems */
export async function checkApi(store, file) {
  const document = readJson(path.resolve(file));
  if (!document?.paths) throw new Failure(`${file} is not an OpenAPI document.`);
  const problems = await liveApiProblems(store, document);
  if (problems.length > 0)
    throw new Failure(
      [
        `${file} breaks live releases:`,
        ...problems.map((problem) => `  - ${problem}`),
        'Promote releases that do not use it first, or keep it in the API.',
      ].join('\n'),
    );
  return `The live releases use nothing that ${file} does not have`;
}

const useOf = (store, area, release) => jsonOf(store, `${releaseFolder(area, release)}/${API_USE_FILE}`);

async function jsonOf(store, key) {
  const file = await store.read(key);
  return file && JSON.parse(file.text);
}
