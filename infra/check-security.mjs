/*
 * npm run check:security: attacks two API processes with one database, and prints a table.
 * `-- --only 05` checks one point; `-- --short` is what npm test runs.
 *
 * A point is a file `check-security/points/NN-name.mjs` that exports
 *   number   its two digits
 *   title    the guarantee, at most 60 characters
 *   check    async ({ product, expect, note, short }) => void
 * `expect(holds, what)` counts one check; `what` is printed when it fails. `note(text)` adds a value to the line.
 * `product` has visitor(), person(), query(), mails(), settled() and startProcess(): see check-security/product.mjs. What a point starts is
 * stopped when it ends.
 * Points run one after the other on the same installation; each creates its own users and companies.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildBackend } from './bench/lib/accounts.mjs';
import { Product } from './check-security/product.mjs';
import { isBuilt } from './lib/build.mjs';
import { Failure, printError } from './lib/failure.mjs';
import { root } from './lib/paths.mjs';
import { Progress } from './lib/progress.mjs';

const FAILURES_SHOWN = 20;
const folder = path.join(root, 'infra/check-security/points');
const { only, short } = parseArgs({ options: { only: { type: 'string' }, short: { type: 'boolean' } } }).values;

let product;
try {
  const points = await loadPoints();
  const progress = new Progress(2);
  await progress.step('Build of the backend', () => (isBuilt() ? 'up to date' : buildBackend()));
  product = await progress.step('Two API processes on one database', () => Product.start());
  console.log('');
  const failures = [];
  for (const point of points) failures.push(...(await perform(point)));
  if (failures.length > 0) {
    process.exitCode = 1;
    console.log(`\n${failures.slice(0, FAILURES_SHOWN).join('\n')}`);
  }
} catch (error) {
  printError(error);
  process.exitCode = 1;
} finally {
  await product?.stop();
  // What a failed point left running would keep this process alive, and `npm test` waiting for it.
  process.exit();
}

async function loadPoints() {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.mjs') && (!only || name.startsWith(only)));
  if (names.length === 0) throw new Failure(`No point starts with ${only}.`);
  return Promise.all(names.sort().map((name) => import(path.join(folder, name))));
}

/** Checks one point, prints its line and returns what failed. */
async function perform({ number, title, check }) {
  const startedAt = performance.now();
  const failed = [];
  const notes = [];
  let count = 0;
  const expect = (holds, what) => {
    count += 1;
    if (!holds) failed.push(`${number} ${what}`);
  };
  try {
    await check({ product, expect, note: (text) => notes.push(text), short: short ?? false });
  } catch (error) {
    failed.push(`${number} ${error.stack}`, ...(error.details ? [error.details] : []));
  }
  await product.stopStarted();
  if (count === 0 && failed.length === 0) failed.push(`${number} checked nothing`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const verdict = failed.length === 0 ? 'passed' : `FAILED ${failed.length}`;
  const figures = [`${count} checks`.padStart(12), `${seconds} s`.padStart(8), verdict, ...notes].join('  ');
  console.log(`${number}  ${title.padEnd(60)}${figures}`);
  return failed;
}
