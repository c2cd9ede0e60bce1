// npm run drill -- <name>: breaks a part of the production arrangement on this machine, and checks what must hold. `all` runs every drill one after
// another; `--write` stores the figures and writes docs/drills.md, alone only the page. Without a name, lists the drills.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildBackend } from './bench/lib/accounts.mjs';
import { printRows, storeResult, writePage } from './drills/lib/report.mjs';
import { runDrill } from './drills/lib/run-drill.mjs';
import { Failure, printError } from './lib/failure.mjs';

const FOLDER = path.join(import.meta.dirname, 'drills');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' }, minutes: { type: 'string' } },
});
const names = fs
  .readdirSync(FOLDER)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => path.basename(name, '.mjs'));

try {
  const drills = new Map();
  for (const name of names) drills.set(name, await import(`./drills/${name}.mjs`));
  for (const name of chosen(drills)) if (!(await run(name, drills.get(name)))) process.exitCode = 1;
  if (values.write) await writePage(drills);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
// A drill that was cut off may have left timers.
process.exit();

function chosen(drills) {
  const [name] = positionals;
  if (name === 'all') return names;
  if (name === undefined && values.write) return [];
  if (drills.has(name)) return [name];
  const known = [...drills].map(([known, { title }]) => `  ${known.padEnd(14)}${title}`);
  throw new Failure(['Usage: npm run drill -- <name>|all [--write] [--minutes N]', ...known].join('\n'));
}

/** Whether everything held. */
async function run(name, drill) {
  console.log(`\n${name}: ${drill.title}`);
  await buildBackend();
  const result = await runDrill(drill, drill.minutes && values.minutes ? Number(values.minutes) : undefined);
  printRows(result);
  if (values.write) storeResult(name, result);
  return result.held;
}
