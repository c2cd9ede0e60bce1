import { Injectable } from '@nestjs/common';
import type { ReclassCode } from '../../../../kernel/freight-item.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { NotFound } from '../../../../platform/http/problems/domain-error.js';
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

  /** @throws NotFound if its shipment does not exist */
  async evaluate(invoice: CarrierInvoiceEntity, tx?: Transaction): Promise<Evaluation> {
    const [evaluation] = await this.evaluateAll(invoice.companyId, [invoice], tx);
    return evaluation!;
  }

  /** Evaluations in the order of the invoices, which are of one company and may not be stored yet. */
  async evaluateAll(
    companyId: string,
    invoices: readonly CarrierInvoiceEntity[],
    tx?: Transaction,
  ): Promise<Evaluation[]> {
    const shipmentIds = [...new Set(invoices.flatMap(({ shipmentId }) => shipmentId ?? []))];
    const related = await this.invoices.related(companyId, invoices, tx);
    const booked = await this.charges.booked(companyId, shipmentIds, tx);
    const reclasses = await this.reclasses(companyId, shipmentIds, tx);
    const { toleranceAmount, toleranceBasisPoints } = await this.settings.get(companyId, tx);
    const tolerance = { amount: toleranceAmount, basisPoints: toleranceBasisPoints };
    const evaluations: Evaluation[] = [];
    for (const { id, shipmentId, status, scac, currency, total, body } of invoices) {
      const others = related.get(id) ?? [];
      const facts = {
        reclasses: shipmentId === null ? [] : (reclasses.get(shipmentId) ?? []),
        duplicateOf: others.find(({ isDuplicate }) => isDuplicate) ?? null,
        others: shipmentId === null ? [] : others.filter(({ isDuplicate }) => !isDuplicate),
      };
      const stored = INVOICE_BODY.read(body).lines;
      const lines = isOpen(status) ? await this.codes.apply(companyId, scac, stored, tx) : stored;
      evaluations.push(evaluateInvoice({ currency, total, lines }, agreedOf(shipmentId, booked), facts, tolerance));
    }
    return evaluations;
  }

  /** What carriers reported as reclassed or weighed again, by shipment. */
  private async reclasses(
    companyId: string,
    shipmentIds: readonly string[],
    tx?: Transaction,
  ): Promise<Map<string, ReclassCode[]>> {
    if (shipmentIds.length === 0) return new Map();
    const bills = await this.bills.preliminaryOf(companyId, shipmentIds, tx);
    const codes = bills.map(({ shipmentId, original }) => {
      const message: unknown = JSON.parse(original);
      return { shipmentId, reclasses: isPreliminaryCharges(message) ? readPreliminaryCharges(message).reclasses : [] };
    });
    return new Map(
      [...Map.groupBy(codes, ({ shipmentId }) => shipmentId)].map(([shipmentId, same]) => [
        shipmentId,
        [...new Set(same.flatMap(({ reclasses }) => reclasses))],
      ]),
    );
  }
}

function agreedOf(shipmentId: string | null, booked: ReadonlyMap<string, AgreedCharges>): AgreedCharges | null {
  if (shipmentId === null) return null;
  const agreed = booked.get(shipmentId);
  if (agreed === undefined) throw new NotFound();
  return agreed;
}
