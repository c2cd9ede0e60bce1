import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { NotFound } from '../../platform/http/domain-error.js';
import { newId } from '../../platform/ids.js';
import { FileStore } from '../../platform/storage/file-store.js';
import { type BolContent } from './bol/bol-content.js';
import { renderBol } from './bol/render-bol.js';
import type { DocumentDto } from './documents.dto.js';
import { type DocumentRow, DocumentsRepository } from './persistence/documents.repository.js';

/** The bytes of a document with what a download says about them. */
export interface DocumentFile {
  fileName: string;
  contentType: string;
  bytes: Buffer;
}

/** Papers of shipments: made once, kept as files, never changed. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  /** Makes this version of a bill of lading. Making it again, also at the same moment, changes nothing: equal content has equal bytes. */
  async makeBol(companyId: string, shipmentId: string, content: BolContent): Promise<void> {
    const bytes = await renderBol(content);
    const digest = sha256(bytes);
    const fileKey = `${companyId}/${shipmentId}/bol-${content.version}-${digest.slice(0, 12)}.pdf`;
    await this.files.write(fileKey, bytes);
    await this.documents.insert({
      companyId,
      id: newId('doc'),
      shipmentId,
      kind: 'BOL',
      version: content.version,
      fileName: `BOL-${content.bolNumber}.pdf`,
      contentType: 'application/pdf',
      size: bytes.length,
      sha256: digest,
      fileKey,
      createdAt: this.clock.now(),
    });
  }

  /** Documents of a shipment, newest version first. */
  async list(companyId: string, shipmentId: string): Promise<DocumentDto[]> {
    const rows = await this.documents.list(companyId, shipmentId);
    return rows.map(present);
  }

  /** @throws NotFound; Error when the file is not the one that was stored */
  async read(companyId: string, shipmentId: string, documentId: string): Promise<DocumentFile> {
    const row = await this.documents.find(companyId, shipmentId, documentId);
    if (row === null) throw new NotFound();
    const bytes = await this.files.read(row.fileKey);
    if (sha256(bytes) !== row.sha256) throw new Error(`The file of document ${row.id} is not the one that was stored.`);
    return { fileName: row.fileName, contentType: row.contentType, bytes };
  }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function present({ id, kind, version, fileName, contentType, size, sha256: digest, createdAt }: DocumentRow): DocumentDto {
  return { id, kind, version, fileName, contentType, size, sha256: digest, createdAt: createdAt.toISOString() };
}
