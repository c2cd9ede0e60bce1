import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { Logger } from '../logging/logger.js';
import { restrictExisting, restrictNewFiles } from './owner-only.js';

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
        `Other users may read ${folder}, which belongs to another user: set its modes by hand.`,
        'Files',
      );
    }
  }
}
