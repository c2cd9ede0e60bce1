// npm run openapi: writes the Python client from the API document. Options: --document <file>, --out <folder>.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { printError } from '../lib/failure.mjs';
import { readJson } from '../lib/json-file.mjs';
import { root } from '../lib/paths.mjs';
import { clientModule } from './operations.mjs';
import { modelsModule } from './models.mjs';

export const PYTHON_MODULES = 'packages/api-client-python/lading_api_client';

/** The generated modules by file name. Only operations that accept API keys are in them. */
export function pythonModules(document) {
  const operations = Object.entries(document.paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, route, method: method.toUpperCase() })),
  );
  const ours = operations.filter(({ security = document.security }) => security.some(({ apiKey }) => apiKey));
  return {
    'client.py': clientModule(ours, document.components.schemas),
    'models.py': modelsModule(ours, document.components.schemas),
    'version.py': `# Written by npm run openapi.\nAPI_VERSION = "${document.info.version}"\n`,
  };
}

function main() {
  const options = {
    document: { type: 'string', default: 'backend/openapi.json' },
    out: { type: 'string', default: PYTHON_MODULES },
  };
  const { document, out } = parseArgs({ options }).values;
  for (const [file, text] of Object.entries(pythonModules(readJson(path.resolve(root, document)))))
    fs.writeFileSync(path.resolve(root, out, file), text);
}

if (process.argv[1] === import.meta.filename)
  try {
    main();
  } catch (error) {
    printError(error);
    process.exitCode = 1;
  }
