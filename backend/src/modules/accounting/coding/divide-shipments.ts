import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { type CostCenterPart, DividesByCostCenter, type ShipmentToDivide } from '../../shipments/index.js';
import { codeShipment } from './code-shipment.js';
import { CodingRulesService } from './coding-rules.service.js';
import { type CodedLine, rescale } from './domain/code-invoice.js';
import { InvoiceCodingsRepository } from './persistence/invoice-codings.sql.js';

/** Divides booked totals over cost centers, for reports. */
@Injectable()
export class DivideShipments {
  constructor(
    private readonly rules: CodingRulesService,
    private readonly codings: InvoiceCodingsRepository,
  ) {}

  /** By the codings that members entered for approved invoices, in proportion, else by rule. Shipments that no rule codes are left out. */
  @DividesByCostCenter()
  async divide(
    tx: Transaction,
    companyId: string,
    shipments: readonly ShipmentToDivide[],
  ): Promise<Map<string, CostCenterPart[]>> {
    const rules = await this.rules.of(companyId, tx);
    const invoiceIds = shipments.flatMap(({ approvedInvoiceIds }) => approvedInvoiceIds);
    const byHand = invoiceIds.length === 0 ? new Map() : await this.codings.newest(companyId, invoiceIds, tx);
    return new Map(
      shipments.flatMap((shipment): [string, CostCenterPart[]][] => {
        const entered = shipment.approvedInvoiceIds.flatMap((id): CodedLine[] => byHand.get(id) ?? []);
        const lines = entered.length > 0 ? rescale(entered, shipment.total) : codeShipment(shipment, rules);
        return lines === null ? [] : [[shipment.id, partsOf(lines)]];
      }),
    );
  }
}

/** One part for each cost center. */
function partsOf(lines: readonly CodedLine[]): CostCenterPart[] {
  return [...Map.groupBy(lines, ({ costCenter }) => costCenter)].map(([costCenter, same]) => ({
    costCenter,
    amount: same.reduce((sum, { amount }) => sum + amount, 0),
  }));
}
