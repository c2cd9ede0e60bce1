import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import { NotFound } from '../../platform/http/problems/domain-error.js';
import type { DocumentKind } from './document-kinds.js';
import { DocumentsRepository, type NamedDocumentRow } from './persistence/documents.sql.js';

/** Documents that their carrier withdrew. They stay, marked. */
@Injectable()
export class Withdrawals {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly clock: Clock,
  ) {}

  /** Marks a document that a carrier sent as withdrawn; null if it is already, or is from another source. @throws NotFound */
  async withdraw(
    tx: Transaction,
    companyId: string,
    shipmentId: string,
    documentId: string,
    comment: string | null,
  ): Promise<Pick<NamedDocumentRow, 'kind' | 'fileName'> | null> {
    const row = await this.existing(companyId, shipmentId, documentId);
    return (await this.documents.withdraw(tx, row, this.clock.now(), comment)) ? row : null;
  }

  /** Ends the withdrawal of a document. Returns its kind, or null if it is not withdrawn. @throws NotFound */
  async restore(
    tx: Transaction,
    companyId: string,
    shipmentId: string,
    documentId: string,
  ): Promise<DocumentKind | null> {
    const { kind } = await this.existing(companyId, shipmentId, documentId);
    return (await this.documents.restore(tx, companyId, documentId)) ? kind : null;
  }

  private async existing(companyId: string, shipmentId: string, documentId: string): Promise<NamedDocumentRow> {
    const row = await this.documents.find(companyId, shipmentId, documentId);
    if (row === null) throw new NotFound();
    return row;
  }
}
