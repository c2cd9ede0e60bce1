import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../../platform/audit/audit-log.js';
import { Clock } from '../../../../platform/clock.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { newId } from '../../../../platform/ids.js';
import { ChargeMessages } from '../disputes/charge-messages.js';
import { awaitsCertificate } from './domain/invoice-status.js';
import type { CarrierInvoiceEntity } from './persistence/carrier-invoice.entity.js';
import { InvoicesRepository } from './persistence/invoices.sql.js';
import { NO_PAYMENT } from './record-invoice.js';

/** Weight and inspection certificates that carriers are asked for because of an invoice, which is on hold until they arrive. */
@Injectable()
export class CertificateRequests {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly messages: ChargeMessages,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Emails the carrier for the certificate of an invoice that the caller has locked. `note` is a sentence of the user. */
  ask(
    tx: Transaction,
    { companyId, id: invoiceId, number, proNumber, bolNumber }: CarrierInvoiceEntity,
    address: string,
    note: string | null,
    userId: string,
  ): Promise<void> {
    const numbers = [proNumber && `PRO ${proNumber}`, bolNumber && `bill of lading ${bolNumber}`].filter(Boolean);
    const text = [
      `Please send the weight and inspection certificate for invoice ${number}${numbers.length > 0 ? ` (${numbers.join(', ')})` : ''}.`,
      'The invoice is on hold until we have it. Please reply to this email with the document attached.',
      ...(note === null ? [] : [note]),
    ].join('\n\n');
    const subject = `Weight and inspection certificate for invoice ${number}`;
    const thread = { companyId, invoiceId, claimId: null };
    return this.messages.add(
      tx,
      thread,
      { direction: 'sent', text, requestedKind: 'WEIGHT_INSPECTION' },
      { address, subject },
      userId,
    );
  }

  /**
   * Ends the waiting of the invoices of a shipment whose certificate arrived: they are to be reviewed again, duplicates stay on hold.
   * `userId` is null if the carrier sent it.
   */
  async arrived(tx: Transaction, { companyId, shipmentId, fileName, userId }: ArrivedCertificate): Promise<void> {
    for (const invoice of await this.invoices.lockHeld(tx, companyId, shipmentId)) {
      const { id, number, verdict } = invoice;
      const decisions = await this.invoices.lockedDecisions(tx, companyId, id);
      if (!awaitsCertificate(invoice.status, decisions)) continue;
      await this.invoices.change(tx, invoice, { status: verdict === 'duplicate' ? 'held' : 'review' });
      await this.invoices.addDecision(tx, {
        companyId,
        id: newId('dcs'),
        invoiceId: id,
        kind: 'wi_arrived',
        reason: null,
        amount: null,
        note: fileName,
        actorId: userId,
        decidedAt: this.clock.now(),
        ...NO_PAYMENT,
      });
      const details = { id, number, decision: 'wi_arrived', reason: null, amount: null };
      await this.audit.record(tx, { companyId, userId, action: 'invoice.decided', subject: shipmentId, details });
    }
  }
}

/** A weight and inspection certificate that was added to a shipment. */
interface ArrivedCertificate {
  companyId: string;
  shipmentId: string;
  fileName: string;
  userId: string | null;
}
