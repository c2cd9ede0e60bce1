// Reports of what the packages export (API Extractor), one for each entry that code of a running remote imports.
import fs from 'node:fs';
import path from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { Failure } from '../lib/failure.mjs';
import { readJson } from '../lib/json-file.mjs';
import { root, toolEnvironment } from '../lib/paths.mjs';
import { run } from '../lib/processes.mjs';

export const PACKAGES = ['ui', 'mfe-contract', 'mfe-kit'];
/** Entries for tests and for development without the shell. */
const NOT_REPORTED = new Set(['./testing', './alone', './styles']);

const none = { default: { logLevel: 'none' } };

/** Writes the reports of a package to a folder. @throws Failure if the package has type errors */
export async function writeReports(name, reportFolder) {
  const folder = path.join(root, 'packages', name);
  const types = path.join(folder, '.cache/api');
  fs.rmSync(types, { recursive: true, force: true });
  await emitTypes(name, folder, types);
  fs.rmSync(reportFolder, { recursive: true, force: true });
  fs.mkdirSync(reportFolder, { recursive: true });
  const configs = entriesOf(folder).map(({ entry, file }) =>
    extractorConfig({ folder, reportFolder, entry: path.join(types, entry), reportFileName: file }),
  );
  const compilerState = CompilerState.create(configs[0], {
    additionalEntryPoints: configs.slice(1).map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  for (const config of configs)
    Extractor.invoke(config, {
      localBuild: true,
      compilerState,
      messageCallback: (message) => (message.handled = true),
    });
}

/** API Extractor reads declarations, and only those that TypeScript 7 emits for the packages' sources. */
async function emitTypes(name, folder, outDir) {
  const options = [
    '--noEmit',
    'false',
    '--allowImportingTsExtensions',
    'false',
    '--declaration',
    '--emitDeclarationOnly',
  ];
  const { code, output } = await run(
    'node',
    ['node_modules/typescript-7/bin/tsc', '-p', folder, ...options, '--outDir', outDir, '--rootDir', folder],
    { cwd: root, env: toolEnvironment() },
  );
  if (code !== 0) throw new Failure(`The types of packages/${name} could not be written.`, output);
}

function entriesOf(folder) {
  return Object.entries(readJson(path.join(folder, 'package.json')).exports)
    .filter(([key, file]) => /\.tsx?$/.test(file) && !NOT_REPORTED.has(key))
    .map(([key, file]) => ({
      entry: file.replace(/\.tsx?$/, '.d.ts'),
      file: `${key === '.' ? 'index' : key.slice(2)}.api.md`,
    }));
}

function extractorConfig({ folder, reportFolder, entry, reportFileName }) {
  return ExtractorConfig.prepare({
    packageJsonFullPath: path.join(folder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: entry,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { extends: path.join(root, 'tsconfig.web.json'), include: [entry] } },
      apiReport: {
        enabled: true,
        reportFileName,
        reportFolder,
        reportTempFolder: path.join(folder, '.cache/api-temp'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { compilerMessageReporting: none, extractorMessageReporting: none, tsdocMessageReporting: none },
    },
  });
}
