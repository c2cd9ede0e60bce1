import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, runtime } = webpack;
const REQUESTED = `${RuntimeGlobals.require}.requested`;
const FRESH = `${RuntimeGlobals.require}.fresh`;

class RequestedModule extends RuntimeModule {
  constructor() {
    super('requested chunks');
  }

  generate() {
    // The shell gives the entry a query when it requests it again.
    return `${REQUESTED} = {};\n${FRESH} = globalThis.document?.currentScript?.src?.includes('?');`;
  }
}

/**
 * Requests a chunk under a fresh address if it was requested before, or if its entry has a fresh one: browsers queue a request behind a hanging
 * one with the same URL, preloads included, and may have cached an altered file.
 */
export class ChunkRetryPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkRetryPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('ChunkRetryPlugin', (chunk) => compilation.addRuntimeModule(chunk, new RequestedModule()));
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('ChunkRetryPlugin', (code) =>
        [
          code,
          `if (${FRESH} || ${REQUESTED}[url]) script.src = url + '?at=' + Date.now();`,
          `${REQUESTED}[url] = true;`,
        ].join('\n'),
      );
    });
  }
}
