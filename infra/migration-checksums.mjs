// npm run migrations:freeze: records the checksums of new migrations. A migration that has landed never changes, so one that did is refused.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Failure, printError } from './lib/failure.mjs';
import { root } from './lib/paths.mjs';

const folder = path.join(root, 'backend/src/migrations');
const target = path.join(folder, 'checksums.ts');

try {
  const known = Object.fromEntries(
    [...fs.readFileSync(target, 'utf8').matchAll(/(\w+): '([0-9a-f]{64})'/g)].map(([, name, checksum]) => [
      name,
      checksum,
    ]),
  );
  const lines = fs
    .readdirSync(folder)
    .filter((file) => /^\d{13}-.*\.ts$/.test(file))
    .sort()
    .map((file) => {
      const source = fs.readFileSync(path.join(folder, file));
      const name = /export class (\w+) /.exec(source)[1];
      const checksum = createHash('sha256').update(source).digest('hex');
      if ((known[name] ?? checksum) !== checksum)
        throw new Failure(`${file} has landed and was changed: restore it and add a new migration.`);
      return `  ${name}: '${checksum}',`;
    });
  fs.writeFileSync(
    target,
    `/** SHA-256 of the source of each migration, written by \`npm run migrations:freeze\`. A migration that has landed never changes. */\nexport const MIGRATION_CHECKSUMS: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`,
  );
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
