import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restrictExisting, restrictNewFiles } from './owner-only.js';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('files of the product', () => {
  let directory: string;
  let umask: number;

  beforeEach(() => {
    umask = process.umask(0o022);
    directory = mkdtempSync(join(tmpdir(), 'owner-only-'));
    chmodSync(directory, 0o755);
  });
  afterEach(() => {
    process.umask(umask);
    rmSync(directory, { recursive: true });
  });

  it('are created for their owner only', async () => {
    restrictNewFiles();
    await mkdir(join(directory, 'a/b'), { recursive: true });
    writeFileSync(join(directory, 'a/b/file'), 'x');
    expect(['a', 'a/b', 'a/b/file'].map((name) => modeOf(join(directory, name)))).toEqual(['700', '700', '600']);
  });

  it('that exist are corrected, except targets of links', async () => {
    mkdirSync(join(directory, 'a/b'), { recursive: true });
    writeFileSync(join(directory, 'a/b/file'), 'x');
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    writeFileSync(join(outside, 'file'), 'x');
    symlinkSync(join(outside, 'file'), join(directory, 'link'));
    await restrictExisting(directory);
    expect(['', 'a', 'a/b', 'a/b/file'].map((name) => modeOf(join(directory, name)))).toEqual([
      '700',
      '700',
      '700',
      '600',
    ]);
    expect(modeOf(join(outside, 'file'))).toBe('644');
    rmSync(outside, { recursive: true });
  });
});
