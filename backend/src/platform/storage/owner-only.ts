import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { Logger } from '../logging/logger.js';

const OWNER_ONLY_UMASK = 0o077;
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const PERMISSIONS = 0o777;

/** Sets the umask: every file that the process, including its libraries, creates from now on is 0600 and every folder 0700. */
export function restrictNewFiles(): void {
  process.umask(OWNER_ONLY_UMASK);
}

/**
 * Makes a folder and its contents readable by their owner only. Skips a folder that is already 0700; the folder's own mode is set last, so an
 * interrupted run is repeated.
 */
export async function restrictExisting(folder: string): Promise<void> {
  if (((await lstat(folder)).mode & PERMISSIONS) === FOLDER_MODE) return;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await restrictExisting(path);
    else if (entry.isFile()) await chmod(path, FILE_MODE);
  }
  await chmod(folder, FOLDER_MODE);
}

/** Makes documents, mails and keys readable only by the user that runs the product. */
@Injectable()
export class OwnerOnlyFiles implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly logger: Logger,
  ) {
    restrictNewFiles();
  }

  /** Fixes the modes of files created by versions before 0.2, which used the shell's umask. */
  async onModuleInit(): Promise<void> {
    const { storageDirectory, mailDirectory, compiledDirectory } = this.config;
    for (const folder of [storageDirectory, mailDirectory, compiledDirectory]) await this.correct(folder);
  }

  private async correct(folder: string): Promise<void> {
    try {
      await restrictExisting(folder);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') return;
      if (code !== 'EPERM' && code !== 'EACCES') throw error;
      this.logger.warn(
        `Other users can read ${folder}. It belongs to another user, so its permissions must be changed manually.`,
        'Files',
      );
    }
  }
}
