import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/http/problems/domain-error.js';
import { DocumentsService } from '../../../documents/index.js';
import type { DeliverySender } from '../../tracking/inbound/signed-deliveries.js';
import { invoiceResponse, listResponse, type ReadFile } from './document-response.js';
import type { InvoiceDocumentQuery } from './invoice-documents.dto.js';
import type { InvoiceDocumentEntity } from './persistence/invoice-document.entity.js';
import { InvoiceDocumentsRepository } from './persistence/invoice-documents.repository.js';

/** Documents of invoices as their carrier reads them: the stored files, which for PDFs are not the received bytes. Withdrawn ones are left out. */
@Injectable()
export class InvoiceDocumentsQueries {
  constructor(
    private readonly rows: InvoiceDocumentsRepository,
    private readonly documents: DocumentsService,
  ) {}

  /** JSON of the newest documents of the sender, by invoice. */
  async list(
    sender: DeliverySender,
    { invoiceNumber, documentType, DOT, MC }: InvoiceDocumentQuery,
  ): Promise<Readable> {
    const rows = await this.rows.listed(sender, { invoiceNumber, documentTypes: documentType });
    return listResponse(
      rows.filter((row) => isOf(row, { DOT, MC })),
      this.read,
    );
  }

  /** JSON of the documents of one invoice. @throws NotFound */
  async ofInvoice(sender: DeliverySender, invoiceNumber: string): Promise<Readable> {
    const rows = await this.rows.listed(sender, { invoiceNumber });
    if (rows.length === 0) throw new NotFound();
    return invoiceResponse(rows, this.read);
  }

  private readonly read: ReadFile = async ({ companyId, shipmentId, documentId }) =>
    (await this.documents.read(companyId, shipmentId, documentId)).bytes;
}

function isOf({ original }: InvoiceDocumentEntity, carrier: Pick<InvoiceDocumentQuery, 'DOT' | 'MC'>): boolean {
  const sent = JSON.parse(original) as Required<typeof carrier>;
  return (['DOT', 'MC'] as const).every((name) => carrier[name] === undefined || carrier[name] === sent[name]);
}
