import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { zip } from './zip.mjs';

/** Header of an artifact bundle: magic number and format version. */
const HEADER = Buffer.from('SYSB\x02\0\0\0', 'latin1');

/**
 * Artifact bundle of a build: every script that has a source map, with its map, under its URL. `~` stands
 * for any origin. The error service finds them by the release that reports carry and by these addresses
 * (https://getsentry.github.io/symbolicator/advanced/source-bundles/).
 */
export function artifactBundle({ folder, address, release }, { org, project }) {
  const scripts = fs
    .readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.js') && fs.existsSync(path.join(folder, `${file}.map`)))
    .sort();
  if (scripts.length === 0) throw new Failure(`${folder} contains no source maps: run "npm run build" and try again.`);
  const files = scripts.flatMap((file) => [
    { file, type: 'minified_source', headers: { sourcemap: `${path.basename(file)}.map` } },
    { file: `${file}.map`, type: 'source_map', headers: {} },
  ]);
  const inBundle = (file) => `files/_/_/${file}`;
  const described = files.map(({ file, type, headers }) => [
    inBundle(file),
    { type, url: `~${address}/${file}`, headers },
  ]);
  const manifest = { org, project, release, files: Object.fromEntries(described) };
  const contents = files.map(({ file }) => ({ path: inBundle(file), bytes: fs.readFileSync(path.join(folder, file)) }));
  return Buffer.concat([
    HEADER,
    zip([{ path: 'manifest.json', bytes: Buffer.from(JSON.stringify(manifest)) }, ...contents], HEADER.length),
  ]);
}
