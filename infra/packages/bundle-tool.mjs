// Bundles the release tool and the dev server for repositories outside this one.
import fs from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { root } from '../lib/paths.mjs';

const here = (file) => path.join(import.meta.dirname, file);

/** Writes `lading-mfe.mjs`, and the page entry of the dev server beside it, to `folder`. Returns the packages that they import. */
export async function bundleTool(folder) {
  const imported = new Set();
  const compiler = webpack({
    mode: 'production',
    target: 'node20',
    context: root,
    entry: here('lading-mfe.mjs'),
    experiments: { outputModule: true },
    output: {
      path: folder,
      filename: 'lading-mfe.mjs',
      module: true,
      chunkFilename: '[name].mjs',
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    externalsType: 'module',
    externals: ({ request, dependencyType }, callback) => {
      if (!/^[@\w]/.test(request)) return callback();
      imported.add(request.split('/', request.startsWith('@') ? 2 : 1).join('/'));
      callback(null, `${dependencyType === 'esm' ? 'module' : 'node-commonjs'} ${request}`);
    },
    resolve: { alias: { [path.join(root, 'infra/lib/paths.mjs')]: here('paths-outside.mjs') } },
    module: {
      parser: { javascript: { importMeta: false } },
      rules: [
        { test: /\.mjs$/, type: 'javascript/esm' },
        {
          test: /\.ts$/,
          loader: createRequire(import.meta.url).resolve('swc-loader'),
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    // Each command loads only what it needs.
    optimization: { minimize: false, chunkIds: 'named' },
    plugins: [new webpack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true, entryOnly: true })],
    performance: { hints: false },
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  fs.chmodSync(path.join(folder, 'lading-mfe.mjs'), 0o755);
  fs.copyFileSync(path.join(root, 'infra/dev/alone-entry.js'), path.join(folder, 'alone-entry.js'));
  return [...imported].filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));
}
