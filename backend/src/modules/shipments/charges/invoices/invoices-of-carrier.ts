import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../../platform/database/database.js';
import type { CarrierBillEntity } from '../received/persistence/carrier-bill.entity.js';
import type { ReadBill } from '../received/read-bill.js';
import { AutoApprove } from './auto-approve.js';
import { BilledShipments } from './persistence/billed-shipments.sql.js';
import { RecordInvoice } from './record-invoice.js';

/** Turns invoices that carriers send into records of the audit. */
@Injectable()
export class InvoicesOfCarrier {
  constructor(
    private readonly records: RecordInvoice,
    private readonly shipments: BilledShipments,
    private readonly approvals: AutoApprove,
  ) {}

  /** A newer version takes the place of the earlier ones that are not decided yet; after a decision it is held as a duplicate. */
  async take(
    tx: Transaction,
    bill: CarrierBillEntity,
    { dueOn, lines, reported }: NonNullable<ReadBill['invoice']>,
    earlier: readonly CarrierBillEntity[],
  ): Promise<void> {
    const { companyId, id, shipmentId, number, billedOn, currency, total } = bill;
    await this.records.supersede(tx, companyId, idsOf(earlier), 'replaced');
    const {
      scac,
      carrierName,
      proNumber,
      bolNumber,
      number: shipmentNumber,
    } = await this.shipments.get(tx, companyId, shipmentId);
    const invoiceId = await this.records.record(tx, {
      companyId,
      source: 'carrier',
      carrierBillId: id,
      scac,
      carrierName,
      number,
      billedOn,
      dueOn,
      proNumber,
      bolNumber,
      shipmentNumber,
      shipmentId,
      matchedBy: 'carrier',
      currency,
      total,
      lines,
      ...(reported && { reported }),
      createdBy: null,
    });
    await this.approvals.approve(tx, companyId, [invoiceId]);
  }

  async withdraw(tx: Transaction, companyId: string, versions: readonly CarrierBillEntity[]): Promise<void> {
    await this.records.supersede(tx, companyId, idsOf(versions), 'withdrawn');
    const [version] = versions;
    if (version === undefined) return;
    const { id, shipmentId } = version;
    await this.records.closeIfSettled(tx, { companyId, shipmentId, actorId: null, key: `settled:${id}` });
  }
}

const idsOf = (bills: readonly CarrierBillEntity[]): string[] => bills.map(({ id }) => id);
