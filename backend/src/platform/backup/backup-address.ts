import { join, resolve } from 'node:path';
import type { Config } from '../../config/config.js';
import { isBucketAddress } from '../../config/file-bucket.js';
import type { FileStore } from '../storage/file-store.js';
import { LocalFileStore } from '../storage/local-file-store.js';
import { S3FileStore } from '../storage/s3-file-store.js';
import { BackupProblem } from './archive/backup-problem.js';

/** The store of files at an address: a folder, or `s3://bucket/prefix`. */
export function storeAt(config: Config, address: string): FileStore {
  return isBucketAddress(address) ? new S3FileStore(config.bucketAt(address)) : new LocalFileStore(resolve(address));
}

/** The address of a backup among others. */
export function backupIn(backups: string, name: string): string {
  return isBucketAddress(backups) ? `${backups.replace(/\/$/, '')}/${name}` : join(backups, name);
}

/**
 * Among the stored files, a backup would be in every later backup, and `lading files check` would take it for files that nothing needs.
 * @throws BackupProblem
 */
export function expectOutside(files: Pick<FileStore, 'location'>, address: string): void {
  const place = isBucketAddress(address) ? address : resolve(address);
  if (`${place}/`.startsWith(`${files.location.replace(/\/$/, '')}/`))
    throw new BackupProblem(
      `Choose another place for backups: ${address} is in ${files.location}, where the files are.`,
    );
}
