// npm run release -w mfe-<name> (or shell): builds it for production, signs it with MFE_SIGNING_KEY and uploads it to the store. It goes live when it
// is promoted.
import path from 'node:path';
import { Failure, printError } from '../lib/failure.mjs';
import { readJson } from '../lib/json-file.mjs';
import { toolEnvironment } from '../lib/paths.mjs';
import { run } from '../lib/processes.mjs';
import { builtRelease } from './built-release.mjs';
import { publishRelease } from './commands.mjs';
import { signedBuild, signingSettings } from './keys.mjs';
import { openStore } from './store.mjs';

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interrupted.abort());

const folder = process.cwd();
const startedAt = performance.now();
try {
  const isShellFolder = readJson(path.join(folder, 'package.json'))?.name === '@lading/shell';
  if (!isShellFolder && !readJson(path.join(folder, 'mfe.manifest.json')))
    throw new Failure('This folder is not a micro-frontend: run it as "npm run release -w mfe-quotes".');
  const { code, output } = await run('webpack', ['--mode', 'production'], {
    cwd: folder,
    env: toolEnvironment(),
    signal: interrupted.signal,
  });
  if (code !== 0) throw new Failure('The build failed: see its output above.', output);
  const { signingKey } = signingSettings();
  const build = builtRelease(path.join(folder, 'dist'));
  const built = signingKey ? signedBuild(build, signingKey) : build;
  const store = openStore();
  const { release, isNew } = await publishRelease(store, built);
  const { name } = built.manifest;
  console.log(
    `${name} ${release} is ${isNew ? '' : 'already '}in ${store.description} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`,
  );
  console.log(`Make it live: npm run mfe -- promote ${name} ${release}`);
} catch (error) {
  if (!interrupted.signal.aborted) printError(error);
  process.exitCode = 1;
}
