import webpack from 'webpack';
import { integrityOf } from './integrity.mjs';

const { Compilation, RuntimeGlobals, RuntimeModule, runtime, sources } = webpack;
const TABLE = `${RuntimeGlobals.require}.integrity`;
const LENGTH = integrityOf('').length;
const isScript = (file) => file.endsWith('.js');

/** Hashes are known only once all chunks are written, so the runtime first holds marks of the same length; source maps stay right. */
const mark = (chunk) => `sha384-${chunk.id}/`.padEnd(LENGTH, '*');

class IntegrityTableModule extends RuntimeModule {
  constructor() {
    super('chunk integrity');
  }

  generate() {
    const chunks = [...this.chunk.getAllAsyncChunks()].sort((one, other) => (one.id < other.id ? -1 : 1));
    return `${TABLE} = ${JSON.stringify(Object.fromEntries(chunks.map((chunk) => [chunk.id, mark(chunk)])))};`;
  }
}

/**
 * Lets an entry file carry the hashes of the scripts it loads later, so that one hash of the entry vouches for all code of the remote or the shell.
 */
export class ChunkIntegrityPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunk)
        .tap('ChunkIntegrityPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new IntegrityTableModule());
        });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (code) => `${code}\nif (${TABLE}[chunkId]) script.integrity = ${TABLE}[chunkId];`,
      );
      // Runs after the last change of any name or content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrityPlugin', stage }, () => writeHashes(compilation));
    });
  }
}

function writeHashes(compilation) {
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue;
    // A chunk of shared modules alone has no script.
    const scripts = [...chunk.getAllAsyncChunks()].filter((loaded) => [...loaded.files].some(isScript));
    const hashes = scripts.map((loaded) => [mark(loaded), hashOf(compilation, loaded)]);
    for (const file of [...chunk.files].filter(isScript))
      compilation.updateAsset(file, (source) => replaced(source, hashes));
  }
}

function hashOf(compilation, chunk) {
  return integrityOf(compilation.getAsset([...chunk.files].find(isScript)).source.buffer());
}

function replaced(source, hashes) {
  const text = source.source();
  const result = new sources.ReplaceSource(source);
  for (const [wanted, hash] of hashes) {
    const at = text.indexOf(wanted);
    if (at >= 0) result.replace(at, at + LENGTH - 1, hash);
  }
  return result;
}
