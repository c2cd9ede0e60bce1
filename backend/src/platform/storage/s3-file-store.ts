import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Client } from '@aws-sdk/client-s3';
import type { FileBucket } from '../../config/file-bucket.js';
import { DomainError } from '../http/problems/domain-error.js';
import { FileStore, measured, type OpenedFile, type StoredObject, validKey } from './file-store.js';
import { FileMissing, storageErrorOf, StorageUnavailable } from './storage-errors.js';

/** Deletions at once. */
const AT_ONCE = 8;
const ATTEMPTS_MAX = 3;
const CONNECT_MS = 3_000;
/** Longest wait between two packets. */
const IDLE_MS = 15_000;

type Sdk = typeof import('@aws-sdk/client-s3');

/** Files in a bucket of Amazon S3 or a server with the same interface, below a prefix. */
export class S3FileStore extends FileStore {
  readonly location: string;
  private loaded: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  constructor(private readonly bucket: FileBucket) {
    super();
    this.location = `s3://${bucket.bucket}/${bucket.prefix}`;
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    const name = this.nameOf(key);
    await this.attempt(({ sdk, client }) =>
      client.send(new sdk.PutObjectCommand({ Bucket: this.bucket.bucket, Key: name, Body: bytes })),
    );
  }

  async writeStream(key: string, content: Readable): Promise<{ sha256: string; size: number }> {
    const name = this.nameOf(key);
    const { bytes, result } = measured(content);
    await this.attempt(async ({ client }) => {
      const { Upload } = await import('@aws-sdk/lib-storage');
      const params = { Bucket: this.bucket.bucket, Key: name, Body: Readable.from(bytes, { objectMode: false }) };
      await new Upload({ client, params }).done();
    });
    return result();
  }

  async adopt(key: string, waiting: string): Promise<void> {
    await this.writeStream(key, createReadStream(waiting));
    await rm(waiting);
  }

  async read(key: string): Promise<Buffer> {
    const { bytes } = await this.open(key);
    return this.attempt(() => buffer(bytes));
  }

  async open(key: string): Promise<OpenedFile> {
    const name = this.nameOf(key);
    const { Body, ContentLength } = await this.attempt(({ sdk, client }) =>
      client.send(new sdk.GetObjectCommand({ Bucket: this.bucket.bucket, Key: name })),
    );
    return { size: Number(ContentLength), bytes: Body as Readable };
  }

  async remove(key: string): Promise<void> {
    const names = [this.nameOf(key)];
    for await (const below of this.list(key)) names.push(this.nameOf(below.key));
    for (let first = 0; first < names.length; first += AT_ONCE)
      await Promise.all(names.slice(first, first + AT_ONCE).map((name) => this.delete(name)));
  }

  async *list(below?: string): AsyncGenerator<StoredObject> {
    const { bucket: Bucket, prefix } = this.bucket;
    const Prefix = below === undefined ? prefix : `${this.nameOf(below)}/`;
    for (let ContinuationToken: string | undefined, more = true; more;) {
      const page = await this.attempt(({ sdk, client }) =>
        client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })),
      );
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
        yield { key: Key.slice(prefix.length), size: Size, modifiedAt: LastModified };
      ContinuationToken = page.NextContinuationToken;
      more = ContinuationToken !== undefined;
    }
  }

  async probe(): Promise<void> {
    await this.attempt(({ sdk, client }) => client.send(new sdk.HeadBucketCommand({ Bucket: this.bucket.bucket })));
  }

  private async delete(name: string): Promise<void> {
    await this.attempt(({ sdk, client }) =>
      client.send(new sdk.DeleteObjectCommand({ Bucket: this.bucket.bucket, Key: name })),
    );
  }

  private async attempt<T>(work: (loaded: { sdk: Sdk; client: S3Client }) => Promise<T>): Promise<T> {
    try {
      return await work(await (this.loaded ??= this.load()));
    } catch (error) {
      // Of the source of a stream.
      if (error instanceof DomainError) throw error;
      if ((error as Error).name === 'NoSuchKey') throw new FileMissing(error);
      throw storageErrorOf(error) ?? new StorageUnavailable(error);
    }
  }

  /** The client is large and slow to load, so it loads with the first use of a bucket. */
  private async load(): Promise<{ sdk: Sdk; client: S3Client }> {
    const sdk = await import('@aws-sdk/client-s3');
    const { endpoint, region, pathStyle, credentials } = this.bucket;
    const client = new sdk.S3Client({
      endpoint,
      region,
      credentials,
      forcePathStyle: pathStyle,
      maxAttempts: ATTEMPTS_MAX,
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: IDLE_MS, throwOnRequestTimeout: true },
      // Other servers do not know the checksums that Amazon S3 accepts by default.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { sdk, client };
  }

  private nameOf(key: string): string {
    return this.bucket.prefix + validKey(key);
  }
}
