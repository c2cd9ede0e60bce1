// npm run new:mfe -- <name>: creates a micro-frontend that builds, passes its tests and can be released.
import path from 'node:path';
import { Failure, printError, programFailure } from './lib/failure.mjs';
import { root, toolEnvironment } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { writeRemote } from './mfe/new-remote.mjs';

try {
  const [name, ...rest] = process.argv.slice(2);
  if (!name || rest.length > 0)
    throw new Failure('Usage: npm run new:mfe -- <name>, for example: npm run new:mfe -- yards');
  const folder = writeRemote(root, name);
  console.log(`${path.relative(root, folder)} was created; adding it to the workspaces ...`);
  await perform(
    ['npm', 'install', '--no-audit', '--no-fund', '--loglevel=error'],
    'npm could not add the workspace: see its lines above, then run "npm install".',
  );
  await perform(
    ['lingui', 'extract', '--clean'],
    'The message catalogs were not written: see the lines above, then run "npm run texts".',
  );
  // Lines break where the name needs it.
  await perform(
    ['prettier', '--write', '--log-level', 'warn', folder],
    'The files were not formatted: see the lines above, then run "npm run format".',
  );
  await perform(
    ['node', 'infra/api-use.mjs', name],
    `Its use of the API was not recorded: see the lines above, then run "npm run api-use -- ${name}".`,
  );
  console.log(`Run it alone: npm run dev -w mfe-${name}`);
  console.log('Next steps: docs/teams.md');
} catch (error) {
  printError(error);
  process.exitCode = 1;
}

async function perform([program, ...args], message) {
  const { code, output } = await run(program, args, { cwd: root, env: toolEnvironment() });
  if (code !== 0) throw programFailure(message, output);
}
