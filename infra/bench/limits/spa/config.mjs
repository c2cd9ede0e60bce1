import path from 'node:path';
import webpack from 'webpack';
import { remoteConfig, shellConfig } from '@lading/build/federation';
import { root } from '../../../lib/paths.mjs';

const AREA = /\/mfe-\w+\//;
const isModuleRule = ({ test }) => test.source.includes('module');
const replaced = (what, file) => new webpack.NormalModuleReplacementPlugin(what, path.join(import.meta.dirname, file));

/** The product's pages as one application of the same sources: no federation, one chunk per micro-frontend, loaded on demand. */
export function spaConfig(output) {
  const shell = shellConfig(path.join(root, 'shell'));
  const area = remoteConfig(path.join(root, 'mfe-shipments'));
  const rules = shell.module.rules.map((rule) => (isModuleRule(rule) ? { ...rule, exclude: AREA } : rule));
  return {
    ...shell,
    output: { ...shell.output, path: output, chunkFilename: 'js/[name].js' },
    cache: { ...shell.cache, name: 'spa' },
    module: { rules: [...rules, { ...area.module.rules.find(isModuleRule), include: AREA }] },
    plugins: [
      ...shell.plugins.filter((plugin) => plugin.constructor.name !== 'ModuleFederationPlugin'),
      replaced(/\/fetch-area$/, 'fetch-area.js'),
      replaced(/\/preload-area\.raw\.js$/, 'preload-area.raw.js'),
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
