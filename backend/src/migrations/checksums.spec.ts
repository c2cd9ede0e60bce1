import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATION_CHECKSUMS } from './checksums.js';
import { migrations } from './index.js';

const folder = join(import.meta.dirname, '.');
const sources = readdirSync(folder)
  .filter((file) => /^\d{13}-/.test(file))
  .map((file) => {
    const source = readFileSync(join(folder, file));
    const name = /export class (\w+) /.exec(source.toString())?.[1] ?? file;
    return { file, name, checksum: createHash('sha256').update(source).digest('hex') };
  });

describe('migrations', () => {
  it.each(sources)('$file has not changed since it was frozen', ({ name, checksum }) => {
    expect(MIGRATION_CHECKSUMS[name]).toBe(checksum);
  });

  it('are all registered, once, oldest first', () => {
    expect(migrations.map(({ name }) => name)).toEqual(sources.map(({ name }) => name));
    expect(Object.keys(MIGRATION_CHECKSUMS)).toEqual(sources.map(({ name }) => name));
  });
});
