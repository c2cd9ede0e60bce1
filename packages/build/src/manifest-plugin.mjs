import crypto from 'node:crypto';
import Ajv from 'ajv';
import webpack from 'webpack';
import schema from '@lading/mfe-contract/manifest.schema.json' with { type: 'json' };
import { integrityOf } from './integrity.mjs';
import { reactRange } from './shared-modules.mjs';

const validate = new Ajv({ allErrors: true }).compile(schema);

/** Hash over every file a browser can load, so that equal sources give an equal folder name. */
function checksumOf(assets) {
  const hash = crypto.createHash('sha256');
  for (const asset of [...assets].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (/\.(map|gz|br)$/.test(asset.name)) continue;
    hash.update(asset.name).update('\0').update(asset.source.buffer());
  }
  return hash.digest('hex');
}

/** Scripts that every use of the area needs after its entry, with their hashes. */
function startChunks(compilation) {
  const groups = [...compilation.entrypoints.values()].flatMap((entrypoint) => entrypoint.getChildren());
  const files = [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => file.endsWith('.js')).sort();
  return Object.fromEntries(files.map((file) => [file, integrityOf(compilation.getAsset(file).source.buffer())]));
}

/** Writes dist/mfe.manifest.json: the area's own manifest plus version, checksum, entry and hashes of scripts, checked against the contract's schema. */
export class ManifestPlugin {
  constructor({ manifest, version, entry }) {
    this.manifest = manifest;
    this.version = version;
    this.entry = entry;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ManifestPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const assets = compilation.getAssets();
          const entry = assets.find((asset) => this.entry.test(asset.name));
          const stamped = {
            ...this.manifest,
            requires: { react: reactRange, ...this.manifest.requires },
            version: this.version,
            checksum: checksumOf(assets),
            entry: entry?.name,
            integrity: entry && integrityOf(entry.source.buffer()),
            startChunks: startChunks(compilation),
          };
          if (!validate(stamped)) {
            const reasons = validate.errors.map((error) => `${error.instancePath || '/'} ${error.message}`).join('; ');
            compilation.errors.push(new webpack.WebpackError(`mfe.manifest.json: ${reasons}`));
          }
          compilation.emitAsset(
            'mfe.manifest.json',
            new webpack.sources.RawSource(`${JSON.stringify(stamped, null, 2)}\n`),
          );
        },
      );
    });
  }
}
