import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import { integrityOf } from './integrity.mjs';

const COMMIT = /^[0-9a-f]{40}(-dirty)?$/;

/** Commit of the sources in `dir`, marked if they have uncommitted changes; undefined outside a repository. */
function commitOf(dir) {
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
    const name = execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return COMMIT.test(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

/** What a manifest says about its build, given the assets: the files that browsers can load, and where they come from. */
export function buildFacts(dir, assets) {
  const loaded = assets.filter(({ name }) => !/\.(map|gz|br)$/.test(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
  const contents = loaded.map(({ name, source }) => ({ name, bytes: source.buffer() }));
  const checksum = crypto.createHash('sha256');
  for (const { name, bytes } of contents) checksum.update(name).update('\0').update(bytes);
  return {
    checksum: checksum.digest('hex'),
    files: Object.fromEntries(contents.map(({ name, bytes }) => [name, integrityOf(bytes)])),
    bytes: contents.reduce((sum, { bytes }) => sum + bytes.length, 0),
    commit: commitOf(dir),
    builtAt: new Date().toISOString(),
  };
}
