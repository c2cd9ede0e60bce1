import { DomainError } from '../http/problems/domain-error.js';
import { msg, type Message } from '../../messages/message.js';

/** Disk full, or quota of the disk exceeded. */
const FULL = ['ENOSPC', 'EDQUOT'];
/** The disk is read-only, belongs to another user, is broken or not mounted, or the process has no file handles left. */
const UNAVAILABLE = ['EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOTDIR', 'EISDIR', 'EEXIST', 'EMFILE', 'ENFILE', 'ESTALE'];

/** A failure of the file store, not of the request. */
export abstract class StorageError extends DomainError {
  constructor(code: string, status: number, detail: Message, cause: unknown) {
    super(code, status, detail);
    this.cause = cause;
  }
}

/** There is no space for files. */
export class StorageFull extends StorageError {
  constructor(cause: unknown) {
    super(
      'STORAGE_FULL',
      507,
      msg`The server has no space left for files. Nothing was stored. Try again later.`,
      cause,
    );
  }
}

/** The company has stored as much as the operator allows. */
export class StorageQuotaReached extends DomainError {
  constructor(megabytes: number) {
    super(
      'STORAGE_QUOTA',
      507,
      msg`Your company has used its ${{ megabytes: { number: megabytes } }} MB of storage. Nothing was stored. Ask the operator of this installation for more.`,
      { megabytes },
    );
  }
}

/** Files cannot be read or written at the moment. */
export class StorageUnavailable extends StorageError {
  constructor(cause: unknown) {
    super('STORAGE_UNAVAILABLE', 503, msg`Files cannot be read or stored right now. Try again later.`, cause);
  }
}

/** The database refers to a file that the store does not have, for example because this server has another disk. */
export class FileMissing extends StorageError {
  constructor(cause: unknown) {
    super('FILE_MISSING', 503, msg`The file is not available on this server. Try again later.`, cause);
  }
}

/** The storage error of a failed file system call, or null for every other error. */
export function storageErrorOf(error: unknown): StorageError | null {
  if (typeof error !== 'object' || error === null || !('syscall' in error)) return null;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (FULL.includes(code)) return new StorageFull(error);
  return UNAVAILABLE.includes(code) ? new StorageUnavailable(error) : null;
}
