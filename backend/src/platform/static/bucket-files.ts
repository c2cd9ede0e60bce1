import { extname } from 'node:path';
import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../logging/logger.js';
import type { Bucket } from './bucket.js';
import { FOR_EVER } from './cache-control.js';

/** No segment starts with a dot, and nothing is percent-encoded. */
const RELEASE_FILE = /^\/[a-z][a-z0-9]*(?:\/\w[\w.+-]*)+$/;
const CACHED_BYTES = 64 * 1024 * 1024;
const TIME_LIMIT_MS = 10_000;

interface ReleaseFile {
  bytes: Buffer;
  encoding?: string;
}

/** The compressed copies that the build writes beside a file, and the file itself, in the order of preference. */
const COPIES = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
  { encoding: undefined, suffix: '' },
] as const;

/** Serves the files of releases in a bucket. They never change, so recently used ones stay in memory. */
export function bucketFiles(bucket: Bucket, logger: Logger): RequestHandler {
  const cache = new LRUCache<string, ReleaseFile>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });

  async function find(request: Request): Promise<ReleaseFile | undefined> {
    const accepted = COPIES.filter(({ encoding }) => encoding === undefined || request.acceptsEncodings(encoding));
    const key = accepted.map(({ suffix }) => request.path + suffix).join();
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    for (const { encoding, suffix } of accepted) {
      const response = await bucket.get(`mfe${request.path}${suffix}`, AbortSignal.timeout(TIME_LIMIT_MS));
      if (response === undefined || response === 'unchanged') continue;
      const file = { bytes: Buffer.from(await response.arrayBuffer()), encoding };
      cache.set(key, file);
      return file;
    }
    return undefined;
  }

  return (request, response, next) => {
    if (!RELEASE_FILE.test(request.path)) return next();
    find(request).then(
      (file) => {
        if (file === undefined) return next();
        response.setHeader('Cache-Control', FOR_EVER);
        response.vary('Accept-Encoding');
        if (file.encoding !== undefined) response.setHeader('Content-Encoding', file.encoding);
        response.type(extname(request.path)).send(file.bytes);
      },
      (error: unknown) => {
        logger.failure('RELEASE_UNREADABLE', error, { store: bucket.name });
        response.status(503).end();
      },
    );
  };
}
