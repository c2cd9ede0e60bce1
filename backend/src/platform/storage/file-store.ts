import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { ulid } from 'ulid';
import { Config } from '../../config/config.js';

/** Segments of letters, digits, dots, dashes and underscores, none starting with a dot: a key cannot leave the directory. */
const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** Files on disk, by key, like `cmp_…/doc_….pdf`. */
@Injectable()
export class FileStore {
  constructor(private readonly config: Config) {}

  /** Writes the whole file or nothing; an existing file is replaced. */
  async write(key: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${ulid()}`;
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, path);
  }

  /** Rejects with ENOENT when there is no such file. */
  read(key: string): Promise<Buffer> {
    return readFile(this.pathOf(key));
  }

  private pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error('A file key has characters that are not allowed.');
    return join(this.config.storageDirectory, key);
  }
}
