import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DecoratedMethods } from '../discovery/decorated-methods.js';

/** A file to which a row of the database refers. */
export interface FileReference {
  key: string;
  /** SHA-256 in hexadecimal; null if it was not stored. */
  sha256: string | null;
  /** Where the reference is, like `document doc_…`. */
  owner: string;
}

/** Marks a method of a repository that reads all references of a company to files: `(companyId) => Promise<FileReference[]>`. */
export const RefersToFiles = DiscoveryService.createDecorator();

/** References of all modules. */
@Injectable()
export class FileReferences {
  constructor(private readonly methods: DecoratedMethods) {}

  /** References of a company by key. */
  async of(companyId: string): Promise<Map<string, FileReference>> {
    const found = new Map<string, FileReference>();
    for (const { call } of this.methods.find<(companyId: string) => Promise<FileReference[]>, unknown>(RefersToFiles))
      for (const reference of await call(companyId)) found.set(reference.key, reference);
    return found;
  }
}
