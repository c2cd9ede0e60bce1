import { Injectable } from '@nestjs/common';
import type { ReclassCode } from '../../../../kernel/freight-item.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { ChargesQueries } from '../persistence/charges.sql.js';
import { isPreliminaryCharges } from '../received/carrier-bill.messages.js';
import { CarrierBillsRepository } from '../received/persistence/carrier-bills.repository.js';
import { readPreliminaryCharges } from '../received/read-bill.js';
import { isOpen } from './domain/invoice-status.js';
import { evaluateInvoice } from './domain/evaluate-invoice.js';
import type { AgreedCharges, Evaluation } from './domain/evaluation.js';
import { RememberedCodes } from './remembered-codes/persistence/remembered-codes.repository.js';
import { InvoiceSettingsRepository } from './settings/persistence/invoice-settings.repository.js';
import { type CarrierInvoiceEntity, INVOICE_BODY } from './persistence/carrier-invoice.entity.js';
import { InvoicesRepository } from './persistence/invoices.sql.js';

/** Compares invoices with what is stored about their shipments. */
@Injectable()
export class AuditInvoice {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly charges: ChargesQueries,
    private readonly bills: CarrierBillsRepository,
    private readonly settings: InvoiceSettingsRepository,
    private readonly codes: RememberedCodes,
  ) {}

  async evaluate(invoice: CarrierInvoiceEntity, tx?: Transaction): Promise<Evaluation> {
    const { companyId, shipmentId, currency, total } = invoice;
    const related = await this.invoices.related(invoice, tx);
    const facts = {
      reclasses: shipmentId === null ? [] : await this.reclasses(companyId, shipmentId),
      duplicateOf: related.find(({ isDuplicate }) => isDuplicate) ?? null,
      others: shipmentId === null ? [] : related.filter(({ isDuplicate }) => !isDuplicate),
    };
    const stored = INVOICE_BODY.read(invoice.body).lines;
    const lines = isOpen(invoice.status) ? await this.codes.apply(companyId, invoice.scac, stored, tx) : stored;
    const { toleranceAmount, toleranceBasisPoints } = await this.settings.get(companyId, tx);
    const tolerance = { amount: toleranceAmount, basisPoints: toleranceBasisPoints };
    return evaluateInvoice({ currency, total, lines }, await this.agreed(companyId, shipmentId), facts, tolerance);
  }

  private async agreed(companyId: string, shipmentId: string | null): Promise<AgreedCharges | null> {
    if (shipmentId === null) return null;
    const { currency, booked } = await this.charges.ofShipment(companyId, shipmentId);
    return { currency, total: booked.total, lines: booked.lines };
  }

  private async reclasses(companyId: string, shipmentId: string): Promise<ReclassCode[]> {
    const bills = await this.bills.ofShipment(companyId, shipmentId);
    const codes = bills
      .filter(({ kind, withdrawn }) => kind === 'preliminary' && !withdrawn)
      .map(({ original }): unknown => JSON.parse(original))
      .flatMap((message) => (isPreliminaryCharges(message) ? readPreliminaryCharges(message).reclasses : []));
    return [...new Set(codes)];
  }
}
