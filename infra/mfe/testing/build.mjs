import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** A built remote as stamped by the build; `code` is its entry. */
export function fakeBuild({ name = 'quotes', version = '1.0.0', code = 'first', basePaths = [`/${name}`] } = {}) {
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  const manifest = {
    name,
    contract: 1,
    basePaths,
    access: 'signed-in',
    nav: [],
    permissions: [],
    requires: { ui: '^1.0.0', api: 1 },
    version,
    checksum: 'a'.repeat(64),
    entry: 'remoteEntry.js',
    integrity,
    startChunks: {},
  };
  const files = { 'mfe.manifest.json': JSON.stringify(manifest), 'remoteEntry.js': code, 'js/area.js': 'area()' };
  return {
    manifest,
    files: Object.entries(files).map(([file, text]) => ({ path: file, bytes: () => Buffer.from(text) })),
  };
}

/** Writes a built remote with a source map to a folder. */
export function writeBuild(dist, build) {
  for (const file of [...build.files, { path: 'remoteEntry.js.map', bytes: () => '{}' }]) {
    fs.mkdirSync(path.dirname(path.join(dist, file.path)), { recursive: true });
    fs.writeFileSync(path.join(dist, file.path), file.bytes());
  }
}
