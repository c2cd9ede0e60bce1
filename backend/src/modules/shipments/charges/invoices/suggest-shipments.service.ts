import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/http/problems/domain-error.js';
import { type Suggestion, suggestShipments } from './domain/suggest-shipments.js';
import { INVOICE_BODY } from './persistence/carrier-invoice.entity.js';
import { InvoicesRepository } from './persistence/invoices.sql.js';
import { OrderedShipments } from './persistence/ordered-shipments.sql.js';
import { SuggestedShipments } from './persistence/suggested-shipments.sql.js';

/** Suggests shipments for invoices that no number matched. */
@Injectable()
export class SuggestShipments {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly ordered: OrderedShipments,
    private readonly shipments: SuggestedShipments,
  ) {}

  /** Best first; empty for an invoice that has a shipment. @throws NotFound */
  async suggest(companyId: string, invoiceId: string): Promise<Suggestion[]> {
    const invoice = await this.invoices.find(companyId, invoiceId);
    if (invoice === null) throw new NotFound();
    if (invoice.shipmentId !== null) return [];
    const {
      poNumber = null,
      shippedOn = null,
      consigneePostalCode = null,
      weight = null,
    } = INVOICE_BODY.read(invoice.body).freight ?? {};
    const on = invoice.billedOn ?? invoice.createdAt.toISOString().slice(0, 10);
    const [numbered, ordered, picked] = await Promise.all([
      this.invoices.candidates(companyId, [invoice]),
      poNumber === null ? [] : this.ordered.withPo(companyId, poNumber),
      this.shipments.pickedUpBefore(companyId, invoice.scac, on),
    ]);
    const ids = new Set([...numbered.map(({ id }) => id), ...ordered.map(({ id }) => id), ...picked]);
    const asked = { ...invoice, poNumber, shippedOn, consigneePostalCode, weight };
    return suggestShipments(asked, await this.shipments.get(companyId, [...ids]), new Set(ordered.map(({ id }) => id)));
  }
}
