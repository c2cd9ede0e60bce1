import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

class NonceModule extends RuntimeModule {
  constructor() {
    // After webpack's own module, which leaves the nonce empty.
    super('page nonce', RuntimeModule.STAGE_TRIGGER);
  }

  generate() {
    // The build itself also runs style modules, where there is no document.
    return `${RuntimeGlobals.scriptNonce} = globalThis.document?.currentScript?.nonce;`;
  }
}

/** Gives the scripts and styles that a bundle adds to the page the nonce of the script element that runs it. */
export class NoncePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('NoncePlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('NoncePlugin', (chunk, requirements) => {
        requirements.add(RuntimeGlobals.scriptNonce);
        compilation.addRuntimeModule(chunk, new NonceModule());
      });
    });
  }
}
