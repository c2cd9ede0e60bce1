import { join, resolve } from 'node:path';
import type { Config } from '../../config/config.js';
import { isBucketAddress } from '../../config/file-bucket.js';
import type { FileStore } from '../storage/file-store.js';
import { LocalFileStore } from '../storage/local-file-store.js';
import { S3FileStore } from '../storage/s3-file-store.js';

/** The store of files at an address: a folder, or `s3://bucket/prefix`. */
export function storeAt(config: Config, address: string): FileStore {
  return isBucketAddress(address) ? new S3FileStore(config.bucketAt(address)) : new LocalFileStore(resolve(address));
}

/** The address of a backup among others. */
export function backupIn(backups: string, name: string): string {
  return isBucketAddress(backups) ? `${backups.replace(/\/$/, '')}/${name}` : join(backups, name);
}
