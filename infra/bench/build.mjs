import { strict as assert } from 'node:assert';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../lib/failure.mjs';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/processes.mjs';
import { alternate } from './lib/rounds.mjs';
import { printRatios } from './lib/statistics.mjs';

/** The micro-frontend with the most code. */
const AREA = 'quotes';
const ROUNDS = 9;
const BUILD = fileURLToPath(new URL('limits/build-once.mjs', import.meta.url));

/** Measures the cold build of one micro-frontend against the build of all pages as one application. */
export async function bench(stops) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-bench-'));
  const stopped = new AbortController();
  stops.push(async () => {
    stopped.abort();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  const measure = (what) => build(what, path.join(folder, 'out'), stopped.signal);
  for (const what of [AREA, 'spa']) {
    const [first, second] = [await measure(what), await measure(what)];
    assert.deepEqual(second.files, first.files, `the same sources of ${what} give the same bytes`);
    console.log(`${what}: two builds of ${Object.keys(first.files).length} files, equal byte for byte`);
  }

  const noise = await alternate(AREA, AREA, ROUNDS, measure);
  const pairs = await alternate(AREA, 'spa', ROUNDS, measure);
  printRatios('A/A, the area against itself: CPU, s', noise, 'cpu');
  printRatios(`${AREA} / one application: CPU, s (target 0.7)`, pairs, 'cpu');
  printRatios(`${AREA} / one application: wall time, s`, pairs, 'wall');
}

async function build(what, folder, signal) {
  fs.rmSync(folder, { recursive: true, force: true });
  const { code, output } = await run(process.execPath, [BUILD, what, folder], { cwd: root, signal });
  if (code !== 0) throw new Failure(`The build of ${what} failed: see its output below.`, output);
  return { ...JSON.parse(output.trim().split('\n').at(-1)), files: hashes(folder) };
}

function hashes(folder) {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
  return Object.fromEntries(
    names.map((name) => [
      path.relative(folder, name),
      createHash('sha256').update(fs.readFileSync(name)).digest('hex'),
    ]),
  );
}
