import { createWriteStream, type Dirent } from 'node:fs';
import { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ulid } from 'ulid';
import { FileStore, measured, type OpenedFile, type StoredObject, validKey } from './file-store.js';
import { FileMissing, storageErrorOf } from './storage-errors.js';

/** Folder of temporary files, which are not part of the store. */
export const INCOMING = 'incoming';
/** Large enough to need a block on any file system. */
const PROBE = Buffer.alloc(4_096);
/** End of the names of unfinished files. */
const UNFINISHED = /\.[0-9A-HJKMNP-TV-Z]{26}$/;

/** Files in a folder of this machine, or of a file system that all machines share. */
export class LocalFileStore extends FileStore {
  readonly location: string;

  constructor(directory: string) {
    super();
    this.location = directory;
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    await this.replace(key, (unfinished) => writeFile(unfinished, bytes, { flush: true }));
  }

  async writeStream(key: string, content: Readable): Promise<{ sha256: string; size: number }> {
    const { bytes, result } = measured(content);
    await this.replace(key, (unfinished) => pipeline(bytes, createWriteStream(unfinished, { flush: true })));
    return result();
  }

  async adopt(key: string, waiting: string): Promise<void> {
    const path = this.pathOf(key);
    await this.attempt(async () => {
      await mkdir(dirname(path), { recursive: true });
      const file = await open(waiting);
      try {
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(waiting, path);
    });
  }

  read(key: string): Promise<Buffer> {
    const path = this.pathOf(key);
    return this.attempt(() => readFile(path));
  }

  async open(key: string): Promise<OpenedFile> {
    const path = this.pathOf(key);
    const file = await this.attempt(() => open(path));
    const { size } = await file.stat();
    return { size, bytes: file.createReadStream() };
  }

  remove(key: string): Promise<void> {
    const path = this.pathOf(key);
    return this.attempt(() => rm(path, { recursive: true, force: true }));
  }

  async *list(below?: string): AsyncGenerator<StoredObject> {
    yield* this.filesIn(below === undefined ? this.location : this.pathOf(below));
  }

  async probe(): Promise<void> {
    const file = join(this.location, `.writable-${ulid()}`);
    await this.attempt(async () => {
      await mkdir(this.location, { recursive: true });
      try {
        await writeFile(file, PROBE);
      } finally {
        await rm(file, { force: true });
      }
    });
  }

  private async replace(key: string, write: (unfinished: string) => Promise<void>): Promise<void> {
    const path = this.pathOf(key);
    const unfinished = `${path}.${ulid()}`;
    await this.attempt(async () => {
      await mkdir(dirname(path), { recursive: true });
      try {
        await write(unfinished);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    });
  }

  private async *filesIn(folder: string): AsyncGenerator<StoredObject> {
    for (const entry of await this.entries(folder)) {
      const path = join(folder, entry.name);
      const key = relative(this.location, path);
      if (key === INCOMING || entry.name.startsWith('.')) continue;
      if (entry.isDirectory()) yield* this.filesIn(path);
      else if (entry.isFile() && !UNFINISHED.test(entry.name)) {
        const { size, mtime } = await this.attempt(() => stat(path));
        yield { key, size, modifiedAt: mtime };
      }
    }
  }

  /** Empty for a folder that does not exist. */
  private async entries(folder: string): Promise<Dirent[]> {
    try {
      return await readdir(folder, { withFileTypes: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw storageErrorOf(error) ?? error;
    }
  }

  private async attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new FileMissing(error);
      throw storageErrorOf(error) ?? error;
    }
  }

  private pathOf(key: string): string {
    return join(this.location, validKey(key));
  }
}
