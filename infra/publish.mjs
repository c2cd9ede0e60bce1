// Publishes the built front ends to the store: the shell and the remotes with mfe/<name>/<release> and registry.json.
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from './lib/json-file.mjs';
import { liveApiProblems, noteApiDocument } from './mfe/api-contract.mjs';
import { builtRelease } from './mfe/built-release.mjs';
import { promoteBuild, publishRelease } from './mfe/commands.mjs';
import { builtVersions, noteInstallation } from './mfe/installation.mjs';
import { signedBuild, signingSettings } from './mfe/keys.mjs';
import { openStore } from './mfe/store.mjs';
import { root } from './lib/paths.mjs';

/**
 * Publishes the shell and every remote below `root`, signed if there is a key. Earlier releases are kept for open pages and rollbacks. Where signatures
 * are required and there is no key, the teams release.
 */
export async function publish(root, store) {
  await noteInstallation(store, builtVersions());
  await publishApiDocument(store, readJson(path.join(root, 'backend/openapi.json')));
  const { signingKey, required } = signingSettings();
  if (required && !signingKey) return;
  const remotes = fs.readdirSync(root).filter((name) => name.startsWith('mfe-'));
  for (const folder of ['shell', ...remotes.sort()]) {
    const build = builtRelease(path.join(root, folder, 'dist'));
    const built = signingKey ? signedBuild(build, signingKey) : build;
    const { release } = await publishRelease(store, built);
    await promoteBuild(store, built.manifest.name, release);
  }
}

/** For `lading publish`: publishes this checkout to the store of the environment, and returns a description of the store. */
export async function publishBuilt(env) {
  const store = openStore(env);
  await publish(root, store);
  return store.description;
}

/** A new API may break releases that were promoted before it: their teams have to know, but the installation starts. */
async function publishApiDocument(store, document) {
  if (!document) return;
  const problems = await liveApiProblems(store, document);
  if (problems.length > 0) console.warn(['This API breaks live releases:', ...problems].join('\n  - '));
  await noteApiDocument(store, document);
}
