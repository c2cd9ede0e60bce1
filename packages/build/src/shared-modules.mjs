import fs from 'node:fs';

const dependencies = JSON.parse(fs.readFileSync(new URL('../../ui/package.json', import.meta.url), 'utf8'));
const version = { ...dependencies.dependencies, '@lading/ui': dependencies.version };

/** The only modules that shell and remotes share, with the package whose version counts. Code with texts is compiled to imports of the two of Lingui. */
const SHARED = {
  react: 'react',
  'react/': 'react',
  'react-dom': 'react-dom',
  'react-dom/': 'react-dom',
  '@lingui/core': '@lingui/core',
  '@lingui/react': '@lingui/react',
  '@lading/ui': '@lading/ui',
  '@lading/ui/router': '@lading/ui',
};

/** Range of React versions that an area built here runs with: patches of React change no promise. */
export const reactRange = `^${version.react.replace(/\.\d+$/, '.0')}`;

/** Federation's `shared` option: the shell carries the one copy, a remote cannot carry its own. */
export function sharedModules(isShell) {
  return Object.fromEntries(
    Object.entries(SHARED).map(([request, owner]) => [
      request,
      {
        singleton: true,
        version: version[owner],
        requiredVersion: `^${version[owner]}`,
        ...(isShell ? { eager: true } : { import: false }),
      },
    ]),
  );
}
