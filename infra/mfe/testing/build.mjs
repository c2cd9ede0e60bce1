import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The API that fits the builds. */
export const INSTALLATION = { api: '1.1.0' };

/** What a shell provides that fits the builds. */
export const PROVIDED = {
  contract: '1.2.0',
  api: '1.1.0',
  ui: '1.4.0',
  react: '19.3.1',
  router: '8.5.1',
  lingui: '6.6.0',
};

const integrityOf = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

function checksumOf(files) {
  const hash = createHash('sha256');
  for (const file of Object.keys(files).sort()) hash.update(file).update('\0').update(files[file]);
  return hash.digest('hex');
}

/** A built remote as stamped by the build; `code` is its entry, `changes` replaces fields of its manifest, `apiUse` is its recorded API use. */
export function fakeBuild({
  name = 'quotes',
  version = '1.0.0',
  code = 'first',
  basePaths = [`/${name}`],
  changes = {},
  apiUse = /** @type {object | undefined} */ (undefined),
} = {}) {
  const built = {
    'js/start.js': 'start()',
    'js/later.js': 'later()',
    'remoteEntry.js': code,
    ...(apiUse && { 'api-use.json': JSON.stringify(apiUse) }),
  };
  const manifest = {
    name,
    contract: 1,
    basePaths,
    access: 'signed-in',
    nav: [],
    permissions: [],
    requires: { ui: '^1.0.0', api: 1 },
    version,
    checksum: checksumOf(built),
    entry: 'remoteEntry.js',
    integrity: integrityOf(code),
    startChunks: { 'js/start.js': integrityOf('start()') },
    ...changes,
  };
  const files = {
    ...built,
    'remoteEntry.js.br': brotliCompressSync(code),
    'remoteEntry.js.gz': gzipSync(code),
    'mfe.manifest.json': JSON.stringify(manifest),
    'mfe.manifest.json.br': brotliCompressSync(JSON.stringify(manifest)),
  };
  return {
    manifest,
    files: Object.entries(files).map(([file, content]) => ({ path: file, bytes: () => Buffer.from(content) })),
  };
}

/** A built shell as stamped by the build; `code` is its script, `changes` replaces fields of its manifest. */
export function fakeShell({ version = '0.1.0', code = 'first', changes = {} } = {}) {
  const built = {
    'css/main.css': 'body{}',
    'index.html': '<!doctype html><script src="%ASSETS%/js/main.js"></script>%REGISTRY%',
    [`js/later.${code}.js`]: `later(${code})`,
    'js/main.js': `main(${code})`,
  };
  const manifest = {
    name: 'shell',
    version,
    integrity: integrityOf(built['index.html']),
    provides: PROVIDED,
    checksum: checksumOf(built),
    files: Object.fromEntries(Object.entries(built).map(([file, text]) => [file, integrityOf(text)])),
    ...changes,
  };
  const files = {
    ...built,
    'js/main.js.br': brotliCompressSync(built['js/main.js']),
    'shell.manifest.json': JSON.stringify(manifest),
  };
  return {
    manifest,
    files: Object.entries(files).map(([file, content]) => ({ path: file, bytes: () => Buffer.from(content) })),
  };
}

/** Writes a build with a source map to a folder. */
export function writeBuild(dist, build) {
  for (const file of [...build.files, { path: `${build.manifest.entry ?? 'js/main.js'}.map`, bytes: () => '{}' }]) {
    fs.mkdirSync(path.dirname(path.join(dist, file.path)), { recursive: true });
    fs.writeFileSync(path.join(dist, file.path), file.bytes());
  }
}
