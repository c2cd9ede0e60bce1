import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { readJson } from '../lib/json-file.mjs';
import { isShell, REMOTE_MANIFEST, SHELL_MANIFEST, SHELL_PAGE } from './release-name.mjs';

/** Source maps are not published; the error service gets them (`npm run source-maps`). */
export const isSourceMap = (file) => /\.map(\.\w+)?$/.test(file);

/** A built remote or shell: its stamped manifest and its files, {path, bytes()} each. */
export function builtRelease(dist) {
  const manifest = readJson(path.join(dist, REMOTE_MANIFEST)) ?? readJson(path.join(dist, SHELL_MANIFEST));
  if (!manifest) throw new Failure(`${dist} contains no build: run "npm run build" and try again.`);
  const entry = path.join(dist, isShell(manifest.name) ? SHELL_PAGE : manifest.entry);
  if (!fs.existsSync(entry) || integrityOf(fs.readFileSync(entry)) !== manifest.integrity)
    throw new Failure(`${dist} does not match its manifest: build it again.`);
  const paths = fs
    .readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !isSourceMap(file.name));
  const files = paths
    .map((file) => path.join(file.parentPath, file.name))
    .map((file) => ({ path: path.relative(dist, file), bytes: () => fs.readFileSync(file) }));
  return { manifest, files };
}

const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
