// npm run reset: deletes the private database and all other files of the product. Asks for confirmation; `npm run reset -- --yes` does not.
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline/promises';
import { stopLeftoverDatabase } from './database.mjs';
import { printError } from './lib/failure.mjs';
import { ladingDir, root } from './lib/paths.mjs';
import { takeLock } from './lib/run-lock.mjs';

try {
  await reset();
} catch (error) {
  printError(error);
  process.exitCode = 1;
}

async function reset() {
  const name = path.relative(root, ladingDir) || ladingDir;
  if (!fs.existsSync(ladingDir)) return console.log(`There is nothing to remove: ${name} does not exist.`);
  const lock = await takeLock(ladingDir);
  try {
    if (!process.argv.includes('--yes') && !(await confirmed(name))) return console.log('Nothing was removed.');
    await stopLeftoverDatabase(ladingDir);
    fs.rmSync(ladingDir, { recursive: true, force: true });
    console.log(`${name} was removed. The next npm start creates new demonstration data.`);
  } finally {
    lock.release();
  }
}

async function confirmed(name) {
  const terminal = readline.createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([
    terminal.question(`Remove ${name} with the private database, all quotes, shipments and documents? (y/N) `),
    closed,
  ]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
