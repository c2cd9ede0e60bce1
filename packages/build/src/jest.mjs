import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { textsPlugin } from './texts-plugin.mjs';

const require = createRequire(import.meta.url);
const own = (file) => fileURLToPath(new URL(file, import.meta.url));

/** What files that only a bundler reads are in tests. */
export const stubs = {
  '\\.module\\.css$': own('css-module-stub.mjs'),
  '\\.css$': own('css-stub.mjs'),
  '\\.po$': own('catalog-stub.mjs'),
};

/** Jest configuration of a repository with one remote, for `NODE_OPTIONS=--experimental-vm-modules`. */
export const remoteJest = {
  testEnvironment: own('jsdom-environment.cjs'),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
          experimental: { plugins: [textsPlugin] },
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: stubs,
  setupFilesAfterEnv: [own('jest-web-setup.mjs')],
  modulePathIgnorePatterns: ['/dist/', '/.cache/'],
  testTimeout: 30_000,
};
