import Ajv from 'ajv';
import webpack from 'webpack';
import schema from '@lading/mfe-contract/manifest.schema.json' with { type: 'json' };
import { buildFacts } from './build-facts.mjs';
import { integrityOf } from './integrity.mjs';
import { requirements } from './shared-modules.mjs';

const validate = new Ajv({ allErrors: true }).compile(schema);

/** Requests of the shared modules that the emitted code imports. */
function importedShared({ modules, chunkGraph }) {
  return [...modules]
    .filter((module) => module.type === 'consume-shared-module' && chunkGraph.getNumberOfModuleChunks(module) > 0)
    .map(({ options }) => options.shareKey);
}

/** Whether a chunk group is the code of the remote; the others are its own copies of packages that the shell also has. */
const isExposed = (group) =>
  group.getBlocks().some(({ dependencies }) => dependencies.some(({ type }) => type === 'container exposed'));

/** Scripts of chunk groups with their hashes. */
function scriptsOf(compilation, groups) {
  const files = [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => file.endsWith('.js')).sort();
  return Object.fromEntries(files.map((file) => [file, integrityOf(compilation.getAsset(file).source.buffer())]));
}

/** Scripts that every use of the remote needs after its entry, with their hashes. */
const startChunks = (compilation) =>
  scriptsOf(
    compilation,
    [...compilation.entrypoints.values()].flatMap((entrypoint) => entrypoint.getChildren().filter(isExposed)),
  );

/** The manifest's pages with the scripts of their chunks; without scripts, which the schema refuses, if there is no such chunk. */
const pagesWithScripts = (compilation, pages) =>
  pages?.map((page) => {
    const group = compilation.namedChunkGroups.get(page.chunk);
    return group ? { ...page, scripts: scriptsOf(compilation, [group]) } : page;
  });

function problemsOf(manifest, stamped) {
  if (manifest.requires) return ['the build computes "requires". Remove it.'];
  if (validate(JSON.parse(JSON.stringify(stamped)))) return repeatedContents(manifest);
  return [validate.errors.map((error) => `${error.instancePath || '/'} ${error.message}`).join('; ')];
}

/** The name of a content is part of its id and its address, so it appears once per slot. Names of remotes are unique. */
const repeatedContents = ({ slots = [] }) =>
  slots
    .filter(({ slot, content }, index) =>
      slots.slice(0, index).some((other) => other.slot === slot && other.content === content),
    )
    .map(({ slot, content }) => `slot "${slot}" has the content "${content}" twice. Remove or rename one.`);

/** Writes dist/mfe.manifest.json: the remote's own manifest plus requirements, version, checksum, entry, hashes, commit and time, checked against the contract's schema. */
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
            requires: requirements(compiler.context, importedShared(compilation)),
            version: this.version,
            entry: entry?.name,
            integrity: entry && integrityOf(entry.source.buffer()),
            startChunks: startChunks(compilation),
            pages: pagesWithScripts(compilation, this.manifest.pages),
            ...buildFacts(compiler.context, assets),
          };
          for (const problem of problemsOf(this.manifest, stamped))
            compilation.errors.push(new webpack.WebpackError(`mfe.manifest.json: ${problem}`));
          compilation.emitAsset(
            'mfe.manifest.json',
            new webpack.sources.RawSource(`${JSON.stringify(stamped, null, 2)}\n`),
          );
        },
      );
    });
  }
}
