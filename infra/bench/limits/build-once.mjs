// node build-once.mjs <area|spa> <folder>: one production build without any cache; prints its wall and CPU seconds.
import path from 'node:path';
import { remoteConfig } from '@lading/build/federation';
import { root } from '../../lib/paths.mjs';
import { runWebpack, spaConfig } from './spa/config.mjs';

const [what, folder] = process.argv.slice(2);
const config = what === 'spa' ? spaConfig(folder) : remoteConfig(path.join(root, `mfe-${what}`));
const startedAt = performance.now();
await runWebpack({ ...config, cache: false, output: { ...config.output, path: folder } });
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ wall: (performance.now() - startedAt) / 1e3, cpu: (user + system) / 1e6 }));
