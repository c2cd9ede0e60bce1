import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { remoteConfig, shellConfig } from '@lading/build/federation';
import { root } from '../lib/paths.mjs';

const HOST = '127.0.0.1';
/** Plugins for releases only: compression, and hashes that change with each edit. */
const RELEASE_ONLY = new Set(['CompressionPlugin', 'ChunkIntegrityPlugin', 'ShellManifestPlugin']);

/** The production configuration of a folder with a rebuild at each edit; its dev server listens on `port`. */
function hot(config, port, devServer) {
  const [script, ...otherRules] = config.module.rules;
  return {
    ...config,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: { ...config.output, clean: false },
    optimization: {
      splitChunks: config.optimization.splitChunks,
      moduleIds: 'named',
      chunkIds: 'named',
      minimize: false,
    },
    cache: {
      ...config.cache,
      name: typeof config.entry === 'string' ? 'hot-page' : 'hot-area',
      buildDependencies: { config: [import.meta.filename] },
    },
    module: { rules: [withRefresh(script), ...otherRules] },
    plugins: [
      ...config.plugins.filter((plugin) => !RELEASE_ONLY.has(plugin.constructor.name)),
      new ReactRefreshPlugin({ overlay: false, esModule: true, include: /\.tsx?$/ }),
    ],
    infrastructureLogging: { level: 'warn' },
    // A remote's client runs in the shell's page and needs the address of its own server.
    devServer: {
      host: HOST,
      port,
      hot: true,
      static: false,
      client: { webSocketURL: `ws://${HOST}:${port}/ws`, overlay: false },
      ...devServer,
    },
  };
}

function withRefresh(rule) {
  const { jsc } = rule.options;
  const react = { ...jsc.transform.react, development: true, refresh: true };
  return { ...rule, options: { ...rule.options, jsc: { ...jsc, transform: { ...jsc.transform, react } } } };
}

export const folderOf = (area) => path.join(root, `mfe-${area}`);

/** A remote as loaded by the shell of `npm run dev`. */
export const hotArea = (area, port) =>
  hot(remoteConfig(folderOf(area)), port, { allowedHosts: 'all', headers: { 'access-control-allow-origin': '*' } });

/** The shell; its dev server proxies other requests. */
export const hotShell = (port, devServer) => hot(shellConfig(path.join(root, 'shell')), port, devServer);

/** A remote without the shell: the same sources as one page, with its own copy of the shared modules. */
export function hotAlone(folder, port, devServer) {
  const config = remoteConfig(folder);
  const page =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><div id="root"></div></body></html>';
  const alone = {
    ...config,
    entry: path.join(import.meta.dirname, 'alone-entry.js'),
    output: { ...config.output, publicPath: '/' },
    resolve: { ...config.resolve, alias: { 'area-that-runs-alone': path.join(folder, 'src/mfe.tsx') } },
    plugins: [new HtmlWebpackPlugin({ templateContent: page })],
  };
  return hot(alone, port, { historyApiFallback: true, ...devServer });
}

/**
 * Runs before any bundle of the page. React registers here when it starts; the refresh runtime of a remote that loads later finds
 * it in `renderers`, which react-refresh's own hook never fills.
 */
export const REFRESH_HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  renderers: new Map(), supportsFiber: true,
  inject(renderer) { this.renderers.set(this.renderers.size + 1, renderer); return this.renderers.size; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {}, checkDCE() {},
};`;

/** Starts a dev server; resolves after the first build: {url, stop()}. */
export async function startDevServer(config) {
  const { default: webpack } = await import('webpack');
  const { default: DevServer } = await import('webpack-dev-server');
  const compiler = webpack(config);
  const built = new Promise((resolve) => compiler.hooks.done.tap('first build', resolve));
  const server = new DevServer(config.devServer, compiler);
  await server.start();
  await built;
  return { url: `http://localhost:${config.devServer.port}`, stop: () => server.stop() };
}
