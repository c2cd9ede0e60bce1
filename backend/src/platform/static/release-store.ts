import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import type { ReleaseLocation } from '../../config/release-store.js';
import type { Logger } from '../logging/logger.js';
import { Bucket } from './bucket.js';
import { bucketFiles } from './bucket-files.js';
import { FOR_EVER } from './cache-control.js';

/** Text of `registry.json`; `tag` identifies it for the next read. */
export interface RegistryText {
  text: string;
  tag?: string;
}

/** Where `registry.json` and the releases under `mfe/` are. */
export interface ReleaseStore {
  /** For logs. */
  readonly description: string;
  /** Milliseconds until `registry.json` is read again. */
  readonly freshForMs: number;
  /** Undefined if there is no registry. `known` is the tag of the text that the caller has. @throws if the store cannot be read */
  readRegistry(known: string | undefined, signal: AbortSignal): Promise<RegistryText | 'unchanged' | undefined>;
  /** Text of a file; undefined if it does not exist. @throws if the store cannot be read */
  readText(path: string, signal: AbortSignal): Promise<string | undefined>;
  /** Serves the files of releases, mounted at `/mfe`; looked up per request, so a release needs no restart. */
  readonly files: RequestHandler;
}

/** Options of all folders that are served. */
export const FILE_OPTIONS = { dev: true, etag: true, brotli: true, gzip: true, extensions: [] };
/** A change is on pages after at most this time and one read of the registry. */
const BUCKET_FRESH_MS = 1_000;

/** Injection token. */
export const RELEASE_STORE = Symbol('RELEASE_STORE');

/** For processes that serve no front ends. */
export const NO_STORE: ReleaseStore = {
  description: 'no store',
  freshForMs: Infinity,
  readRegistry: async () => undefined,
  readText: async () => undefined,
  files: (_request, _response, next) => next(),
};

export function openReleaseStore(location: ReleaseLocation, logger: Logger): ReleaseStore {
  return location.kind === 'folder' ? folderStore(location.directory) : bucketStore(new Bucket(location), logger);
}

function folderStore(directory: string): ReleaseStore {
  const readText = async (path: string, signal: AbortSignal) => {
    try {
      return await readFile(join(directory, path), { encoding: 'utf8', signal });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };
  return {
    description: directory,
    freshForMs: 0,
    readRegistry: async (_known, signal) => {
      const text = await readText('registry.json', signal);
      return text === undefined ? undefined : { text };
    },
    readText,
    files: sirv(join(directory, 'mfe'), {
      ...FILE_OPTIONS,
      setHeaders: (response) => response.setHeader('Cache-Control', FOR_EVER),
    }),
  };
}

function bucketStore(bucket: Bucket, logger: Logger): ReleaseStore {
  return {
    description: bucket.name,
    freshForMs: BUCKET_FRESH_MS,
    readRegistry: async (known, signal) => {
      const response = await bucket.get('registry.json', signal, known);
      if (response === 'unchanged' || response === undefined) return response;
      return { text: await response.text(), tag: response.headers.get('etag') ?? undefined };
    },
    readText: async (path, signal) => {
      const response = await bucket.get(path, signal);
      return response instanceof Response ? response.text() : undefined;
    },
    files: bucketFiles(bucket, logger),
  };
}
