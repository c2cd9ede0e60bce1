// Writes each package as it is published to `.cache/packages/<name>`: compiled modules, types, styles, catalogs and its own package.json.
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../lib/json-file.mjs';
import { root } from '../lib/paths.mjs';
import { templateDependencies } from '../../packages/create-mfe/src/write-template.mjs';
import { bundleTool } from './bundle-tool.mjs';
import { writeCatalogs } from './catalogs.mjs';
import { publishedManifest } from './manifest.mjs';
import { compiled } from './source.mjs';
import { declarations, emitTypes } from './types.mjs';
import { pinnedVersion, publishedRange } from './versions.mjs';

/** Packages with TypeScript sources. */
const LIBRARIES = ['api-client', 'map', 'mfe-contract', 'mfe-kit', 'trade', 'ui'];
/** Their messages are in the catalogs of the remotes. */
const WITH_MESSAGES = new Set(['map', 'mfe-kit', 'trade']);
/** What a remote installs. */
export const PACKAGES = ['ui', 'api-client', 'mfe-contract', 'mfe-kit', 'trade', 'map', 'build'];

const NOT_PUBLISHED = /\.spec\.\w+$|(^|\/)stories\//;

const sourceOf = (name) => path.join(root, 'packages', name);
export const outputOf = (name) => path.join(root, '.cache/packages', name);

/** Packs all packages, and the one that creates repositories; returns their folders. */
export async function pack() {
  const types = path.join(root, '.cache/packages-types');
  fs.rmSync(types, { recursive: true, force: true });
  await emitTypes(LIBRARIES, types);
  const manifests = PACKAGES.map((name) => readJson(path.join(sourceOf(name), 'package.json')));
  const versions = Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
  for (const [index, name] of PACKAGES.entries()) {
    const folder = emptyFolder(outputOf(name));
    const extra =
      name === 'build' ? await packBuild(folder) : await packLibrary(name, folder, path.join(types, name, 'src'));
    finish(name, folder, publishedManifest(manifests[index], versions, extra));
  }
  packCreator(emptyFolder(outputOf('create-mfe')));
  return [...PACKAGES, 'create-mfe'].map(outputOf);
}

function emptyFolder(folder) {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}

function finish(name, folder, manifest) {
  for (const file of ['README.md', 'CHANGELOG.md'])
    if (fs.existsSync(path.join(sourceOf(name), file)))
      fs.copyFileSync(path.join(sourceOf(name), file), path.join(folder, file));
  fs.copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  fs.writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function packCreator(folder) {
  for (const part of ['src', 'template'])
    fs.cpSync(path.join(sourceOf('create-mfe'), part), path.join(folder, part), { recursive: true });
  const ranges = templateDependencies('repository').map((name) => [name, publishedRange(name, pinnedVersion(name))]);
  fs.writeFileSync(path.join(folder, 'ranges.json'), `${JSON.stringify(Object.fromEntries(ranges), null, 2)}\n`);
  const { bin, ...source } = readJson(path.join(sourceOf('create-mfe'), 'package.json'));
  finish('create-mfe', folder, publishedManifest(source, {}, { bin }));
}

const filesOf = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !NOT_PUBLISHED.test(file));

function write(file, text) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

async function packLibrary(name, folder, types) {
  const source = path.join(sourceOf(name), 'src');
  const modules = [];
  for (const file of filesOf(source)) {
    const from = path.join(source, file);
    const to = path.join(folder, 'lib', file);
    if (!/\.tsx?$/.test(file) || file.endsWith('.d.ts')) {
      write(to, fs.readFileSync(from));
      continue;
    }
    const code = compiled(from);
    modules.push(code);
    write(to.replace(/\.tsx?$/, '.js'), code);
    const declared = file.replace(/\.tsx?$/, '.d.ts');
    write(path.join(folder, 'lib', declared), declarations(path.join(types, declared), path.dirname(from)));
  }
  if (WITH_MESSAGES.has(name)) {
    await writeCatalogs(modules, folder);
    return { exports: { './locales/*': './locales/*' } };
  }
  if (name === 'api-client') {
    // The dev server of a remote answers with samples of it.
    fs.copyFileSync(path.join(root, 'backend/openapi.json'), path.join(folder, 'openapi.json'));
    return { exports: { './openapi.json': './openapi.json' } };
  }
  if (name === 'ui') {
    // TypeScript leaves it out of declarations.
    const entry = path.join(folder, 'lib/index.d.ts');
    write(entry, `/// <reference path="./assets.d.ts" />\n${fs.readFileSync(entry, 'utf8')}`);
  }
  return {};
}

async function packBuild(folder) {
  const source = path.join(sourceOf('build'), 'src');
  for (const file of filesOf(source)) write(path.join(folder, 'lib', file), fs.readFileSync(path.join(source, file)));
  const imported = await bundleTool(path.join(folder, 'bin'));
  const own = new Set([
    '@lading/build',
    ...Object.keys(readJson(path.join(sourceOf('build'), 'package.json')).peerDependencies),
  ]);
  const dependencies = Object.fromEntries(
    imported.filter((name) => !own.has(name)).map((name) => [name, pinnedVersion(name)]),
  );
  return { bin: { 'lading-mfe': 'bin/lading-mfe.mjs' }, dependencies };
}
