import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, type Repository } from 'typeorm';
import type { Transaction } from '../../../../../platform/database/database.js';
import { InvoiceDocumentEntity } from './invoice-document.entity.js';

/** Names the documents of an invoice. */
export type InvoiceDocumentsKey = Pick<InvoiceDocumentEntity, 'companyId' | 'connectionId' | 'invoiceNumber'>;
/** Filters of a list. */
export interface InvoiceDocumentFilter {
  invoiceNumber?: string | undefined;
  documentTypes?: readonly string[] | undefined;
}

/** Most documents in a list. */
const LISTED_MAX = 500;

/** Documents that carriers sent with invoices. */
@Injectable()
export class InvoiceDocumentsRepository {
  constructor(@InjectRepository(InvoiceDocumentEntity) private readonly documents: Repository<InvoiceDocumentEntity>) {}

  async insert(tx: Transaction, row: InvoiceDocumentEntity): Promise<void> {
    await tx.insert(InvoiceDocumentEntity, row);
  }

  /** Documents of a connection that are not withdrawn, newest first. */
  listed(
    { companyId, connectionId }: Pick<InvoiceDocumentEntity, 'companyId' | 'connectionId'>,
    { invoiceNumber, documentTypes }: InvoiceDocumentFilter,
  ): Promise<InvoiceDocumentEntity[]> {
    return this.documents.find({
      where: {
        companyId,
        connectionId,
        withdrawnAt: IsNull(),
        ...(invoiceNumber === undefined ? {} : { invoiceNumber }),
        ...(documentTypes === undefined ? {} : { documentType: In(documentTypes) }),
      },
      order: { receivedAt: 'DESC', id: 'DESC' },
      take: LISTED_MAX,
    });
  }

  /** All documents of an invoice, withdrawn ones too. */
  ofInvoice(key: InvoiceDocumentsKey, tx?: Transaction): Promise<InvoiceDocumentEntity[]> {
    const documents = tx?.getRepository(InvoiceDocumentEntity) ?? this.documents;
    return documents.find({ where: key, order: { receivedAt: 'ASC', id: 'ASC' } });
  }

  async withdraw(tx: Transaction, companyId: string, ids: readonly string[], now: Date): Promise<void> {
    await tx.update(InvoiceDocumentEntity, { companyId, id: In(ids) }, { withdrawnAt: now });
  }

  /** Whether a carrier still lists the stored file. */
  isListed(tx: Transaction, { companyId, documentId }: InvoiceDocumentEntity): Promise<boolean> {
    return tx.getRepository(InvoiceDocumentEntity).existsBy({ companyId, documentId, withdrawnAt: IsNull() });
  }
}
