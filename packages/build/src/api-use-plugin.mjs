import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const FILE = 'api-use.json';

/** Adds the recorded API use of a remote to its build, so that a release can be compared with the API of an installation. */
export class ApiUsePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ApiUsePlugin', (compilation) => {
      const file = path.join(compiler.context, FILE);
      compilation.fileDependencies.add(file);
      compilation.hooks.processAssets.tap(
        { name: 'ApiUsePlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          if (fs.existsSync(file)) compilation.emitAsset(FILE, new webpack.sources.RawSource(fs.readFileSync(file)));
        },
      );
    });
  }
}
