// package.json of a published package.
import { publishedRange } from './versions.mjs';

/** Used by the entries for tests only. */
const FOR_TESTS = ['@testing-library/react', 'msw', 'openapi-msw'];

/** Tools of @lading/build are development dependencies here, because the product does not contain them. */
const TOOLS = new Set(['@lading/build']);

/** @param versions versions of the packages of this repository by name */
export function publishedManifest(source, versions, { exports = {}, bin, dependencies = {} } = {}) {
  // Tools in the versions that were tested; libraries in a range, so that a page has one copy.
  const range = (name, version) => {
    if (versions[name]) return publishedRange(name, versions[name]);
    return /^\d/.test(version) && !TOOLS.has(source.name) ? publishedRange(name, version) : version;
  };
  const ranges = (dependencies) =>
    dependencies &&
    Object.fromEntries(Object.entries(dependencies).map(([name, version]) => [name, range(name, version)]));
  const { name, version, description, license, type, sideEffects, devDependencies = {} } = source;
  const tools = TOOLS.has(name) ? devDependencies : {};
  const optional = FOR_TESTS.filter((one) => devDependencies[one]);
  const peers = {
    ...source.peerDependencies,
    ...Object.fromEntries(optional.map((one) => [one, devDependencies[one]])),
  };
  return {
    name,
    version,
    description,
    license,
    type,
    engines: { node: '>=20.19' },
    sideEffects: Array.isArray(sideEffects)
      ? sideEffects.map((files) => files.replace('./src/', './lib/'))
      : sideEffects,
    exports: { ...publishedExports(source.exports), ...exports },
    bin,
    publishConfig: { access: 'public' },
    dependencies: ranges(sorted({ ...source.dependencies, ...tools, ...dependencies })),
    peerDependencies: ranges(sorted(peers)),
    peerDependenciesMeta:
      optional.length > 0 ? Object.fromEntries(optional.map((one) => [one, { optional: true }])) : undefined,
    // The versions it was built with.
    devDependencies: builtWith(source),
  };
}

const sorted = (dependencies) =>
  Object.fromEntries(Object.entries(dependencies).sort(([one], [other]) => (one < other ? -1 : 1)));

function publishedExports(exports = {}) {
  const published = ([key, file]) => {
    const emitted = file.replace('./src/', './lib/');
    const module = emitted.replace(/\.tsx?$/, '');
    return [key, module === emitted ? emitted : { types: `${module}.d.ts`, default: `${module}.js` }];
  };
  return Object.fromEntries(Object.entries(exports).map(published));
}

function builtWith({ peerDependencies = {}, devDependencies = {} }) {
  const entries = Object.entries(devDependencies).filter(([name]) => peerDependencies[name]);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
