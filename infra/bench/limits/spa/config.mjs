import path from 'node:path';
import webpack from 'webpack';
import { remoteConfig, shellConfig } from '@lading/build/federation';
import { root } from '../../../lib/paths.mjs';

const REMOTE = /\/mfe-\w+\//;
const isModuleRule = ({ test }) => test.source.includes('module');
const replaced = (what, file) => new webpack.NormalModuleReplacementPlugin(what, path.join(import.meta.dirname, file));

/** The product's pages as one application of the same sources: no federation, one chunk per micro-frontend, loaded on demand. */
export function spaConfig(output) {
  const shell = shellConfig(path.join(root, 'shell'));
  const remote = remoteConfig(path.join(root, 'mfe-shipments'));
  const rules = shell.module.rules.map((rule) => (isModuleRule(rule) ? { ...rule, exclude: REMOTE } : rule));
  return {
    ...shell,
    output: { ...shell.output, path: output, chunkFilename: 'js/[name].js' },
    cache: { ...shell.cache, name: 'spa' },
    module: { rules: [...rules, { ...remote.module.rules.find(isModuleRule), include: REMOTE }] },
    plugins: [
      ...shell.plugins.filter((plugin) => plugin.constructor.name !== 'ModuleFederationPlugin'),
      replaced(/\/fetch-remote$/, 'fetch-remote.js'),
      replaced(/\/preload-remote\.raw\.js$/, 'preload-remote.raw.js'),
    ],
  };
}

/** Runs webpack once; throws its errors. */
export async function runWebpack(config) {
  const compiler = webpack(config);
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}
