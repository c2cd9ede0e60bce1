import { Injectable } from '@nestjs/common';
import { addDays, type LocalDate } from '../../../../kernel/time/local-date.js';
import type { Actor } from '../../../../platform/auth/actor.js';
import { AuditLog } from '../../../../platform/audit/audit-log.js';
import { Clock } from '../../../../platform/clock.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { Conflict, NotFound } from '../../../../platform/http/problems/domain-error.js';
import { newId } from '../../../../platform/ids.js';
import { CarrierAddresses } from '../../../carriers/index.js';
import { ShipmentsRepository } from '../../persistence/shipments.sql.js';
import { disputeReasonName, type DisputeReason } from '../invoices/domain/dispute-reasons.js';
import { fieldError } from '../invoices/invoices.errors.js';
import type { CarrierInvoiceEntity } from '../invoices/persistence/carrier-invoice.entity.js';
import { InvoicesRepository } from '../invoices/persistence/invoices.sql.js';
import { ChargeMessages, type NewMessage } from './charge-messages.js';
import { Deadlines } from './deadlines.js';
import type { DisputeOutcome } from './persistence/dispute.entity.js';
import { DisputesRepository } from './persistence/disputes.sql.js';
import { msg } from '../../../../messages/message.js';

/** Days until a carrier should answer, unless the user chooses another date. */
const ANSWER_DAYS = 30;
/** At the carrier, in order of preference. */
const PURPOSES = ['billing', 'dispatch', 'tender'] as const;

/** A dispute to open. */
export interface NewDispute {
  reason: DisputeReason;
  /** Minor units. */
  amount: number;
  note: string | null;
  /** Default: in 30 days. */
  answerDueOn: LocalDate | null;
  /** Carrier's address to which the dispute is emailed; null to send nothing. */
  emailTo: string | null;
}

/** Disputes with carriers: opening, messages, closing. */
@Injectable()
export class DisputesService {
  constructor(
    private readonly disputes: DisputesRepository,
    private readonly deadlines: Deadlines,
    private readonly invoices: InvoicesRepository,
    private readonly shipments: ShipmentsRepository,
    private readonly addresses: CarrierAddresses,
    private readonly messages: ChargeMessages,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The carrier's address for disputes; null without a shipment or a contact. */
  async addressOf(companyId: string, shipmentId: string | null): Promise<string | null> {
    const shipment = shipmentId === null ? null : await this.shipments.find(companyId, shipmentId);
    return shipment === null ? null : this.addresses.find(companyId, shipment.carrierId, PURPOSES);
  }

  /** @throws Conflict NO_CARRIER_ADDRESS */
  async requireAddress(
    companyId: string,
    shipmentId: string | null,
    purpose: 'dispute' | 'request' = 'dispute',
  ): Promise<string> {
    const address = await this.addressOf(companyId, shipmentId);
    if (address !== null) return address;
    const detail =
      purpose === 'dispute'
        ? msg`The carrier has no email address for billing. Enter one under Carriers, or dispute without an email.`
        : msg`The carrier has no email address for billing. Enter one under Carriers, or put the invoice on hold and call the carrier.`;
    throw new Conflict('NO_CARRIER_ADDRESS', detail);
  }

  /** Opens a dispute of an invoice that the caller has locked. */
  async open(tx: Transaction, invoice: CarrierInvoiceEntity, dispute: NewDispute, userId: string): Promise<void> {
    const { companyId, id: invoiceId } = invoice;
    const { reason, amount, note, emailTo } = dispute;
    const openedAt = this.clock.now();
    const today = openedAt.toISOString().slice(0, 10);
    const answerDueOn = dispute.answerDueOn ?? addDays(today, ANSWER_DAYS);
    if (answerDueOn < today) throw fieldError('/answerDueOn', 'PAST', msg`Choose today or a later date.`);
    await this.disputes.insert(tx, {
      companyId,
      id: newId('dsp'),
      invoiceId,
      reason,
      amount,
      note,
      answerDueOn,
      openedBy: userId,
      openedAt,
      outcome: null,
      recovered: null,
      closedBy: null,
      closedAt: null,
    });
    await this.deadlines.end(tx, invoice, 'dispute');
    await this.deadlines.start(tx, 'answer', [{ ...invoice, dueOn: answerDueOn }]);
    if (emailTo === null) return;
    const text = [`Reason: ${disputeReasonName(reason)}.`, ...(note === null ? [] : [note])].join('\n\n');
    await this.addMessage(tx, invoice, { direction: 'sent', text }, emailTo, userId);
  }

  /** Closes the open dispute of a locked invoice, if it has one. `userId` is null if the carrier ended it. */
  async close(
    tx: Transaction,
    invoice: Pick<CarrierInvoiceEntity, 'companyId' | 'id'>,
    outcome: DisputeOutcome,
    recovered: number,
    userId: string | null,
  ): Promise<void> {
    const end = { outcome, recovered, closedBy: userId, closedAt: this.clock.now() };
    await this.disputes.close(tx, invoice.companyId, invoice.id, end);
    await this.deadlines.end(tx, invoice, 'dispute', 'answer');
  }

  /** Adds a note or an answer of the carrier, or emails the carrier. @throws NotFound; Conflict NO_CARRIER_ADDRESS, NOT_DISPUTED */
  async addToThread({ companyId, userId }: Actor, invoiceId: string, message: NewMessage): Promise<void> {
    const known = await this.invoices.find(companyId, invoiceId);
    if (known === null) throw new NotFound();
    const emailTo = message.direction === 'sent' ? await this.requireAddress(companyId, known.shipmentId) : null;
    await this.database.transaction(async (tx) => {
      const invoice = await this.invoices.lock(tx, companyId, invoiceId);
      if (invoice === null) throw new NotFound();
      if ((await this.disputes.ofInvoice(companyId, invoiceId)).length === 0)
        throw new Conflict('NOT_DISPUTED', msg`This invoice was never disputed. Dispute it first.`);
      await this.addMessage(tx, invoice, message, emailTo, userId);
      const details = { id: invoiceId, number: invoice.number, direction: message.direction };
      const subject = invoice.shipmentId ?? invoiceId;
      await this.audit.record(tx, { companyId, userId, action: 'dispute.message_added', subject, details });
    });
  }

  private addMessage(
    tx: Transaction,
    { companyId, id: invoiceId, number }: CarrierInvoiceEntity,
    message: NewMessage,
    address: string | null,
    userId: string,
  ): Promise<void> {
    const email = address === null ? null : { address, subject: `Dispute of invoice ${number}` };
    return this.messages.add(tx, { companyId, invoiceId, claimId: null }, message, email, userId);
  }
}
