// npm run sbom: writes the software bill of materials to sbom.cdx.json (CycloneDX), or to the given path.
import fs from 'node:fs';
import path from 'node:path';
import { Failure, printError } from './lib/failure.mjs';
import { root } from './lib/paths.mjs';
import { billOfMaterials, missingFrom } from './supply-chain/bill-of-materials.mjs';
import { readLock } from './supply-chain/install-scripts.mjs';

try {
  const document = billOfMaterials();
  const missing = missingFrom(document, readLock());
  if (missing.length > 0) throw new Failure(`npm omitted packages: ${missing.join(', ')}.`);
  const file = path.resolve(process.argv[2] ?? path.join(root, 'sbom.cdx.json'));
  fs.writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
  console.log(`${document.components.length} packages in ${file}`);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
