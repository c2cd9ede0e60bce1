import api from '@lading/api-client/package.json' with { type: 'json' };
import contract from '@lading/mfe-contract/package.json' with { type: 'json' };
import kit from '@lading/mfe-kit/package.json' with { type: 'json' };
import ui from '@lading/ui/package.json' with { type: 'json' };

const version = { ...api.dependencies, ...kit.dependencies, ...ui.dependencies, '@lading/ui': ui.version };

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

/** Packages of the shell that a remote uses if the version fits; otherwise it loads the copy of its own build. */
const REUSED = ['@tanstack/react-query', 'openapi-fetch'];

const versions = (owner) => ({ version: version[owner], requiredVersion: `^${version[owner]}` });

/**
 * Federation's `shared` option. The shell provides its copies with its first scripts; of singletons a remote must not bundle its own.
 * @returns {Record<string, { singleton?: true, version: string, requiredVersion: string, eager?: true, import?: false }>}
 */
export function sharedModules(isShell) {
  const singletons = Object.entries(SINGLETONS).map(([request, owner]) => [
    request,
    { singleton: true, ...versions(owner), ...(isShell ? { eager: true } : { import: false }) },
  ]);
  const reused = REUSED.map((request) => [request, { ...versions(request), ...(isShell && { eager: true }) }]);
  return Object.fromEntries([...singletons, ...reused]);
}

/** Patches add nothing that a remote can depend on. */
const range = (from) => `^${from.replace(/\.\d+$/, '.0')}`;

/**
 * Requirements of the manifest, given the requests of shared modules that the build imports. Every remote uses the design system's styles, the
 * contract and the API.
 *
 * The required minor is the one of the build. The version that first exported each imported name would be lower, but it would miss new properties
 * and behavior of older exports: a remote that uses them would load in a shell that ignores them.
 */
export function requirements(imported) {
  const imports = (name) => imported.some((request) => request === name || request.startsWith(`${name}/`));
  return {
    api: Number.parseInt(api.version, 10),
    apiVersion: range(api.version),
    contract: range(contract.version),
    ui: range(ui.version),
    ...((imports('react') || imports('react-dom')) && { react: range(version.react) }),
    ...(imports('@lading/ui/router') && { router: range(version['react-router']) }),
    ...((imports('@lingui/core') || imports('@lingui/react')) && { lingui: range(version['@lingui/core']) }),
  };
}
