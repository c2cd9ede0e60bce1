import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Logger } from '../../../platform/logging/logger.js';
import { FileStore } from '../../../platform/storage/file-store.js';
import { type DocumentRow, DocumentsRepository } from '../persistence/documents.sql.js';
import { sha256 } from '../sha256.js';
import { rewritePdf } from './rewrite-pdf.js';
import { isTwoFiles } from './recognise-file.js';

/** A file that share links may serve. */
export interface SharedCopy {
  fileKey: string;
  sha256: string;
}

/**
 * Files that share links serve. Generated files, and uploads that passed inspection, are served as stored. A file stored by an earlier version of the
 * product is inspected when first shared: the original does not change, and share links serve a copy without active content, or nothing.
 */
@Injectable()
export class SharedCopies {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly files: FileStore,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Null if the file is not safe to share. @throws ThreadsBusy */
  async of(row: DocumentRow): Promise<SharedCopy | null> {
    const { source, fileKey, sha256: digest, inspectedAt, sharedKey, sharedSha256 } = row;
    if (source === 'lading') return { fileKey, sha256: digest };
    if (inspectedAt === null) return this.inspect(row);
    return sharedKey === null || sharedSha256 === null ? null : { fileKey: sharedKey, sha256: sharedSha256 };
  }

  private async inspect(row: DocumentRow): Promise<SharedCopy | null> {
    const copy = await this.copy(row, await this.files.read(row.fileKey));
    await this.documents.keepInspection(row, this.clock.now(), copy);
    if (copy === null) this.logger.warn(`Document ${row.id} is not safe to share.`, 'SharedCopies');
    return copy;
  }

  private async copy({ fileKey, contentType, sha256: digest }: DocumentRow, bytes: Buffer): Promise<SharedCopy | null> {
    if (sha256(bytes) !== digest || isTwoFiles(bytes, contentType)) return null;
    if (contentType !== 'application/pdf') return { fileKey, sha256: digest };
    const { bytes: rewritten } = await rewritePdf(bytes);
    if (rewritten === null) return null;
    const sharedKey = `${fileKey}-shared`;
    await this.files.write(sharedKey, rewritten);
    return { fileKey: sharedKey, sha256: sha256(rewritten) };
  }
}
