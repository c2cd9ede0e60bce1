import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { type FileReference, FileReferences } from './file-references.js';
import { FileStore, type StoredObject } from './file-store.js';
import { FileMissing } from './storage-errors.js';

/** A file that was found to be wrong. */
export interface FileFault {
  kind: 'missing' | 'altered' | 'orphan' | 'removed';
  key: string;
  /** What refers to the file; null for a file to which nothing refers. */
  owner: string | null;
}

export interface FileCheckOptions {
  companyIds: readonly string[];
  /** Files to which nothing refers are ignored if they are younger: their rows may not be stored yet. */
  graceMs: number;
  removeOrphans: boolean;
  report: (fault: FileFault) => void;
}

/** Compares stored files with the rows that refer to them. The product may run meanwhile. */
@Injectable()
export class FileCheck {
  constructor(
    private readonly files: FileStore,
    private readonly references: FileReferences,
    private readonly clock: Clock,
  ) {}

  /** Returns the number of files that were read. */
  async run(options: FileCheckOptions): Promise<number> {
    let read = 0;
    for (const companyId of options.companyIds) read += await this.checkCompany(companyId, options);
    const known = new Set(options.companyIds);
    for await (const file of this.files.list())
      if (!known.has(file.key.split('/', 1).join())) await this.orphan(file, options);
    return read;
  }

  private async checkCompany(companyId: string, options: FileCheckOptions): Promise<number> {
    const missing = await this.references.of(companyId);
    let read = 0;
    for await (const file of this.files.list(companyId)) {
      const reference = missing.get(file.key);
      if (reference === undefined) await this.orphan(file, options);
      else {
        missing.delete(file.key);
        read += 1;
        await this.compare(reference, options);
      }
    }
    if (missing.size > 0) await this.reportMissing(companyId, missing, options);
    return read;
  }

  private async compare({ key, sha256, owner }: FileReference, { report }: FileCheckOptions): Promise<void> {
    try {
      const found = await this.files.sha256(key);
      if (sha256 !== null && found !== sha256) report({ kind: 'altered', key, owner });
    } catch (error) {
      // Removed since the listing: its row as well, otherwise the next check finds it.
      if (!(error instanceof FileMissing)) throw error;
    }
  }

  /** Rows and their files may have been removed since the rows were read. */
  private async reportMissing(
    companyId: string,
    missing: ReadonlyMap<string, FileReference>,
    { report }: FileCheckOptions,
  ): Promise<void> {
    const still = await this.references.of(companyId);
    for (const { key, owner } of missing.values()) if (still.has(key)) report({ kind: 'missing', key, owner });
  }

  private async orphan(
    { key, modifiedAt }: StoredObject,
    { graceMs, removeOrphans, report }: FileCheckOptions,
  ): Promise<void> {
    if (this.clock.now().getTime() - modifiedAt.getTime() < graceMs) return;
    if (removeOrphans) await this.files.remove(key);
    report({ kind: removeOrphans ? 'removed' : 'orphan', key, owner: null });
  }
}
