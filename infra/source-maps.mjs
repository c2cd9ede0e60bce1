// npm run source-maps -- <shell|area>: uploads the source maps of the last build to the error service, so that it shows sources instead of minified code.
import { printError } from './lib/failure.mjs';
import { root } from './lib/paths.mjs';
import { buildOf } from './source-maps/builds.mjs';
import { artifactBundle } from './source-maps/bundle.mjs';
import { targetOf, uploadBundle } from './source-maps/upload.mjs';

try {
  const build = buildOf(root, process.argv[2]);
  const target = targetOf(process.env);
  const bundle = artifactBundle(build, target);
  await uploadBundle(target, build.release, bundle);
  console.log(`${target.url} has the source maps of ${build.release} (${(bundle.length / 1_048_576).toFixed(1)} MiB)`);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
