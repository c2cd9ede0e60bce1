import { installedFolder, installedVersion } from './installed.mjs';

/** Modules that must exist once on a page, with the package whose version counts. Message macros import the two of Lingui. */
const SINGLETONS = {
  react: 'react',
  'react/': 'react',
  'react-dom': 'react-dom',
  'react-dom/': 'react-dom',
  '@lingui/core': '@lingui/core',
  '@lingui/react': '@lingui/react',
  '@lading/ui': '@lading/ui',
  '@lading/ui/router': '@lading/ui',
};

/** Packages of the shell that a remote uses if the version fits; otherwise it loads the copy of its own build. Each with the package that uses it. */
const REUSED = { '@tanstack/react-query': '@lading/mfe-kit', 'openapi-fetch': '@lading/api-client' };

/** Packages that a remote does not import itself, but through one of ours. */
const THROUGH = { ...REUSED, 'react-router': '@lading/ui', '@lingui/react': '@lading/ui' };

/** The installed version that a build of `dir` uses. */
function versionIn(dir, name) {
  return installedVersion(THROUGH[name] ? installedFolder(dir, THROUGH[name]) : dir, name);
}

function versions(dir, name) {
  const version = versionIn(dir, name);
  return { version, requiredVersion: `^${version}` };
}

/**
 * Federation's `shared` option for a build of `dir`. The shell provides its copies with its first scripts; of singletons a remote must not bundle its own.
 * @returns {Record<string, { singleton?: true, version: string, requiredVersion: string, eager?: true, import?: false }>}
 */
export function sharedModules(dir, isShell) {
  const singletons = Object.entries(SINGLETONS).map(([request, owner]) => [
    request,
    { singleton: true, ...versions(dir, owner), ...(isShell ? { eager: true } : { import: false }) },
  ]);
  const reused = Object.keys(REUSED).map((request) => [
    request,
    { ...versions(dir, request), ...(isShell && { eager: true }) },
  ]);
  return Object.fromEntries([...singletons, ...reused]);
}

/** Patches add nothing that a remote can depend on. */
const range = (from) => `^${from.replace(/\.\d+$/, '.0')}`;

/**
 * Requirements of the manifest for a build of `dir`, given the requests of shared modules that it imports. Every remote uses the design system's
 * styles, the contract and the API.
 *
 * The required minor is the one of the build. The version that first exported each imported name would be lower, but it would miss new properties
 * and behavior of older exports: a remote that uses them would load in a shell that ignores them.
 */
export function requirements(dir, imported) {
  const imports = (name) => imported.some((request) => request === name || request.startsWith(`${name}/`));
  const built = (name) => range(versionIn(dir, name));
  const api = versionIn(dir, '@lading/api-client');
  return {
    api: Number.parseInt(api, 10),
    apiVersion: range(api),
    contract: built('@lading/mfe-contract'),
    ui: built('@lading/ui'),
    ...((imports('react') || imports('react-dom')) && { react: built('react') }),
    ...(imports('@lading/ui/router') && { router: built('react-router') }),
    ...((imports('@lingui/core') || imports('@lingui/react')) && { lingui: built('@lingui/core') }),
  };
}
