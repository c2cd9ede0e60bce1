import { textsPlugin } from './packages/build/src/texts-plugin.mjs';

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
    target: 'es2024',
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
};
const withTexts = { ...swc, jsc: { ...swc.jsc, experimental: { ...swc.jsc.experimental, plugins: [textsPlugin] } } };
const common = {
  transform: { '^.+\\.(ts|tsx)$': ['@swc/jest', swc] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/.lading/', '/.cache/'],
};
/** The application is loaded once for all spec files of a worker, not for each (docs/adr/0033). */
const loadedOncePerWorker = {
  runtime: '<rootDir>/infra/testing/native-runtime.cjs',
  testEnvironment: '<rootDir>/infra/testing/native-environment.cjs',
};
/** In the backend, imports name the emitted file (`./x.js`); Jest reads the source. */
const sourceOfEmitted = { '^(\\.{1,2}/.*)\\.js$': '$1' };

export default {
  coverageProvider: 'v8',
  // Limit for hanging tests, not for speed: two cores run all projects at once.
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      ...loadedOncePerWorker,
      testMatch: ['<rootDir>/{backend/src,infra,packages/build/src}/**/*.spec.ts'],
    },
    {
      ...common,
      displayName: 'int',
      ...loadedOncePerWorker,
      testMatch: ['<rootDir>/backend/src/**/*.int-spec.ts', '<rootDir>/backend/test/**/*.spec.ts'],
      setupFiles: ['<rootDir>/backend/test/support/setup-environment.ts'],
    },
    {
      ...common,
      displayName: 'web',
      transform: { '^.+\\.(ts|tsx)$': ['@swc/jest', withTexts] },
      testEnvironment: '<rootDir>/packages/build/src/jsdom-environment.cjs',
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/packages/build/src/css-module-stub.mjs',
        '\\.css$': '<rootDir>/packages/build/src/css-stub.mjs',
        '\\.po$': '<rootDir>/packages/build/src/catalog-stub.mjs',
      },
      setupFilesAfterEnv: ['<rootDir>/packages/build/src/jest-web-setup.mjs'],
      testMatch: [
        '<rootDir>/{shell,mfe-*}/src/**/*.spec.{ts,tsx}',
        '<rootDir>/packages/{ui,map,trade,mfe-contract,mfe-kit,api-client}/src/**/*.spec.{ts,tsx}',
      ],
    },
    {
      // Schemas of the front end beside the rules of the backend.
      ...common,
      displayName: 'rules',
      transform: { '^.+\\.(ts|tsx)$': ['@swc/jest', withTexts] },
      testEnvironment: 'node',
      moduleNameMapper: {
        ...sourceOfEmitted,
        '\\.module\\.css$': '<rootDir>/packages/build/src/css-module-stub.mjs',
        '\\.css$': '<rootDir>/packages/build/src/css-stub.mjs',
        '\\.po$': '<rootDir>/packages/build/src/catalog-stub.mjs',
      },
      testMatch: ['<rootDir>/packages/trade/test/**/*.spec.ts'],
    },
  ],
};
