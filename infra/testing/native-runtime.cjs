const { createRequire, registerHooks } = require('node:module');
const { fileURLToPath, pathToFileURL } = require('node:url');
const { default: Runtime } = require('jest-runtime');

/**
 * Jest's runtime with Node's own module loader: a worker loads each module once for all its spec files, where Jest's loader loads the application
 * again for each of them. Only spec files are loaded for each run. So modules keep their state between spec files, and modules cannot be mocked.
 */
module.exports = class NativeRuntime extends Runtime {
  static #current;
  static #loads = 0;
  /** By URL, as stack traces have it; of all files of the worker, because a file that another spec file loaded is not transformed again. */
  static #sourceMaps = new Map();
  #transformer;
  #specFile;

  constructor(config, environment, resolver, transformer, cache, coverage, specFile, globalConfig) {
    super(config, environment, resolver, transformer, cache, coverage, specFile, globalConfig);
    this.#transformer = transformer;
    this.#specFile = specFile;
    NativeRuntime.#current = this;
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(file) {
    const { href } = pathToFileURL(file);
    return import(file === this.#specFile ? `${href}?load=${(NativeRuntime.#loads += 1)}` : href);
  }

  /** The test framework; a new copy for each spec file, because it keeps the tests of the last one. */
  requireInternalModule(from, name = from) {
    for (const file of Object.keys(require.cache))
      if (file.includes('/jest-circus/')) Reflect.deleteProperty(require.cache, file);
    return createRequire(from)(name);
  }

  setGlobalsForRuntime(globals) {
    super.setGlobalsForRuntime(globals);
    globalThis.jest = this.jestGlobals.jestObjectFor(this.#specFile);
  }

  getSourceMaps() {
    return NativeRuntime.#sourceMaps;
  }

  static transform(url) {
    const file = fileURLToPath(url);
    const { code, sourceMapPath } = NativeRuntime.#current.#transformer.transform(file, {
      isInternalModule: false,
      supportsDynamicImport: true,
      supportsExportNamespaceFrom: true,
      supportsStaticESM: true,
      supportsTopLevelAwait: true,
    });
    if (sourceMapPath) NativeRuntime.#sourceMaps.set(url, sourceMapPath);
    return code;
  }
};

const isTypeScript = (url) => /\.ts(\?|$)/.test(url) && !url.includes('/node_modules/');

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === '@jest/globals') {
      // Loaded for each spec file, like the object in it.
      const { search } = new URL(context.parentURL);
      return {
        url: `data:text/javascript,export const { jest } = globalThis;//${search}`,
        format: 'module',
        shortCircuit: true,
      };
    }
    if (!specifier.startsWith('.') || !isTypeScript(context.parentURL)) return nextResolve(specifier, context);
    try {
      // Imports in the backend name the emitted file.
      return nextResolve(specifier.replace(/\.js$/, '.ts'), context);
    } catch (error) {
      if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
      return nextResolve(specifier, context);
    }
  },
  load(url, context, nextLoad) {
    if (!isTypeScript(url)) return nextLoad(url, context);
    return { format: 'module', source: module.exports.transform(url), shortCircuit: true };
  },
});
