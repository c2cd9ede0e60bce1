import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileDescription } from '../http/files/file-headers.js';

/** Segments of letters, digits, dots, dashes and underscores, none starting with a dot: a key cannot leave the store. */
const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** A file in the store. */
export interface StoredObject {
  key: string;
  /** Bytes. */
  size: number;
  modifiedAt: Date;
}

/** An opened file. */
export interface OpenedFile {
  /** Bytes. */
  size: number;
  bytes: Readable;
}

/**
 * Stores files by key, like `cmp_…/doc_….pdf`. A key starts with the id of its company. Methods reject with `FileMissing`, `StorageFull` or
 * `StorageUnavailable`.
 */
export abstract class FileStore {
  /** Where the files are, for logs and commands. */
  abstract readonly location: string;

  /** Writes the whole file or nothing; replaces an existing file. */
  abstract write(key: string, bytes: Buffer): Promise<void>;

  /** Like `write`, for content of any size. Returns the SHA-256 in hexadecimal and the size of what was written. */
  abstract writeStream(key: string, content: Readable): Promise<{ sha256: string; size: number }>;

  /** Moves a temporary file from `incoming` of the storage directory into the store. */
  abstract adopt(key: string, waiting: string): Promise<void>;

  /** Reads a small file into memory. */
  abstract read(key: string): Promise<Buffer>;

  /** Opens a file of any size for streaming. */
  abstract open(key: string): Promise<OpenedFile>;

  /**
   * Address from which a client can download an existing file for a minute, with these headers. It gives access to whoever knows it. Null if
   * this store serves no clients.
   */
  directAddress(_key: string, _file: FileDescription): Promise<string | null> {
    return Promise.resolve(null);
  }

  /** Removes a file, or everything below a key; does nothing if it does not exist. */
  abstract remove(key: string): Promise<void>;

  /** All files, or those below a key; in no particular order. */
  abstract list(below?: string): AsyncIterable<StoredObject>;

  /** Rejects if files cannot be written. */
  abstract probe(): Promise<void>;

  /** Streams the file; opens it when the stream is read. The stream emits an error if the file does not exist. */
  stream(key: string): Readable {
    return Readable.from(this.chunks(validKey(key)), { objectMode: false });
  }

  /** SHA-256 of the file in hexadecimal, computed from its bytes. */
  async sha256(key: string): Promise<string> {
    const { bytes } = await this.open(key);
    const hash = createHash('sha256');
    await pipeline(bytes, hash);
    return hash.digest('hex');
  }

  private async *chunks(key: string): AsyncGenerator<Buffer> {
    yield* (await this.open(key)).bytes;
  }
}

/** The key, if it is a valid one. @throws Error */
export function validKey(key: string): string {
  if (!KEY.test(key)) throw new Error('A file key has characters that are not allowed.');
  return key;
}

/** Passes content on and counts it. `result` is complete when the content has ended. */
export function measured(content: Readable): {
  bytes: AsyncIterable<Buffer>;
  result: () => { sha256: string; size: number };
} {
  const hash = createHash('sha256');
  let size = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  return { bytes: counted(), result: () => ({ sha256: hash.digest('hex'), size }) };
}
