import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import Ajv from 'ajv';
import webpack from 'webpack';
import schema from '@lading/mfe-contract/shell-manifest.schema.json' with { type: 'json' };
import { buildFacts } from './build-facts.mjs';
import { integrityOf } from './integrity.mjs';

const { Compilation, WebpackError, sources } = webpack;
const PAGE = 'index.html';
const FILE = 'shell.manifest.json';
/** Placeholder in the built page for the folder of the release, which the server fills in. */
export const ASSETS = '%ASSETS%';

const validate = new Ajv({ allErrors: true }).compile(schema);

/** Scripts and style sheets of the page. */
const TAG = new RegExp(`<(?:script|link)[^>]* (?:src|href)="${ASSETS}/([^"]+\\.(?:js|css))"`, 'g');

const PROVIDED = {
  contract: '@lading/mfe-contract',
  ui: '@lading/ui',
  react: 'react',
  router: 'react-router',
  lingui: '@lingui/core',
  api: '@lading/api-client',
};

/** Versions that a shell in `dir` provides to remotes. */
function provided(dir) {
  const { resolve } = createRequire(path.join(dir, 'package.json'));
  const versionOf = (name) => JSON.parse(fs.readFileSync(resolve(`${name}/package.json`), 'utf8')).version;
  return Object.fromEntries(Object.entries(PROVIDED).map(([name, owner]) => [name, versionOf(owner)]));
}

/** Writes the hashes of scripts and styles into the page, and dist/shell.manifest.json: what the build is and what it provides to remotes. */
export class ShellManifestPlugin {
  constructor({ dir, version }) {
    this.dir = dir;
    this.version = version;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellManifestPlugin', (compilation) => {
      // After the last change of any name or content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ShellManifestPlugin', stage }, () => {
        // A build with errors has no page.
        if (compilation.errors.length > 0) return;
        compilation.updateAsset(PAGE, (page) => new sources.RawSource(withHashes(compilation, String(page.source()))));
        const page = compilation.getAsset(PAGE).source.buffer();
        const manifest = {
          name: 'shell',
          version: this.version,
          integrity: integrityOf(page),
          provides: provided(this.dir),
          ...buildFacts(this.dir, compilation.getAssets()),
        };
        if (!validate(JSON.parse(JSON.stringify(manifest))))
          compilation.errors.push(new WebpackError(`${FILE}: ${JSON.stringify(validate.errors)}`));
        compilation.emitAsset(FILE, new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
      });
    });
  }
}

const withHashes = (compilation, page) =>
  page.replaceAll(TAG, (tag, file) => `${tag} integrity="${integrityOf(compilation.getAsset(file).source.buffer())}"`);
