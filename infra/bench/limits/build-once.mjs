// node build-once.mjs <micro-frontend|spa> <folder>: one production build without any cache; prints its wall and CPU seconds.
import fs from 'node:fs';
import path from 'node:path';
import { remoteConfig } from '@lading/build/federation';
import { root } from '../../lib/paths.mjs';
import { runWebpack, spaConfig } from './spa/config.mjs';

const TICKS_PER_SECOND = 100;

const [what, folder] = process.argv.slice(2);
const config = what === 'spa' ? spaConfig(folder) : remoteConfig(path.join(root, `mfe-${what}`));
const startedAt = performance.now();
await runWebpack({ ...config, cache: false, output: { ...config.output, path: folder } });
console.log(JSON.stringify({ wall: (performance.now() - startedAt) / 1e3, cpu: cpuSeconds() }));

/** CPU time of this process and its ended children, because code is minified in child processes (Linux: proc_pid_stat(5), fields 14 to 17). */
function cpuSeconds() {
  const fields = fs.readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
}
