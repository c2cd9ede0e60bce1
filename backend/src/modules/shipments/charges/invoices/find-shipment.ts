import { Injectable } from '@nestjs/common';
import { type InvoiceMatch, type InvoiceReferences, matchByPo, matchInvoice } from './domain/match-invoice.js';
import { InvoicesRepository } from './persistence/invoices.sql.js';
import { OrderedShipments } from './persistence/ordered-shipments.sql.js';

/** Finds the shipment of an invoice (freight.md Annex A, step 1). */
@Injectable()
export class FindShipment {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly ordered: OrderedShipments,
  ) {}

  /** Null if no single shipment fits. */
  async find(companyId: string, references: InvoiceReferences): Promise<InvoiceMatch | null> {
    const match = matchInvoice(references, await this.invoices.candidates(companyId, references));
    if (match !== null || references.poNumber === null) return match;
    return matchByPo(references, await this.ordered.withPo(companyId, references.poNumber));
  }
}
