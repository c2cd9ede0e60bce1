import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { ulid } from 'ulid';
import { Config } from '../../config/config.js';
import { ReadinessCheck } from '../health/readiness.js';

/** Segments of letters, digits, dots, dashes and underscores, none starting with a dot: a key cannot leave the directory. */
const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** Stores files on disk by key, like `cmp_…/doc_….pdf`. */
@Injectable()
export class FileStore {
  constructor(private readonly config: Config) {}

  /** Writes the whole file or nothing; replaces an existing file. */
  async write(key: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${ulid()}`;
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, path);
  }

  /** Moves a temporary file on the same file system into the store. */
  async adopt(key: string, waiting: string): Promise<void> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    const file = await open(waiting);
    await file.sync().finally(() => file.close());
    await rename(waiting, path);
  }

  /** Rejects with ENOENT if the file does not exist. */
  read(key: string): Promise<Buffer> {
    return readFile(this.pathOf(key));
  }

  /** Streams the file; the stream emits an error if the file does not exist. */
  stream(key: string): Readable {
    return createReadStream(this.pathOf(key));
  }

  /** SHA-256 of the file in hexadecimal, computed by streaming. */
  sha256(key: string): Promise<string> {
    return sha256OfFile(this.pathOf(key));
  }

  /** Removes a file, or everything below a key; does nothing if it does not exist. */
  remove(key: string): Promise<void> {
    return rm(this.pathOf(key), { recursive: true, force: true });
  }

  private pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error('A file key has characters that are not allowed.');
    return join(this.config.storageDirectory, key);
  }
}

/** SHA-256 of a file in hexadecimal, computed by streaming. */
export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Large enough to need a block on any file system. */
const PROBE = Buffer.alloc(4_096);

/** Ready if documents can be written: detects a full or read-only disk before a request fails. */
@Injectable()
export class StorageReadiness {
  private readonly file: string;

  constructor(private readonly config: Config) {
    this.file = join(config.storageDirectory, `.writable-${ulid()}`);
  }

  @ReadinessCheck('storage')
  async problem(): Promise<string> {
    try {
      await mkdir(this.config.storageDirectory, { recursive: true });
      await writeFile(this.file, PROBE);
      return '';
    } finally {
      await rm(this.file, { force: true });
    }
  }
}
