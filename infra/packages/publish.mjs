// npm run packages: packs the packages for repositories outside this one. `-- --publish` publishes those versions that the registry lacks.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, printError, programFailure } from '../lib/failure.mjs';
import { readJson } from '../lib/json-file.mjs';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/processes.mjs';
import { pack } from './pack.mjs';

/** Published versions of a package; none if the registry does not have it. */
async function publishedVersions(name) {
  const { code, output } = await run('npm', ['view', name, 'versions', '--json', '--loglevel=silent'], { cwd: root });
  if (code === 0) return [JSON.parse(output)].flat();
  if (output.includes('E404')) return [];
  throw programFailure(`The registry did not answer for ${name}: try again.`, output);
}

async function publish(folder) {
  const { name, version } = readJson(path.join(folder, 'package.json'));
  if ((await publishedVersions(name)).includes(version)) return console.log(`${name} ${version} was published before`);
  const { code, output } = await run('npm', ['publish', folder], { cwd: root });
  if (code !== 0) throw programFailure(`${name} ${version} was not published: see the lines above.`, output);
  console.log(`${name} ${version} is published`);
}

try {
  const options = { publish: { type: 'boolean' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (positionals.length > 0) throw new Failure('Usage: npm run packages [-- --publish]');
  const folders = await pack();
  for (const folder of folders)
    if (values.publish) await publish(folder);
    else console.log(path.relative(root, folder));
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
