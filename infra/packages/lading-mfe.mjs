#!/usr/bin/env node
// lading-mfe: commands for a remote in a repository of its own. `npm run packages` bundles it into @lading/build.
const WITHOUT_STORE = new Set(['dev', 'keygen']);
const [command] = process.argv.slice(2);

if (command === 'dev' || command === 'release') process.argv.splice(2, 1);
if (command && !WITHOUT_STORE.has(command) && !process.env.MFE_STORE) {
  console.error('Set MFE_STORE to the store of the installation: s3://bucket/prefix or a folder.');
  process.exitCode = 1;
} else if (command === 'dev') await import(/* webpackChunkName: "dev" */ '../dev/one.mjs');
else if (command === 'release') await import(/* webpackChunkName: "release" */ '../mfe/release.mjs');
else await import(/* webpackChunkName: "store" */ '../mfe/cli.mjs');
