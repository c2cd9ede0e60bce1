import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preparePrivateFolder } from './private-folder.mjs';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
/** Other users, such as the one of the database server, pass through a folder of root. */
const TOP = process.getuid?.() === 0 ? '711' : '700';

describe('the folder of the product', () => {
  let directory: string;
  beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'private-folder-'))));
  afterEach(() => rmSync(directory, { recursive: true }));

  it('is created for its owner', () => {
    preparePrivateFolder(join(directory, 'new'));
    expect(modeOf(join(directory, 'new'))).toBe(TOP);
  });

  it('is corrected where an earlier version made it, but for the database', () => {
    for (const name of ['log', 'database']) {
      mkdirSync(join(directory, name));
      chmodSync(join(directory, name), 0o755);
    }
    writeFileSync(join(directory, 'port.json'), '{}');
    chmodSync(join(directory, 'port.json'), 0o644);
    preparePrivateFolder(directory);
    expect(['', 'log', 'port.json', 'database'].map((name) => modeOf(join(directory, name)))).toEqual([
      TOP,
      '700',
      '600',
      '755',
    ]);
  });
});
