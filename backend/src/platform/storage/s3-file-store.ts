import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Client } from '@aws-sdk/client-s3';
import type { FileBucket } from '../../config/file-bucket.js';
import { CircuitBreaker } from '../http/egress/circuit-breaker.js';
import { disposition, type FileDescription } from '../http/files/file-headers.js';
import { DomainError } from '../http/problems/domain-error.js';
import { FileStore, measured, type OpenedFile, type StoredObject, validKey } from './file-store.js';
import { FileMissing, storageErrorOf, StorageUnavailable } from './storage-errors.js';

/** Deletions at once. */
const AT_ONCE = 8;
const ATTEMPTS_MAX = 2;
const CONNECT_MS = 2_000;
/** Longest wait for the start of an answer: users wait for reads. Of a write, it includes the upload of a part of 5 MiB. */
const ANSWER_MS = { read: 4_000, write: 12_000 };
/** Longest wait between two packets. */
const IDLE_MS = 30_000;
/** Long enough for a redirect; a download that has begun goes on. */
const DIRECT_SECONDS = 60;
/** Without it, requests for files would keep their connections through a long outage. */
const BREAKER = { failures: 3, pauseMs: 5_000 };

type Sdk = typeof import('@aws-sdk/client-s3');

/** Files in a bucket of Amazon S3 or a server with the same interface, below a prefix. */
export class S3FileStore extends FileStore {
  readonly location: string;
  /** Options of a request that sends no file. */
  private readonly reading: { requestTimeout: number };
  private readonly answerMs: typeof ANSWER_MS;
  private readonly directDownloads: boolean;
  private readonly breaker = new CircuitBreaker(BREAKER);
  private loaded: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  constructor(
    private readonly bucket: FileBucket,
    { answerMs = ANSWER_MS, directDownloads = false } = {},
  ) {
    super();
    this.answerMs = answerMs;
    this.directDownloads = directDownloads;
    this.reading = { requestTimeout: answerMs.read };
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
      client.send(new sdk.GetObjectCommand({ Bucket: this.bucket.bucket, Key: name }), this.reading),
    );
    return { size: Number(ContentLength), bytes: Body as Readable };
  }

  override async directAddress(key: string, file: FileDescription): Promise<string | null> {
    if (!this.directDownloads) return null;
    const object = { Bucket: this.bucket.bucket, Key: this.nameOf(key) };
    return this.attempt(async ({ sdk, client }) => {
      // The client would see the bucket's own error.
      await client.send(new sdk.HeadObjectCommand(object), this.reading).catch(missing);
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
      const download = new sdk.GetObjectCommand({
        ...object,
        ResponseCacheControl: 'private, no-store',
        ResponseContentDisposition: disposition('attachment', file.fileName),
        ResponseContentType: file.contentType,
      });
      return getSignedUrl(client, download, { expiresIn: DIRECT_SECONDS });
    });
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
        client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }), this.reading),
      );
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
        yield { key: Key.slice(prefix.length), size: Size, modifiedAt: LastModified };
      ContinuationToken = page.NextContinuationToken;
      more = ContinuationToken !== undefined;
    }
  }

  async probe(): Promise<void> {
    await this.attempt(({ sdk, client }) =>
      client.send(new sdk.HeadBucketCommand({ Bucket: this.bucket.bucket }), this.reading),
    );
  }

  private async delete(name: string): Promise<void> {
    await this.attempt(({ sdk, client }) =>
      client.send(new sdk.DeleteObjectCommand({ Bucket: this.bucket.bucket, Key: name }), this.reading),
    );
  }

  private async attempt<T>(work: (loaded: { sdk: Sdk; client: S3Client }) => Promise<T>): Promise<T> {
    if (!this.breaker.admit(performance.now()))
      throw new StorageUnavailable(new Error(`${this.location} failed several times.`));
    try {
      const result = await work(await (this.loaded ??= this.load()));
      this.breaker.succeeded();
      return result;
    } catch (error) {
      throw this.explain(error);
    }
  }

  /** The error for the caller. Only failures of the bucket count for the circuit breaker. */
  private explain(error: unknown): unknown {
    if ((error as Error).name === 'NoSuchKey') {
      this.breaker.succeeded();
      return new FileMissing(error);
    }
    // Of the source of a stream, or of the file that is uploaded.
    const other = error instanceof DomainError ? error : storageErrorOf(error);
    if (other === null) this.breaker.failed(performance.now());
    else this.breaker.undecided();
    return other ?? new StorageUnavailable(error);
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
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: this.answerMs.write,
        throwOnRequestTimeout: true,
        socketTimeout: IDLE_MS,
      },
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

/** Rejects with the error of a request without an answer's body, which has no code. @throws FileMissing */
function missing(error: unknown): never {
  throw (error as Error).name === 'NotFound' ? new FileMissing(error) : error;
}
