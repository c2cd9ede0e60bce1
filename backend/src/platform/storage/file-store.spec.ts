import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../config/config.js';
import { FileStore } from './file-store.js';

describe('FileStore', () => {
  let directory: string;
  let files: FileStore;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lading-files-'));
    files = new FileStore(loadConfig({ DATABASE_URL: 'mysql://u@h/d', STORAGE_DIR: directory }));
  });

  afterEach(() => rm(directory, { recursive: true }));

  it('reads what was written, and leaves no temporary files', async () => {
    await files.write('cmp_1/doc_1.pdf', Buffer.from('first'));
    await files.write('cmp_1/doc_1.pdf', Buffer.from('second'));
    expect(await files.read('cmp_1/doc_1.pdf')).toEqual(Buffer.from('second'));
    expect(await readdir(join(directory, 'cmp_1'))).toEqual(['doc_1.pdf']);
  });

  it('rejects with ENOENT if the file does not exist', async () => {
    await expect(files.read('cmp_1/none')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it.each(['../outside', 'a/../../b', '/etc/passwd', 'a//b', '.hidden', '', 'a\0b'])(
    'does not leave its directory for %j',
    (key) => {
      expect(() => files.read(key)).toThrow('not allowed');
      return expect(files.write(key, Buffer.from('x'))).rejects.toThrow('not allowed');
    },
  );
});
