import { strict as assert } from 'node:assert';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../lib/failure.mjs';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/processes.mjs';
import { alternate } from './lib/rounds.mjs';
import { printRatios } from './lib/statistics.mjs';

const AREA = 'quotes';
const ROUNDS = 9;
const BUILD = fileURLToPath(new URL('limits/build-once.mjs', import.meta.url));

/** Measures the cold build of the largest area against the build of all pages as one application. */
export async function bench(stops) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-bench-'));
  stops.push(async () => fs.rmSync(folder, { recursive: true, force: true }));
  const first = await build(AREA, path.join(folder, 'once'));
  const second = await build(AREA, path.join(folder, 'twice'));
  assert.deepEqual(second.files, first.files, 'the same sources give the same files');

  const measure = (what) => build(what, path.join(folder, 'out'));
  const noise = await alternate(AREA, AREA, 3, measure);
  const pairs = await alternate(AREA, 'spa', ROUNDS, measure);
  printRatios('A/A, the area against itself: CPU, s', noise, 'cpu');
  printRatios(`${AREA} / one application: CPU, s (target 0.7)`, pairs, 'cpu');
  printRatios(`${AREA} / one application: wall time, s`, pairs, 'wall');
}

async function build(what, folder) {
  const { code, output } = await run(process.execPath, [BUILD, what, folder], { cwd: root });
  if (code !== 0) throw new Failure(`The build of ${what} failed: see its output below.`, output);
  const files = fs.readdirSync(folder, { recursive: true }).sort();
  return { ...JSON.parse(output.trim().split('\n').at(-1)), files };
}
