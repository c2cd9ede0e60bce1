// npm run new:mfe -- <name>: creates a micro-frontend that builds, passes its tests and can be released.
import path from 'node:path';
import { Failure, printError, programFailure } from './lib/failure.mjs';
import { root, toolEnvironment } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { writeArea } from './mfe/new-area.mjs';

try {
  const [name, ...rest] = process.argv.slice(2);
  if (!name || rest.length > 0)
    throw new Failure('Usage: npm run new:mfe -- <name>, for example: npm run new:mfe -- claims');
  const folder = writeArea(root, name);
  console.log(`${path.relative(root, folder)} is written; npm adds it to the workspaces ...`);
  const { code, output } = await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: toolEnvironment(),
  });
  if (code !== 0)
    throw programFailure('npm could not add the workspace: see its lines above, then run "npm install".', output);
  const texts = await run('lingui', ['extract'], { cwd: root, env: toolEnvironment() });
  if (texts.code !== 0)
    throw programFailure(
      'The catalogs of its texts could not be written: see the lines above, then run "npm run texts".',
      texts.output,
    );
  console.log(`Run it alone: npm run dev -w mfe-${name}`);
  console.log('Next steps: docs/teams.md');
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
