// Regenerates the message catalogs and fails if they differed from the code. Commit the result.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { root } from './lib/paths.mjs';

const catalogs = () =>
  new Map(
    fs
      .globSync('{packages/ui,shell,mfe-*}/src/locales/*.po', { cwd: root })
      .map((file) => [file, fs.readFileSync(`${root}/${file}`, 'utf8')]),
  );

const before = catalogs();
execFileSync('lingui', ['extract', '--clean'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
const stale = [...catalogs()].filter(([file, texts]) => before.get(file) !== texts).map(([file]) => file);
if (stale.length > 0) {
  console.error(`Message catalogs differed from the code; commit the updated ones:\n${stale.join('\n')}`);
  process.exitCode = 1;
}
