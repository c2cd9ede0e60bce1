import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type FakeS3, startFakeS3 } from '../../../../infra/mfe/testing/fake-s3.mjs';
import { loadConfig } from '../../config/config.js';
import { createFileStore } from './create-file-store.js';
import type { FileStore } from './file-store.js';
import { LocalFileStore } from './local-file-store.js';
import { S3FileStore } from './s3-file-store.js';

const DATABASE_URL = 'mysql://u@h/d';
const MEBIBYTE = 1_048_576;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A server to test with in place of the local fake: `AWS_ENDPOINT_URL`, keys, and an empty bucket named `bucket`. */
const realServer = process.env.TEST_S3 === 'true';

describe.each(['folder', 'bucket'])('files in a %s', (kind) => {
  let directory: string;
  let s3: FakeS3;
  let files: FileStore;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lading-files-'));
    s3 = await startFakeS3();
    const server = realServer ? process.env : s3.environment;
    const bucket = { ...server, STORAGE_BUCKET: 's3://bucket/some/prefix' };
    files = createFileStore(
      loadConfig({ DATABASE_URL, STORAGE_DIR: directory, ...(kind === 'bucket' ? bucket : undefined) }),
    );
    for (const company of ['cmp_1', 'cmp_10']) await files.remove(company);
  });

  afterEach(async () => {
    await s3.stop();
    await rm(directory, { recursive: true });
  });

  const keys = async (below?: string) => {
    const found: string[] = [];
    for await (const { key } of files.list(below)) found.push(key);
    return found.toSorted();
  };

  it('are read as they were written last', async () => {
    await files.write('cmp_1/doc_1.pdf', Buffer.from('first'));
    await files.write('cmp_1/doc_1.pdf', Buffer.from('second'));
    expect(String(await files.read('cmp_1/doc_1.pdf'))).toBe('second');
    expect(await files.sha256('cmp_1/doc_1.pdf')).toBe(sha256(Buffer.from('second')));
    expect(await text(files.stream('cmp_1/doc_1.pdf'))).toBe('second');
  });

  it('are opened with their size', async () => {
    await files.write('cmp_1/doc_1.pdf', Buffer.from('content'));
    const { size, bytes } = await files.open('cmp_1/doc_1.pdf');
    expect([size, await text(bytes)]).toEqual([7, 'content']);
  });

  it('of many mebibytes are written in parts', async () => {
    const parts = Array.from({ length: 12 }, (_, index) => Buffer.alloc(MEBIBYTE, index));
    const whole = Buffer.concat(parts);
    const written = await files.writeStream('cmp_1/large.zip', Readable.from(parts));
    expect(written).toEqual({ sha256: sha256(whole), size: 12 * MEBIBYTE });
    expect(await files.sha256('cmp_1/large.zip')).toBe(sha256(whole));
    expect(await files.open('cmp_1/large.zip').then(({ size, bytes }) => (bytes.destroy(), size))).toBe(12 * MEBIBYTE);
  });

  it('are not kept if their source fails', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('start');
        throw new Error('the source failed');
      })(),
    );
    await expect(files.writeStream('cmp_1/broken', broken)).rejects.toThrow();
    expect(await keys()).toEqual([]);
  });

  it('take over temporary files', async () => {
    await mkdir(join(directory, 'incoming'), { recursive: true });
    const waiting = join(directory, 'incoming', 'upload');
    await writeFile(waiting, 'uploaded');
    await files.adopt('cmp_1/shp_1/doc_1', waiting);
    expect(String(await files.read('cmp_1/shp_1/doc_1'))).toBe('uploaded');
    await expect(access(waiting)).rejects.toThrow();
  });

  it('are listed by key with size and time', async () => {
    for (const key of ['cmp_1/a', 'cmp_1/shp_1/b', 'cmp_1/shp_1/c', 'cmp_1/shp_2/d', 'cmp_10/e'])
      await files.write(key, Buffer.from(key));
    expect(await keys()).toEqual(['cmp_1/a', 'cmp_1/shp_1/b', 'cmp_1/shp_1/c', 'cmp_1/shp_2/d', 'cmp_10/e']);
    expect(await keys('cmp_1/shp_1')).toEqual(['cmp_1/shp_1/b', 'cmp_1/shp_1/c']);
    expect(await keys('cmp_2')).toEqual([]);
    for await (const { size, modifiedAt } of files.list('cmp_10'))
      expect([size, Math.abs(Date.now() - modifiedAt.getTime()) < 60_000]).toEqual([8, true]);
  });

  it('are removed alone or with everything below their key', async () => {
    for (const key of ['cmp_1/a', 'cmp_1/shp_1/b', 'cmp_1/shp_1/c', 'cmp_10/e'])
      await files.write(key, Buffer.from(key));
    await files.remove('cmp_1/a');
    expect(await keys()).toEqual(['cmp_1/shp_1/b', 'cmp_1/shp_1/c', 'cmp_10/e']);
    await files.remove('cmp_1');
    await files.remove('cmp_1');
    expect(await keys()).toEqual(['cmp_10/e']);
  });

  it('that do not exist are reported as missing', async () => {
    const missing = { code: 'FILE_MISSING', status: 503 };
    await expect(files.read('cmp_1/none')).rejects.toMatchObject(missing);
    await expect(files.open('cmp_1/none')).rejects.toMatchObject(missing);
    await expect(files.sha256('cmp_1/none')).rejects.toMatchObject(missing);
    await expect(text(files.stream('cmp_1/none'))).rejects.toMatchObject(missing);
  });

  it.each(['../outside', 'a/../../b', '/etc/passwd', 'a//b', '.hidden', '', 'a\0b'])(
    'do not leave their store for %j',
    async (key) => {
      await expect(async () => files.read(key)).rejects.toThrow('not allowed');
      await expect(async () => files.write(key, Buffer.from('x'))).rejects.toThrow('not allowed');
      await expect(async () => files.remove(key)).rejects.toThrow('not allowed');
    },
  );
});

describe('a bucket', () => {
  let s3: FakeS3;
  const storeOf = (environment: Record<string, string>) =>
    createFileStore(loadConfig({ DATABASE_URL, STORAGE_BUCKET: 's3://bucket', ...s3.environment, ...environment }));
  const unavailable = { code: 'STORAGE_UNAVAILABLE', status: 503 };

  beforeEach(async () => void (s3 = await startFakeS3()));
  afterEach(() => s3.stop());

  it('accepts files', async () => {
    await expect(storeOf({}).probe()).resolves.toBeUndefined();
  });

  it.each<[string, Record<string, string>]>([
    ['wrong key', { AWS_SECRET_ACCESS_KEY: 'other' }],
    ['unknown bucket', { STORAGE_BUCKET: 's3://other' }],
    ['no server', { AWS_ENDPOINT_URL: 'http://127.0.0.1:1' }],
  ])('is unavailable: %s', async (_, environment) => {
    const files = storeOf(environment);
    await expect(files.probe()).rejects.toMatchObject(unavailable);
    await expect(files.write('cmp_1/a', Buffer.from('x'))).rejects.toMatchObject(unavailable);
    await expect(files.read('cmp_1/a')).rejects.toMatchObject(unavailable);
  });

  it('is unavailable while its server drops connections', async () => {
    const files = storeOf({});
    await files.write('cmp_1/a', Buffer.from('x'));
    s3.down = true;
    await expect(files.read('cmp_1/a')).rejects.toMatchObject(unavailable);
    s3.down = false;
    expect(String(await files.read('cmp_1/a'))).toBe('x');
  });

  it('is unavailable in bounded time while its server hangs, and at once after three failures', async () => {
    const { storageBucket } = loadConfig({ DATABASE_URL, STORAGE_BUCKET: 's3://bucket', ...s3.environment });
    const files = new S3FileStore(storageBucket!, { answerMs: { read: 200, write: 200 } });
    s3.hanging = true;
    const read = () => expect(files.read('cmp_1/a')).rejects.toMatchObject(unavailable);
    await Promise.all([read(), read(), read()]);
    const asked = s3.requests.length;
    await read();
    expect(s3.requests).toHaveLength(asked);
  });
});

describe('downloads from a bucket', () => {
  const file = { fileName: 'Reçu.pdf', contentType: 'application/pdf' };
  let s3: FakeS3;
  const storeOf = (directDownloads: string) =>
    createFileStore(
      loadConfig({
        DATABASE_URL,
        STORAGE_BUCKET: 's3://bucket/files',
        STORAGE_DIRECT_DOWNLOADS: directDownloads,
        ...s3.environment,
      }),
    );

  beforeEach(async () => void (s3 = await startFakeS3()));
  afterEach(() => s3.stop());

  it('have an address of one file that is valid for a minute', async () => {
    const files = storeOf('true');
    await files.write('cmp_1/a-b', Buffer.from('content'));
    await files.write('cmp_1/other', Buffer.from('other'));
    const address = new URL((await files.directAddress('cmp_1/a-b', file))!);
    expect(address.searchParams.get('X-Amz-Expires')).toBe('60');

    const answer = await fetch(address);
    expect([answer.status, await answer.text()]).toEqual([200, 'content']);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''Re%C3%A7u\.pdf$/);

    const [other, later, shown] = [new URL(address), new URL(address), new URL(address)];
    other.pathname = other.pathname.replace('a-b', 'other');
    later.searchParams.set('X-Amz-Expires', '600');
    shown.searchParams.set('response-content-disposition', 'inline');
    for (const forged of [other, later, shown]) expect((await fetch(forged)).status).toBe(403);
    expect((await fetch(address, { method: 'PUT', body: 'x' })).status).toBe(403);
  });

  it('have no address unless the setting is on, and never in a folder', async () => {
    await storeOf('false').write('cmp_1/a', Buffer.from('x'));
    expect(await storeOf('false').directAddress('cmp_1/a', file)).toBeNull();
    expect(await new LocalFileStore(tmpdir()).directAddress('cmp_1/a', file)).toBeNull();
    expect(() => loadConfig({ DATABASE_URL, STORAGE_DIRECT_DOWNLOADS: 'true' })).toThrow(
      'STORAGE_DIRECT_DOWNLOADS needs STORAGE_BUCKET',
    );
  });

  it('of missing files and of a bucket that is down are refused before the redirect', async () => {
    const files = storeOf('true');
    await expect(files.directAddress('cmp_1/gone', file)).rejects.toMatchObject({ code: 'FILE_MISSING' });
    s3.down = true;
    await expect(files.directAddress('cmp_1/gone', file)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  });
});

describe('a folder', () => {
  let directory: string;
  beforeEach(async () => void (directory = await mkdtemp(join(tmpdir(), 'lading-files-'))));
  afterEach(() => rm(directory, { recursive: true }));

  it('has no temporary files after writing', async () => {
    await new LocalFileStore(directory).write('cmp_1/a', Buffer.from('x'));
    expect(await readdir(join(directory, 'cmp_1'))).toEqual(['a']);
  });

  it('is unavailable if a file is in its place', async () => {
    const path = join(directory, 'file');
    await writeFile(path, '');
    const files = new LocalFileStore(path);
    await expect(files.write('cmp_1/a', Buffer.from('x'))).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    await expect(files.probe()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    expect((await stat(path)).size).toBe(0);
  });
});
