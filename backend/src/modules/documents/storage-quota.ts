import { Injectable } from '@nestjs/common';
import { type CompanyQuotas, Config, MEGABYTE } from '../../config/config.js';
import { StorageQuotaReached } from '../../platform/storage/storage-errors.js';
import type { ReceivedFile } from './document-files.js';
import { DocumentsRepository } from './persistence/documents.sql.js';

/** Storage that a company uses for documents and uploaded invoices, against its quota. */
@Injectable()
export class StorageQuota {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly config: Config,
  ) {}

  /** Bytes of all documents and uploaded invoices of the company. */
  used(companyId: string): Promise<number> {
    return this.documents.bytesOf(companyId);
  }

  /** Concurrent uploads may exceed the quota by their own size. `quotas`: those of the company. @throws StorageQuotaReached */
  async check(
    { companyId, size }: Pick<ReceivedFile, 'companyId' | 'size'>,
    quotas?: CompanyQuotas | null,
  ): Promise<void> {
    const { storageBytes } = { ...this.config.quotas, ...quotas };
    if (storageBytes !== undefined && (await this.used(companyId)) + size > storageBytes)
      throw new StorageQuotaReached(storageBytes / MEGABYTE);
  }
}
