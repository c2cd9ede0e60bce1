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

  /** For each invoice, null if no single shipment fits. */
  async find(companyId: string, references: readonly InvoiceReferences[]): Promise<(InvoiceMatch | null)[]> {
    const candidates = await this.invoices.candidates(companyId, references);
    const matches: (InvoiceMatch | null)[] = [];
    for (const asked of references)
      matches.push(matchInvoice(asked, candidates) ?? (await this.findByPo(companyId, asked)));
    return matches;
  }

  private async findByPo(companyId: string, asked: InvoiceReferences): Promise<InvoiceMatch | null> {
    if (asked.poNumber === null) return null;
    return matchByPo(asked, await this.ordered.withPo(companyId, asked.poNumber));
  }
}
