import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../../platform/database/database.js';
import { newId } from '../../../../platform/ids.js';
import type { InvoiceLine } from '../invoices/domain/invoice-body.js';
import { NO_PAYMENT } from '../invoices/record-invoice.js';
import { InvoicesRepository } from '../invoices/persistence/invoices.sql.js';
import type { CarrierBillEntity } from './persistence/carrier-bill.entity.js';

type PreliminaryBill = Pick<CarrierBillEntity, 'companyId' | 'id' | 'shipmentId' | 'currency' | 'receivedAt'>;

/** Appends preliminary charges to the ledger of their shipment. */
@Injectable()
export class RecordPreliminary {
  constructor(private readonly ledger: InvoicesRepository) {}

  /** Each message has its own rows; those of the newest are the present preliminary charges. */
  async record(
    tx: Transaction,
    { companyId, id, shipmentId, currency, receivedAt }: PreliminaryBill,
    lines: readonly InvoiceLine[],
  ): Promise<void> {
    const entries = lines.map(({ code, description, amount }) => ({
      companyId,
      id: newId('chg'),
      shipmentId,
      invoiceId: null,
      carrierBillId: id,
      stage: 'PRELIMINARY' as const,
      code,
      description,
      amount,
      currency,
      source: 'carrier' as const,
      actorId: null,
      recordedAt: receivedAt,
      ...NO_PAYMENT,
    }));
    await this.ledger.addEntries(tx, entries);
  }

  /** Whether the ledger has rows of the message. */
  async isRecorded(tx: Transaction, { companyId, id }: Pick<PreliminaryBill, 'companyId' | 'id'>): Promise<boolean> {
    return (await this.ledger.entriesOfBill(tx, companyId, id)).length > 0;
  }
}
