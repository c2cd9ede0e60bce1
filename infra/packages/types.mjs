// Type declarations of all packages, written by TypeScript 7.
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { writeJson } from '../lib/json-file.mjs';
import { root, toolEnvironment } from '../lib/paths.mjs';
import { run } from '../lib/processes.mjs';
import { withExtensions } from './source.mjs';

/** Writes the declarations to `folder`: packages/ui/src/index.ts to ui/src/index.d.ts. */
export async function emitTypes(names, folder) {
  const packages = path.join(root, 'packages');
  const config = path.join(root, '.cache/packages-types.json');
  writeJson(config, {
    extends: '../tsconfig.web.json',
    compilerOptions: {
      noEmit: false,
      allowImportingTsExtensions: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: packages,
      outDir: folder,
    },
    include: names.map((name) => `../packages/${name}/src`),
    exclude: ['../packages/*/src/**/*.spec.*', '../packages/*/src/**/stories'],
  });
  const { code, output } = await run('node', ['node_modules/typescript-7/bin/tsc', '-p', config], {
    cwd: root,
    env: toolEnvironment(),
  });
  if (code !== 0) throw new Failure('The types of the packages could not be written.', output);
}

/** Packages that TypeScript names as the origin of a type, and those that a package declares and that export it too. */
const EXPORTED_BY = {
  '@tanstack/query-core': '@tanstack/react-query',
  '@tanstack/table-core': '@tanstack/react-table',
};
const ORIGIN = new RegExp(`import\\("(${Object.keys(EXPORTED_BY).join('|')})"\\)`, 'g');

/** The declarations of a module, with complete relative imports. */
export function declarations(file, sourceFolder) {
  const text = withExtensions(fs.readFileSync(file, 'utf8'), sourceFolder);
  return text.replace(ORIGIN, (_whole, name) => `import("${EXPORTED_BY[name]}")`);
}
