import type { Config } from '../../config/config.js';
import type { FileStore } from './file-store.js';
import { LocalFileStore } from './local-file-store.js';
import { S3FileStore } from './s3-file-store.js';

/** The store of the settings: a bucket if there is one, otherwise the storage directory. */
export function createFileStore({ storageBucket, storageDirectory, directDownloads }: Config): FileStore {
  return storageBucket === undefined
    ? new LocalFileStore(storageDirectory)
    : new S3FileStore(storageBucket, { directDownloads });
}
