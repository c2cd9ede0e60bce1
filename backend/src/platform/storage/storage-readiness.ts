import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { ulid } from 'ulid';
import { Config } from '../../config/config.js';
import { ReadinessCheck } from '../health/readiness.js';

/** Large enough to need a block on any file system. */
const PROBE = Buffer.alloc(4_096);

/** Ready if documents can be written: detects a full or read-only disk before a request fails. */
@Injectable()
export class StorageReadiness {
  private readonly file: string;

  constructor(private readonly config: Config) {
    this.file = join(config.storageDirectory, `.writable-${ulid()}`);
  }

  @ReadinessCheck('storage')
  async problem(): Promise<string> {
    try {
      await mkdir(this.config.storageDirectory, { recursive: true });
      await writeFile(this.file, PROBE);
      return '';
    } finally {
      await rm(this.file, { force: true });
    }
  }
}
